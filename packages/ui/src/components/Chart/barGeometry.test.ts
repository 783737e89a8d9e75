import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barExtents, barLabels, barRect, barSlots, barsOf, labelsPastLine } from './barGeometry.ts';
import { sharedArea } from './labelPlacement.ts';

const format = { unit: 'number', currency: 'USD', locale: 'en-US' } as const;

describe('extents of bars', () => {
  it('start at zero side by side', () => {
    expect(
      barExtents(
        [
          [3, null],
          [-2, 5],
        ],
        'grouped',
      ),
    ).toEqual([
      [{ from: 0, to: 3 }, null],
      [
        { from: 0, to: -2 },
        { from: 0, to: 5 },
      ],
    ]);
  });
  it('are shares of the amounts in percent', () => {
    expect(
      barExtents(
        [
          [30, 0],
          [-10, 0],
          [60, null],
        ],
        'percent',
      ),
    ).toEqual([
      [
        { from: 0, to: 30 },
        { from: 0, to: 0 },
      ],
      [
        { from: 0, to: -10 },
        { from: 0, to: 0 },
      ],
      [{ from: 30, to: 90 }, null],
    ]);
  });
  it('add up to 100 percent unless all amounts are zero', () => {
    const amounts = fc.array(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(amounts, (series) => {
        const extents = barExtents(series, 'percent');
        for (const at of [0, 1, 2]) {
          const sum = extents.reduce((all, parts) => {
            const part = parts[at];
            return all + (part ? Math.abs(part.to - part.from) : 0);
          }, 0);
          const isZero = series.every((values) => values[at] === 0);
          expect(sum).toBeCloseTo(isZero ? 0 : 100, 6);
        }
      }),
    );
  });
});

it('keeps bars side by side apart and inside of their categories', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 100, max: 1400 }),
      (categories, count, width) => {
        const slots = barSlots(40, width, categories, count);
        const series = Array.from({ length: count }, () => Array.from({ length: categories }, () => 1));
        const rects = barsOf(series, 'grouped', slots, (value) => 100 - value * 50).map((bar) =>
          barRect(bar, false),
        );
        rects.forEach((rect, at) => {
          const index = at % categories;
          expect(rect.x).toBeGreaterThanOrEqual(slots.from + slots.room * index - 0.001);
          expect(rect.x + rect.width).toBeLessThanOrEqual(slots.from + slots.room * (index + 1) + 0.001);
          const next = rects[at + categories];
          if (next) expect(rect.x + rect.width).toBeLessThanOrEqual(next.x + 0.001);
        });
      },
    ),
    { numRuns: 40 },
  );
});

describe('labels of bars', () => {
  it('are left out where they do not fit', () => {
    const values = [Array.from({ length: 40 }, (_, at) => at * 1000)];
    const slots = barSlots(40, 300, 40, 1);
    const bars = barsOf(values, 'grouped', slots, (value) => 200 - value / 1000);
    expect(barLabels(bars, 'grouped', slots, false, format)).toEqual([]);
  });
  it('show the sum at the outer end of a stack', () => {
    const slots = barSlots(40, 440, 2, 1);
    const bars = barsOf(
      [
        [10, 5],
        [20, -30],
      ],
      'stacked',
      slots,
      (value) => 100 - value,
    );
    expect(barLabels(bars, 'stacked', slots, false, format).map(({ text, y }) => [text, y])).toEqual([
      ['30', 65],
      ['−25', 143],
    ]);
  });
  it('never touch', () => {
    const numbers = fc.array(fc.integer({ min: -90_000, max: 90_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 4 }), (series) => {
        const categories = Math.max(...series.map((values) => values.length));
        const slots = barSlots(40, 900, categories, series.length);
        const bars = barsOf(series, 'grouped', slots, (value) => 100 - value / 1000);
        const rects = barLabels(bars, 'grouped', slots, false, format).map(({ rect }) => rect);
        rects.forEach((one, at) =>
          rects.slice(at + 1).forEach((other) => expect(sharedArea(one, other)).toBe(0)),
        );
      }),
    );
  });
  it('are moved past a reference line that would cross them', () => {
    const slots = barSlots(0, 100, 2, 1);
    const bars = barsOf([[9, 21]], 'grouped', slots, (value) => 100 + value * 10);
    const labels = barLabels(bars, 'grouped', slots, true, format);
    expect(labels.map(({ x }) => x)).toEqual([196, 316]);
    expect(labelsPastLine(labels, 200).map(({ x, rect }) => [x, rect.x])).toEqual([
      [206, 206],
      [316, 316],
    ]);
  });
});
