import { useEffect, useState } from 'react';
import type { Command } from './commands.ts';

type Search = (query: string, signal: AbortSignal) => Promise<readonly Command[]>;

/** Debounce of the search in milliseconds. */
const rest = 200;
const none: readonly Command[] = [];

interface Answer {
  query: string;
  results: readonly Command[];
  isFailed: boolean;
}

/** Results of an asynchronous search. Results of superseded queries are dropped. */
export function useResults(query: string, onSearch: Search | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const search = query.trim();
  useEffect(() => {
    if (!onSearch || search === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      onSearch(search, abort.signal).then(
        (results) => {
          if (!abort.signal.aborted) setAnswer({ query: search, results, isFailed: false });
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ query: search, results: none, isFailed: true });
        },
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, onSearch]);
  if (!onSearch || search === '') return { results: none, state: 'idle' as const };
  if (answer?.query !== search) return { results: none, state: 'loading' as const };
  return { results: answer.results, state: answer.isFailed ? ('failed' as const) : ('idle' as const) };
}
