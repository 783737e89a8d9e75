import { expect, test } from 'vitest';
import { daysOfRange, earlierDay, isDayWithin, laterDay, orderedDays } from './day-range.ts';

test('days compare as text', () => {
  expect(earlierDay('2026-12-31', '2027-01-01')).toBe('2026-12-31');
  expect(laterDay('2026-12-31', '2027-01-01')).toBe('2027-01-01');
});

test('a range is put in order, an open one is kept', () => {
  expect(orderedDays('2026-03-02', '2026-03-01')).toEqual(['2026-03-01', '2026-03-02']);
  expect(orderedDays('2026-03-01', '2026-03-02')).toEqual(['2026-03-01', '2026-03-02']);
  expect(orderedDays(null, '2026-03-01')).toEqual([null, '2026-03-01']);
  expect(orderedDays('2026-03-01', undefined)).toEqual(['2026-03-01', undefined]);
});

test('both ends belong to a range', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(
    ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => isDayWithin(day, march)),
  ).toEqual([false, true, true, false]);
  expect(isDayWithin('0001-01-01', { to: '2026-03-31' })).toBe(true);
  expect(isDayWithin('9999-12-31', { from: '2026-03-31', to: null })).toBe(true);
});

test('lists the days of a range, over a leap day', () => {
  expect(daysOfRange('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysOfRange('2028-03-01', '2028-02-28')).toEqual([]);
});
