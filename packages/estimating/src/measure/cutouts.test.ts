import { describe, expect, test } from 'vitest';
import { cutsTooMuch, ringsMeet } from './cutouts.ts';
import { measure } from './measure.ts';
import type { Calibration, Geometry, Vertex } from './types.ts';

const box = (x: number, y: number, width: number, height: number): Vertex[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const room = (...cutouts: Vertex[][]): Geometry => ({ vertices: box(0, 0, 360, 180), cutouts });
const scale: Calibration = { type: 'known_length', value: 1 / 9, unit: 'ft', calibrated: true };

describe('cutsTooMuch', () => {
  test('is false for cut-outs inside, along an edge or side by side', () => {
    for (const geometry of [
      room(),
      room(box(10, 10, 18, 18)),
      room(box(0, 0, 18, 18)),
      room(box(342, 162, 18, 18), box(324, 162, 18, 18)),
      room(box(10, 10, 18, 18), box(40, 10, 18, 18)),
      // Within the line width.
      room(box(-0.5, 10, 18, 18)),
      room(box(0, 0, 360, 180)),
    ])
      expect(cutsTooMuch(geometry)).toBe(false);
  });

  test('is true for cut-outs that extend beyond, are outside, enclose the area or overlap', () => {
    for (const geometry of [
      room(box(-10, 10, 18, 18)),
      room(box(500, 10, 18, 18)),
      room(box(-20, -20, 500, 500)),
      room(box(10, 10, 18, 18), box(20, 20, 18, 18)),
      room(box(10, 10, 18, 18), box(10, 10, 18, 18)),
      room(box(10, 10, 60, 18), box(30, 0, 18, 60)),
      room(box(10, 10, 60, 60), box(30, 30, 6, 6)),
    ])
      expect(cutsTooMuch(geometry)).toBe(true);
  });

  test('is true for a chord across a concave corner', () => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 100 },
      { x: 100, y: 100 },
      { x: 100, y: 200 },
      { x: 0, y: 200 },
    ];
    const inL = [
      { x: 20, y: 190 },
      { x: 20, y: 20 },
      { x: 190, y: 20 },
    ];
    expect(cutsTooMuch({ vertices, cutouts: [inL] })).toBe(true);
    expect(cutsTooMuch({ vertices, cutouts: [box(20, 20, 60, 60)] })).toBe(false);
  });

  test('is reported for areas but not for walls, whose openings are drawn in elevation', () => {
    const beyond = room(box(350, 10, 18, 18));
    expect(measure('area', beyond, scale)).toMatchObject({ cutsTooMuch: true });
    expect(measure('area', room(box(10, 10, 18, 18)), scale)).not.toHaveProperty('cutsTooMuch');
    expect(measure('surface_area', beyond, scale, { height: 9 })).not.toHaveProperty('cutsTooMuch');
  });

  test('touching rings do not overlap', () => {
    expect(ringsMeet(box(0, 0, 10, 10), box(5, 5, 10, 10))).toBe(true);
    expect(ringsMeet(box(0, 0, 10, 10), box(-5, -5, 50, 50))).toBe(true);
    expect(ringsMeet(box(0, 0, 10, 10), box(20, 0, 10, 10))).toBe(false);
  });
});
