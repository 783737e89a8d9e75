import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf } from './changeMeaning.ts';

it('tells what a change means', () => {
  expect(changeOf(18, 14.2, 'higher', 0.5)).toBe('worse');
  expect(changeOf(18, 14.2, 'lower', 0.5)).toBe('better');
  expect(changeOf(18, 14.2, undefined, 0)).toBe('neutral');
  expect(changeOf(19, 19.4, 'higher', 0.5)).toBe('neutral');
  expect(changeOf(null, 19.4, 'higher', 0)).toBe('neutral');
});

it('means the opposite in the other direction', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.nat(100), (from, to, tolerance) => {
      const opposite = { better: 'worse', worse: 'better', neutral: 'neutral' } as const;
      expect(changeOf(from, to, 'lower', tolerance)).toBe(opposite[changeOf(from, to, 'higher', tolerance)]);
    }),
  );
});
