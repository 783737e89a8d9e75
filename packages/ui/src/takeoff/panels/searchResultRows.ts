import type { PlanSearch } from './workspaceTypes.ts';

/** Pages in order with their number of matches. */
type Counted = readonly { uuid: string; count: number }[];

export const matchCount = (pages: Counted): number => pages.reduce((sum, { count }) => sum + count, 0);

/** Number of the current match over all pages, from 1; 0 for none. */
export function matchNumber(pages: Counted, at: PlanSearch['at']): number {
  const page = pages.findIndex(({ uuid }) => uuid === at?.pageId);
  const here = pages[page];
  if (!at || !here || at.index >= here.count) return 0;
  return matchCount(pages.slice(0, page)) + at.index + 1;
}

/** Next or previous match over all pages, wrapping around; starts on the current page. */
export function adjacentMatch(
  pages: Counted,
  { at, currentPageId }: { at: PlanSearch['at']; currentPageId: string },
  step: 1 | -1,
): PlanSearch['at'] {
  const total = matchCount(pages);
  if (total === 0) return null;
  const number = matchNumber(pages, at);
  const before = matchCount(
    pages.slice(
      0,
      Math.max(
        0,
        pages.findIndex(({ uuid }) => uuid === currentPageId),
      ),
    ),
  );
  // Forward from the last match before this page; backward from its first match.
  const from = number > 0 ? number - 1 : step === 1 ? before - 1 : before;
  let left = (((from + step) % total) + total) % total;
  for (const { uuid, count } of pages) {
    if (left < count) return { pageId: uuid, index: left };
    left -= count;
  }
  return null;
}
