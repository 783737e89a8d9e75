import type { Point, Vertex } from './types.ts';

/** A circular arc: where it starts and how far it sweeps, in radians, positive counter-clockwise. */
export interface Arc {
  center: Point;
  radius: number;
  startAngle: number;
  sweep: number;
}

/** Included angle of a bulge in radians, signed like the bulge. */
export const sweepOfBulge = (bulge: number): number => 4 * Math.atan(bulge);

/** The bulge of an arc that sweeps `sweep` radians (less than a full circle). */
export const bulgeOfSweep = (sweep: number): number => Math.tan(sweep / 4);

/**
 * The arc from `from` to `to`.
 * @returns undefined for a straight segment (no bulge, or both ends in one place).
 */
export function arcBetween(from: Vertex, to: Point): Arc | undefined {
  const bulge = from.bulge ?? 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (bulge === 0 || (dx === 0 && dy === 0)) return undefined;
  // The center is on the chord's perpendicular bisector, (1 − b²) / 4b chord lengths from its middle.
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const center = { x: (from.x + to.x) / 2 - offset * dy, y: (from.y + to.y) / 2 + offset * dx };
  return {
    center,
    radius: (Math.sqrt(dx * dx + dy * dy) * (1 + bulge * bulge)) / (4 * Math.abs(bulge)),
    startAngle: Math.atan2(from.y - center.y, from.x - center.x),
    sweep: sweepOfBulge(bulge),
  };
}

/**
 * The bulge of the arc from `from` to `to` that passes through `through`: the three-point arc of a drawing tool.
 * Three points on one line give 0.
 */
export function bulgeThrough(from: Point, through: Point, to: Point): number {
  const ax = through.x - from.x;
  const ay = through.y - from.y;
  const bx = to.x - through.x;
  const by = to.y - through.y;
  const cross = ax * by - ay * bx;
  if (cross === 0) return 0;
  // The path turns at a point of the circle by half of the included angle (inscribed angle).
  return Math.tan(Math.atan2(cross, ax * bx + ay * by) / 2);
}

/** The point in the middle of the segment or arc: the third point of a three-point arc. */
export function segmentMiddle(from: Vertex, to: Point): Point {
  const bulge = from.bulge ?? 0;
  return {
    x: (from.x + to.x) / 2 + (bulge * (to.y - from.y)) / 2,
    y: (from.y + to.y) / 2 - (bulge * (to.x - from.x)) / 2,
  };
}

/** The point at `t` (0 to 1, by length) along the segment or arc. */
export function segmentPoint(from: Vertex, to: Point, t: number): Point {
  const arc = arcBetween(from, to);
  if (arc === undefined) return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  const angle = arc.startAngle + arc.sweep * t;
  return { x: arc.center.x + arc.radius * Math.cos(angle), y: arc.center.y + arc.radius * Math.sin(angle) };
}

/**
 * Position of a point along the arc, by its angle: 0 at the start, 1 at the end. Angles off the arc give values outside
 * this range.
 */
export function arcParameter(arc: Arc, point: Point): number {
  const angle = Math.atan2(point.y - arc.center.y, point.x - arc.center.x);
  const turn = 2 * Math.PI;
  let along = (angle - arc.startAngle) * Math.sign(arc.sweep);
  along -= Math.floor(along / turn) * turn;
  const size = Math.abs(arc.sweep);
  // An angle just before the start reads as almost a full turn; count it as slightly negative instead.
  if (along > size && along - turn > size - along) along -= turn;
  return along / size;
}

/** (θ − sin θ) / sin²(θ/2), by its series where the difference would lose its digits. */
function segmentRatio(sweep: number): number {
  const square = sweep * sweep;
  if (Math.abs(sweep) < 0.05) {
    return (
      ((2 * sweep) / 3) *
      ((1 - square / 20 + (square * square) / 840) / (1 - square / 12 + (square * square) / 360))
    );
  }
  const half = Math.sin(sweep / 2);
  return (sweep - Math.sin(sweep)) / (half * half);
}

/** Signed area between the chord and the arc, positive for a counter-clockwise arc. */
export function arcSegmentArea(from: Vertex, to: Point): number {
  const bulge = from.bulge ?? 0;
  if (bulge === 0) return 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return ((dx * dx + dy * dy) / 8) * segmentRatio(sweepOfBulge(bulge));
}

// Abscissae and weights of the 8-point Gauss–Legendre rule on [−1, 1].
const gauss: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
];

/**
 * Length of the segment or arc from `from` to `to`, with x and y scaled by `kx` and `ky`. Under equal factors an arc
 * is r·θ; a stretched one is an ellipse's arc, integrated to about 1e-13.
 */
export function segmentLength(from: Vertex, to: Point, kx = 1, ky = kx): number {
  const bulge = from.bulge ?? 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (kx === ky) {
    // Square root of a sum of squares and not hypot: the sum commutes, so a quarter turn keeps every bit.
    const chord = Math.sqrt(dx * dx + dy * dy);
    if (bulge === 0) return chord * kx;
    const half = Math.abs(sweepOfBulge(bulge)) / 2;
    return chord * (half < 1e-8 ? 1 : half / Math.sin(half)) * kx;
  }
  const arc = arcBetween(from, to);
  if (arc === undefined) {
    const sx = dx * kx;
    const sy = dy * ky;
    return Math.sqrt(sx * sx + sy * sy);
  }
  const steps = Math.max(1, Math.ceil(Math.abs(arc.sweep) / (Math.PI / 8)));
  const half = Math.abs(arc.sweep) / steps / 2;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const middle = arc.startAngle + (arc.sweep * (step + 0.5)) / steps;
    for (const [abscissa, weight] of gauss) {
      for (const sign of [-1, 1]) {
        const angle = middle + sign * abscissa * half;
        sum += weight * half * Math.hypot(kx * Math.sin(angle), ky * Math.cos(angle));
      }
    }
  }
  return sum * arc.radius;
}
