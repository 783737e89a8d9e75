import { useEffect, useState } from 'react';
import type { MailAddress } from './mailAddresses.ts';

/** Searches people for the typed text; superseded calls are aborted. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly MailAddress[]>;

/** Milliseconds without typing before people are searched. */
const pause = 150;
const none: readonly MailAddress[] = [];

/** People that match the typed text. A failed search offers none, since addresses can be typed. */
export function useRecipientSuggestions(query: string, onSearch: SearchAddresses | undefined) {
  const [found, setFound] = useState<{ query: string; people: readonly MailAddress[] }>({
    query: '',
    people: none,
  });
  useEffect(() => {
    const text = query.trim();
    if (!onSearch || text === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      onSearch(text, abort.signal).then(
        (people) => {
          if (!abort.signal.aborted) setFound({ query: text, people });
        },
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, onSearch]);
  return found.query === query.trim() ? found.people : none;
}
