import type { AssistantAnswer } from '@plumbline/api';

/** Message of the conversation. */
export type ChatEntry =
  | { id: string; from: 'user'; text: string }
  | { id: string; from: 'assistant'; answer: AssistantAnswer }
  | { id: string; from: 'assistant'; failed: string };

export interface WindowPosition {
  x: number;
  y: number;
}
/**
 * Stored conversation. It survives navigation and reloads and is cleared on sign-out. After a reload the window is closed,
 * because opening it would take the focus.
 */
export interface Conversation {
  session?: string;
  entries: readonly ChatEntry[];
  /** Text that was typed and not sent. */
  draft: string;
  isOpen: boolean;
  /** Position of the moved window. */
  window?: WindowPosition | undefined;
}

const storageKey = 'assistant';
/** Maximum number of stored messages. */
const MAX_MESSAGES = 40;
const emptyConversation: Conversation = { entries: [], draft: '', isOpen: false };

function read(): Conversation {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isOne =
      typeof kept === 'object' && kept !== null && Array.isArray((kept as Partial<Conversation>).entries);
    return isOne
      ? { ...emptyConversation, ...(kept as Partial<Conversation>), isOpen: false }
      : emptyConversation;
  } catch {
    return emptyConversation;
  }
}

let current: Conversation | undefined;
const readers = new Set<() => void>();

export const conversation = {
  get: (): Conversation => (current ??= read()),
  change: (values: Partial<Conversation>): void => {
    const next = { ...conversation.get(), ...values };
    current = { ...next, entries: next.entries.slice(-MAX_MESSAGES) };
    try {
      localStorage.setItem(storageKey, JSON.stringify(current));
    } catch {
      // When storage is full the conversation is lost on reload but stays on the page.
    }
    for (const reader of readers) reader();
  },
  subscribe: (reader: () => void): (() => void) => {
    readers.add(reader);
    return () => void readers.delete(reader);
  },
};

/** Creates a unique message id. */
export const newId = (): string => crypto.randomUUID();
