import { useCallback, useEffect, useState } from 'react';

const keyOf = (name: string) => `draft ${name}`;

function read<T>(name: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

/**
 * What is being written on a page that can be left: it is there again after another page, a reload or a crash, until
 * it is saved or discarded.
 * @param name of what is written; two records never share one.
 */
export function useDraft<T extends object>(
  name: string,
  initial: T,
): { value: T; isChanged: boolean; change: (part: Partial<T>) => void; discard: () => void } {
  const [kept, setKept] = useState(() => read<Partial<T>>(name) ?? {});
  useEffect(() => {
    if (Object.keys(kept).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  }, [kept, name]);
  const change = useCallback((part: Partial<T>) => setKept((before) => ({ ...before, ...part })), []);
  const discard = useCallback(() => {
    sessionStorage.removeItem(keyOf(name));
    setKept({});
  }, [name]);
  return { value: { ...initial, ...kept }, isChanged: Object.keys(kept).length > 0, change, discard };
}

interface Line {
  words: string;
  key: string;
}
const none: Line = { words: '', key: '' };

/**
 * The line for the next thing of a list, as it is being written: it outlives a reload. Its key stays while its words stay,
 * so that adding the same again after a lost answer makes one.
 * @param name of the list; two lists never share one.
 */
export function useQuickDraft(name: string) {
  const { value, change, discard } = useDraft(`line ${name}`, none);
  return {
    value: value.words,
    onChange: (words: string) => (words === '' ? discard() : change({ words, key: crypto.randomUUID() })),
    key: value.key,
  };
}
