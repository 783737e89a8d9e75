import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barOf } from './progress.ts';

describe('barOf', () => {
  it('is 5 + percent / 1.052', () => {
    expect(barOf(0)).toBe(5);
    expect(barOf(50)).toBe(5 + 50 / 1.052);
    expect(barOf(64)).toBe(5 + 64 / 1.052);
  });
  it('is full at the end and stays within the bar', () => {
    expect(barOf(100)).toBe(100);
    expect(barOf(250)).toBe(100);
    expect(barOf(-3)).toBe(5);
  });
  it('never decreases', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(fc.property(percent, percent, (a, b) => a > b || barOf(a) <= barOf(b)));
  });
});
