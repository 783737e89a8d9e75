import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Search text of the sheet, preset by the `find` query parameter. */
export function useFind(): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const addressText = search.get('find') ?? '';
  const [words, setWords] = useState(addressText);
  const [last, setLast] = useState(addressText);
  if (addressText !== last) {
    setLast(addressText);
    if (addressText) setWords(addressText);
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
