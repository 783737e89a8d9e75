import { splitRegion, type Vertex } from '@plumbline/estimating';
import { isMeasure, type CanvasMeasure, type CanvasShape } from '../types.ts';
import { commandName, type Naming, type Prepared, selectedShapes } from './actions.ts';
import { isOpenArea } from './pathActions.ts';
import type { Change, TakeoffState } from './takeoffStore.ts';

/** True if all shapes are areas and one of them is not locked. */
export const canSplitAreas = (shapes: readonly CanvasShape[]): boolean =>
  shapes.some((each) => isMeasure(each) && isOpenArea(each)) && shapes.every(isMeasure);

/** Selected areas that are not locked. */
export const areasToSplit = (state: TakeoffState): CanvasMeasure[] =>
  selectedShapes(state).filter(isMeasure).filter(isOpenArea);

/**
 * Splits the selected areas along a line. The largest part of each keeps its id; cut-outs stay with their parts.
 * @returns null if the line crosses none of them from side to side.
 */
export function splitAreas(
  state: TakeoffState,
  line: readonly Vertex[],
  newId: () => string,
  naming: Naming,
): Prepared | null {
  const changes: Change[] = [];
  const split: CanvasMeasure[] = [];
  for (const before of areasToSplit(state)) {
    const [largest, ...others] = splitRegion(before.geometry, line) ?? [];
    if (!largest) continue;
    split.push(before);
    changes.push({ uuid: before.uuid, before, after: { ...before, geometry: largest } });
    for (const geometry of others) {
      const uuid = newId();
      changes.push({ uuid, before: null, after: { ...before, uuid, geometry } });
    }
  }
  return split.length > 0 ? { name: commandName('split', split, naming), changes } : null;
}
