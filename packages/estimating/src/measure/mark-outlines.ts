import { flatten } from './geometry.ts';
import { formatLength } from './length.ts';
import { measure } from './measure.ts';
import { signedArea } from './polygon.ts';
import { calibrationFor } from './scales.ts';
import type { Calibration, Point, Vertex } from './types.ts';

/**
 * Length of a scallop in points, and the fewest and most scallops of a cloud: small clouds stay recognizable, and one
 * larger than any sheet does not take all memory.
 */
const scallop = { length: 26, fewest: 12, most: 5000, bulge: 0.6 };

/** Outline of a revision cloud: scallops along an outline that bulge to its outside. */
export function cloudOutline(outline: readonly Vertex[]): Vertex[] {
  const corners = flatten(outline, true);
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const perimeter = sides.reduce((sum, { length }) => sum + length, 0);
  if (perimeter === 0 || !Number.isFinite(perimeter)) return [];
  const step = Math.max(perimeter / scallop.most, Math.min(scallop.length, perimeter / scallop.fewest));
  // Positive bulges lie to the right of their segment, which is the outside of a counter-clockwise outline.
  const bulge = signedArea(outline) < 0 ? -scallop.bulge : scallop.bulge;
  return sides
    .filter(({ length }) => length > 0)
    .flatMap(({ from, to, length }) => {
      const count = Math.max(1, Math.round(length / step));
      return Array.from({ length: count }, (_, index) => ({
        x: from.x + ((to.x - from.x) * index) / count,
        y: from.y + ((to.y - from.y) * index) / count,
        bulge,
      }));
    });
}

/**
 * Head of an arrow that points to the last vertex: its tip and the two ends of its barbs.
 * @param length of the head along the line, in the unit of the vertices.
 */
export function arrowHead(vertices: readonly Point[], length: number): [Point, Point, Point] | undefined {
  const [from, tip] = [vertices.at(-2), vertices.at(-1)];
  if (!from || !tip) return undefined;
  const whole = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (whole === 0) return undefined;
  const reach = Math.min(length, whole);
  const [ux, uy] = [(tip.x - from.x) / whole, (tip.y - from.y) / whole];
  const half = reach * 0.38;
  const base = { x: tip.x - ux * reach, y: tip.y - uy * reach };
  return [
    { x: tip.x, y: tip.y },
    { x: base.x - uy * half, y: base.y + ux * half },
    { x: base.x + uy * half, y: base.y - ux * half },
  ];
}

/** Segment of a dimension line with its length as text. */
export interface DimensionSegment {
  from: Point;
  to: Point;
  text: string;
}

/** Segments of a dimension line; without a scale their lengths are in points on the sheet. */
export function dimensionSegments(
  vertices: readonly Vertex[],
  calibrations: readonly Calibration[],
): DimensionSegment[] {
  const calibration = calibrationFor(calibrations, vertices);
  return vertices.slice(1).flatMap((to, index) => {
    const from = vertices[index];
    if (!from) return [];
    const { quantity, calibrated } = measure('linear', { vertices: [from, to] }, calibration);
    const text = calibrated
      ? formatLength(quantity, { unit: calibration.unit, precision: 1 / 8 })
      : `${quantity.toFixed(1)} pt`;
    return [{ from, to, text }];
  });
}

/** Text of a dimension line: the lengths of its segments. */
export const dimensionText = (vertices: readonly Vertex[], calibrations: readonly Calibration[]): string =>
  dimensionSegments(vertices, calibrations)
    .map(({ text }) => text)
    .join(', ');

/** Middle of the side of a callout's box that its leader starts from, and the point it leads to. */
export function calloutLeader(vertices: readonly Point[]): { from: Point; to: Point } | undefined {
  const corners = vertices.slice(0, 4);
  const to = vertices[4];
  if (!to || corners.length < 4) return undefined;
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const away = (p: Point) => Math.hypot(p.x - to.x, p.y - to.y);
  const from = middles.reduce((best, each) => (away(each) < away(best) ? each : best));
  return { from, to: { x: to.x, y: to.y } };
}
