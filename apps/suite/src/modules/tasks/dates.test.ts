import { addDays, daysBetween, orderedDays } from '@plumbline/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, dayText, fromNow, isLate } from './dates.ts';

const now = '2026-01-15';
const someDay = fc.integer({ min: -4000, max: 4000 }).map((days) => addDays(now, days));

test('bucketOf groups due dates by overdue, today, next seven days and later', () => {
  expect(bucketOf('2026-01-14', now)).toBe('overdue');
  expect(bucketOf(now, now)).toBe('today');
  expect(bucketOf('2026-01-21', now)).toBe('week');
  expect(bucketOf('2026-01-22', now)).toBe('later');
  expect(bucketOf(null, now)).toBe('later');
});
test('orderedDays orders both days and keeps an open range', () => {
  expect(orderedDays('2026-02-01', '2026-01-01')).toEqual(['2026-01-01', '2026-02-01']);
  expect(orderedDays(null, '2026-01-01')).toEqual([null, '2026-01-01']);
  fc.assert(
    fc.property(someDay, someDay, (a, b) => {
      const [from, to] = orderedDays(a, b);
      expect(from <= to).toBe(true);
      expect([from, to].toSorted()).toEqual([a, b].toSorted());
    }),
  );
});
test('daysBetween is the inverse of addDays across years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(
      someDay,
      fc.integer({ min: -900, max: 900 }),
      (day, days) => daysBetween(day, addDays(day, days)) === days,
    ),
  );
});
test('isLate is false for done tasks', () => {
  expect(isLate({ due_date: '2026-01-01', is_done: true }, now)).toBe(false);
  expect(isLate({ due_date: '2026-01-01', is_done: false }, now)).toBe(true);
  expect(isLate({ due_date: null, is_done: false }, now)).toBe(false);
});
test('fromNow describes the distance of a day', () => {
  expect(
    [now, '2026-01-16', '2026-01-19', '2026-01-14', '2026-01-12'].map((day) => fromNow(day, now)),
  ).toEqual(['Today', 'Tomorrow', 'In 4 days', 'Overdue by 1 day', 'Overdue by 3 days']);
});
test('dayText formats days as MM-DD-YYYY', () => {
  expect(dayText('2026-01-05')).toBe('01-05-2026');
  expect(dayText('2026-01-05T10:00:00Z')).toBe('01-05-2026');
});
