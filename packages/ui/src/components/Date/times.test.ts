import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, nearestStep, parseTime, stepTime, timeOf } from './times.ts';

const minutes = fc.integer({ min: 0, max: 1439 });

it('round-trips times', () => {
  fc.assert(fc.property(minutes, (at) => minutesOf(timeOf(at)) === at));
});

describe('parseTime', () => {
  it.each([
    ['14:30', '14:30'],
    ['2:30 pm', '14:30'],
    ['2:30 P.M.', '14:30'],
    ['12 am', '00:00'],
    ['12:05 pm', '12:05'],
    ['0730', '07:30'],
    ['7', '07:00'],
  ])('%s → %s', (text, time) => expect(parseTime(text)).toBe(time));
  it.each(['25:00', '13 pm', '0 am', '7:60', 'noon', ''])('refuses %s', (text) => {
    expect(parseTime(text)).toBeNull();
  });
});

describe('stepTime', () => {
  it('steps to the next quarter hour', () => {
    expect(stepTime('09:45', 1, 15)).toBe('10:00');
    expect(stepTime('09:50', 1, 15)).toBe('10:00');
    expect(stepTime('10:00', -1, 15)).toBe('09:45');
    expect(stepTime('09:50', -1, 15)).toBe('09:45');
  });
  it('stays within the hours given and within the day', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(1, 5, 15, 30, 60), fc.boolean(), (at, step, up) => {
        const next = stepTime(timeOf(at), up ? 1 : -1, step, '07:00', '17:00');
        return next >= '07:00' && next <= '17:00';
      }),
    );
  });
});

it('snaps to the nearest step', () => {
  expect(nearestStep('09:07', 15)).toBe('09:00');
  expect(nearestStep('09:08', 15)).toBe('09:15');
  expect(nearestStep('23:59', 30)).toBe('23:59');
});
