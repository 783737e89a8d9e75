import { toolDefaults, unchangedStep, type Tool } from './tool.ts';

/** Tool that places something at a click. */
export const placeTool: Tool<null> = {
  ...toolDefaults,
  initial: null,
  reduce(state, event) {
    if (event.type === 'down')
      return { state, effects: [{ type: 'place', at: { x: event.at.x, y: event.at.y } }] };
    if (event.type === 'cancel') return { state, effects: [{ type: 'leave' }] };
    return unchangedStep(state);
  },
};
