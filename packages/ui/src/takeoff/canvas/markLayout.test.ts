import { describe, expect, it } from 'vitest';
import { boxFor, heightIn } from './markLayout.ts';

/** A face whose every letter is half as wide as it is high. */
const measure = (words: string, size: number) => words.length * size * 0.5;

describe('the room that words need', () => {
  it('grows with the widest line and with every line', () => {
    const one = boxFor('text', 'ab', 10, measure);
    const two = boxFor('text', 'ab\nabcd', 10, measure);
    expect(two.width - one.width).toBeCloseTo(10);
    expect(two.height - one.height).toBeCloseTo(13.5);
  });

  it('is twice as large for letters twice as high', () => {
    for (const type of ['text', 'stamp', 'link'] as const) {
      const small = boxFor(type, 'ADDENDUM\n03/09/26', 7, measure);
      const large = boxFor(type, 'ADDENDUM\n03/09/26', 14, measure);
      expect(large.width).toBeCloseTo(2 * small.width);
      expect(large.height).toBeCloseTo(2 * small.height);
    }
  });

  it('tells the height of the letters back from the box', () => {
    const { height } = boxFor('stamp', 'VOID\ntoday', 12, measure);
    expect(height / heightIn('stamp', 2)).toBeCloseTo(12);
  });
});
