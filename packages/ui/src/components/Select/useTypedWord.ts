import { useRef, type KeyboardEvent } from 'react';

/** How long letters that follow each other count as one word, in milliseconds. */
const wordPause = 500;

/** Letters that are typed one after another, as one word; a pause begins the next. */
export function useTypedWord() {
  const typed = useRef({ word: '', at: 0 });
  const isGoingOn = (event: KeyboardEvent) =>
    event.timeStamp - typed.current.at <= wordPause && typed.current.word !== '';
  return {
    /** Whether a word is under way, so that a space belongs to it. */
    isGoingOn,
    /** The word with this key; undefined for a key that writes nothing. */
    add: (event: KeyboardEvent): string | undefined => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      const word = isGoingOn(event) ? typed.current.word + event.key : event.key;
      typed.current = { word, at: event.timeStamp };
      return word;
    },
  };
}
