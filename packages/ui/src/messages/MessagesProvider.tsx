import { use, useMemo, type ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './useMessages.ts';

export interface MessagesProviderProps {
  /** Replaced messages. Keep the identity between renders. */
  messages: MessageOverrides;
  /** Content. */
  children: ReactNode;
}

/** Replaces messages of the library for its children, for translations or company terms. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const above = use(MessagesContext);
  const merged = useMemo(() => (above ? mergeMessages(above, messages) : messages), [above, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

function mergeMessages(above: MessageOverrides, below: MessageOverrides): MessageOverrides {
  const merged: Record<string, object | undefined> = { ...above };
  for (const [key, messages] of Object.entries(below)) merged[key] = { ...merged[key], ...messages };
  return merged;
}
