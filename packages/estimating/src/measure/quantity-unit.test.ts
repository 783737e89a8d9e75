import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showQuantity } from './display-unit.ts';
import { quantityIn, quantityUnitsOf } from './quantity-unit.ts';
import { takeoffTypes } from './types.ts';

describe('unit of a condition', () => {
  it('shows a slab in cubic yards and a roof in squares', () => {
    expect(showQuantity(266.667, 'CF', true, 'CY')).toBe('9.9 CY');
    expect(showQuantity(894.427, 'SF', true, 'SQ')).toBe('8.9 SQ');
    expect(showQuantity(10, 'm', true, 'YD')).toBe('10.9 yd');
  });

  it('stays as measured without a unit, or with one of another kind', () => {
    expect(showQuantity(27, 'CF', true)).toBe('27.0 CF');
    expect(showQuantity(27, 'SF', true, 'CY')).toBe('27.0 SF');
  });

  it('shows points while the page has no scale', () => {
    expect(showQuantity(27, 'CF', false, 'CY')).toBe('27.0 pt³');
  });

  it('offers units that convert back to the measured figure for every type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...takeoffTypes),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (type, value) => {
          const [measured, ...others] = quantityUnitsOf(type);
          if (!measured || measured === 'YD' || measured.length > 2) throw new Error('No measured unit');
          const from = measured as 'LF' | 'SF' | 'CF' | 'EA';
          for (const unit of others) {
            const shown = quantityIn(value, from, unit);
            expect(shown.unit).toBe(unit);
            const perUnit = quantityIn(1, from, unit).value;
            expect(shown.value / perUnit).toBeCloseTo(value, 3);
          }
        },
      ),
    );
  });
});
