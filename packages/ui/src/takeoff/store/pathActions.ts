import {
  isClosed,
  joinPaths,
  joinRegions,
  type Geometry,
  type Point,
  splitPath,
} from '@plumbline/estimating';
import { shapeOf } from '../geometry/shape.ts';
import { isMeasure, type CanvasMeasure } from '../types.ts';
import { commandName, type Naming, type Prepared, selectedShapes } from './actions.ts';
import type { TakeoffState } from './takeoffStore.ts';

// Commands that continue, split and join the selected lines, and join areas.

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

/** True for an area, which can be split and joined. */
export const isOpenArea = ({ type, locked }: CanvasMeasure): boolean => !locked && shapeOf(type) === 'region';

/** True if measures can be one: open lines or areas of one condition with the same dimensions. */
export const canJoin = (measures: readonly CanvasMeasure[]): boolean => {
  const [first] = measures;
  const isJoinable = first && shapeOf(first.type) === 'region' ? isOpenArea : isOpenLine;
  return (
    first !== undefined &&
    measures.length > 1 &&
    measures.every(
      (each) =>
        isJoinable(each) &&
        each.conditionId === first.conditionId &&
        each.group === first.group &&
        JSON.stringify(each.parameters ?? {}) === JSON.stringify(first.parameters ?? {}),
    )
  );
};

/** Joins a geometry with others in any order. @returns null if one of them cannot be joined. */
function joinAll(
  first: Geometry,
  others: readonly Geometry[],
  join: (a: Geometry, b: Geometry) => Geometry | null,
): Geometry | null {
  let joined = first;
  let left = others;
  while (left.length > 0) {
    const rest = left.filter((each) => {
      const next = join(joined, each);
      if (next) joined = next;
      return !next;
    });
    if (rest.length === left.length) return null;
    left = rest;
  }
  return joined;
}
function joinLines(a: Geometry, b: Geometry): Geometry | null {
  const vertices = joinPaths(a.vertices, b.vertices, JOIN_REACH);
  return vertices && { ...a, vertices };
}

/** Joins the selected lines whose ends meet, or areas with a common border, into the first; null if not all of them do. */
export function joinSelected(state: TakeoffState, naming: Naming): Prepared | null {
  const measures = selectedShapes(state).filter(isMeasure);
  const [first, ...rest] = measures;
  if (!first || !canJoin(measures)) return null;
  const isAreas = shapeOf(first.type) === 'region';
  const geometry = joinAll(
    first.geometry,
    rest.map((each) => each.geometry),
    isAreas ? joinRegions : joinLines,
  );
  if (!geometry) return null;
  return {
    name: commandName('join', measures, naming),
    changes: [
      { uuid: first.uuid, before: first, after: { ...first, geometry } },
      ...rest.map((before) => ({ uuid: before.uuid, before, after: null })),
    ],
  };
}
