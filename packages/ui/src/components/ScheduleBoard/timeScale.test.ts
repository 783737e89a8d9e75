import type { WorkTime } from './scheduleTypes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOf, createScale, headingCells, hoursInSight, toPixels, toTime, zooms } from './timeScale.ts';
import { dayLength, numberOfDay } from './time.ts';
import { workdays } from './workTime.ts';

const shop: WorkTime = { week: { 1: [{ from: 420, to: 930 }] } };
const whole = { from: 0, to: dayLength };
const zoom = fc.constantFrom(...zooms);
const first = numberOfDay('2026-03-01');

it('places a bar in days and its hours', () => {
  const scale = createScale('week', '2026-03-09', '2026-03-13', { from: 420, to: 930 });
  const monday = numberOfDay('2026-03-09') * dayLength;
  expect(boxOf(scale, { start: monday + 420, finish: monday + 675 })).toEqual({ x: 0, width: 82 });
  // The night has no width: an end at midnight is at the end of its day.
  expect(toPixels(scale, monday + dayLength)).toBe(164);
  expect(toPixels(scale, monday + 1200)).toBe(164);
  expect(scale.width).toBe(5 * 164);
});
it('returns from pixels to the same time in every zoom', () => {
  fc.assert(
    fc.property(zoom, fc.integer({ min: 0, max: 100 * dayLength - 1 }), (one, minutes) => {
      const scale = createScale(one, '2026-03-01', '2026-08-01', whole);
      const time = first * dayLength + minutes;
      expect(toTime(scale, toPixels(scale, time))).toBe(time);
    }),
  );
});
it('never places a later time before an earlier one', () => {
  const scale = createScale('day', '2026-03-01', '2026-08-01', { from: 420, to: 930 });
  fc.assert(
    fc.property(fc.nat(90_000), fc.nat(90_000), (a, b) => {
      const from = first * dayLength + Math.min(a, b);
      const to = first * dayLength + Math.max(a, b);
      expect(toPixels(scale, from)).toBeLessThanOrEqual(toPixels(scale, to));
    }),
  );
});
it('shows the hours of the shifts, and whole days without shifts', () => {
  const monday = numberOfDay('2026-03-09');
  expect(hoursInSight([shop], monday, monday + 7)).toEqual({ from: 420, to: 930 });
  expect(hoursInSight([workdays], monday, monday + 7)).toEqual(whole);
  expect(hoursInSight([{ week: {} }], monday, monday + 7)).toEqual(whole);
});
it('covers the drawn days with the upper line of the heading', () => {
  fc.assert(
    fc.property(zoom, fc.nat(100), fc.integer({ min: 1, max: 60 }), (one, from, length) => {
      const scale = createScale(one, '2026-03-01', '2026-09-01', whole);
      const days = { first: scale.first + from, end: scale.first + from + length };
      const { upper, lower } = headingCells(scale, days);
      const start = upper[0];
      if (!start) throw new Error('No cell');
      expect(start.x).toBeLessThanOrEqual(from * scale.dayWidth);
      let x = start.x;
      for (const cell of upper) {
        expect(cell.x).toBeCloseTo(x);
        x = cell.x + cell.width;
      }
      expect(x).toBeCloseTo((from + length) * scale.dayWidth);
      if (one !== 'quarter' || length >= 7) expect(lower.length).toBeGreaterThan(0);
    }),
  );
});
