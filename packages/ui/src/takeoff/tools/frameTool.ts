import type { Point, Vertex } from '@plumbline/estimating';
import { toolDefaults, unchangedStep, type Step, type Tool } from './tool.ts';

export type FrameState = { kind: 'idle' } | { kind: 'first'; a: Point; cursor: Point };

const idle: FrameState = { kind: 'idle' };

const corners = (a: Point, b: Point): Vertex[] => [
  { x: a.x, y: a.y },
  { x: b.x, y: a.y },
  { x: b.x, y: b.y },
  { x: a.x, y: b.y },
];

/** Tool that frames a region by two clicks or a drag. */
export const frameTool: Tool<FrameState> = {
  ...toolDefaults,
  initial: idle,
  reduce(state, event) {
    switch (event.type) {
      case 'down':
      case 'up': {
        const { x, y } = event.at;
        if (state.kind === 'idle')
          return unchangedStep(
            event.type === 'down' ? { kind: 'first', a: { x, y }, cursor: { x, y } } : state,
          );
        // A frame needs width and height; a press released at its start is the first corner.
        const least = event.type === 'up' ? event.slop * 3 : event.slop;
        const isFlat = Math.abs(x - state.a.x) <= least || Math.abs(y - state.a.y) <= least;
        if (isFlat) return unchangedStep(state);
        const framed: Step<FrameState> = {
          state: idle,
          effects: [{ type: 'frame', from: state.a, to: { x, y } }],
        };
        return framed;
      }
      case 'move':
        return unchangedStep(state.kind === 'first' ? { ...state, cursor: event.at } : state);
      case 'back':
        return unchangedStep(idle);
      case 'cancel':
        return state.kind === 'idle' ? { state, effects: [{ type: 'leave' }] } : unchangedStep(idle);
      case 'double':
      case 'finish':
        return unchangedStep(state);
    }
  },
  draft(state) {
    if (state.kind === 'idle') return null;
    const vertices = corners(state.a, state.cursor);
    return { vertices, live: [vertices[1]!, vertices[2]!], closed: true, through: null };
  },
};
