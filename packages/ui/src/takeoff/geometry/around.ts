import type { CanvasMeasure, Rect } from '../types.ts';

/** Minimum margin around measures in points, so that a single mark is shown with its surroundings. */
const least = 72;

/** Rectangle around measures with a margin; null without measures. */
export function roundTo(measures: readonly Pick<CanvasMeasure, 'geometry'>[]): Rect | null {
  const points = measures.flatMap(({ geometry }) => geometry.vertices);
  if (points.length === 0) return null;
  const ends = (of: (point: { x: number; y: number }) => number) =>
    points.reduce<[number, number]>(
      ([low, high], point) => [Math.min(low, of(point)), Math.max(high, of(point))],
      [Infinity, -Infinity],
    );
  const [left, right] = ends(({ x }) => x);
  const [bottom, top] = ends(({ y }) => y);
  const room = Math.max(least, (right - left) * 0.15, (top - bottom) * 0.15);
  return {
    x: left - room,
    y: bottom - room,
    width: right - left + 2 * room,
    height: top - bottom + 2 * room,
  };
}
