import { createContext, use } from 'react';
import type { Words } from './catalogue.ts';

/** What an app has replaced: some words of some components. */
export type WordsOverrides = { readonly [Key in keyof Words]?: Partial<Words[Key]> };

export const WordsContext = createContext<WordsOverrides | undefined>(undefined);

/** A component's own words, with what the app has put in their place. */
export function useWords<Key extends keyof Words>(key: Key, own: Words[Key]): Words[Key] {
  const replaced = use(WordsContext)?.[key];
  return replaced ? { ...own, ...replaced } : own;
}
