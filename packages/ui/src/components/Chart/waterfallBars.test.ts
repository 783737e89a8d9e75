import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waterfallBars } from './waterfallBars.ts';

const step = (value: number | null, isTotal = false) => ({ id: 'a', label: 'A', value, isTotal });

it('starts each change where the one before ended', () => {
  const bars = waterfallBars([step(100, true), step(30), step(-50), step(0), step(null)]);
  expect(bars.map(({ from, to, value, kind }) => [from, to, value, kind])).toEqual([
    [0, 100, 100, 'total'],
    [100, 130, 30, 'up'],
    [130, 80, -50, 'down'],
    [80, 80, 0, 'flat'],
    [0, 80, 80, 'total'],
  ]);
});

it('crosses zero', () => {
  expect(waterfallBars([step(20, true), step(-50)])[1]).toMatchObject({ from: 20, to: -30 });
});

it('ends at the sum of the changes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (values) => {
      const bars = waterfallBars([...values.map((value) => step(value)), step(null)]);
      expect(bars.at(-1)?.to).toBe(values.reduce((sum, value) => sum + value, 0));
      bars.slice(1, -1).forEach((bar, at) => expect(bar.from).toBe(bars[at]?.to));
    }),
  );
});
