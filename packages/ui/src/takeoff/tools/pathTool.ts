import { bulgeThrough, ringArea, type Geometry, type Point, type Vertex } from '@plumbline/estimating';
import { distance } from '../geometry/vector.ts';
import type { DrawingModes } from '../types.ts';
import {
  toolDefaults,
  unchangedStep,
  type Step,
  type Tool,
  type ToolEffect,
  type ToolEvent,
} from './tool.ts';

export type PathState =
  | { kind: 'idle' }
  | {
      kind: 'drawing';
      vertices: Vertex[];
      /** Middle point of an arc, once placed. */
      through: Point | null;
      cursor: Point;
    };

export interface PathOptions {
  /** Area or cut-out; otherwise an open path, which can be closed at its first vertex unless it splits areas. */
  region: boolean;
  /** Result of the drawing. */
  result: 'create' | 'cutout' | 'split';
}

const idle: PathState = { kind: 'idle' };

const rectangle = (a: Point, b: Point): Vertex[] => [
  { x: a.x, y: a.y },
  { x: b.x, y: a.y },
  { x: b.x, y: b.y },
  { x: a.x, y: b.y },
];

/** True if an outline encloses almost no area; its edge would still be counted and priced. */
function isFlat(vertices: readonly Vertex[]): boolean {
  const { area } = ringArea(vertices);
  const edge = vertices.reduce((sum, at, index) => sum + distance(at, vertices.at(index - 1)!), 0);
  return area <= 1e-6 * edge * edge;
}

/** Tool that draws lines, areas, cut-outs and lines that split areas, with three-point arcs and two-point rectangles. */
export function createPathTool({ region, result }: PathOptions): Tool<PathState> {
  const least = region ? 3 : 2;

  const finish = (state: PathState, vertices: Vertex[], closed: boolean): Step<PathState> => {
    if (region && isFlat(vertices)) return { state, effects: [{ type: 'notice', notice: 'flat' }] };
    const geometry: Geometry = region || !closed ? { vertices } : { vertices, closed: true };
    const effect: ToolEffect =
      result === 'cutout'
        ? { type: 'cutout', ring: vertices }
        : result === 'split'
          ? { type: 'split', line: vertices }
          : { type: 'create', geometry };
    return { state: idle, effects: [effect] };
  };

  const finishIfEnough = (state: PathState): Step<PathState> => {
    if (state.kind === 'idle') return unchangedStep(state);
    if (state.vertices.length >= least) return finish(state, state.vertices, region);
    return { state, effects: [{ type: 'notice', notice: region ? 'fewCorners' : 'fewPoints' }] };
  };

  const canClose = (state: PathState): boolean =>
    result !== 'split' && state.kind === 'drawing' && state.vertices.length >= 3;

  const down = (
    state: PathState,
    event: Extract<ToolEvent, { type: 'down' }>,
    modes: DrawingModes,
  ): Step<PathState> => {
    const at = { x: event.at.x, y: event.at.y };
    if (state.kind === 'idle') {
      return unchangedStep({ kind: 'drawing', vertices: [at], through: null, cursor: at });
    }
    const last = state.vertices.at(-1)!;
    const first = state.vertices[0]!;
    if (region && modes.outline === 'rectangle' && state.vertices.length === 1) {
      const flat = Math.abs(at.x - first.x) <= event.slop || Math.abs(at.y - first.y) <= event.slop;
      return flat ? unchangedStep(state) : finish(state, rectangle(first, at), true);
    }
    const closes = event.snap === 'close' && canClose(state);
    if (!closes && distance(last, at) === 0) return unchangedStep(state);
    if (modes.segment === 'arc' && state.through === null) {
      return unchangedStep(closes ? state : { ...state, through: at, cursor: at });
    }
    const bulge = state.through ? bulgeThrough(last, state.through, at) : 0;
    const arrived = bulge === 0 ? state.vertices : [...state.vertices.slice(0, -1), { ...last, bulge }];
    if (closes) return finish(state, arrived, true);
    return unchangedStep({ kind: 'drawing', vertices: [...arrived, at], through: null, cursor: at });
  };

  return {
    ...toolDefaults,
    initial: idle,
    reduce(state, event, modes) {
      switch (event.type) {
        case 'down':
          return down(state, event, modes);
        case 'move':
          return unchangedStep(state.kind === 'drawing' ? { ...state, cursor: event.at } : state);
        case 'double':
        case 'finish':
          return finishIfEnough(state);
        case 'back': {
          if (state.kind === 'idle') return unchangedStep(state);
          if (state.through) return unchangedStep({ ...state, through: null });
          const vertices = state.vertices.slice(0, -1);
          if (vertices.length === 0) return unchangedStep(idle);
          const { bulge: _arc, ...open } = vertices.at(-1)!;
          return unchangedStep({ ...state, vertices: [...vertices.slice(0, -1), open] });
        }
        case 'cancel':
          if (state.kind === 'idle') return { state, effects: [{ type: 'leave' }] };
          return unchangedStep(state.through ? { ...state, through: null } : idle);
        case 'up':
          return unchangedStep(state);
      }
    },
    draft(state, modes) {
      if (state.kind === 'idle') return null;
      const { vertices, through, cursor } = state;
      const last = vertices.at(-1)!;
      if (region && modes.outline === 'rectangle' && vertices.length === 1) {
        const corners = rectangle(last, cursor);
        return { vertices: corners, live: [corners[1]!, corners[2]!], closed: true, through: null };
      }
      const bulge = through ? bulgeThrough(last, through, cursor) : 0;
      return {
        vertices,
        live: [bulge === 0 ? { x: last.x, y: last.y } : { x: last.x, y: last.y, bulge }, cursor],
        closed: region,
        through,
      };
    },
    anchor: (state) => (state.kind === 'drawing' ? state.vertices.at(-1)! : null),
    kept: (state) => (state.kind === 'drawing' ? { vertices: state.vertices, through: state.through } : null),
    resume({ vertices, through }) {
      const last = vertices.at(-1);
      return last ? { kind: 'drawing', vertices: [...vertices], through, cursor: through ?? last } : null;
    },
    closing: (state) => (state.kind === 'drawing' && canClose(state) ? state.vertices[0]! : null),
  };
}
