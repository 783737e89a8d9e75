import { use, useMemo, type ReactNode } from 'react';
import { WordsContext, type WordsOverrides } from './useMessages.ts';

export interface WordsProviderProps {
  /** Replaced messages. Keep the identity between renders. */
  words: WordsOverrides;
  /** Content. */
  children: ReactNode;
}

/** Replaces messages of the library for its children, for translations or company terms. */
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
