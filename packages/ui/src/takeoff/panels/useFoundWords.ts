import { useEffect, useState } from 'react';
import type { PageHit } from './workspaceTypes.ts';

interface Found {
  /** What was looked for. */
  wanted: string;
  excerpts: ReadonlyMap<string, string>;
  state: 'idle' | 'looking' | 'failed';
}
const nothing: ReadonlyMap<string, string> = new Map();

/** Fewer letters than this are on every page. */
const fewest = 2;
/** The set is asked once the typing pauses, in milliseconds. */
const pause = 250;

/** The pages that say some words, with what stands around them; asked as they are typed. */
export function useFoundWords(
  query: string,
  find: ((words: string) => Promise<readonly PageHit[]>) | undefined,
): Omit<Found, 'wanted'> {
  const wanted = query.trim();
  const asks = find !== undefined && wanted.length >= fewest;
  const [found, setFound] = useState<Found>({ wanted: '', excerpts: nothing, state: 'idle' });
  useEffect(() => {
    if (!asks) return;
    let isOver = false;
    const answer = (excerpts: Found['excerpts'], state: Found['state']) =>
      !isOver && setFound({ wanted, excerpts, state });
    const timer = setTimeout(() => {
      find(wanted).then(
        (hits) => answer(new Map(hits.map(({ uuid, excerpt }) => [uuid, excerpt])), 'idle'),
        () => answer(nothing, 'failed'),
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new function of the host's asks the same question
  }, [asks, wanted]);
  if (!asks) return { excerpts: nothing, state: 'idle' };
  return found.wanted === wanted ? found : { excerpts: nothing, state: 'looking' };
}
