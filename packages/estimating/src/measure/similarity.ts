import type { Calibration, Geometry, Point } from './types.ts';

/**
 * Similarity transform without mirroring: x′ = a·x − b·y + x, y′ = b·x + a·y + y. Preserves angles and proportions;
 * used to align sheets.
 */
export interface Similarity {
  a: number;
  b: number;
  x: number;
  y: number;
}

/** Corresponding points on two sheets. */
export interface PointPair {
  from: Point;
  to: Point;
}

/** Identity transform. */
export const identitySimilarity: Similarity = Object.freeze({ a: 1, b: 0, x: 0, y: 0 });

export const applySimilarity = ({ a, b, x, y }: Similarity, p: Point): Point => ({
  x: a * p.x - b * p.y + x,
  y: b * p.x + a * p.y + y,
});

/** Scale factor. */
export const similarityScale = ({ a, b }: Similarity): number => Math.hypot(a, b);

/** Rotation angle in radians, counter-clockwise with y up. */
export const similarityAngle = ({ a, b }: Similarity): number => Math.atan2(b, a);

/** Composes two transforms: first `first`, then `second`. */
export const thenSimilarity = (first: Similarity, second: Similarity): Similarity => ({
  a: second.a * first.a - second.b * first.b,
  b: second.b * first.a + second.a * first.b,
  ...applySimilarity(second, first),
});

/** Inverse transform. */
export function inverseSimilarity({ a, b, x, y }: Similarity): Similarity {
  const square = a * a + b * b;
  const back = { a: a / square, b: -b / square, x: 0, y: 0 };
  const origin = applySimilarity(back, { x, y });
  return { ...back, x: -origin.x, y: -origin.y };
}

/**
 * Unique similarity that maps two points to two others.
 * @throws RangeError if the points coincide on either sheet.
 */
export function similarityFrom(first: PointPair, second: PointPair): Similarity {
  const [u, v] = [second.from.x - first.from.x, second.from.y - first.from.y];
  const [p, q] = [second.to.x - first.to.x, second.to.y - first.to.y];
  const square = u * u + v * v;
  if (!(square > 0) || !(p * p + q * q > 0)) throw new RangeError('The two points are the same');
  const a = (p * u + q * v) / square;
  const b = (q * u - p * v) / square;
  const moved = applySimilarity({ a, b, x: 0, y: 0 }, first.from);
  return { a, b, x: first.to.x - moved.x, y: first.to.y - moved.y };
}

/** Transforms a geometry. Arcs keep their bulge because nothing is mirrored. */
export function moveGeometry(similarity: Similarity, geometry: Geometry): Geometry {
  const ring = (vertices: Geometry['vertices']) =>
    vertices.map((vertex) => ({ ...vertex, ...applySimilarity(similarity, vertex) }));
  return {
    ...geometry,
    vertices: ring(geometry.vertices),
    ...(geometry.cutouts ? { cutouts: geometry.cutouts.map(ring) } : {}),
  };
}

/** Tolerance of quarter turns in radians, for slightly rotated scans. */
const quarterTolerance = 0.01;

/**
 * Transforms a calibration, so that moved geometry measures the same.
 * @returns undefined for a stretched scan or a region rotated by other than quarter turns.
 */
export function moveCalibration(similarity: Similarity, calibration: Calibration): Calibration | undefined {
  const { factorX = 1, factorY = 1, region } = calibration;
  const quarters = (similarityAngle(similarity) * 2) / Math.PI;
  const isQuarter = Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) < quarterTolerance;
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
