import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';
import { orderRange, rangeFault, rangeText } from './range.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('orderRange', () => {
  it('swaps a reversed range', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const { start, end } = orderRange({ start: a, end: b });
        return (
          start !== null && end !== null && start <= end && [a, b].includes(start) && [a, b].includes(end)
        );
      }),
    );
  });
  it('keeps an open range unchanged', () => {
    expect(orderRange({ start: '2024-05-01', end: null })).toEqual({ start: '2024-05-01', end: null });
  });
});

describe('rangeFault', () => {
  it('requires both ends or none', () => {
    expect(rangeFault({ start: '2024-05-01', end: null })).toBe('one end');
    expect(rangeFault({ start: null, end: '2024-05-01' })).toBe('one end');
    expect(rangeFault({ start: null, end: null }, '2024-05-01')).toBeUndefined();
  });
  it('rejects days before the earliest one', () => {
    expect(rangeFault({ start: '2024-04-30', end: '2024-05-02' }, '2024-05-01')).toBe('past');
    expect(rangeFault({ start: '2024-05-01', end: '2024-05-02' }, '2024-05-01')).toBeUndefined();
    expect(rangeFault({ start: '2024-04-30', end: '2024-05-02' })).toBeUndefined();
  });
});

it('joins the ends by a tilde', () => {
  expect(rangeText({ start: '2024-05-01', end: '2024-05-09' }, formatDate)).toBe(
    'May 01, 2024 ~ May 09, 2024',
  );
  expect(rangeText({ start: '2024-05-01', end: null }, formatDate)).toBe('');
});
