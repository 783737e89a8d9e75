import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drops, multiplier } from './dimensions.ts';

describe('drops', () => {
  it('are read as they are written on a drawing, and none is none', () => {
    expect(drops.read(`10', 4'6"; 3`, 'ft')).toEqual({ drops: [10, 4.5, 3] });
    expect(drops.read('  ', 'ft')).toEqual({ drops: [] });
    expect(drops.read('10, many', 'ft')).toBeNull();
    expect(drops.read('10, -2', 'ft')).toBeNull();
  });

  it('are read back as they are shown', () => {
    const quarterInches = fc.array(
      fc.integer({ min: 1, max: 2000 }).map((n) => n / 48),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(quarterInches, (values) => {
        const read = drops.read(drops.show({ drops: values }, 'ft'), 'ft')?.drops ?? [];
        expect(read).toHaveLength(values.length);
        for (const [at, value] of values.entries()) expect(read[at]).toBeCloseTo(value, 6);
      }),
    );
  });
});

describe('the multiplier', () => {
  it('is any figure above none, with or without its sign', () => {
    expect(multiplier.read('× 12', 'ft')).toEqual({ multiplier: 12 });
    expect(multiplier.read('0.5', 'ft')).toEqual({ multiplier: 0.5 });
    for (const words of ['0', '-1', 'twice', '']) expect(multiplier.read(words, 'ft')).toBeNull();
    expect(multiplier.show({}, 'ft')).toBe('1');
  });
});
