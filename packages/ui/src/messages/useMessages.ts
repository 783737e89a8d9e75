import { createContext, use } from 'react';
import type { Words } from './catalogue.ts';

/** Messages that an app replaces, by component. */
export type WordsOverrides = { readonly [Key in keyof Words]?: Partial<Words[Key]> };

export const WordsContext = createContext<WordsOverrides | undefined>(undefined);

/** Merged messages by override object, so that the identity is stable between renders. */
const merged = new WeakMap<object, object>();

/** Returns a component's messages merged with the app's overrides. */
export function useWords<Key extends keyof Words>(key: Key, own: Words[Key]): Words[Key] {
  const replaced = use(WordsContext)?.[key];
  if (!replaced) return own;
  let words = merged.get(replaced);
  if (!words) merged.set(replaced, (words = { ...own, ...replaced }));
  return words as Words[Key];
}
