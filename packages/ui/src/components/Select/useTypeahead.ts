import { useRef, type KeyboardEvent } from 'react';

/** Maximum pause in milliseconds between letters of one typed word. */
const wordPause = 500;

/** Letters typed in succession as one prefix; a pause starts a new one. */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 });
  const isGoingOn = (event: KeyboardEvent) =>
    event.timeStamp - typed.current.at <= wordPause && typed.current.word !== '';
  return {
    /** True while a word is being typed, so that a space belongs to it. */
    isGoingOn,
    /** Returns the search text including this key; undefined for keys without a character. */
    add: (event: KeyboardEvent): string | undefined => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      const word = isGoingOn(event) ? typed.current.word + event.key : event.key;
      typed.current = { word, at: event.timeStamp };
      return word;
    },
  };
}
