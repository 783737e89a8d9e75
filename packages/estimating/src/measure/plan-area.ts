import { pathLength } from './path-length.ts';
import { ringArea, segmentBox } from './polygon.ts';
import type { Geometry, Vertex } from './types.ts';

/** Area in plan and its measures, in real units. */
export interface PlanArea {
  net: number;
  gross: number;
  cutouts: number;
  perimeter: number;
  cutoutPerimeter: number;
  width: number;
  height: number;
  selfCrossing: boolean;
}

/** An area in plan with all that is also given of it, before pitch, depth and multiplier. */
export function planOf(geometry: Geometry, kx: number, ky: number): PlanArea {
  const outer = ringArea(geometry.vertices);
  let selfCrossing = outer.selfCrossing;
  let cutouts = 0;
  let cutoutPerimeter = 0;
  for (const ring of geometry.cutouts ?? []) {
    const cut = ringArea(ring);
    cutouts += cut.area;
    cutoutPerimeter += pathLength(ring, true, kx, ky);
    selfCrossing ||= cut.selfCrossing;
  }
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  geometry.vertices.forEach((from, index) => {
    const box = segmentBox(from, geometry.vertices[(index + 1) % geometry.vertices.length] as Vertex);
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  });
  const empty = geometry.vertices.length === 0;
  const square = kx * ky;
  return {
    net: (outer.area - cutouts) * square,
    gross: outer.area * square,
    cutouts: cutouts * square,
    perimeter: pathLength(geometry.vertices, true, kx, ky),
    cutoutPerimeter,
    width: empty ? 0 : (maxX - minX) * kx,
    height: empty ? 0 : (maxY - minY) * ky,
    selfCrossing,
  };
}
