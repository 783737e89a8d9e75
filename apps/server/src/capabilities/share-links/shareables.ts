import { publicQuote } from '../../modules/estimation/quotes/shared-quote.ts';
import type { PublicThing } from './shareable.ts';
import { publicFile } from '../../modules/workdrive/public.ts';

/** What can be handed out by public link. A module that has something of the kind adds it here. */
export const publicThings = { quote: publicQuote, file: publicFile } satisfies Record<string, PublicThing>;
export type PublicKind = keyof typeof publicThings;

export const isPublicKind = (kind: string): kind is PublicKind => Object.hasOwn(publicThings, kind);
