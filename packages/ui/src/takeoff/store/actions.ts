import { type Geometry, mirror, type Point, translate, type Vertex } from '@plumbline/estimating';
import { leaderIndex, resizeBox, turnBox, turnIndex, turnTowards } from '../geometry/box.ts';
import { addCutout, insertVertex, moveVertex, removeVertex, type VertexRef } from '../geometry/edit.ts';
import { boundsOf, shapeOf } from '../geometry/shape.ts';
import type { Messages } from '../../messages/catalogue.ts';
import { isPlanMark, type CanvasMeasure, type CanvasPlanMark, type CanvasShape } from '../types.ts';
import type { Change, TakeoffState } from './takeoffStore.ts';

/** Command for the store: undo name and changes. */
export interface Prepared {
  name: string;
  changes: Change[];
}

/** Naming of commands. */
export interface Naming {
  /** Condition code of a measure, or name of a plan mark; may be empty. */
  code(drawn: CanvasShape): string;
  messages: Messages['takeoffCommands'];
  /** Formats a count. */
  format(count: number): string;
}

/** Commands on several shapes. */
export type Verb =
  | 'delete'
  | 'move'
  | 'mirror'
  | 'copy'
  | 'duplicate'
  | 'paste'
  | 'layer'
  | 'group'
  | 'dimension'
  | 'turn'
  | 'fade'
  | 'color'
  | 'join'
  | 'split';

/** Object of a command: a single shape by name, several by count. */
export const describeMeasures = (
  measures: readonly CanvasShape[],
  { code, messages, format }: Naming,
): string => {
  const [only] = measures;
  return only && measures.length === 1
    ? code(only)
    : messages.several(measures.length, format(measures.length));
};

/** Undo name of a command on shapes. */
export const commandName = (verb: Verb, measures: readonly CanvasShape[], naming: Naming): string =>
  naming.messages[verb](describeMeasures(measures, naming)).trimEnd();

/** Selected shapes; without locked ones if they would be changed. */
export const selectedShapes = (state: TakeoffState, changeable = true): CanvasShape[] =>
  state.selection
    .map((uuid) => state.measures.get(uuid))
    .filter((m): m is CanvasShape => m !== undefined && !(changeable && m.locked));

const geometryChange = (measure: CanvasShape, geometry: Geometry): Change => ({
  uuid: measure.uuid,
  before: measure,
  after: { ...measure, geometry },
});

const one = (state: TakeoffState, uuid: string): CanvasShape | null => {
  const measure = state.measures.get(uuid);
  return measure && !measure.locked ? measure : null;
};

export function createMeasure(measure: CanvasShape, { code, messages }: Naming): Prepared {
  return {
    name: messages.draw(code(measure)).trimEnd(),
    changes: [{ uuid: measure.uuid, before: null, after: measure }],
  };
}

export function deleteSelected(state: TakeoffState, naming: Naming): Prepared {
  const measures = selectedShapes(state);
  return {
    name: commandName('delete', measures, naming),
    changes: measures.map((m) => ({ uuid: m.uuid, before: m, after: null })),
  };
}

export function moveSelected(state: TakeoffState, dx: number, dy: number, naming: Naming): Prepared {
  const measures = dx === 0 && dy === 0 ? [] : selectedShapes(state);
  return {
    name: commandName('move', measures, naming),
    changes: measures.map((m) => geometryChange(m, translate(m.geometry, dx, dy))),
  };
}

/** Copies of shapes offset by `dx`, `dy`, with new ids and unlocked. */
export function copyShapes(
  measures: readonly CanvasShape[],
  dx: number,
  dy: number,
  newId: () => string,
  verb: Verb,
  naming: Naming,
): Prepared {
  return {
    name: commandName(verb, measures, naming),
    changes: measures.map((m) => {
      const { locked: _locked, ...rest } = m;
      const uuid = newId();
      return { uuid, before: null, after: { ...rest, uuid, geometry: translate(m.geometry, dx, dy) } };
    }),
  };
}

/** Mirrors the selection around its center: `x` horizontally, `y` vertically. */
export function mirrorSelected(state: TakeoffState, axis: 'x' | 'y', naming: Naming): Prepared {
  // Text is not mirrored.
  const measures = selectedShapes(state).filter(({ type }) => shapeOf(type) !== 'box');
  const box = boundsOf(measures.flatMap((m) => m.geometry.vertices));
  const x = (box.minX + box.maxX) / 2;
  const y = (box.minY + box.maxY) / 2;
  const a = { x, y };
  const b = axis === 'x' ? { x, y: y + 1 } : { x: x + 1, y };
  return {
    name: commandName('mirror', measures, naming),
    changes: measures.map((m) => geometryChange(m, mirror(m.geometry, a, b))),
  };
}

export function dragVertex(
  state: TakeoffState,
  uuid: string,
  ref: VertexRef,
  to: Point,
  insert: boolean,
  { code, messages }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  if (isPlanMark(measure) && shapeOf(measure.type) === 'box' && ref.index !== leaderIndex)
    return {
      name: (ref.index === turnIndex ? messages.turn : messages.resize)(code(measure)),
      changes: [
        geometryChange(
          measure,
          ref.index === turnIndex
            ? turnTowards(measure.geometry, to)
            : resizeBox(measure.geometry, ref.index, to),
        ),
      ],
    };
  const geometry = insert ? insertVertex(measure.geometry, ref, to) : moveVertex(measure.geometry, ref, to);
  return {
    name: (insert ? messages.addPoint : messages.movePoint)(code(measure)),
    changes: [geometryChange(measure, geometry)],
  };
}

/** Minimum number of vertices by shape. */
const least = { path: 2, region: 3, marks: 1, box: 4 } as const;

export function deleteVertex(
  state: TakeoffState,
  uuid: string,
  ref: VertexRef,
  { code, messages }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const geometry = removeVertex(measure.geometry, ref, least[shapeOf(measure.type)]);
  return (
    geometry && { name: messages.removePoint(code(measure)), changes: [geometryChange(measure, geometry)] }
  );
}

export function cutOut(
  state: TakeoffState,
  uuid: string,
  ring: Vertex[],
  { code, messages }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  return (
    measure && {
      name: messages.cutOut(code(measure)),
      changes: [geometryChange(measure, addCutout(measure.geometry, ring))],
    }
  );
}

export function addMark(
  state: TakeoffState,
  uuid: string,
  point: Point,
  { code, messages }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const vertices = [...measure.geometry.vertices, point];
  return {
    name: messages.count(code(measure)),
    changes: [geometryChange(measure, { ...measure.geometry, vertices })],
  };
}

/** Adds marks found by symbol search as one count. */
export function addSymbolMatches(measure: CanvasMeasure, { messages, format }: Naming): Prepared {
  const { length } = measure.geometry.vertices;
  return {
    name: messages.countSymbolMatches(length, format(length)),
    changes: [{ uuid: measure.uuid, before: null, after: measure }],
  };
}

/** Adds rooms found on the sheet. */
export const addRooms = (measures: readonly CanvasMeasure[], naming: Naming): Prepared => ({
  name: naming.messages.rooms(describeMeasures(measures, naming)),
  changes: measures.map((after) => ({ uuid: after.uuid, before: null, after })),
});

/** Removes the last mark, and the measure if it was the only one. */
export function removeLastMark(
  state: TakeoffState,
  uuid: string,
  { code, messages }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const vertices = measure.geometry.vertices.slice(0, -1);
  return {
    name: messages.removeMark(code(measure)),
    changes: [
      vertices.length === 0
        ? { uuid, before: measure, after: null }
        : geometryChange(measure, { ...measure.geometry, vertices }),
    ],
  };
}

/** Changes the text of a plan mark. */
export const rewriteMark = (
  before: CanvasPlanMark,
  after: CanvasPlanMark,
  { code, messages }: Naming,
): Prepared => ({
  name: messages.rewrite(code(after)),
  changes: comparableMark(before) === comparableMark(after) ? [] : [{ uuid: after.uuid, before, after }],
});
const comparableMark = ({ content }: CanvasPlanMark) =>
  JSON.stringify([content.text ?? '', content.color, content.pageId, content.imageId, content.opacity]);

/**
 * Rotates the selected marks around their own centers. @param angle in radians, from the page's x axis towards its y
 * axis.
 */
export function turnSelected(state: TakeoffState, angle: number, naming: Naming): Prepared {
  const marks = selectedShapes(state).filter(({ type }) => shapeOf(type) === 'box');
  return {
    name: commandName('turn', marks, naming),
    changes: marks.map((mark) => geometryChange(mark, turnBox(mark.geometry, angle))),
  };
}

/** Sets the color of the selected marks. @param color as CSS hex. */
export function colorSelected(state: TakeoffState, color: string, naming: Naming): Prepared {
  const marks = selectedShapes(state)
    .filter(isPlanMark)
    .filter(({ type, content }) => type !== 'image' && content.color !== color);
  return {
    name: commandName('color', marks, naming),
    changes: marks.map((before) => ({
      uuid: before.uuid,
      before,
      after: { ...before, content: { ...before.content, color } },
    })),
  };
}

/** Sets the opacity of the selected images, from 0.1 to 1. */
export function fadeSelected(state: TakeoffState, opacity: number, naming: Naming): Prepared {
  const images = selectedShapes(state)
    .filter(isPlanMark)
    .filter(({ type, content }) => type === 'image' && (content.opacity ?? 1) !== opacity);
  return {
    name: commandName('fade', images, naming),
    changes: images.map((before) => ({
      uuid: before.uuid,
      before,
      after: { ...before, content: { ...before.content, opacity } },
    })),
  };
}
