import { toolDefaults, unchangedStep, type Tool } from './tool.ts';

export type CountState = { kind: 'idle' } | { kind: 'marking'; uuid: string; marks: number };

/**
 * Tool that places count marks. Each mark is stored immediately, in one measure until Enter or Esc, so that a reload
 * loses none.
 */
export const countTool: Tool<CountState> = {
  ...toolDefaults,
  initial: { kind: 'idle' },
  reduce(state, event) {
    switch (event.type) {
      case 'down': {
        const point = { x: event.at.x, y: event.at.y };
        if (state.kind === 'idle') {
          return {
            state: { kind: 'marking', uuid: event.id, marks: 1 },
            effects: [{ type: 'create', geometry: { vertices: [point] }, id: event.id }],
          };
        }
        return {
          state: { ...state, marks: state.marks + 1 },
          effects: [{ type: 'mark', uuid: state.uuid, point }],
        };
      }
      case 'back': {
        if (state.kind === 'idle') return unchangedStep(state);
        const effects = [{ type: 'unmark' as const, uuid: state.uuid }];
        return {
          state: state.marks === 1 ? { kind: 'idle' } : { ...state, marks: state.marks - 1 },
          effects,
        };
      }
      case 'finish':
        return unchangedStep<CountState>({ kind: 'idle' });
      case 'cancel':
        return state.kind === 'idle'
          ? { state, effects: [{ type: 'leave' }] }
          : unchangedStep<CountState>({ kind: 'idle' });
      case 'move':
      case 'up':
      case 'double':
        return unchangedStep(state);
    }
  },
};
