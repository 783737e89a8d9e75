import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grown, nextPart, unopened } from './growing.ts';

const height = fc.integer({ min: 200, max: 3000 });

/** What a list draws frame by frame until it is whole. */
function frames(count: number, of: number): number[] {
  const drawn = [unopened];
  for (let now = unopened; now < count; now = drawn.at(-1) ?? Infinity) {
    drawn.push(grown(now, count, of));
    expect(drawn.length).toBeLessThan(1000);
  }
  return drawn;
}

describe('a list', () => {
  test('opens with what stands around its table, then its head, and then grows by five rows a frame until it is whole', () => {
    expect(frames(12, 900)).toEqual([-5, 0, 5, 10, 15]);
    expect(frames(0, 900)).toEqual([-5, 0]);
  });

  test('draws each row once, and never more than five more in a frame, while it is short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), height, (count, of) => {
        const drawn = frames(count, of);
        for (const [at, now] of drawn.entries()) if (at > 0) expect(now - (drawn[at - 1] ?? 0)).toBe(5);
        expect(drawn.at(-1)).toBeGreaterThanOrEqual(count);
      }),
    );
  });

  test('of more than a hundred rows grows until the screen is full, and is then given whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 50_000 }), height, (count, of) => {
        const drawn = frames(count, of);
        const last = drawn.at(-2) ?? 0;
        const isFull = last * 36 >= of;
        expect(isFull || last + 5 >= count).toBe(true);
        // A frame before, the screen was not full yet.
        expect((last - 5) * 36).toBeLessThan(of);
        expect(drawn.length).toBeLessThanOrEqual(Math.ceil(of / 36 / 5) + 4);
      }),
    );
  });

  test('that becomes longer while it grows goes on from there', () => {
    expect(grown(20, 30, 900)).toBe(25);
    expect(grown(25, 200, 900)).toBe(Infinity);
    expect(grown(20, 200, 900)).toBe(25);
  });
});

test('parts of a screen come one a frame, from the first one on, and no more than there are', () => {
  const drawn = [1];
  while ((drawn.at(-1) ?? 0) < 4) drawn.push(nextPart(drawn.at(-1) ?? 0, 4));
  expect(drawn).toEqual([1, 2, 3, 4]);
  expect(nextPart(4, 4)).toBe(4);
  expect(nextPart(1, 1)).toBe(1);
});
