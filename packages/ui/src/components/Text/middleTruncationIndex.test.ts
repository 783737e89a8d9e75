import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { middleTruncationIndex } from './middleTruncationIndex.ts';

const endOf = (name: string) => name.slice(middleTruncationIndex(name));

describe('end of a name', () => {
  test.each([
    ['Phase 2 expansion, addendum 04.pdf', '04.pdf'],
    ['A-101 to A-551 architectural set.pdf', 'set.pdf'],
    ['IMG_20260301123456.jpg', '456.jpg'],
    ['Riverside_Medical_Center_rev-3.dwg', 'rev-3.dwg'],
    ['مخطط الطابق الأول من المبنى الرئيسي.pdf', 'الرئيسي.pdf'],
  ])('of %s is %s', (name, end) => {
    expect(endOf(name)).toBe(end);
  });

  test('is part of the name, and leaves a beginning that can be cut', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 13, maxLength: 120 }), (name) => {
        expect(middleTruncationIndex(name)).toBeGreaterThan(0);
        expect(name.endsWith(endOf(name))).toBe(true);
        expect(endOf(name).length).toBeGreaterThan(0);
      }),
    );
  });
});
