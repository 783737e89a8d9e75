import { useEffect, useState } from 'react';
import type { PageHit } from './workspaceTypes.ts';

export interface Found {
  /** What was looked for. */
  wanted: string;
  excerpts: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
  state: 'idle' | 'looking' | 'failed';
}
const nothing: Pick<Found, 'excerpts' | 'counts'> = { excerpts: new Map(), counts: new Map() };

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
  const [found, setFound] = useState<Found>({ wanted: '', ...nothing, state: 'idle' });
  useEffect(() => {
    if (!asks) return;
    let isOver = false;
    const answer = (said: typeof nothing, state: Found['state']) =>
      !isOver && setFound({ wanted, ...said, state });
    const timer = setTimeout(() => {
      find(wanted).then(
        (hits) =>
          answer(
            {
              excerpts: new Map(hits.map(({ uuid, excerpt }) => [uuid, excerpt])),
              counts: new Map(hits.map(({ uuid, count = 1 }) => [uuid, count])),
            },
            'idle',
          ),
        () => answer(nothing, 'failed'),
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new function of the host's asks the same question
  }, [asks, wanted]);
  if (!asks) return { ...nothing, state: 'idle' };
  return found.wanted === wanted ? found : { ...nothing, state: 'looking' };
}
