import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeText, instantAt, whenText } from './reminders.ts';

test('beforeText formats days as days or weeks', () => {
  expect([0, 1, 2, 7, 10, 14].map(beforeText)).toEqual([
    'On the due date',
    '1 day before',
    '2 days before',
    '1 week before',
    '10 days before',
    '2 weeks before',
  ]);
});

test('whenText shows the year only if it is not the current one', () => {
  const now = new Date(2026, 10, 23, 12);
  expect(whenText(instantAt('2026-11-24', '14:30'), now)).toMatch(/^Tue, Nov 24, 2:30\sPM$/);
  expect(whenText(instantAt('2027-01-04', '08:00'), now)).toMatch(/^Jan 4, 2027, 8:00\sAM$/);
});

test('instantAt round-trips day and time in the local time zone', () => {
  const two = (of: number) => String(of).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      // Daylight saving skips times of the night.
      fc.integer({ min: 4, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      (number, hour, minute) => {
        const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
        const at = new Date(instantAt(day, `${two(hour)}:${two(minute)}`));
        expect(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`).toBe(day);
        expect([at.getHours(), at.getMinutes()]).toEqual([hour, minute]);
      },
    ),
  );
});
