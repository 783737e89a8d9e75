import { describe, expect, it } from 'vitest';
import { boxFor, boxHeight } from './markLayout.ts';

/** Font whose letters are half as wide as high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

describe('text box', () => {
  it('grows with the widest line and the number of lines', () => {
    const one = boxFor('text', 'ab', 10, measure);
    const two = boxFor('text', 'ab\nabcd', 10, measure);
    expect(two.width - one.width).toBeCloseTo(10);
    expect(two.height - one.height).toBeCloseTo(13.5);
  });

  it('scales with the text height', () => {
    for (const type of ['text', 'stamp', 'link'] as const) {
      const small = boxFor(type, 'ADDENDUM\n03/09/26', 7, measure);
      const large = boxFor(type, 'ADDENDUM\n03/09/26', 14, measure);
      expect(large.width).toBeCloseTo(2 * small.width);
      expect(large.height).toBeCloseTo(2 * small.height);
    }
  });

  it('gives the text height of a box', () => {
    const { height } = boxFor('stamp', 'VOID\ntoday', 12, measure);
    expect(height / boxHeight('stamp', 2)).toBeCloseTo(12);
  });
});
