import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenWith, pagesIn, rangesOf } from './page-ranges.ts';

const sheets = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    uuid: `p${at + 1}`,
    number: at + 1,
    page_name: `A${at + 1}.0`,
  }));

describe('page ranges', () => {
  test('accept numbers, ranges in either direction, sheet numbers and "all"', () => {
    expect(pagesIn('1, 4-3; a5.0', sheets(6))).toEqual({ pages: ['p1', 'p3', 'p4', 'p5'] });
    expect(pagesIn(' ALL ', sheets(2))).toEqual({ pages: ['p1', 'p2'] });
    expect(pagesIn(' , ', sheets(2))).toEqual({ pages: [] });
  });
  test('report the part that matches no page', () => {
    expect(pagesIn('1, 9', sheets(3))).toEqual({ problem: 'This plan set has no page “9”.' });
    expect(pagesIn('roof', sheets(3))).toEqual({ problem: 'This plan set has no page “roof”.' });
  });
  test('round-trip through formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(fc.nat(39)), (count, picks) => {
        const set = sheets(count);
        const chosen = set.filter(({ number }) => picks.includes(number)).map(({ uuid }) => uuid);
        expect(pagesIn(rangesOf(chosen, set), set)).toEqual({ pages: chosen });
      }),
    );
  });
});

test('selects or clears all pages between two with Shift', () => {
  const set = sheets(5);
  expect(chosenWith(['p1'], { page: 'p4', isSelected: true, from: 'p2' }, set)).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
  ]);
  expect(chosenWith(['p1', 'p2', 'p3'], { page: 'p1', isSelected: false, from: 'p2' }, set)).toEqual(['p3']);
  expect(chosenWith(['p3'], { page: 'p1', isSelected: true, from: 'gone' }, set)).toEqual(['p1', 'p3']);
});
