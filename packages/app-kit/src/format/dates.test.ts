import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, localDayOf, shortDayOf, timeOf, today } from './dates.ts';

test('dayOf formats the UTC day at any time of day', () => {
  expect(dayOf('2025-11-02T23:59:00Z')).toBe('Nov 02, 2025');
  expect(shortDayOf('2025-11-02T23:59:00Z')).toBe('Nov 02');
  expect(dayOf('2025-11-02')).toBe('Nov 02, 2025');
});

test('today returns the local day as YYYY-MM-DD', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(1970, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true }),
      (date) => {
        expect(today(date)).toBe(date.toLocaleDateString('en-CA'));
        expect(localDayOf(date.toISOString())).toBe(
          date.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' }),
        );
        expect(timeOf(date.toISOString())).toBe(
          date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
        );
      },
    ),
  );
});
