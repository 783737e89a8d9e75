import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from './calendar-day.ts';
import {
  addElapsed,
  DAY_MS,
  HOUR_MS,
  localDay,
  localInstant,
  MINUTE_MS,
  utcDay,
  utcMidnight,
  WEEK_MS,
} from './instant.ts';

const instant = fc.date({
  min: new Date('0001-01-02T00:00:00Z'),
  max: new Date('9999-12-30T00:00:00Z'),
  noInvalidDate: true,
});

test('durations are multiples of each other', () => {
  expect([60 * MINUTE_MS, 24 * HOUR_MS, 7 * DAY_MS]).toEqual([HOUR_MS, DAY_MS, WEEK_MS]);
});

test('elapsed days have 24 hours, also when clocks change', () => {
  const before = new Date('2026-03-08T06:00:00Z');
  expect(addElapsed(before, { days: 1 }).toISOString()).toBe('2026-03-09T06:00:00.000Z');
  expect(addElapsed(before, { hours: -7, minutes: 30 }).toISOString()).toBe('2026-03-07T23:30:00.000Z');
  expect(addElapsed(before, {})).toEqual(before);
});

test('utcDay is the day in UTC of an instant in any form', () => {
  expect(utcDay('2026-12-31T23:59:59.999Z')).toBe('2026-12-31');
  expect(utcDay('2026-12-31T23:30:00-05:00')).toBe('2027-01-01');
  expect(utcDay(0)).toBe('1970-01-01');
  expect(() => utcDay('x')).toThrow(RangeError);
  fc.assert(
    fc.property(instant, (at) => {
      const day = utcDay(at);
      expect(isDay(day)).toBe(true);
      expect(utcDay(utcMidnight(day))).toBe(day);
      expect(at.getTime() - utcMidnight(day).getTime()).toBeGreaterThanOrEqual(0);
      expect(at.getTime() - utcMidnight(day).getTime()).toBeLessThan(DAY_MS);
    }),
  );
});

test('localDay is the day of the device', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const [year = 0, month = 0, date = 0] = localDay(at).split('-').map(Number);
      expect([year, month, date]).toEqual([at.getFullYear(), at.getMonth() + 1, at.getDate()]);
      expect(localDay(localInstant(localDay(at), '12:00'))).toBe(localDay(at));
    }),
  );
});
