import type { Point } from '@plumbline/estimating';
import RBush from 'rbush';
import {
  type Bounds,
  distanceToPath,
  distanceToShape,
  type FlatShape,
  flatShape,
  inRegion,
} from '../geometry/shape.ts';
import type { CanvasShape } from '../types.ts';

/** Indexed shape. */
export interface Mark extends Bounds {
  measure: CanvasShape;
  shape: FlatShape;
  /** Drawing order; later shapes are on top. */
  order: number;
}

const toMark = (measure: CanvasShape, order: number): Mark => {
  const shape = flatShape(measure.type, measure.geometry);
  return { ...shape.bounds, measure, shape, order };
};

/** Spatial index of the page's shapes, updated incrementally from the store. */
export class MarksIndex {
  #tree = new RBush<Mark>();
  #marks = new Map<string, Mark>();
  #next = 0;

  get size(): number {
    return this.#marks.size;
  }

  get(uuid: string): Mark | undefined {
    return this.#marks.get(uuid);
  }

  /** Updates the index. @returns new and changed shapes. */
  update(measures: ReadonlyMap<string, CanvasShape>): CanvasShape[] {
    const changed: CanvasShape[] = [];
    const gone: Mark[] = [];
    for (const [uuid, mark] of this.#marks) if (measures.get(uuid) !== mark.measure) gone.push(mark);
    for (const [uuid, measure] of measures) {
      if (this.#marks.get(uuid)?.measure !== measure) changed.push(measure);
    }
    if (gone.length === 0 && changed.length === 0) return changed;
    // Rebuilding is faster than single updates well before half of the tree has changed.
    const anew = gone.length + changed.length > 64 + this.#marks.size / 4;
    if (!anew) for (const mark of gone) this.#tree.remove(mark);
    const orders = new Map(gone.map((mark) => [mark.measure.uuid, mark.order]));
    for (const mark of gone) this.#marks.delete(mark.measure.uuid);
    for (const measure of changed) {
      const mark = toMark(measure, orders.get(measure.uuid) ?? this.#next++);
      this.#marks.set(measure.uuid, mark);
      if (!anew) this.#tree.insert(mark);
    }
    if (anew) {
      this.#tree.clear();
      this.#tree.load([...this.#marks.values()]);
    }
    return changed;
  }

  /** Shapes that touch the box, unordered. */
  search(box: Bounds): Mark[] {
    return this.#tree.search(box);
  }

  /**
   * Shape at a position: marks before lines before areas; among areas the smallest, then the one drawn last.
   * @param reach hit distance in points.
   */
  hit(at: Point, reach: number): Mark | null {
    const near = this.search({
      minX: at.x - reach,
      minY: at.y - reach,
      maxX: at.x + reach,
      maxY: at.y + reach,
    });
    let best: Mark | null = null;
    let bestRank = Infinity;
    for (const mark of near) {
      const rank = rankOf(mark, at, reach);
      if (rank === null) continue;
      if (rank < bestRank || (rank === bestRank && best !== null && mark.order > best.order)) {
        best = mark;
        bestRank = rank;
      }
    }
    return best;
  }

  /** Ids of shapes a selection box contains, or with `touching`, intersects. */
  inBox(box: Bounds, touching: boolean): string[] {
    return this.search(box)
      .filter(
        (mark) =>
          (mark.minX >= box.minX &&
            mark.maxX <= box.maxX &&
            mark.minY >= box.minY &&
            mark.maxY <= box.maxY) ||
          (touching && meetsBox(mark, box)),
      )
      .map((mark) => mark.measure.uuid);
  }
}

/** Rank for picking, lower first; null if not hit. */
function rankOf({ shape, ...box }: Mark, at: Point, reach: number): number | null {
  if (shape.kind !== 'region') return distanceToShape(at, shape) <= reach ? 0 : null;
  const edge = Math.min(
    distanceToPath(at, shape.outline, true),
    ...shape.holes.map((hole) => distanceToPath(at, hole, true)),
  );
  if (edge <= reach) return 1;
  return inRegion(at, shape) ? 2 + (box.maxX - box.minX) * (box.maxY - box.minY) : null;
}

function meetsBox({ shape }: Mark, box: Bounds): boolean {
  const inside = (p: Point) => p.x >= box.minX && p.x <= box.maxX && p.y >= box.minY && p.y <= box.maxY;
  if (shape.outline.some(inside)) return true;
  if (shape.kind === 'marks') return false;
  const [start, end] = shape.leader ?? [];
  if (start && end && cuts(start, end, box)) return true;
  const closed = shape.kind === 'region' || shape.kind === 'box';
  const points = closed ? [...shape.outline, shape.outline[0]!] : shape.outline;
  for (let i = 1; i < points.length; i++) if (cuts(points[i - 1]!, points[i]!, box)) return true;
  return closed && inRegion({ x: box.minX, y: box.minY }, shape);
}

/** True if a segment crosses the box (Liang–Barsky). */
function cuts(a: Point, b: Point, box: Bounds): boolean {
  let from = 0;
  let to = 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (const [p, q] of [
    [-dx, a.x - box.minX],
    [dx, box.maxX - a.x],
    [-dy, a.y - box.minY],
    [dy, box.maxY - a.y],
  ] as const) {
    if (p === 0) {
      if (q < 0) return false;
    } else if (p < 0) {
      from = Math.max(from, q / p);
    } else {
      to = Math.min(to, q / p);
    }
  }
  return from <= to;
}
