import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressiveCount, nextSectionCount } from './use-progressive-rows.ts';

const height = fc.integer({ min: 200, max: 3000 });

const slow = 100;
const quick = 17;
/** Generates frame times in milliseconds. */
const frameTime = fc.constantFrom(quick, 34, 35, slow);

/** Simulates the rendered rows of each frame until the list is complete. */
function frames(count: number, of: number, took: number): number[] {
  const drawn = [0];
  for (let now = 0; now < count; now = drawn.at(-1) ?? Infinity) {
    drawn.push(progressiveCount(now, count, of, took));
    expect(drawn.length).toBeLessThan(1000);
  }
  return drawn;
}

describe('grown', () => {
  test('renders the header first and then five rows per frame', () => {
    expect(frames(12, 900, quick)).toEqual([0, 5, 10, 15]);
    expect(frames(0, 900, quick)).toEqual([0]);
  });

  test('renders two rows per frame when a step took more than 34 ms', () => {
    expect(frames(5, 900, slow)).toEqual([0, 2, 4, 6]);
    expect(progressiveCount(4, 50, 900, 35)).toBe(6);
    expect(progressiveCount(4, 50, 900, 34)).toBe(9);
  });

  test('adds at most five rows per frame to a short list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), height, frameTime, (count, of, took) => {
        const drawn = frames(count, of, took);
        for (const [at, now] of drawn.entries())
          if (at > 0) expect([2, 5]).toContain(now - (drawn[at - 1] ?? 0));
        expect(drawn.at(-1)).toBeGreaterThanOrEqual(count);
      }),
    );
  });

  test('returns all rows of a long list once the screen is full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 50_000 }), height, frameTime, (count, of, took) => {
        const drawn = frames(count, of, took);
        const last = drawn.at(-2) ?? 0;
        const isFull = last * 36 >= of;
        expect(isFull || last + 5 >= count).toBe(true);
        // One frame earlier the screen was not full.
        expect((drawn.at(-3) ?? 0) * 36).toBeLessThan(of);
      }),
    );
  });

  test('continues when the list becomes longer', () => {
    expect(progressiveCount(20, 30, 900, quick)).toBe(25);
    expect(progressiveCount(25, 200, 900, quick)).toBe(Infinity);
    expect(progressiveCount(20, 200, 900, quick)).toBe(25);
  });
});

test('nextPart renders one part per frame up to the count', () => {
  const drawn = [1];
  while ((drawn.at(-1) ?? 0) < 4) drawn.push(nextSectionCount(drawn.at(-1) ?? 0, 4));
  expect(drawn).toEqual([1, 2, 3, 4]);
  expect(nextSectionCount(4, 4)).toBe(4);
  expect(nextSectionCount(1, 1)).toBe(1);
});
