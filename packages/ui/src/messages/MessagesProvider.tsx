import { use, useMemo, type ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './useMessages.ts';

export interface MessagesProviderProps {
  /** Replaced messages. Keep the identity between renders. */
  words: MessageOverrides;
  /** Content. */
  children: ReactNode;
}

/** Replaces messages of the library for its children, for translations or company terms. */
export function MessagesProvider({ words, children }: MessagesProviderProps) {
  const above = use(MessagesContext);
  const merged = useMemo(() => (above ? mergeWords(above, words) : words), [above, words]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

function mergeWords(above: MessageOverrides, below: MessageOverrides): MessageOverrides {
  const merged: Record<string, object | undefined> = { ...above };
  for (const [key, words] of Object.entries(below)) merged[key] = { ...merged[key], ...words };
  return merged;
}
