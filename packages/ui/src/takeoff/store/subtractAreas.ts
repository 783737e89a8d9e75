import { cutsTooMuch, ringArea } from '@plumbline/estimating';
import { shapeOf } from '../geometry/shape.ts';
import { isMeasure, type CanvasMeasure, type CanvasShape } from '../types.ts';
import { selectedShapes, type Naming, type Prepared } from './actions.ts';
import type { TakeoffState } from './takeoffStore.ts';

/** Selected areas: the largest and the others; null unless the selection is at least two areas. */
function areasOf(shapes: readonly CanvasShape[]): { largest: CanvasMeasure; others: CanvasMeasure[] } | null {
  const areas = shapes.filter(isMeasure).filter(({ type }) => shapeOf(type) === 'region');
  if (areas.length < 2 || areas.length !== shapes.length) return null;
  const extent = ({ geometry }: CanvasMeasure) => ringArea(geometry.vertices).area;
  const largest = areas.reduce((most, each) => (extent(each) > extent(most) ? each : most));
  return { largest, others: areas.filter((each) => each !== largest) };
}

/** True for at least two areas of which the largest can be changed. */
export function canSubtract(shapes: readonly CanvasShape[]): boolean {
  const areas = areasOf(shapes);
  return areas !== null && !areas.largest.locked;
}

/**
 * Cuts the smaller selected areas out of the largest, which counts less by them. They stay, with their own conditions.
 * @returns null unless all of them lie inside the largest, beside its cut-outs and each other, without own cut-outs.
 */
export function subtractSelected(state: TakeoffState, { code, messages }: Naming): Prepared | null {
  const areas = areasOf(selectedShapes(state, false));
  if (!areas || areas.largest.locked || areas.others.some(({ geometry }) => geometry.cutouts)) return null;
  const { largest: before, others } = areas;
  const geometry = {
    ...before.geometry,
    cutouts: [...(before.geometry.cutouts ?? []), ...others.map((each) => [...each.geometry.vertices])],
  };
  if (cutsTooMuch(geometry)) return null;
  return {
    name: messages.subtract(code(before)),
    changes: [{ uuid: before.uuid, before, after: { ...before, geometry } }],
  };
}
