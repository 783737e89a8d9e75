import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, endOfDay, localDayIn, problemsOf } from './links.ts';

const now = new Date(2026, 1, 10, 9, 30);

test('inDays counts local days over months and years', () => {
  expect(localDayIn(0, now)).toBe('2026-02-10');
  expect(localDayIn(30, now)).toBe('2026-03-12');
  expect(localDayIn(365, now)).toBe('2027-02-10');
});
test('endOfDay returns the last moment of the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
      const end = new Date(endOfDay(localDayIn(days, now)));
      expect(dayOf(endOfDay(localDayIn(days, now)))).toBe(localDayIn(days, now));
      expect(localDayIn(0, end)).toBe(localDayIn(days, now));
      expect(localDayIn(0, new Date(end.getTime() + 1000))).toBe(localDayIn(days + 1, now));
    }),
  );
});
describe('problemsOf', () => {
  test.each([
    [null, '', { expires_at: 'This field is required' }],
    ['2026-02-09', '', { expires_at: 'Choose today or a later date.' }],
    ['2026-02-10', '', {}],
    ['2027-02-11', '', { expires_at: 'Choose a date within one year.' }],
    ['2026-03-12', 'short', { password: 'The Min number of Character  must be 6' }],
    ['2026-03-12', 'blue door', {}],
  ] as const)('validates expiry %s and password “%s”', (day, password, expected) => {
    expect(problemsOf(day, password, now)).toEqual(expected);
  });
});
