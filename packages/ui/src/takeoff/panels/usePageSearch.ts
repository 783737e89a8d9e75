import { useEffect, useState } from 'react';
import type { PageHit } from './workspaceTypes.ts';

export interface PageSearchState {
  /** Search text. */
  search: string;
  excerpts: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
  state: 'idle' | 'looking' | 'failed';
}
const nothing: Pick<PageSearchState, 'excerpts' | 'counts'> = { excerpts: new Map(), counts: new Map() };

/** Minimum length of a search text. */
const MIN_QUERY_LENGTH = 2;
/** Debounce of the search in milliseconds. */
const DEBOUNCE_MS = 250;

/** Searches the pages while typing; returns matches with context. */
export function usePageSearch(
  query: string,
  find: ((query: string) => Promise<readonly PageHit[]>) | undefined,
): Omit<PageSearchState, 'search'> {
  const search = query.trim();
  const asks = find !== undefined && search.length >= MIN_QUERY_LENGTH;
  const [found, setFound] = useState<PageSearchState>({ search: '', ...nothing, state: 'idle' });
  useEffect(() => {
    if (!asks) return;
    let isOver = false;
    const publishResult = (result: typeof nothing, state: PageSearchState['state']) =>
      !isOver && setFound({ search, ...result, state });
    const timer = setTimeout(() => {
      find(search).then(
        (hits) =>
          publishResult(
            {
              excerpts: new Map(hits.map(({ uuid, excerpt }) => [uuid, excerpt])),
              counts: new Map(hits.map(({ uuid, count = 1 }) => [uuid, count])),
            },
            'idle',
          ),
        () => publishResult(nothing, 'failed'),
      );
    }, DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback of the host does not change the result
  }, [asks, search]);
  if (!asks) return { ...nothing, state: 'idle' };
  return found.search === search ? found : { ...nothing, state: 'looking' };
}
