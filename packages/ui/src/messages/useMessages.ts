import { createContext, use } from 'react';
import type { Words } from './catalogue.ts';

/** What an app has replaced: some words of some components. */
export type WordsOverrides = { readonly [Key in keyof Words]?: Partial<Words[Key]> };

export const WordsContext = createContext<WordsOverrides | undefined>(undefined);

/** By what the app has put in place: one object for as long as that is the same, so that what hangs on it keeps. */
const merged = new WeakMap<object, object>();

/** A component's own words, with what the app has put in their place. */
export function useWords<Key extends keyof Words>(key: Key, own: Words[Key]): Words[Key] {
  const replaced = use(WordsContext)?.[key];
  if (!replaced) return own;
  let words = merged.get(replaced);
  if (!words) merged.set(replaced, (words = { ...own, ...replaced }));
  return words as Words[Key];
}
