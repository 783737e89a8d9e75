import { describe, expect, it } from 'vitest';
import { cropInk } from './inkCrop.ts';

describe('ink of a match', () => {
  const drawing = { width: 20, height: 10, ink: new Uint8Array(200) };
  drawing.ink[5 * 20 + 10] = 1;

  it('is a square around the middle of the match with its surroundings', () => {
    const { width, height, ink } = cropInk(drawing, { x: 8, y: 4, width: 4, height: 2 });
    expect([width, height]).toEqual([6, 6]);
    expect([...ink].filter(Boolean)).toHaveLength(1);
    expect(ink[3 * 6 + 3]).toBe(1);
  });

  it('is blank beyond the drawing', () => {
    const { width, ink } = cropInk(drawing, { x: 0, y: 0, width: 4, height: 4 });
    expect(width).toBe(6);
    expect([...ink].every((each) => each === 0)).toBe(true);
  });
});
