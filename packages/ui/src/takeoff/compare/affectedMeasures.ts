import { applySimilarity, inverseSimilarity, similarityScale, type Similarity } from '@plumbline/estimating';
import { distanceToShape, flatShape, type Bounds } from '../geometry/shape.ts';
import type { CanvasMeasure } from '../types.ts';
import type { Side } from './CompareStage.ts';
import type { SheetChange } from './findChanges.ts';
import type { ComparedMeasures } from './paintOver.ts';

/** Measures of one condition affected by a drawing change. */
export interface Touch {
  conditionId: string;
  /** Sheet of the measures. */
  side: Side;
  measures: number;
}

const overlap = (a: Bounds, b: Bounds, reach: number): boolean =>
  a.minX - reach <= b.maxX &&
  a.maxX + reach >= b.minX &&
  a.minY - reach <= b.maxY &&
  a.maxY + reach >= b.minY;

const cornersOf = ({ minX, minY, maxX, maxY }: Bounds) =>
  [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ] as const;

/** True if a measure overlaps a change. */
function lies(measure: CanvasMeasure, { bounds, cells }: SheetChange, lie: Similarity | null): boolean {
  const shape = flatShape(measure.type, measure.geometry);
  const back = lie && inverseSimilarity(lie);
  const scale = back ? similarityScale(back) : 1;
  const own = (box: Bounds): Bounds => {
    if (!back) return box;
    const corners = cornersOf(box).map((corner) => applySimilarity(back, corner));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
  };
  const [first] = cells;
  const margin = first ? (first.maxY - first.minY) * scale : 0;
  if (!overlap(own(bounds), shape.bounds, margin)) return false;
  return cells.some((cell) => {
    const height = cell.maxY - cell.minY;
    const width = cell.maxX - cell.minX;
    const edge = Math.min(width, height);
    // Runs of cells can be long, so test each of their squares.
    const steps = Math.max(1, Math.round(Math.max(width, height) / edge));
    for (let step = 0; step < steps; step++) {
      const [along, half] = [(step + 0.5) / steps, 0.5];
      const middle = {
        x: cell.minX + width * (width >= height ? along : half),
        y: cell.minY + height * (width >= height ? half : along),
      };
      const at = back ? applySimilarity(back, middle) : middle;
      const reach = (edge * scale) / Math.SQRT2;
      const box = { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y };
      if (overlap(box, shape.bounds, reach) && distanceToShape(at, shape) <= reach) return true;
    }
    return false;
  });
}

/**
 * Affected measures by change number. Uses the measures on the new sheet, which will be counted; for conditions without
 * any, those on the old sheet.
 * @param lie alignment of the old sheet on the new one.
 */
export function touchesOf(
  changes: readonly SheetChange[],
  measures: ComparedMeasures,
  lie: Similarity,
): Map<number, Touch[]> {
  const isOnNew = new Set(measures.after.map(({ conditionId }) => conditionId));
  const sides: (readonly [Side, readonly CanvasMeasure[]])[] = [
    ['after', measures.after],
    ['before', measures.before.filter(({ conditionId }) => !isOnNew.has(conditionId))],
  ];
  return new Map(
    changes.map((change) => {
      const touched = new Map<string, Touch>();
      for (const [side, all] of sides)
        for (const measure of all) {
          if (!lies(measure, change, side === 'before' ? lie : null)) continue;
          const { conditionId } = measure;
          const existing = touched.get(conditionId);
          if (existing) existing.measures++;
          else touched.set(conditionId, { conditionId, side, measures: 1 });
        }
      return [change.number, [...touched.values()]];
    }),
  );
}
