import { publicQuote } from '../../modules/estimation/quotes/shared-quote.ts';
import type { Shareable } from './shareable.ts';
import { publicFile } from '../../modules/workdrive/public.ts';

/** What can be handed out by public link. A module that has something of the kind adds it here. */
export const shareables = { quote: publicQuote, file: publicFile } satisfies Record<string, Shareable>;
export type ShareableName = keyof typeof shareables;

export const isShareable = (kind: string): kind is ShareableName => Object.hasOwn(shareables, kind);
