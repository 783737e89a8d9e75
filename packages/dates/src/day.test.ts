import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, isDay } from './calendar-day.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  weekday,
} from './day.ts';

/** Days of the years 0002 to 9998, so that a few years more or less stay in the calendar. */
const day = fc
  .date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const few = fc.integer({ min: -360, max: 360 });

test.each([
  ['a leap day', '2028-02-28', 1, '2028-02-29'],
  ['over a leap day', '2028-02-28', 2, '2028-03-01'],
  ['no leap day', '2026-02-28', 1, '2026-03-01'],
  ['no leap year at the century', '2100-02-28', 1, '2100-03-01'],
  ['a leap year every 400 years', '2000-02-28', 1, '2000-02-29'],
  ['the end of a year', '2026-12-31', 1, '2027-01-01'],
  ['back over the end of a year', '2027-01-01', -1, '2026-12-31'],
  ['clocks go forward in the United States', '2026-03-07', 2, '2026-03-09'],
  ['clocks go back in the United States', '2026-10-31', 2, '2026-11-02'],
  ['clocks go forward in Europe', '2026-03-28', 2, '2026-03-30'],
  ['the day that Samoa skipped', '2011-12-29', 1, '2011-12-30'],
  ['the first century', '0099-12-31', 1, '0100-01-01'],
  ['the last day', '9999-12-30', 1, '9999-12-31'],
])('addDays: %s', (_title, from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-31', 0, '2026-05-31'],
])('addMonths: %s and %i months', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test.each([
  ['2026-11-27', 5, '2026-11-23'],
  ['2026-11-29', 7, '2026-11-23'],
  ['2026-11-30', 1, '2026-11-30'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is weekday %i of the week from %s', (value, number, monday) => {
  expect(weekday(value)).toBe(number);
  expect(startOfWeek(value)).toBe(monday);
});

test('starts of month, quarter and year', () => {
  expect([startOfMonth, endOfMonth, startOfQuarter, startOfYear].map((start) => start('2028-02-29'))).toEqual(
    ['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-01'],
  );
  expect(startOfQuarter('2026-12-31')).toBe('2026-10-01');
  expect(endOfMonth('2026-04-01')).toBe('2026-04-30');
});

test('rejects what is no day', () => {
  for (const value of [
    '',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    'x',
  ]) {
    expect(isDay(value)).toBe(false);
    expect(() => addDays(value, 1)).toThrow(RangeError);
    expect(() => addMonths(value, 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', value)).toThrow(RangeError);
    expect(() => weekday(value)).toThrow(RangeError);
  }
  expect(isDay(undefined)).toBe(false);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
  expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError);
});

test('calendarDay has only days of the calendar', () => {
  expect(calendarDay(2026, 2, 28)).toBe('2026-02-28');
  expect(calendarDay(33, 4, 3)).toBe('0033-04-03');
  for (const [year, month, date] of [
    [2026, 2, 29],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [2026, 4, 31],
    [0, 1, 1],
    [10_000, 1, 1],
    [2026.5, 1, 1],
    [-1, 1, 1],
    [Number.NaN, 1, 1],
  ] as const)
    expect(calendarDay(year, month, date)).toBeUndefined();
});

test('days and months added are subtracted again, and agree with counting', () => {
  fc.assert(
    fc.property(day, few, (from, count) => {
      const to = addDays(from, count);
      expect(isDay(to)).toBe(true);
      expect(addDays(to, -count)).toBe(from);
      expect(daysBetween(from, to)).toBe(count);
      expect(to > from).toBe(count > 0);
      expect((weekday(from) - 1 + count + 7_000) % 7).toBe(weekday(to) - 1);
      // A month's days are kept where the other month has them.
      const month = addMonths(from, count % 11);
      expect(Number(month.slice(8))).toBe(Math.min(Number(from.slice(8)), daysInMonth(month)));
      expect(startOfMonth(addMonths(startOfMonth(month), -(count % 11)))).toBe(startOfMonth(from));
    }),
  );
});

test('starts are not after the day, and starts of themselves', () => {
  fc.assert(
    fc.property(day, (value) => {
      for (const start of [startOfWeek, startOfMonth, startOfQuarter, startOfYear]) {
        expect(start(value) <= value).toBe(true);
        expect(start(start(value))).toBe(start(value));
      }
      expect(weekday(startOfWeek(value))).toBe(1);
      expect(addDays(endOfMonth(value), 1)).toBe(addMonths(startOfMonth(value), 1));
      const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
      expect(calendarDay(year, month, date)).toBe(value);
    }),
  );
});
