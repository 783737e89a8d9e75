import type { Hatch } from '@plumbline/estimating';
import { hatchFor } from '../canvas/hatch.ts';
import type { Matrix } from '../canvas/view.ts';
import type { SheetChange } from './findChanges.ts';

/** Hatches that distinguish removed from added parts without color. */
export const changeHatches = { removed: 'cross', added: 'diagonal' } as const satisfies Record<string, Hatch>;
const kinds = ['removed', 'added'] as const;
type Kind = (typeof kinds)[number];

const paths = new WeakMap<readonly SheetChange[], Record<Kind, Path2D>>();

/** Cached paths of all cells by change type. */
function pathsOf(changes: readonly SheetChange[]): Record<Kind, Path2D> {
  const cached = paths.get(changes);
  if (cached) return cached;
  const created = { removed: new Path2D(), added: new Path2D() };
  for (const { cells } of changes)
    for (const { change, minX, minY, maxX, maxY } of cells) {
      // Extend the cell so that lines at its edge are hatched on both sides.
      const margin = Math.min(maxX - minX, maxY - minY) / 2;
      for (const kind of kinds)
        if (change === kind || change === 'both')
          created[kind].rect(
            minX - margin,
            minY - margin,
            maxX - minX + 2 * margin,
            maxY - minY + 2 * margin,
          );
    }
  paths.set(changes, created);
  return created;
}

/** Paints hatches of drawing changes over both sheets. */
export function hatchChanges(
  context: CanvasRenderingContext2D,
  changes: readonly SheetChange[],
  { matrix, ratio, ink }: { matrix: Matrix; ratio: number; ink: Record<Kind, string> },
) {
  const changePaths = pathsOf(changes);
  const onScreen = new DOMMatrix([...matrix]);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const kind of kinds) {
    const hatch = hatchFor({ context, matrix, ratio }, ink[kind], changeHatches[kind]);
    if (!hatch) continue;
    const path = new Path2D();
    path.addPath(changePaths[kind], onScreen);
    context.fillStyle = hatch;
    context.fill(path);
  }
}
