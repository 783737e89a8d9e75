import type { Point } from '../measure/types.ts';
import { crossingShares, lengthOf, LineGrid, shareOf } from './line-grid.ts';
import type { Line } from './types.ts';

/** Points closer than this are one, in points. */
const touch = 0.5;

/** Loop of a planar graph: counter-clockwise around a face, clockwise around a connected part. */
export interface Loop {
  points: Point[];
  /** Signed area in square points. */
  area: number;
  /** Connected part of the graph that it belongs to. */
  part: number;
}

/** Points by position; those within `touch` are one. */
class PointIndex {
  readonly points: Point[] = [];
  #cells = new Map<string, number[]>();

  indexOf(point: Point): number {
    const [column, row] = [Math.floor(point.x / touch), Math.floor(point.y / touch)];
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const index of this.#cells.get(`${x} ${y}`) ?? []) {
          const other = this.points[index]!;
          if (Math.hypot(other.x - point.x, other.y - point.y) <= touch) return index;
        }
    const key = `${column} ${row}`;
    const index = this.points.push({ x: point.x, y: point.y }) - 1;
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), index]);
    return index;
  }
}

/** Shares of each line at which other lines cross or touch it. */
function splitShares(lines: readonly Line[], cell: number): number[][] {
  const shares = lines.map(() => [0, 1]);
  const grid = new LineGrid(lines, cell);
  lines.forEach((line, at) => {
    const length = lengthOf(line);
    for (const other of grid.near(line)) {
      if (other <= at) continue;
      const second = lines[other]!;
      const otherLength = lengthOf(second);
      const crossing = crossingShares(line, second);
      if (crossing) {
        const { t, u } = crossing;
        if (t * length < -touch || (t - 1) * length > touch) continue;
        if (u * otherLength < -touch || (u - 1) * otherLength > touch) continue;
        shares[at]!.push(Math.min(1, Math.max(0, t)));
        shares[other]!.push(Math.min(1, Math.max(0, u)));
        continue;
      }
      // Parallel lines are split at each other's ends if they are on one line.
      for (const [whole, part, of] of [
        [line, second, at],
        [second, line, other],
      ] as const)
        for (const end of [part.a, part.b]) {
          const [dx, dy] = [whole.b.x - whole.a.x, whole.b.y - whole.a.y];
          const square = dx * dx + dy * dy;
          if (square === 0) continue;
          const t = ((end.x - whole.a.x) * dx + (end.y - whole.a.y) * dy) / square;
          const foot = shareOf(whole, t);
          if (t > 0 && t < 1 && Math.hypot(foot.x - end.x, foot.y - end.y) <= touch) shares[of]!.push(t);
        }
    }
  });
  return shares;
}

/** Removes edges with a free end until none is left. */
function prune(neighbors: Set<number>[]) {
  const free = neighbors.flatMap((list, index) => (list.size === 1 ? [index] : []));
  for (let vertex = free.pop(); vertex !== undefined; vertex = free.pop()) {
    const [other] = neighbors[vertex]!;
    if (other === undefined) continue;
    neighbors[vertex]!.clear();
    neighbors[other]!.delete(vertex);
    if (neighbors[other]!.size === 1) free.push(other);
  }
}

/** Connected part of each vertex. */
function partsOf(neighbors: readonly Set<number>[]): number[] {
  const part = neighbors.map(() => -1);
  neighbors.forEach((_, first) => {
    if (part[first] !== -1) return;
    const queue = [first];
    part[first] = first;
    for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop())
      for (const next of neighbors[vertex]!)
        if (part[next] === -1) {
          part[next] = first;
          queue.push(next);
        }
  });
  return part;
}

/** Loops of the planar graph of lines, split where they meet and without free ends. @param cell of the grid. */
export function findLoops(lines: readonly Line[], cell: number): Loop[] {
  const index = new PointIndex();
  const neighbors: Set<number>[] = [];
  const shares = splitShares(lines, cell);
  lines.forEach((line, at) => {
    let last = -1;
    for (const share of shares[at]!.toSorted((a, b) => a - b)) {
      const vertex = index.indexOf(shareOf(line, share));
      neighbors[vertex] ??= new Set();
      if (last !== -1 && last !== vertex) {
        neighbors[last]!.add(vertex);
        neighbors[vertex].add(last);
      }
      last = vertex;
    }
  });
  prune(neighbors);
  const part = partsOf(neighbors);
  const { points } = index;
  const angle = (from: number, to: number) =>
    Math.atan2(points[to]!.y - points[from]!.y, points[to]!.x - points[from]!.x);
  const around = neighbors.map((list, vertex) =>
    [...list].sort((a, b) => angle(vertex, a) - angle(vertex, b)),
  );
  const seen = new Set<number>();
  const key = (from: number, to: number) => from * points.length + to;
  const loops: Loop[] = [];
  around.forEach((list, start) => {
    for (const second of list) {
      if (seen.has(key(start, second))) continue;
      const ring: Point[] = [];
      let [from, to] = [start, second];
      do {
        seen.add(key(from, to));
        ring.push(points[from]!);
        // The next edge clockwise from the way back: the face stays on the left.
        const ways = around[to]!;
        const next = ways[(ways.indexOf(from) + ways.length - 1) % ways.length]!;
        [from, to] = [to, next];
      } while (from !== start || to !== second);
      loops.push({ points: ring, area: areaOf(ring), part: part[start]! });
    }
  });
  return loops;
}

function areaOf(ring: readonly Point[]): number {
  const [first] = ring;
  if (!first) return 0;
  let sum = 0;
  for (let at = 1; at + 1 < ring.length; at++) {
    const [p, q] = [ring[at]!, ring[at + 1]!];
    sum += (p.x - first.x) * (q.y - first.y) - (q.x - first.x) * (p.y - first.y);
  }
  return sum / 2;
}
