export { MessagesProvider, type MessagesProviderProps } from '../src/messages/MessagesProvider.tsx';
export type { MessageOverrides } from '../src/messages/useMessages.ts';
