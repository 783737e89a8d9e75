import { parseDateTime } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, parseInstant, wallTime } from './zonedTimes.ts';

const denver = 'America/Denver';
const zone = fc.constantFrom(denver, 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia');
const minute = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}:00Z`);

describe('instantOf', () => {
  it('reads a time in a zone', () => {
    expect(instantOf(parseDateTime('2026-03-11T09:30'), denver)).toEqual({ instant: '2026-03-11T15:30:00Z' });
    expect(instantOf(parseDateTime('2026-01-11T09:30'), denver)).toEqual({ instant: '2026-01-11T16:30:00Z' });
  });
  it('says that clocks skip a time, and goes as far after the change', () => {
    expect(instantOf(parseDateTime('2026-03-08T02:30'), denver)).toEqual({
      instant: '2026-03-08T09:30:00Z',
      shift: 'skipped',
    });
  });
  it('says that clocks show a time twice, and takes the first', () => {
    expect(instantOf(parseDateTime('2026-11-01T01:30'), denver)).toEqual({
      instant: '2026-11-01T07:30:00Z',
      shift: 'repeated',
    });
  });
  it('returns to the instant, except to the second of a repeated time', () => {
    fc.assert(
      fc.property(minute, zone, (instant, of) => {
        const wall = wallTime(instant, of);
        if (!wall) throw new Error(instant);
        const back = instantOf(wall, of);
        return back.instant === instant || back.shift === 'repeated';
      }),
    );
  });
});

it('has no time for a text that is not an instant', () => {
  expect([wallTime('soon', denver), wallTime('', denver), wallTime(null, denver)]).toEqual([
    null,
    null,
    null,
  ]);
});

describe('parseInstant', () => {
  it.each([
    ['2026-03-11 09:30', '2026-03-11T15:30:00Z'],
    ['2026-03-11T09:30', '2026-03-11T15:30:00Z'],
    ['2026-03-11 09:30:59', '2026-03-11T15:30:00Z'],
    ['3/11/2026 9:30 AM', '2026-03-11T15:30:00Z'],
    ['Mar 11, 2026 9:30 pm', '2026-03-12T03:30:00Z'],
    ['March 11, 2026, 9 am', '2026-03-11T15:00:00Z'],
    ['2026-03-11T09:30:15Z', '2026-03-11T09:30:15Z'],
    ['2026-03-11T09:30+02:00', '2026-03-11T07:30:00Z'],
    ['2026-02-30 09:30', null],
    ['2026-03-11 25:30', null],
    ['2026-03-11', null],
    ['9:30', null],
    ['soon', null],
  ])('reads %s', (text, instant) => expect(parseInstant(text, denver)).toBe(instant));
});
