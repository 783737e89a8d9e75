import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitRange, moveEnd, nearestEnd, snapValue, valueAfterKey } from './sliderRange.ts';

const scale = { min: 0, max: 100, step: 5, minDistance: 10 };

it('snaps to the steps from the minimum', () => {
  expect(snapValue(12, { min: 0, max: 100, step: 5 })).toBe(10);
  expect(snapValue(12, { min: 3, max: 100, step: 5 })).toBe(13);
  expect(snapValue(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(snapValue(103, { min: 0, max: 103, step: 5 })).toBe(103);
  expect(snapValue(Number.NaN, scale)).toBe(0);
});

describe('moveEnd', () => {
  it('stops at the smallest distance from the other end', () => {
    expect(moveEnd([20, 60], 0, 70, scale)).toEqual([50, 60]);
    expect(moveEnd([20, 60], 1, 0, scale)).toEqual([20, 30]);
    expect(moveEnd([20, 60], 1, 500, scale)).toEqual([20, 100]);
  });
  it('never moves the other end, and stays inside the scale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 10, max: 100 }),
        fc.constantFrom<0 | 1>(0, 1),
        fc.integer({ min: -50, max: 200 }),
        (a, length, end, to) => {
          const range = limitRange([a, a + length], scale);
          const next = moveEnd(range, end, to, scale);
          expect(next[1] - next[0]).toBeGreaterThanOrEqual(10);
          expect(next[0] >= 0 && next[1] <= 100).toBe(true);
          expect(next[end === 0 ? 1 : 0]).toBe(range[end === 0 ? 1 : 0]);
          expect(moveEnd(next, end, next[end], scale)).toEqual(next);
        },
      ),
    );
  });
});

it('puts the ends of a range in order', () => {
  expect(limitRange([80, 20], scale)).toEqual([20, 80]);
  expect(limitRange([-20, 400], scale)).toEqual([0, 100]);
  expect(limitRange([40, 42], scale)).toEqual([40, 50]);
});

it('finds the end that a press moves', () => {
  expect([
    nearestEnd([20, 60], 30),
    nearestEnd([20, 60], 50),
    nearestEnd([60, 60], 70),
    nearestEnd([60, 60], 50),
  ]).toEqual([0, 1, 1, 0]);
});

it('steps by keys in the direction of reading', () => {
  const to = (key: string, isRtl = false) => valueAfterKey(key, 50, scale, isRtl);
  expect([to('ArrowRight'), to('ArrowLeft'), to('ArrowRight', true), to('ArrowUp')]).toEqual([
    55, 45, 45, 55,
  ]);
  expect([to('PageUp'), to('PageDown'), to('Home'), to('End'), to('a')]).toEqual([60, 40, 0, 100, undefined]);
});
