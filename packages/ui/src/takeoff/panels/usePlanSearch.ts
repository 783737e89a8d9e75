import { useMemo, useState } from 'react';
import { matchCount, adjacentMatch, matchNumber } from './searchResultRows.ts';
import { usePageSearch } from './usePageSearch.ts';
import type { PageHit, PlanSearch, WorkspacePage } from './workspaceTypes.ts';

interface SearchOptions {
  pages: readonly WorkspacePage[];
  currentPageId: string;
  find: ((query: string) => Promise<readonly PageHit[]>) | undefined;
  /** Controlled search state; uncontrolled if absent. */
  search?: PlanSearch | undefined;
  onSearch?: ((search: PlanSearch) => void) | undefined;
  onPage: (uuid: string) => void;
}
const nothing: PlanSearch = { query: '', at: null };

/** Search through the plan set: pages, number of matches and current match. */
export function usePlanSearch({ pages, currentPageId, find, search, onSearch, onPage }: SearchOptions) {
  const [own, setOwn] = useState(nothing);
  const { query, at, isOpen = query !== '' } = search ?? own;
  const set = (next: PlanSearch) => (onSearch ?? setOwn)({ isOpen, ...next });
  const found = usePageSearch(query, find);
  // The count of the rendered sheet replaces the server's.
  const [counted, setCounted] = useState<{ query: string; pageId: string; count: number }>();
  const counts = useMemo(
    () =>
      pages.map(({ uuid }) => ({
        uuid,
        count:
          counted?.query === query && counted.pageId === uuid ? counted.count : (found.counts.get(uuid) ?? 0),
      })),
    [pages, counted, query, found.counts],
  );
  const go = (to: PlanSearch['at']) => {
    set({ query, at: to });
    if (to && to.pageId !== currentPageId) onPage(to.pageId);
  };
  return {
    query,
    isOpen,
    found,
    total: matchCount(counts),
    number: matchNumber(counts, at),
    /** Index of the current match on the current sheet. */
    current: at?.pageId === currentPageId ? at.index : null,
    setQuery: (next: string) => set({ query: next, at: null, isOpen: isOpen || next !== '' }),
    /** Shows or hides the search field, without a query. */
    toggle: () => set({ query: '', at: null, isOpen: !isOpen }),
    setCount: (count: number) => setCounted({ query, pageId: currentPageId, count }),
    step: (by: 1 | -1) => go(adjacentMatch(counts, { at, currentPageId }, by)),
    /** Opens a page at its first match. */
    open: (uuid: string) => {
      const has = (counts.find((each) => each.uuid === uuid)?.count ?? 0) > 0;
      set({ query, at: has ? { pageId: uuid, index: 0 } : null });
      onPage(uuid);
    },
  };
}
export type PlanSearching = ReturnType<typeof usePlanSearch>;
