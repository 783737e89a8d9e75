import { describe, expect, test } from 'vitest';
import { beginsAsSvg, keptSize } from './read-picture.ts';

describe('pictures', () => {
  test('keep their size up to the maximum and are scaled down above it', () => {
    expect(keptSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(keptSize({ width: 6000, height: 4000 })).toEqual({ width: 3000, height: 2000 });
    expect(keptSize({ width: 1, height: 9000 })).toEqual({ width: 1, height: 3000 });
  });
  test('are detected as SVG by their content, not their file name', () => {
    expect(beginsAsSvg('<svg xmlns="http://www.w3.org/2000/svg">')).toBe(true);
    expect(beginsAsSvg('<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>')).toBe(true);
    expect(beginsAsSvg('\u0089PNG')).toBe(false);
    expect(beginsAsSvg('words about <svg> and more')).toBe(false);
  });
});
