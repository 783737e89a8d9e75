import { applySimilarity, inverseSimilarity, similarityScale, type Similarity } from '@plumbline/estimating';
import { distanceToShape, flatShape, type Bounds } from '../geometry/shape.ts';
import type { CanvasMeasure } from '../types.ts';
import type { Side } from './CompareStage.ts';
import type { SheetChange } from './findChanges.ts';
import type { ComparedMeasures } from './paintOver.ts';

/** Measures of one condition that lie where the drawing was changed. */
export interface Touch {
  conditionId: string;
  /** The sheet that they are on. */
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

/** Whether a measure lies where something differs. */
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
  const slack = first ? (first.maxY - first.minY) * scale : 0;
  if (!overlap(own(bounds), shape.bounds, slack)) return false;
  return cells.some((cell) => {
    const height = cell.maxY - cell.minY;
    const width = cell.maxX - cell.minX;
    const edge = Math.min(width, height);
    // A run of cells is as long as it is: each of its squares is looked at.
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
 * What is measured where each change is, by its number. Of a condition that is measured on the new sheet those measures
 * are named, for they will be counted; of any other one those of the old sheet.
 * @param lie how the old sheet lies on the new one.
 */
export function touchesOf(
  changes: readonly SheetChange[],
  measures: ComparedMeasures,
  lie: Similarity,
): Map<number, Touch[]> {
  const isOnNew = new Set(measures.after.map(({ conditionId }) => conditionId));
  const asked: (readonly [Side, readonly CanvasMeasure[]])[] = [
    ['after', measures.after],
    ['before', measures.before.filter(({ conditionId }) => !isOnNew.has(conditionId))],
  ];
  return new Map(
    changes.map((change) => {
      const touched = new Map<string, Touch>();
      for (const [side, all] of asked)
        for (const measure of all) {
          if (!lies(measure, change, side === 'before' ? lie : null)) continue;
          const { conditionId } = measure;
          const known = touched.get(conditionId);
          if (known) known.measures++;
          else touched.set(conditionId, { conditionId, side, measures: 1 });
        }
      return [change.number, [...touched.values()]];
    }),
  );
}
