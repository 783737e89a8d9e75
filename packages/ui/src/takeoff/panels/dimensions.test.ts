import fc from 'fast-check';
import { takeoffTypes } from '@plumbline/estimating';
import { describe, expect, it } from 'vitest';
import { dimensionsOf, drops, extraDimensions, multiplier, oval, unsetDimensions } from './dimensions.ts';
import { missingDimensions } from './formDimensions.ts';
import { helixText, readHelix } from './helix.ts';

describe('drops', () => {
  it('parse drawing notation; empty text is none', () => {
    expect(drops.read(`10', 4'6"; 3`, 'ft')).toEqual({ drops: [10, 4.5, 3] });
    expect(drops.read('  ', 'ft')).toEqual({ drops: [] });
    expect(drops.read('10, many', 'ft')).toBeNull();
    expect(drops.read('10, -2', 'ft')).toBeNull();
  });

  it('round-trip through their display text', () => {
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
  it('accepts positive numbers with or without ×', () => {
    expect(multiplier.read('× 12', 'ft')).toEqual({ multiplier: 12 });
    expect(multiplier.read('0.5', 'ft')).toEqual({ multiplier: 0.5 });
    for (const text of ['0', '-1', 'twice', '']) expect(multiplier.read(text, 'ft')).toBeNull();
    expect(multiplier.show({}, 'ft')).toBe('1');
  });
});

describe('a flat oval duct', () => {
  it('parses the larger dimension first; empty text means round', () => {
    expect(oval.read('24" x 12"', 'ft')).toEqual({ oval: { a: 2, b: 1 } });
    expect(oval.read('2 by 1', 'ft')).toEqual({ oval: { a: 2, b: 1 } });
    expect(oval.read('600mm × 300mm', 'm')).toEqual({ oval: { a: 0.6, b: 0.3 } });
    expect(oval.read(' ', 'ft')).toEqual({ oval: undefined });
    for (const input of ['12" × 24"', '24"', '24" × 0', '24 × 12 × 6', 'wide'])
      expect(oval.read(input, 'ft')).toBeNull();
    expect(oval.read(oval.show({ oval: { a: 2, b: 1.25 } }, 'ft'), 'ft')).toEqual({
      oval: { a: 2, b: 1.25 },
    });
  });

  it('is requested if the condition has neither an oval nor a diameter', () => {
    const keys = (parameters: Parameters<typeof unsetDimensions>[1]) =>
      unsetDimensions('spiral_area', parameters, 'ft').map(({ key }) => key);
    expect(keys({})).toEqual(['diameter', 'oval']);
    expect(keys({ diameter: 1.5 })).toEqual([]);
    expect(keys({ oval: { a: 2, b: 1 } })).toEqual([]);
    expect(missingDimensions('spiral_area', {})).toEqual(['diameter']);
    expect(missingDimensions('spiral_area', { oval: { a: 2, b: 1 } })).toEqual([]);
  });
});

describe('a helix', () => {
  it('round-trips through its display text; empty text is none', () => {
    const helix = { radius: 3, turns: 1.5, rise: 12 };
    expect(readHelix(helixText(helix, 'ft'), 'ft')).toEqual({ helix, wrong: [] });
    expect(readHelix(helixText(undefined, 'ft'), 'ft')).toEqual({ helix: undefined, wrong: [] });
  });

  it('is complete or reports errors', () => {
    expect(readHelix({ radius: `3'`, turns: '', rises: '' }, 'ft').wrong).toEqual(['turns', 'rises']);
    expect(readHelix({ radius: '0', turns: '1', rises: '0' }, 'ft').wrong).toEqual(['radius']);
  });
});

it('offers every dimension used by the measuring rules', () => {
  const listedKeys = new Set<string>(
    takeoffTypes.flatMap((type) => [...dimensionsOf(type).map(({ key }) => key), ...extraDimensions(type)]),
  );
  // Multiplier and drops belong to one measure.
  for (const key of [
    'height',
    'sides',
    'openings',
    'ceiling',
    'depth',
    'width',
    'diameter',
    'oval',
    'helix',
    'hip',
  ])
    expect(listedKeys).toContain(key);
});
