import type { Point } from '@plumbline/estimating';
import { distance } from '../geometry/vector.ts';
import { toolDefaults, unchangedStep, type Tool } from './tool.ts';

export type SegmentState = { kind: 'idle' } | { kind: 'first'; a: Point; cursor: Point };

const idle: SegmentState = { kind: 'idle' };

/** Tool that draws one segment by two clicks or a drag. */
export const segmentTool: Tool<SegmentState> = {
  ...toolDefaults,
  initial: idle,
  reduce(state, event) {
    switch (event.type) {
      case 'down':
      case 'up': {
        const at = { x: event.at.x, y: event.at.y };
        if (state.kind === 'idle')
          return unchangedStep(event.type === 'down' ? { kind: 'first', a: at, cursor: at } : state);
        // A press released at its start is the first end.
        const least = event.type === 'up' ? event.slop * 3 : event.slop;
        if (distance(state.a, at) <= least) return unchangedStep(state);
        return { state: idle, effects: [{ type: 'create', geometry: { vertices: [state.a, at] } }] };
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
  draft: (state) =>
    state.kind === 'first'
      ? { vertices: [state.a], live: [state.a, state.cursor], closed: false, through: null }
      : null,
  anchor: (state) => (state.kind === 'first' ? state.a : null),
};
