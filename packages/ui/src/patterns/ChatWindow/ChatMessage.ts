import type { ReactNode } from 'react';

export interface ChatMessage {
  id: string;
  from: 'user' | 'assistant';
  text: string;
  /** Content instead of the text, which is still announced, e.g. a `ChatAnswer`. */
  content?: ReactNode;
  /** HTML of any origin in place of the text, with links into the app; only the allow-list of `RichText` is shown. */
  html?: string;
  /** `code` for queries and formulas: monospace with line breaks. */
  kind?: 'text' | 'code';
  /** `streaming` while text arrives, `failed` if sending or answering failed. */
  state?: 'streaming' | 'failed';
}
