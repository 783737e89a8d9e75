import type { AssistantAnswer } from '@plumbline/api';

/** Something that was said, oldest first. */
export type Said =
  | { id: string; from: 'user'; text: string }
  | { id: string; from: 'assistant'; answer: AssistantAnswer }
  | { id: string; from: 'assistant'; failed: string };

export interface Place {
  x: number;
  y: number;
}
/**
 * A conversation as it is kept: over navigation and reloads, until the person signs out, which clears this storage. A page
 * that is loaded anew begins with the icon: a window that opens by itself would take the focus.
 */
export interface Conversation {
  session?: string;
  said: readonly Said[];
  /** What was typed and not sent. */
  draft: string;
  isOpen: boolean;
  /** Where the window, and where the icon was moved to. */
  window?: Place | undefined;
  icon?: Place | undefined;
}

const storageKey = 'assistant';
/** Messages that are kept: a conversation is no archive. */
const most = 40;
const nothing: Conversation = { said: [], draft: '', isOpen: false };

function read(): Conversation {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isOne =
      typeof kept === 'object' && kept !== null && Array.isArray((kept as Partial<Conversation>).said);
    return isOne ? { ...nothing, ...(kept as Partial<Conversation>), isOpen: false } : nothing;
  } catch {
    return nothing;
  }
}

let current: Conversation | undefined;
const readers = new Set<() => void>();

export const conversation = {
  get: (): Conversation => (current ??= read()),
  change: (values: Partial<Conversation>): void => {
    const next = { ...conversation.get(), ...values };
    current = { ...next, said: next.said.slice(-most) };
    try {
      localStorage.setItem(storageKey, JSON.stringify(current));
    } catch {
      // A full storage keeps nothing over a reload; the page still has it.
    }
    for (const reader of readers) reader();
  },
  subscribe: (reader: () => void): (() => void) => {
    readers.add(reader);
    return () => void readers.delete(reader);
  },
};

/** A name for a message that no other has. */
export const newId = (): string => crypto.randomUUID();
