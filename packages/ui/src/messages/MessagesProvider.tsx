import { use, useMemo, type ReactNode } from 'react';
import { WordsContext, type WordsOverrides } from './useMessages.ts';

export interface WordsProviderProps {
  /** Keep one identity between renders, or everything below is drawn again. */
  words: WordsOverrides;
  children: ReactNode;
}

/** Replaces words of the library for everything below it: a translation, or a firm's own terms. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const above = use(WordsContext);
  const merged = useMemo(() => (above ? mergeWords(above, words) : words), [above, words]);
  return <WordsContext value={merged}>{children}</WordsContext>;
}

function mergeWords(above: WordsOverrides, below: WordsOverrides): WordsOverrides {
  const merged: Record<string, object | undefined> = { ...above };
  for (const [key, words] of Object.entries(below)) merged[key] = { ...merged[key], ...words };
  return merged;
}
