import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

const row = { from: 1, count: 4, orientation: 'horizontal', direction: 'ltr' } as const;
const column = { ...row, orientation: 'vertical' } as const;

describe('tabAfterKey', () => {
  it('moves along a row by the left and right arrow keys', () => {
    expect(tabAfterKey('ArrowRight', row)).toBe(2);
    expect(tabAfterKey('ArrowLeft', row)).toBe(0);
    expect(tabAfterKey('ArrowDown', row)).toBeUndefined();
  });

  it('follows the text direction in rows only', () => {
    expect(tabAfterKey('ArrowRight', { ...row, direction: 'rtl' })).toBe(0);
    expect(tabAfterKey('ArrowDown', { ...column, direction: 'rtl' })).toBe(2);
  });

  it('moves along a column by the up and down arrow keys', () => {
    expect(tabAfterKey('ArrowDown', column)).toBe(2);
    expect(tabAfterKey('ArrowUp', column)).toBe(0);
    expect(tabAfterKey('ArrowRight', column)).toBeUndefined();
  });

  it('moves to both ends', () => {
    expect(tabAfterKey('Home', row)).toBe(0);
    expect(tabAfterKey('End', column)).toBe(3);
  });

  it('returns undefined outside the tabs', () => {
    expect(tabAfterKey('ArrowRight', { ...row, from: -1 })).toBeUndefined();
  });

  it('visits every tab once and wraps around', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('horizontal' as const, 'vertical' as const),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (count, orientation, direction) => {
          const seen = new Set<number>();
          let from = 0;
          for (let step = 0; step < count; step += 1) {
            seen.add(from);
            from =
              tabAfterKey(orientation === 'vertical' ? 'ArrowDown' : 'ArrowRight', {
                from,
                count,
                orientation,
                direction,
              }) ?? -1;
          }
          expect(seen.size).toBe(count);
          expect(from).toBe(0);
        },
      ),
    );
  });
});
