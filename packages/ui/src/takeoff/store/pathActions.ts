import { isClosed, joinPaths, type Geometry, type Point, splitPath } from '@plumbline/estimating';
import { shapeOf } from '../geometry/shape.ts';
import { isMeasure, type CanvasMeasure } from '../types.ts';
import { commandName, type Naming, type Prepared, selectedShapes } from './actions.ts';
import type { TakeoffState } from './takeoffStore.ts';

// Commands that continue, split and join the selected lines.

/** Ends of lines that are at most this far apart are joined, in points. */
const JOIN_REACH = 1;

/** True for a line with two ends, which can be split and joined. */
export const isOpenLine = ({ type, geometry, locked }: CanvasMeasure): boolean =>
  !locked && shapeOf(type) === 'path' && !isClosed(geometry) && geometry.vertices.length >= 2;

/** Replaces the outline of a measure that was drawn further; its cut-outs stay. */
export function continueMeasure(
  state: TakeoffState,
  uuid: string,
  { vertices, closed }: Geometry,
  { code, messages }: Naming,
): Prepared | null {
  const before = state.measures.get(uuid);
  if (!before || !isMeasure(before) || before.locked) return null;
  const geometry = { ...before.geometry, vertices, ...(closed ? { closed } : {}) };
  return {
    name: messages.continue(code(before)),
    changes: [{ uuid, before, after: { ...before, geometry } }],
  };
}

/** Splits the only selected line at its point nearest to `at`; its second part gets the id `newId`. */
export function splitSelected(
  state: TakeoffState,
  at: Point,
  newId: string,
  { code, messages }: Naming,
): Prepared | null {
  const [before, ...others] = selectedShapes(state);
  if (!before || others.length > 0 || !isMeasure(before) || !isOpenLine(before)) return null;
  const split = splitPath(before.geometry.vertices, at);
  if (!split) return null;
  const [first, second] = split;
  return {
    name: messages.split(code(before)),
    changes: [
      { uuid: before.uuid, before, after: { ...before, geometry: { ...before.geometry, vertices: first } } },
      {
        uuid: newId,
        before: null,
        after: { ...before, uuid: newId, geometry: { ...before.geometry, vertices: second } },
      },
    ],
  };
}

/** True if measures can be one line: open lines of one condition with the same dimensions. */
export const canJoin = (measures: readonly CanvasMeasure[]): boolean => {
  const [first] = measures;
  return (
    first !== undefined &&
    measures.length > 1 &&
    measures.every(
      (each) =>
        isOpenLine(each) &&
        each.conditionId === first.conditionId &&
        each.group === first.group &&
        JSON.stringify(each.parameters ?? {}) === JSON.stringify(first.parameters ?? {}),
    )
  );
};

/** Joins the selected lines whose ends meet into the first; null if not all of them do. */
export function joinSelected(state: TakeoffState, naming: Naming): Prepared | null {
  const measures = selectedShapes(state).filter(isMeasure);
  const [first, ...rest] = measures;
  if (!first || !canJoin(measures)) return null;
  let { vertices } = first.geometry;
  const left = [...rest];
  while (left.length > 0) {
    const at = left.findIndex((each) => joinPaths(vertices, each.geometry.vertices, JOIN_REACH) !== null);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    const joined = next && joinPaths(vertices, next.geometry.vertices, JOIN_REACH);
    if (!joined) return null;
    vertices = joined;
  }
  return {
    name: commandName('join', measures, naming),
    changes: [
      { uuid: first.uuid, before: first, after: { ...first, geometry: { ...first.geometry, vertices } } },
      ...rest.map((before) => ({ uuid: before.uuid, before, after: null })),
    ],
  };
}
