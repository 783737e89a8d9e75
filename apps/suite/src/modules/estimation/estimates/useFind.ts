import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Search text of the sheet, preset by the `find` query parameter. */
export function useFind(): [string, (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('find') ?? '';
  const [words, setWords] = useState(asked);
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    if (asked) setWords(asked);
  }
  const find = (next: string) => {
    setWords(next);
    // Remove the parameter, so that following the same link again searches again.
    if (search.has('find'))
      setSearch(
        (before) => {
          before.delete('find');
          return before;
        },
        { replace: true },
      );
  };
  return [words, find];
}
