import { boundingBox, flatten, pathMiddle } from './geometry.ts';
import type { Geometry, Point } from './types.ts';

interface Cell {
  x: number;
  y: number;
  half: number;
  distance: number;
  reach: number;
}

/** Greatest number of cells along an area in which its label is searched at first. */
const MAX_CELLS = 256;

/**
 * Position of an area's label: the point furthest inside it, clear of its cut-outs, to `precision` points (a
 * hundredth of the smaller side when absent).
 * @returns undefined without vertices.
 */
export function labelPoint(geometry: Geometry, precision?: number): Point | undefined {
  const box = boundingBox(geometry.vertices);
  if (box === undefined) return undefined;
  const rings = [geometry.vertices, ...(geometry.cutouts ?? [])].map((ring) => flatten(ring, true, 0.5));
  const width = box.maxX - box.minX;
  const height = box.maxY - box.minY;
  const size = Math.min(width, height);
  if (size === 0) return pathMiddle(geometry.vertices);
  const stop = precision ?? size / 100;

  /** Distance to the nearest outline, negative outside. */
  const signedDistance = (x: number, y: number): number => {
    let inside = false;
    let nearest = Infinity;
    for (const ring of rings) {
      let b = ring.at(-1) as Point;
      for (const a of ring) {
        if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
        const dx = b.x - a.x;
        const dy = b.y - a.y;
        const square = dx * dx + dy * dy;
        const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square));
        nearest = Math.min(nearest, (a.x + dx * t - x) ** 2 + (a.y + dy * t - y) ** 2);
        b = a;
      }
    }
    return (inside ? 1 : -1) * Math.sqrt(nearest);
  };
  const cell = (x: number, y: number, half: number): Cell => {
    const distance = signedDistance(x, y);
    return { x, y, half, distance, reach: distance + half * Math.SQRT2 };
  };

  // The middle wins ties, so that a rectangle's label is in its center.
  let best = cell((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, 0);
  const heap: Cell[] = [];
  const push = (item: Cell): void => {
    if (item.distance > best.distance) best = item;
    if (item.reach - best.distance <= stop) return;
    let at = heap.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as Cell).reach >= item.reach) break;
      heap[at] = heap[parent] as Cell;
      at = parent;
    }
    heap[at] = item;
  };
  const pop = (): Cell | undefined => {
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right !== undefined && right.reach > (heap[child] as Cell).reach) child++;
      if ((heap[child] as Cell).reach <= last.reach) break;
      heap[at] = heap[child] as Cell;
      at = child;
    }
    heap[at] = last;
    return top;
  };

  // Cells as large as the area is thin, but few: a thin strip would have more than memory holds.
  const side = Math.max(size, Math.max(width, height) / MAX_CELLS);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      push(cell(box.minX + (column + 0.5) * side, box.minY + (row + 0.5) * side, side / 2));
  for (let item = pop(), turns = 0; item !== undefined && turns < 2000; item = pop(), turns++) {
    if (item.reach - best.distance <= stop) break;
    const quarter = item.half / 2;
    push(cell(item.x - quarter, item.y - quarter, quarter));
    push(cell(item.x + quarter, item.y - quarter, quarter));
    push(cell(item.x - quarter, item.y + quarter, quarter));
    push(cell(item.x + quarter, item.y + quarter, quarter));
  }
  return { x: best.x, y: best.y };
}
