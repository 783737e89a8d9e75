import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './day.ts';
import { HOUR_MS, MINUTE_MS, utcDay } from './instant.ts';
import { dayInZone, instantAtLocalTime, isTimeZone, today } from './zones.ts';

/** Offsets from −11 to +14 hours, half and three quarters of hours, and a daylight saving time of half an hour. */
const zones = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/New_York',
  'America/Denver',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;
const zone = fc.constantFrom(...zones);
const instant = fc
  .date({ min: new Date('1975-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS));
/** The platform's own reading of a clock on a wall. */
const wallOf = (at: Date, where: string) => {
  const of = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: where,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${of.get('year')}-${of.get('month')}-${of.get('day')}`,
    time: `${of.get('hour')}:${of.get('minute')}`,
  };
};

test.each([
  ['2026-11-27T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-26'],
  ['2026-11-27T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-27'],
  ['2026-11-27T09:59:59Z', 'Pacific/Kiritimati', '2026-11-27'],
  ['2026-11-27T10:00:00Z', 'Pacific/Kiritimati', '2026-11-28'],
  ['2027-01-01T04:59:00Z', 'America/New_York', '2026-12-31'],
  ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ['2028-02-29T18:15:00Z', 'Asia/Kathmandu', '2028-03-01'],
  // Samoa skipped December 30.
  ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
  ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
])('%s in %s is %s', (at, where, day) => {
  expect(dayInZone(new Date(at), where)).toBe(day);
  expect(today(new Date(at), where)).toBe(day);
});

describe('instantAtLocalTime', () => {
  test.each([
    ['winter', '2026-01-15', '08:00', 'America/New_York', '2026-01-15T13:00:00.000Z'],
    ['summer', '2026-07-15', '08:00', 'America/New_York', '2026-07-15T12:00:00.000Z'],
    ['a skipped time', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    [
      'the morning after a skipped hour',
      '2026-03-08',
      '08:00',
      'America/New_York',
      '2026-03-08T12:00:00.000Z',
    ],
    ['a repeated time', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['a skipped time in Europe', '2026-03-29', '02:15', 'Europe/Berlin', '2026-03-29T01:15:00.000Z'],
    ['a repeated time in Europe', '2026-10-25', '02:15', 'Europe/Berlin', '2026-10-25T00:15:00.000Z'],
    ['a change of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['a midnight that is skipped', '2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['a day that is skipped', '2011-12-30', '08:00', 'Pacific/Apia', '2011-12-30T18:00:00.000Z'],
    ['farthest west', '2026-12-31', '23:59', 'Pacific/Pago_Pago', '2027-01-01T10:59:00.000Z'],
    ['farthest east', '2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['a leap day', '2028-02-29', '00:15', 'Asia/Kathmandu', '2028-02-28T18:30:00.000Z'],
  ])('%s', (_title, day, time, where, at) => {
    expect(instantAtLocalTime(day, time, where).toISOString()).toBe(at);
  });

  test('rejects what is no day, no time and no zone', () => {
    for (const [day, time, where] of [
      ['2026-02-30', '08:00', 'UTC'],
      ['2026-02-28', '24:00', 'UTC'],
      ['2026-02-28', '8:00', 'UTC'],
      ['2026-02-28', '08:00', 'Mars/Olympus'],
    ] as const)
      expect(() => instantAtLocalTime(day, time, where)).toThrow(RangeError);
  });

  test('gives back the instant of a clock reading, or the earlier one that reads the same', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const { day, time } = wallOf(at, where);
        const found = instantAtLocalTime(day, time, where);
        expect(wallOf(found, where)).toEqual({ day, time });
        expect(at.getTime() - found.getTime()).toBeGreaterThanOrEqual(0);
        expect(at.getTime() - found.getTime()).toBeLessThanOrEqual(HOUR_MS);
        expect(dayInZone(at, where)).toBe(day);
        expect(Math.abs(daysBetween(utcDay(at), day))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never runs backwards from one day to the next', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const day = utcDay(at);
        const hours =
          (instantAtLocalTime(addDays(day, 1), '08:00', where).getTime() -
            instantAtLocalTime(day, '08:00', where).getTime()) /
          HOUR_MS;
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThanOrEqual(25);
      }),
    );
  });
});

test('isTimeZone knows the zones of the platform', () => {
  for (const where of zones) expect(isTimeZone(where)).toBe(true);
  for (const where of ['', 'Mars/Olympus', null, 5, 'America/New_York\u0000'])
    expect(isTimeZone(where)).toBe(false);
});
