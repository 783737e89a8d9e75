import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endPlaces, endText, lineEnds } from './lineGeometry.ts';
import { textWidth } from './plot.ts';

const format = { unit: 'money', currency: 'USD', locale: 'en-US' } as const;

describe('labels at the ends of lines', () => {
  it('name the line and its last value', () => {
    const ends = lineEnds([{ label: 'Won', values: [1, 2, null], figure: 4_350_000 }], true, format);
    expect(ends).toEqual([{ index: 1, name: 'Won', figure: '$4.35M' }]);
  });
  it('have no place without a value', () => {
    expect(lineEnds([{ label: 'Won', values: [null], figure: null }], true, format)[0]?.index).toBe(-1);
    expect(endPlaces([null, 40], 0, 100)).toEqual([null, 40]);
  });
  it('keep the figure when the name is truncated', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 60, max: 300 }), (name, room) => {
        const text = endText({ index: 0, name, figure: '$4.35M' }, room);
        expect(text.endsWith('$4.35M')).toBe(true);
        expect(textWidth(text)).toBeLessThanOrEqual(room);
      }),
    );
  });
});
