import type { Point } from '@plumbline/estimating';
import { rectangleOf } from '../geometry/box.ts';
import { toolDefaults, unchangedStep, type Step, type Tool } from './tool.ts';

export type FrameState = { kind: 'idle' } | { kind: 'first'; a: Point; cursor: Point };

const idle: FrameState = { kind: 'idle' };

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
    const vertices = rectangleOf(state.a, state.cursor);
    return { vertices, live: [vertices[1]!, vertices[2]!], closed: true, through: null };
  },
};

/** Tool that draws an outline as a rectangle by two clicks or a drag. */
export const rectangleTool: Tool<FrameState> = {
  ...frameTool,
  reduce(state, event, modes) {
    const step = frameTool.reduce(state, event, modes);
    return {
      ...step,
      effects: step.effects.map((effect) =>
        effect.type === 'frame'
          ? { type: 'create', geometry: { vertices: rectangleOf(effect.from, effect.to) } }
          : effect,
      ),
    };
  },
};
