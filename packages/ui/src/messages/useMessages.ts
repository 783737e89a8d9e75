import { createContext, use } from 'react';
import type { Messages } from './catalogue.ts';

/** Messages that an app replaces, by component. */
export type MessageOverrides = { readonly [Key in keyof Messages]?: Partial<Messages[Key]> };

export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

/** Merged messages by override object, so that the identity is stable between renders. */
const merged = new WeakMap<object, object>();

/** Returns a component's messages merged with the app's overrides. */
export function useMessages<Key extends keyof Messages>(key: Key, own: Messages[Key]): Messages[Key] {
  const replaced = use(MessagesContext)?.[key];
  if (!replaced) return own;
  let messages = merged.get(replaced);
  if (!messages) merged.set(replaced, (messages = { ...own, ...replaced }));
  return messages as Messages[Key];
}
