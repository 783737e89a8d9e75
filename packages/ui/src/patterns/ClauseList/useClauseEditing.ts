import { useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { ClauseItem } from './ClauseItem.ts';
import { clauseListMessages } from './ClauseList.messages.ts';

/**
 * Clauses after the text of one was edited: a new one is appended, one without text is removed.
 * @param at index of the edited clause; the length of the list for a new one.
 */
export function withClauseText(items: readonly ClauseItem[], at: number, text: string): ClauseItem[] {
  if (at === items.length) return [...items, { id: '', text }];
  return text
    ? items.map((item, index) => (index === at ? { ...item, text } : item))
    : items.filter((_, index) => index !== at);
}

/** The clause being edited, and saving the list. */
export function useClauseEditing(
  items: readonly ClauseItem[],
  onChange: ((items: ClauseItem[]) => Promise<void>) | undefined,
) {
  const messages = useMessages('clauseList', clauseListMessages);
  const [editing, setEditing] = useState<{ at: number; text: string }>();
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  /** Saves the list; false if it is being saved already or was rejected. */
  const put = async (next: ClauseItem[]): Promise<boolean> => {
    if (!onChange || isSaving.current) return false;
    isSaving.current = true;
    setError(undefined);
    try {
      await onChange(next);
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : messages.notSaved);
      return false;
    } finally {
      isSaving.current = false;
    }
  };
  const open = (at: number, text: string) => setEditing({ at, text });
  return {
    editing,
    error,
    put,
    /** Opens the field of a clause; the message of a rejection stays. */
    open,
    /** Sets the text of the field and clears the message of a rejection. */
    edit: (at: number, text: string) => {
      open(at, text);
      setError(undefined);
    },
    cancel: () => {
      setEditing(undefined);
      setError(undefined);
    },
    /** Saves the edited clause. @param goesOn opens the next new clause after a new one. */
    commit: async (goesOn: boolean): Promise<void> => {
      if (!editing) return;
      const { at } = editing;
      const text = editing.text.trim();
      if (text === (items[at]?.text ?? '')) {
        setEditing(undefined);
        return;
      }
      const next = withClauseText(items, at, text);
      const isNew = at === items.length;
      if (await put(next)) setEditing(isNew && goesOn ? { at: next.length, text: '' } : undefined);
    },
  };
}
