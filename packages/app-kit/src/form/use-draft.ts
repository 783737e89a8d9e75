import { useCallback, useEffect, useState } from 'react';

const keyOf = (name: string) => `draft ${name}`;

/** Reads a stored draft; undefined without one. */
export function readDraft<T>(name: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

/** Stores a draft until it is removed or the session ends. */
export const writeDraft = (name: string, draft: object): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
export const removeDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/**
 * Stores a draft that survives navigation, reloads and crashes until it is saved or discarded.
 * @param name unique name of the draft, different for each record.
 */
export function useDraft<T extends object>(
  name: string,
  initial: T,
): { value: T; isChanged: boolean; change: (part: Partial<T>) => void; discard: () => void } {
  const [kept, setKept] = useState(() => readDraft<Partial<T>>(name) ?? {});
  useEffect(() => {
    if (Object.keys(kept).length > 0) writeDraft(name, kept);
    else removeDraft(name);
  }, [kept, name]);
  const change = useCallback((part: Partial<T>) => setKept((before) => ({ ...before, ...part })), []);
  const discard = useCallback(() => {
    removeDraft(name);
    setKept({});
  }, [name]);
  return { value: { ...initial, ...kept }, isChanged: Object.keys(kept).length > 0, change, discard };
}

interface Line {
  words: string;
  key: string;
}
const emptyLine: Line = { words: '', key: '' };

/**
 * Draft of the quick-add line of a list, which survives reloads. The idempotency key stays while the text is unchanged, so
 * that a retry after a lost response creates one entry.
 * @param name unique name of the list.
 */
export function useQuickDraft(name: string) {
  const { value, change, discard } = useDraft(`line ${name}`, emptyLine);
  return {
    value: value.words,
    onChange: (words: string) => (words === '' ? discard() : change({ words, key: crypto.randomUUID() })),
    key: value.key,
  };
}
