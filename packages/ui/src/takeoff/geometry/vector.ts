import type { Point } from '@plumbline/estimating';

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Point nearest to `p` on the segment from `a` to `b`. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return { x: a.x, y: a.y };
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

/** Intersection of two segments including their ends; null if there is none or they are parallel. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const denominator = rx * sy - ry * sx;
  const scale = Math.hypot(rx, ry) * Math.hypot(sx, sy);
  if (Math.abs(denominator) <= scale * 1e-9) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / denominator;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / denominator;
  const tolerance = 1e-9;
  if (t < -tolerance || t > 1 + tolerance || u < -tolerance || u > 1 + tolerance) return null;
  return { x: a.x + t * rx, y: a.y + t * ry };
}

/** Projects `p` onto the nearest ray from `anchor` at a multiple of 45°. */
export function constrainAngle(anchor: Point, p: Point): Point {
  const dx = p.x - anchor.x;
  const dy = p.y - anchor.y;
  if (dx === 0 && dy === 0) return { x: p.x, y: p.y };
  const step = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  // The four axes avoid trigonometry, so that a locked wall keeps its coordinate exactly.
  switch (((step % 8) + 8) % 8) {
    case 0:
    case 4:
      return { x: p.x, y: anchor.y };
    case 2:
    case 6:
      return { x: anchor.x, y: p.y };
    case 1:
    case 5: {
      const along = (dx + dy) / 2;
      return { x: anchor.x + along, y: anchor.y + along };
    }
    default: {
      const along = (dx - dy) / 2;
      return { x: anchor.x + along, y: anchor.y - along };
    }
  }
}
