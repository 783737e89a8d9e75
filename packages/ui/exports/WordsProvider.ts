export { WordsProvider, type WordsProviderProps } from '../src/words/WordsProvider.tsx';
export type { WordsOverrides } from '../src/words/useWords.ts';
