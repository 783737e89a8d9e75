import { type Geometry, pointInPolygon, ringsMeet } from '@plumbline/estimating';
import { boundsOf, shapeOf } from '../geometry/shape.ts';
import { selected } from '../store/actions.ts';
import type { TakeoffState } from '../store/takeoffStore.ts';
import type { Drawn } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';

/** Area that a ring is cut out of: the selected one if they overlap, else the topmost one at its first vertex. */
export function cutoutTarget(
  ring: Geometry['vertices'],
  state: TakeoffState,
  index: MarksIndex,
): Drawn | undefined {
  const [first] = ring;
  if (!first) return undefined;
  const [only] = selected(state, false);
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
