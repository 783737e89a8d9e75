import type { Point } from '@plumbline/estimating';
import type { VertexRef } from '../geometry/edit.ts';
import { distance } from '../geometry/vector.ts';
import { type Hit, type PointerInput, toolDefaults, unchangedStep, type Step, type Tool } from './tool.ts';

export type SelectState =
  | { kind: 'idle' }
  | { kind: 'pressed'; hit: Hit | null; start: Point }
  | { kind: 'box'; from: Point; to: Point }
  | { kind: 'moving'; start: Point; to: Point; copy: boolean }
  | { kind: 'vertex'; uuid: string; ref: VertexRef; to: Point; insert: boolean };

const idle: SelectState = { kind: 'idle' };

/** Constrains a movement to one axis with Shift. */
function travelled(start: Point, to: Point, shift: boolean): Point {
  const dx = to.x - start.x;
  const dy = to.y - start.y;
  if (!shift) return { x: dx, y: dy };
  return Math.abs(dx) >= Math.abs(dy) ? { x: dx, y: 0 } : { x: 0, y: dy };
}

function drag(state: Extract<SelectState, { kind: 'pressed' }>, event: PointerInput): Step<SelectState> {
  const { hit, start } = state;
  if (!hit) return unchangedStep({ kind: 'box', from: start, to: event.raw });
  if (hit.kind === 'measure') return unchangedStep({ kind: 'moving', start, to: event.raw, copy: event.alt });
  return unchangedStep({
    kind: 'vertex',
    uuid: hit.uuid,
    ref: hit.ref,
    to: event.at,
    insert: hit.kind === 'middle',
  });
}

function release(state: SelectState, event: PointerInput): Step<SelectState> {
  switch (state.kind) {
    case 'pressed': {
      const { hit } = state;
      if (event.shift || event.command || (hit && hit.kind !== 'measure')) return unchangedStep(idle);
      const uuids = hit ? [hit.uuid] : [];
      return { state: idle, effects: [{ type: 'select', uuids, toggle: false, only: true }] };
    }
    case 'box': {
      const { from, to } = state;
      return { state: idle, effects: [{ type: 'box', from, to, add: event.shift || event.command }] };
    }
    case 'moving': {
      const dx = state.to.x - state.start.x;
      const dy = state.to.y - state.start.y;
      return { state: idle, effects: [{ type: 'move', dx, dy, copy: state.copy }] };
    }
    case 'vertex': {
      const { uuid, ref, to, insert } = state;
      return { state: idle, effects: [{ type: 'vertex', uuid, ref, to, insert }] };
    }
    case 'idle':
      return unchangedStep(state);
  }
}

/** Tool that selects by click and box, moves shapes, and drags and inserts vertices. */
export const selectTool: Tool<SelectState> = {
  ...toolDefaults,
  initial: idle,
  reduce(state, event) {
    switch (event.type) {
      case 'down': {
        const { hit, shift, command } = event;
        const pressed: SelectState = { kind: 'pressed', hit, start: event.raw };
        if (hit?.kind === 'measure')
          return {
            state: pressed,
            effects: [{ type: 'select', uuids: [hit.uuid], toggle: shift || command }],
          };
        return unchangedStep(pressed);
      }
      case 'move':
        if (state.kind === 'pressed')
          return distance(state.start, event.raw) > event.slop ? drag(state, event) : unchangedStep(state);
        if (state.kind === 'box') return unchangedStep({ ...state, to: event.raw });
        if (state.kind === 'moving') {
          const way = travelled(state.start, event.raw, event.shift);
          const to = { x: state.start.x + way.x, y: state.start.y + way.y };
          return unchangedStep({ ...state, to, copy: event.alt });
        }
        if (state.kind === 'vertex') return unchangedStep({ ...state, to: event.at });
        return unchangedStep(state);
      case 'up':
        return release(state, event);
      case 'double':
        return event.hit
          ? { state: idle, effects: [{ type: 'edit', uuid: event.hit.uuid }] }
          : unchangedStep(idle);
      case 'cancel':
        return state.kind === 'idle' ? { state, effects: [{ type: 'leave' }] } : unchangedStep(idle);
      case 'finish':
      case 'back':
        return unchangedStep(state);
    }
  },
  preview(state) {
    switch (state.kind) {
      case 'box':
        return { kind: 'box', from: state.from, to: state.to };
      case 'moving':
        return {
          kind: 'move',
          dx: state.to.x - state.start.x,
          dy: state.to.y - state.start.y,
          copy: state.copy,
        };
      case 'vertex':
        return { kind: 'vertex', uuid: state.uuid, ref: state.ref, to: state.to, insert: state.insert };
      default:
        return null;
    }
  },
};
