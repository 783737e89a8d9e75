import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlace } from './options.ts';

const on = { isDisabled: false };
const off = { isDisabled: true };

describe('nextPlace', () => {
  it('goes around the ends and over what is disabled', () => {
    expect(nextPlace([on, off, on], 1, 1)).toBe(2);
    expect(nextPlace([on, off, on], 3, 1)).toBe(0);
    expect(nextPlace([on, off, off], -1, -1)).toBe(0);
    expect(nextPlace([off, off], 0, 1)).toBe(-1);
    expect(nextPlace([], 0, 1)).toBe(-1);
  });

  it('always finds a place that can be chosen, where there is one', () => {
    const options = fc.array(fc.record({ isDisabled: fc.boolean() }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(options, fc.integer({ min: -30, max: 30 }), fc.constantFrom(1, -1), (list, from, by) => {
        const place = nextPlace(list, from, by === 1 ? 1 : -1);
        return list.every(({ isDisabled }) => isDisabled) ? place === -1 : list[place]?.isDisabled === false;
      }),
    );
  });
});
