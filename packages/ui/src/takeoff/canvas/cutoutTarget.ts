import { type Geometry, pointInPolygon, ringsMeet } from '@plumbline/estimating';
import { boundsOf, shapeOf } from '../geometry/shape.ts';
import { selectedShapes } from '../store/actions.ts';
import type { TakeoffState } from '../store/takeoffStore.ts';
import type { CanvasShape } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';

/** Area that a ring is cut out of: the selected one if they overlap, else the topmost one at its first vertex. */
export function cutoutTarget(
  ring: Geometry['vertices'],
  state: TakeoffState,
  index: MarksIndex,
): CanvasShape | undefined {
  const [first] = ring;
  if (!first) return undefined;
  const [only] = selectedShapes(state, false);
  if (
    only &&
    state.selection.length === 1 &&
    shapeOf(only.type) === 'region' &&
    ringsMeet(only.geometry.vertices, ring)
  )
    return only;
  return index
    .search(boundsOf([first]))
    .filter(
      ({ shape, measure: { geometry } }) =>
        shape.kind === 'region' && pointInPolygon(first, geometry.vertices),
    )
    .sort((a, b) => b.order - a.order)[0]?.measure;
}
