import { describe, expect, test } from 'vitest';
import { conditionColors } from './condition-colors.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Full color blindness by Machado, Oliveira and Fernandes (2009), on linear RGB. */
const visions: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const full: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: Matrix, of: Triple): Triple => [
  dot(matrix[0], of),
  dot(matrix[1], of),
  dot(matrix[2], of),
];
const linear = (color: string): Triple => {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const seen = (vision: Matrix, color: string): Triple => {
  const [red, green, blue] = times(vision, linear(color));
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [clip(red), clip(green), clip(blue)],
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
};
/** Smallest OKLab distance between any two colors. */
const closest = (vision: Matrix) => {
  const points = conditionColors.map((color) => seen(vision, color));
  let least = Infinity;
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1))
      least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  });
  return least;
};
const hueOf = (color: string) => {
  const [, a, b] = seen(full, color);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
};

describe('condition colors', () => {
  test('can be told apart', () => expect(closest(full)).toBeGreaterThan(0.1));
  test.each(Object.entries(visions))('can be told apart with %s', (_name, vision) =>
    expect(closest(vision)).toBeGreaterThan(0.05),
  );
  test('stand out from white paper', () => {
    for (const color of conditionColors)
      expect(1.05 / (dot([0.2126, 0.7152, 0.0722], linear(color)) + 0.05)).toBeGreaterThanOrEqual(3);
  });
  test.each([
    ['red', 20, 35],
    ['orange', 45, 60],
    ['yellow', 95, 115],
    ['green', 135, 155],
    ['blue', 260, 280],
  ])('include a %s', (_name, from, to) => {
    expect(conditionColors.some((color) => hueOf(color) >= from && hueOf(color) <= to)).toBe(true);
  });
});
