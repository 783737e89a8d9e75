import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWindowStore, KeyPool } from './windowStore.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `row ${from + at}`);
/** Number of kept children that React moves: those that were before one that now precedes them. */
function moved(before: readonly string[], after: readonly string[]): number {
  let furthest = -1;
  let count = 0;
  for (const key of after) {
    const was = before.indexOf(key);
    if (was < 0) continue;
    if (was < furthest) count++;
    furthest = Math.max(furthest, was);
  }
  return count;
}

describe('keys of drawn rows', () => {
  test('reuses elements of removed rows for appended rows', () => {
    const pool = new KeyPool();
    const before = pool.assign(rows(0, 20));
    const after = pool.assign(rows(4, 24));
    expect(new Set(after)).toEqual(new Set(before));
    expect(moved(before, after)).toBe(4);
  });

  test('keeps elements in place when rows are prepended', () => {
    const pool = new KeyPool();
    const before = pool.assign(rows(10, 30));
    expect(moved(before, pool.assign(rows(6, 26)))).toBe(0);
  });

  test('keeps elements in place when rows are expanded among them', () => {
    const pool = new KeyPool();
    const before = pool.assign(rows(0, 20));
    const unfolded = [...rows(0, 2), ...rows(100, 109), ...rows(2, 11)];
    expect(moved(before, pool.assign(unfolded))).toBe(0);
  });

  test('reuses all elements after a jump', () => {
    const pool = new KeyPool();
    const before = pool.assign(rows(0, 20));
    expect(pool.assign(rows(500, 520))).toEqual(before);
  });

  test('keeps row ids as keys when a table becomes windowed, and in one that was windowed before', () => {
    const pool = new KeyPool();
    expect(pool.assign(rows(0, 24))).toEqual(rows(0, 24));
    pool.assign(rows(1, 25));
    expect(pool.assign(rows(0, 24))).not.toEqual(rows(0, 24));
    pool.forget();
    expect(pool.assign(rows(0, 24))).toEqual(rows(0, 24));
  });

  test('keeps the key of a rendered row, and assigns no key twice', () => {
    const windows = fc.array(
      fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }).map((list) => list.map(String)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(windows, (steps) => {
        const pool = new KeyPool();
        let last = new Map<string, string>();
        for (const ids of steps) {
          const keys = pool.assign(ids);
          expect(new Set(keys).size).toBe(ids.length);
          const now = new Map(ids.map((id, at) => [id, keys[at] ?? '']));
          for (const [id, key] of now) if (last.has(id)) expect(key).toBe(last.get(id));
          last = now;
        }
      }),
    );
  });
});

test('notifies listeners only of a changed window', () => {
  const store = createWindowStore({ top: 0, bottom: 5, from: 0, to: 2 });
  let calls = 0;
  const stop = store.subscribe(() => calls++);
  store.set({ top: 0, bottom: 5, from: 0, to: 2 });
  store.set({ top: 1, bottom: 6, from: 0, to: 2 });
  stop();
  store.set({ top: 2, bottom: 7, from: 0, to: 2 });
  expect(calls).toBe(1);
});
