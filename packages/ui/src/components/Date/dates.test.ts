import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';
import { parseDate } from './parse-date.ts';

it('shows a day as MMM DD, YYYY, in UTC', () => {
  expect(formatDate('2025-12-02')).toBe('Dec 02, 2025');
  expect(formatDate('2025-11-11T23:59:00-07:00')).toBe('Nov 12, 2025');
  expect(formatDate('soon')).toBe('');
});

it('shows an instant with its date and time in the local time zone', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'America/Denver';
  try {
    expect(formatDateTime('2025-11-11T16:05:00Z')).toBe('Nov 11, 2025 9:05 AM');
    expect(formatDateTime('2025-11-11T06:05:00Z')).toBe('Nov 10, 2025 11:05 PM');
    expect(formatDateTime('2025-11-11T07:05:00Z')).toBe('Nov 11, 2025 12:05 AM');
    expect(formatDateTime('soon')).toBe('');
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

it.each([
  ['2025-12-2', '2025-12-02'],
  ['12/2/2025', '2025-12-02'],
  ['Dec 02, 2025', '2025-12-02'],
  ['December 2nd 2025', '2025-12-02'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2025', null],
  ['13/01/2025', null],
  ['tomorrow', null],
])('reads %s', (text, day) => expect(parseDate(text)).toBe(day));
