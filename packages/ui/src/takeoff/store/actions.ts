import { type Geometry, mirror, type Point, translate, type Vertex } from '@plumbline/estimating';
import { resizeBox, turnBox, turnIndex, turnTowards } from '../geometry/box.ts';
import { addCutout, insertVertex, moveVertex, removeVertex, type VertexRef } from '../geometry/edit.ts';
import { boundsOf, shapeOf } from '../geometry/shape.ts';
import type { Words } from '../../messages/catalogue.ts';
import { isPlanMark, type CanvasMeasure, type CanvasPlanMark, type Drawn } from '../types.ts';
import type { Change, TakeoffState } from './takeoffStore.ts';

/** A command ready for the store: its name for undo, and its changes. */
export interface Prepared {
  name: string;
  changes: Change[];
}

/** How a command is called. */
export interface Naming {
  /** The code of a measure's condition, or what a plan mark is called; empty where it has none. */
  code(drawn: Drawn): string;
  words: Words['takeoffCommands'];
  /** A count in the reader's numerals. */
  whole(count: number): string;
}

/** What can be done to several measures at once. */
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
  | 'fade';

/** What something is done to: the one by its name, several by their number. */
export const what = (measures: readonly Drawn[], { code, words, whole }: Naming): string => {
  const [only] = measures;
  return only && measures.length === 1 ? code(only) : words.several(measures.length, whole(measures.length));
};

/** What is done to measures, as undo calls it. */
export const called = (verb: Verb, measures: readonly Drawn[], naming: Naming): string =>
  naming.words[verb](what(measures, naming)).trimEnd();

/** Selected measures, the locked ones left out where they would be changed. */
export const selected = (state: TakeoffState, changeable = true): Drawn[] =>
  state.selection
    .map((uuid) => state.measures.get(uuid))
    .filter((m): m is Drawn => m !== undefined && !(changeable && m.locked));

const geometryChange = (measure: Drawn, geometry: Geometry): Change => ({
  uuid: measure.uuid,
  before: measure,
  after: { ...measure, geometry },
});

const one = (state: TakeoffState, uuid: string): Drawn | null => {
  const measure = state.measures.get(uuid);
  return measure && !measure.locked ? measure : null;
};

export function createMeasure(measure: Drawn, { code, words }: Naming): Prepared {
  return {
    name: words.draw(code(measure)).trimEnd(),
    changes: [{ uuid: measure.uuid, before: null, after: measure }],
  };
}

export function deleteSelected(state: TakeoffState, naming: Naming): Prepared {
  const measures = selected(state);
  return {
    name: called('delete', measures, naming),
    changes: measures.map((m) => ({ uuid: m.uuid, before: m, after: null })),
  };
}

export function moveSelected(state: TakeoffState, dx: number, dy: number, naming: Naming): Prepared {
  const measures = dx === 0 && dy === 0 ? [] : selected(state);
  return {
    name: called('move', measures, naming),
    changes: measures.map((m) => geometryChange(m, translate(m.geometry, dx, dy))),
  };
}

/** Copies of measures, put `dx`, `dy` beside them; new ids, nothing locked. */
export function copies(
  measures: readonly Drawn[],
  dx: number,
  dy: number,
  newId: () => string,
  verb: Verb,
  naming: Naming,
): Prepared {
  return {
    name: called(verb, measures, naming),
    changes: measures.map((m) => {
      const { locked: _locked, ...rest } = m;
      const uuid = newId();
      return { uuid, before: null, after: { ...rest, uuid, geometry: translate(m.geometry, dx, dy) } };
    }),
  };
}

/** Mirrors the selection about the middle of its box: `x` left to right, `y` upside down. */
export function mirrorSelected(state: TakeoffState, axis: 'x' | 'y', naming: Naming): Prepared {
  // Words in a mirror are no words.
  const measures = selected(state).filter((drawn) => !isPlanMark(drawn));
  const box = boundsOf(measures.flatMap((m) => m.geometry.vertices));
  const x = (box.minX + box.maxX) / 2;
  const y = (box.minY + box.maxY) / 2;
  const a = { x, y };
  const b = axis === 'x' ? { x, y: y + 1 } : { x: x + 1, y };
  return {
    name: called('mirror', measures, naming),
    changes: measures.map((m) => geometryChange(m, mirror(m.geometry, a, b))),
  };
}

export function dragVertex(
  state: TakeoffState,
  uuid: string,
  ref: VertexRef,
  to: Point,
  insert: boolean,
  { code, words }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  if (isPlanMark(measure))
    return {
      name: (ref.index === turnIndex ? words.turn : words.resize)(code(measure)),
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
    name: (insert ? words.addPoint : words.movePoint)(code(measure)),
    changes: [geometryChange(measure, geometry)],
  };
}

/** Fewest vertices that an outline of this kind can have. */
const least = { path: 2, region: 3, marks: 1, box: 4 } as const;

export function deleteVertex(
  state: TakeoffState,
  uuid: string,
  ref: VertexRef,
  { code, words }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const geometry = removeVertex(measure.geometry, ref, least[shapeOf(measure.type)]);
  return geometry && { name: words.removePoint(code(measure)), changes: [geometryChange(measure, geometry)] };
}

export function cutOut(
  state: TakeoffState,
  uuid: string,
  ring: Vertex[],
  { code, words }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  return (
    measure && {
      name: words.cutOut(code(measure)),
      changes: [geometryChange(measure, addCutout(measure.geometry, ring))],
    }
  );
}

export function addMark(
  state: TakeoffState,
  uuid: string,
  point: Point,
  { code, words }: Naming,
): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const vertices = [...measure.geometry.vertices, point];
  return {
    name: words.count(code(measure)),
    changes: [geometryChange(measure, { ...measure.geometry, vertices })],
  };
}

/** All marks that were found by their symbol, as one count. */
export function countAlike(measure: CanvasMeasure, { words, whole }: Naming): Prepared {
  const { length } = measure.geometry.vertices;
  return {
    name: words.countAlike(length, whole(length)),
    changes: [{ uuid: measure.uuid, before: null, after: measure }],
  };
}

/** Takes the last mark back, and the take-off with it when it was the only one. */
export function removeLastMark(state: TakeoffState, uuid: string, { code, words }: Naming): Prepared | null {
  const measure = one(state, uuid);
  if (!measure) return null;
  const vertices = measure.geometry.vertices.slice(0, -1);
  return {
    name: words.takeBackMark(code(measure)),
    changes: [
      vertices.length === 0
        ? { uuid, before: measure, after: null }
        : geometryChange(measure, { ...measure.geometry, vertices }),
    ],
  };
}

/** Other words of a plan mark. */
export const rewriteMark = (
  before: CanvasPlanMark,
  after: CanvasPlanMark,
  { code, words }: Naming,
): Prepared => ({
  name: words.rewrite(code(after)),
  changes: said(before) === said(after) ? [] : [{ uuid: after.uuid, before, after }],
});
const said = ({ content }: CanvasPlanMark) =>
  JSON.stringify([content.text ?? '', content.color, content.pageId, content.imageId, content.opacity]);

/** Turns the selected marks, each about its own middle. @param angle in radians, from the page's x towards its y. */
export function turnSelected(state: TakeoffState, angle: number, naming: Naming): Prepared {
  const marks = selected(state).filter(isPlanMark);
  return {
    name: called('turn', marks, naming),
    changes: marks.map((mark) => geometryChange(mark, turnBox(mark.geometry, angle))),
  };
}

/** How much of the selected images covers the sheet, from 0.1 to 1. */
export function fadeSelected(state: TakeoffState, opacity: number, naming: Naming): Prepared {
  const images = selected(state)
    .filter(isPlanMark)
    .filter(({ type, content }) => type === 'image' && (content.opacity ?? 1) !== opacity);
  return {
    name: called('fade', images, naming),
    changes: images.map((before) => ({
      uuid: before.uuid,
      before,
      after: { ...before, content: { ...before.content, opacity } },
    })),
  };
}
