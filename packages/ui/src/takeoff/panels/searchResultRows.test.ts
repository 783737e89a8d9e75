import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchCount, adjacentMatch, matchNumber } from './searchResultRows.ts';

const pages = [
  { uuid: 'a', count: 2 },
  { uuid: 'b', count: 0 },
  { uuid: 'c', count: 3 },
];

describe('current search match', () => {
  test('is numbered over all pages', () => {
    expect(matchCount(pages)).toBe(5);
    expect(matchNumber(pages, { pageId: 'c', index: 1 })).toBe(4);
    expect(matchNumber(pages, null)).toBe(0);
    expect(matchNumber(pages, { pageId: 'b', index: 0 })).toBe(0);
  });
  test('starts on the current page or the next page with a match', () => {
    const first = (currentPageId: string) => adjacentMatch(pages, { at: null, currentPageId }, 1);
    expect(first('a')).toEqual({ pageId: 'a', index: 0 });
    expect(first('b')).toEqual({ pageId: 'c', index: 0 });
    expect(adjacentMatch(pages, { at: null, currentPageId: 'c' }, -1)).toEqual({ pageId: 'a', index: 1 });
  });
  test('is none without matches', () => {
    expect(adjacentMatch([{ uuid: 'a', count: 0 }], { at: null, currentPageId: 'a' }, 1)).toBeNull();
  });
  test('visits every match once before wrapping around, in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 8 }), (counts) => {
        const all = counts.map((count, at) => ({ uuid: String(at), count }));
        const total = matchCount(all);
        fc.pre(total > 0);
        let at = adjacentMatch(all, { at: null, currentPageId: '0' }, 1);
        const start = at;
        for (let step = 0; step < total; step++) {
          expect(matchNumber(all, at)).toBe(step + 1);
          const next = adjacentMatch(all, { at, currentPageId: '0' }, 1);
          expect(adjacentMatch(all, { at: next, currentPageId: '0' }, -1)).toEqual(at);
          at = next;
        }
        expect(at).toEqual(start);
      }),
    );
  });
});
