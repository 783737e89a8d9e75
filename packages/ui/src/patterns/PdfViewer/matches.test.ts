import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, stepMatch } from './matches.ts';

describe('findMatches', () => {
  it('finds words in one item', () => {
    expect(findMatches(['Partition details', 'Ceiling'], 'detail')).toEqual([
      [{ item: 0, start: 10, end: 16 }],
    ]);
  });
  it('finds words that are broken over items', () => {
    expect(findMatches(['Head-of', '', '-wall'], 'of-w')).toEqual([
      [
        { item: 0, start: 5, end: 7 },
        { item: 2, start: 0, end: 2 },
      ],
    ]);
  });
  it('ignores case and accents', () => {
    expect(findMatches(['TOMÁS'], 'tomas')).toHaveLength(1);
    expect(findMatches(['İstanbul x'], 'x')).toEqual([[{ item: 0, start: 9, end: 10 }]]);
  });
  it('returns no matches for an empty query', () => {
    expect(findMatches(['a'], ' ')).toEqual([]);
    expect(findMatches([], 'a')).toEqual([]);
  });
  it('marks exactly the matching text, each occurrence once', () => {
    const messages = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        messages,
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }),
        (items, search) => {
          const found = findMatches(items, search);
          for (const match of found)
            expect(match.map(({ item, start, end }) => items[item]?.slice(start, end)).join('')).toBe(search);
          expect(found).toHaveLength(items.join('').split(search).length - 1);
        },
      ),
    );
  });
});

describe('stepMatch', () => {
  it('wraps around', () => {
    expect(stepMatch(-1, 3, 1)).toBe(0);
    expect(stepMatch(2, 3, 1)).toBe(0);
    expect(stepMatch(0, 3, -1)).toBe(2);
    expect(stepMatch(-1, 3, -1)).toBe(2);
    expect(stepMatch(0, 0, 1)).toBe(-1);
  });
});
