import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextEnabledIndex } from './options.ts';

const on = { isDisabled: false };
const off = { isDisabled: true };

describe('nextEnabledIndex', () => {
  it('wraps around and skips disabled options', () => {
    expect(nextEnabledIndex([on, off, on], 1, 1)).toBe(2);
    expect(nextEnabledIndex([on, off, on], 3, 1)).toBe(0);
    expect(nextEnabledIndex([on, off, off], -1, -1)).toBe(0);
    expect(nextEnabledIndex([off, off], 0, 1)).toBe(-1);
    expect(nextEnabledIndex([], 0, 1)).toBe(-1);
  });

  it('finds an enabled option if there is one', () => {
    const options = fc.array(fc.record({ isDisabled: fc.boolean() }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(options, fc.integer({ min: -30, max: 30 }), fc.constantFrom(1, -1), (list, from, by) => {
        const place = nextEnabledIndex(list, from, by === 1 ? 1 : -1);
        return list.every(({ isDisabled }) => isDisabled) ? place === -1 : list[place]?.isDisabled === false;
      }),
    );
  });
});
