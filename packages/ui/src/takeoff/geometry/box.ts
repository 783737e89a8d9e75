import type { Geometry, Point } from '@plumbline/estimating';
import { distance } from './vector.ts';

/** Unit vectors of the reading directions on the page. */
export interface ReadingDirections {
  right: Point;
  down: Point;
}

/** Box of a plan mark: four corners in points, clockwise from the upper left as it is read. */
export function boxAt(
  at: Point,
  { right, down }: ReadingDirections,
  width: number,
  height: number,
): Geometry {
  const go = (x: number, y: number): Point => ({
    x: at.x + right.x * x + down.x * y,
    y: at.y + right.y * x + down.y * y,
  });
  return { vertices: [go(0, 0), go(width, 0), go(width, height), go(0, height)] };
}

/**
 * Callout: a box with the point of its leader.
 * @param at middle of the side of the box that faces the leader.
 */
export function calloutAt(
  at: Point,
  reading: ReadingDirections,
  width: number,
  height: number,
  leader: Point,
): Geometry {
  const { right, down } = reading;
  const isRightOfLeader = (at.x - leader.x) * right.x + (at.y - leader.y) * right.y >= 0;
  const back = isRightOfLeader ? 0 : width;
  const corner = {
    x: at.x - right.x * back - (down.x * height) / 2,
    y: at.y - right.y * back - (down.y * height) / 2,
  };
  const { vertices } = boxAt(corner, reading, width, height);
  return { vertices: [...vertices, { x: leader.x, y: leader.y }] };
}

/** Corners of the rectangle between two opposite corners, along the axes of the page. */
export const rectangleOf = (a: Point, b: Point): Point[] => [
  { x: a.x, y: a.y },
  { x: b.x, y: a.y },
  { x: b.x, y: b.y },
  { x: a.x, y: b.y },
];

/** Width, height and reading directions of a box; null if it is not a box. */
export function boxOf({
  vertices,
}: Geometry): (ReadingDirections & { width: number; height: number; at: Point }) | null {
  const [a, b, , d] = vertices;
  if (!a || !b || !d) return null;
  const width = distance(a, b);
  const height = distance(a, d);
  if (width === 0 || height === 0) return null;
  return {
    at: { x: a.x, y: a.y },
    width,
    height,
    right: { x: (b.x - a.x) / width, y: (b.y - a.y) / width },
    down: { x: (d.x - a.x) / height, y: (d.y - a.y) / height },
  };
}

/** Maps the corners of a box; the point of a callout's leader stays where it is. */
const withCorners = (geometry: Geometry, map: (corner: Point) => Point): Geometry => ({
  ...geometry,
  vertices: geometry.vertices.map((v, index) => (index < 4 ? map(v) : v)),
});

/** Rotates a box around its center. @param angle in radians, from the page's x axis towards its y axis. */
export function turnBox(geometry: Geometry, angle: number): Geometry {
  const [a, , c] = geometry.vertices;
  if (!a || !c || angle === 0) return geometry;
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return withCorners(geometry, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * cos - (y - middle.y) * sin,
    y: middle.y + (x - middle.x) * sin + (y - middle.y) * cos,
  }));
}

/** Index of the point of a callout's leader, after the corners. */
export const leaderIndex = 4;

/** Index of the rotation handle, after the corners and the leader. */
export const turnIndex = 5;

/** Position of the rotation handle above the middle of the upper edge. @param away distance in points. */
export function turnHandle(geometry: Geometry, away: number): Point | null {
  const box = boxOf(geometry);
  return (
    box && {
      x: box.at.x + (box.right.x * box.width) / 2 - box.down.x * away,
      y: box.at.y + (box.right.y * box.width) / 2 - box.down.y * away,
    }
  );
}

/** Snap angle of rotations and its tolerance, in degrees. */
const cling = { to: 15, within: 3 };
const degree = Math.PI / 180;

/** Rotates a box so that its upper edge faces a point. Snaps to multiples of 15° from the page axes. */
export function turnTowards(geometry: Geometry, to: Point): Geometry {
  const box = boxOf(geometry);
  const [a, , c] = geometry.vertices;
  if (!box || !a || !c) return geometry;
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  if (to.x === middle.x && to.y === middle.y) return geometry;
  const targetAngle = Math.atan2(to.y - middle.y, to.x - middle.x) / degree;
  const near = Math.round(targetAngle / cling.to) * cling.to;
  const up = Math.abs(targetAngle - near) <= cling.within ? near : targetAngle;
  return turnBox(geometry, up * degree - Math.atan2(-box.down.y, -box.down.x));
}

/** Minimum height of a resized box, in points. */
const least = 4;

/** Resizes a box proportionally by dragging a corner; the opposite corner stays fixed. */
export function resizeBox(geometry: Geometry, corner: number, to: Point): Geometry {
  const box = boxOf(geometry);
  const fixed = geometry.vertices[(corner + 2) % 4];
  const pulled = geometry.vertices[corner];
  if (!box || !fixed || !pulled) return geometry;
  const along = { x: pulled.x - fixed.x, y: pulled.y - fixed.y };
  const square = along.x * along.x + along.y * along.y;
  const targetScale = ((to.x - fixed.x) * along.x + (to.y - fixed.y) * along.y) / square;
  const factor = Math.max(targetScale, least / box.height);
  return withCorners(geometry, (v) => ({
    x: fixed.x + (v.x - fixed.x) * factor,
    y: fixed.y + (v.y - fixed.y) * factor,
  }));
}
