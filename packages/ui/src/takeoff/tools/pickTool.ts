import { toolDefaults, unchangedStep, type Tool } from './tool.ts';

/** Tool that accepts and rejects proposals: a click toggles one, Enter accepts all. */
export const pickTool: Tool<null> = {
  ...toolDefaults,
  initial: null,
  reduce(state, event) {
    switch (event.type) {
      case 'down':
        return {
          state,
          effects: [{ type: 'pick', at: { x: event.raw.x, y: event.raw.y }, slop: event.slop }],
        };
      case 'back':
        return { state, effects: [{ type: 'reject' }] };
      case 'finish':
        return { state, effects: [{ type: 'accept' }] };
      case 'cancel':
        return { state, effects: [{ type: 'leave' }] };
      case 'move':
      case 'up':
      case 'double':
        return unchangedStep(state);
    }
  },
};
