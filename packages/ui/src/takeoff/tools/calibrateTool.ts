import type { Point } from '@plumbline/estimating';
import { distance } from '../geometry/vector.ts';
import { toolDefaults, unchangedStep, type Tool } from './tool.ts';

export type CalibrateState = { kind: 'idle' } | { kind: 'first'; a: Point; cursor: Point };

const idle: CalibrateState = { kind: 'idle' };

/** Tool that draws a calibration line. */
export const calibrateTool: Tool<CalibrateState> = {
  ...toolDefaults,
  initial: idle,
  reduce(state, event) {
    switch (event.type) {
      case 'down':
        if (state.kind === 'idle') return unchangedStep({ kind: 'first', a: event.at, cursor: event.at });
        if (distance(state.a, event.at) <= event.slop)
          return { state, effects: [{ type: 'notice', notice: 'samePlace' }] };
        return { state: idle, effects: [{ type: 'calibrate', a: state.a, b: event.at }] };
      case 'move':
        return unchangedStep(state.kind === 'first' ? { ...state, cursor: event.at } : state);
      case 'back':
        return unchangedStep(idle);
      case 'cancel':
        return state.kind === 'idle' ? { state, effects: [{ type: 'leave' }] } : unchangedStep(idle);
      case 'up':
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
  kept: (state) => (state.kind === 'first' ? { vertices: [state.a], through: null } : null),
  resume({ vertices: [a] }) {
    return a ? { kind: 'first', a, cursor: a } : null;
  },
};
