import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The words that lines are looked for by; an address that names some (`?find`) has them looked for. */
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
    // Asked for once more, it is looked for once more.
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
