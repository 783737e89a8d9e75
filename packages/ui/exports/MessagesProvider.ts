export { WordsProvider, type WordsProviderProps } from '../src/messages/MessagesProvider.tsx';
export type { WordsOverrides } from '../src/messages/useMessages.ts';
