import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankBetween, ranksBetween } from './sort-rank.ts';

const before = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

describe('a rank', () => {
  test('sorts where it was inserted', () => {
    const first = rankBetween(undefined, undefined);
    const last = rankBetween(first, undefined);
    const earlier = rankBetween(undefined, first);
    const middle = rankBetween(first, last);
    expect([earlier, first, middle, last]).toEqual([earlier, first, middle, last].toSorted());
    expect(() => rankBetween(last, first)).toThrow('is not before');
  });

  test('stays short after ten thousand appends', () => {
    const ranks = ranksBetween(undefined, undefined, 10_000);
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThanOrEqual(4);
    expect(new Set(ranks).size).toBe(10_000);
  });

  test('is strictly between its neighbors for any number of inserts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 400 }), (places) => {
        const order: string[] = [];
        for (const place of places) {
          const at = place % (order.length + 1);
          const [low, high] = [order[at - 1], order[at]];
          const rank = rankBetween(low, high);
          expect(low === undefined || before(low, rank)).toBe(true);
          expect(high === undefined || before(rank, high)).toBe(true);
          order.splice(at, 0, rank);
        }
        expect(order).toEqual(order.toSorted((a, b) => (before(a, b) ? -1 : 1)));
      }),
    );
  });

  test('supports repeated inserts at one position', () => {
    const [low] = ranksBetween(undefined, undefined, 1);
    let high = rankBetween(low, undefined);
    for (let n = 0; n < 2000; n++) {
      const rank = rankBetween(low, high);
      expect(before(low ?? '', rank) && before(rank, high)).toBe(true);
      high = rank;
    }
    let first = low;
    for (let n = 0; n < 20_000; n++) {
      const rank = rankBetween(undefined, first);
      expect(before(rank, first ?? '')).toBe(true);
      first = rank;
    }
  });

  test('keeps all tasks through any sequence of moves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { maxLength: 100 }),
        (size, moves) => {
          const ranks = ranksBetween(undefined, undefined, size);
          const items = new Map(ranks.map((rank, id) => [id, rank]));
          const expected = ranks.map((_, id) => id);
          for (const [from, to] of moves) {
            const [id] = expected.splice(from % size, 1);
            if (id === undefined) continue;
            const at = to % size;
            expected.splice(at, 0, id);
            const rankOf = (of: number | undefined) => (of === undefined ? undefined : items.get(of));
            items.set(id, rankBetween(rankOf(expected[at - 1]), rankOf(expected[at + 1])));
          }
          const ordered = [...items].toSorted(([, a], [, b]) => (before(a, b) ? -1 : 1)).map(([id]) => id);
          expect(ordered).toEqual(expected);
        },
      ),
    );
  });

  test('of several inserts keeps their order between two neighbors', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.boolean(), fc.boolean(), (howMany, hasLow, hasHigh) => {
        const [a, b] = ranksBetween(undefined, undefined, 2);
        const [low, high] = [hasLow ? a : undefined, hasHigh ? b : undefined];
        const ranks = ranksBetween(low, high, howMany);
        const all = [...(low === undefined ? [] : [low]), ...ranks, ...(high === undefined ? [] : [high])];
        expect(ranks).toHaveLength(howMany);
        for (const [at, rank] of all.entries())
          expect(at === 0 || before(all[at - 1] ?? '', rank)).toBe(true);
      }),
    );
  });
});
