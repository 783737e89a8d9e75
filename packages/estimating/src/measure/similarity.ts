import type { Calibration, Geometry, Point } from './types.ts';

/**
 * Turns, scales and moves a plane without mirroring it: x′ = a·x − b·y + x, y′ = b·x + a·y + y. Angles and proportions
 * stay, so that what is drawn on one sheet can be laid on another.
 */
export interface Similarity {
  a: number;
  b: number;
  x: number;
  y: number;
}

/** One place on two sheets, in points of each. */
export interface PointPair {
  from: Point;
  to: Point;
}

/** Leaves everything where it is. */
export const sameLie: Similarity = Object.freeze({ a: 1, b: 0, x: 0, y: 0 });

export const applySimilarity = ({ a, b, x, y }: Similarity, p: Point): Point => ({
  x: a * p.x - b * p.y + x,
  y: b * p.x + a * p.y + y,
});

/** How many times longer everything becomes. */
export const similarityScale = ({ a, b }: Similarity): number => Math.hypot(a, b);

/** By how much everything turns, counter-clockwise where y points upwards, in radians. */
export const similarityAngle = ({ a, b }: Similarity): number => Math.atan2(b, a);

/** First `first`, then `second`. */
export const thenSimilarity = (first: Similarity, second: Similarity): Similarity => ({
  a: second.a * first.a - second.b * first.b,
  b: second.b * first.a + second.a * first.b,
  ...applySimilarity(second, first),
});

/** The way back. */
export function inverseSimilarity({ a, b, x, y }: Similarity): Similarity {
  const square = a * a + b * b;
  const back = { a: a / square, b: -b / square, x: 0, y: 0 };
  const origin = applySimilarity(back, { x, y });
  return { ...back, x: -origin.x, y: -origin.y };
}

/**
 * The only similarity that takes two places to two others.
 * @throws RangeError when the places are one and the same on either sheet.
 */
export function similarityFrom(first: PointPair, second: PointPair): Similarity {
  const [u, v] = [second.from.x - first.from.x, second.from.y - first.from.y];
  const [p, q] = [second.to.x - first.to.x, second.to.y - first.to.y];
  const square = u * u + v * v;
  if (!(square > 0) || !(p * p + q * q > 0)) throw new RangeError('The two points are in one place');
  const a = (p * u + q * v) / square;
  const b = (q * u - p * v) / square;
  const moved = applySimilarity({ a, b, x: 0, y: 0 }, first.from);
  return { a, b, x: first.to.x - moved.x, y: first.to.y - moved.y };
}

/** What is drawn, laid on another sheet. Arcs keep their bulge, for nothing is mirrored. */
export function moveGeometry(similarity: Similarity, geometry: Geometry): Geometry {
  const ring = (vertices: Geometry['vertices']) =>
    vertices.map((vertex) => ({ ...vertex, ...applySimilarity(similarity, vertex) }));
  return {
    ...geometry,
    vertices: ring(geometry.vertices),
    ...(geometry.cutouts ? { cutouts: geometry.cutouts.map(ring) } : {}),
  };
}

/** A turn off the quarter by less than this, in radians, is one of a scan that lies a little askew. */
const quarterSlack = 0.01;

/**
 * A scale as it holds on another sheet, so that what is laid there measures the same.
 * @returns undefined where it cannot hold: a stretched scan, or a region, that is turned by anything but quarters.
 */
export function moveCalibration(similarity: Similarity, calibration: Calibration): Calibration | undefined {
  const { factorX = 1, factorY = 1, region } = calibration;
  const quarters = (similarityAngle(similarity) * 2) / Math.PI;
  const isQuarter = Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) < quarterSlack;
  const isStretched = factorX !== factorY;
  if (!isQuarter && (isStretched || region)) return undefined;
  const isSwapped = Math.abs(Math.round(quarters)) % 2 === 1;
  const [left, right] = region
    ? [
        applySimilarity(similarity, region),
        applySimilarity(similarity, { x: region.x + region.width, y: region.y + region.height }),
      ]
    : [];
  return {
    ...calibration,
    value: calibration.value / similarityScale(similarity),
    ...(isStretched && isSwapped ? { factorX: factorY, factorY: factorX } : {}),
    ...(left && right
      ? {
          region: {
            x: Math.min(left.x, right.x),
            y: Math.min(left.y, right.y),
            width: Math.abs(right.x - left.x),
            height: Math.abs(right.y - left.y),
          },
        }
      : {}),
  };
}
