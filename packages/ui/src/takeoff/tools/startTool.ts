import type { TakeoffType } from '@plumbline/estimating';
import { isMarkType, shapeOf } from '../geometry/shape.ts';
import type { PlanMarkType, ToolId } from '../types.ts';
import { calibrateTool, type CalibrateState } from './calibrateTool.ts';
import { countTool, type CountState } from './countTool.ts';
import { createPathTool, type PathState } from './pathTool.ts';
import { frameTool, rectangleTool, type FrameState } from './frameTool.ts';
import { pickTool } from './pickTool.ts';
import { placeTool } from './placeTool.ts';
import { segmentTool, type SegmentState } from './segmentTool.ts';
import { selectTool, type SelectState } from './selectTool.ts';
import {
  toolDefaults,
  unchangedStep,
  type StoredDraft,
  type Tool,
  type ToolEvent,
  type Step,
} from './tool.ts';
import type { DrawingModes } from '../types.ts';

const lineTool = createPathTool({ region: false, result: 'create' });
const areaTool = createPathTool({ region: true, result: 'create' });
const cutoutTool = createPathTool({ region: true, result: 'cutout' });
const splitTool = createPathTool({ region: false, result: 'split' });
const panTool: Tool<null> = {
  ...toolDefaults,
  initial: null,
  reduce: (state, event) =>
    event.type === 'cancel' ? { state, effects: [{ type: 'leave' }] } : unchangedStep(state),
};

/** Tool with its state, with the state type hidden. */
export interface RunningTool {
  id: ToolId;
  send(event: ToolEvent, modes: DrawingModes): Pick<Step<unknown>, 'effects'>;
  draft(modes: DrawingModes): ReturnType<Tool<unknown>['draft']>;
  preview(): ReturnType<Tool<unknown>['preview']>;
  anchor(): ReturnType<Tool<unknown>['anchor']>;
  closing(): ReturnType<Tool<unknown>['closing']>;
  kept(): StoredDraft | null;
  /** Resumes a drawing. @returns false if the tool cannot. */
  resume(kept: StoredDraft): boolean;
  /** Saves the state. @returns a function that restores it. */
  save(): () => void;
}

/** Wraps a tool in its initial state. */
export function createRunningTool<S>(id: ToolId, tool: Tool<S>): RunningTool {
  let state = tool.initial;
  return {
    id,
    send(event, modes) {
      const step = tool.reduce(state, event, modes);
      state = step.state;
      return step;
    },
    draft: (modes) => tool.draft(state, modes),
    preview: () => tool.preview(state),
    anchor: () => tool.anchor(state),
    closing: () => tool.closing(state),
    kept: () => tool.kept(state),
    resume(kept) {
      const next = tool.resume(kept);
      if (next === null) return false;
      state = next;
      return true;
    },
    save() {
      const kept = state;
      return () => {
        state = kept;
      };
    },
  };
}

/** True if a tool frames a region. */
export const isFrameTool = (id: ToolId): id is 'zoom' | 'detail' | 'symbol-search' | 'cloud' | 'highlight' =>
  id === 'zoom' || id === 'detail' || id === 'symbol-search' || id === 'cloud' || id === 'highlight';

/** True if a tool draws a take-off type. */
export const isDrawingTool = (id: ToolId): id is TakeoffType =>
  id !== 'select' &&
  id !== 'pan' &&
  id !== 'calibrate' &&
  id !== 'cutout' &&
  id !== 'split-areas' &&
  id !== 'find-room' &&
  id !== 'pin' &&
  !isFrameTool(id) &&
  !isMarkTool(id);

/** True if the drawing of a tool can be restored, or finished by another tool. */
export const isShapeTool = (id: ToolId): boolean =>
  isDrawingTool(id) || id === 'cutout' || id === 'split-areas';

/** True if a tool places plan marks. */
export const isMarkTool = (id: ToolId): id is PlanMarkType => isMarkType(id);

/** Starts a tool in its initial state. */
export function startTool(id: ToolId): RunningTool {
  switch (id) {
    case 'select':
      return createRunningTool<SelectState>(id, selectTool);
    case 'pan':
      return createRunningTool(id, panTool);
    case 'calibrate':
      return createRunningTool<CalibrateState>(id, calibrateTool);
    case 'zoom':
    case 'detail':
    case 'symbol-search':
      return createRunningTool<FrameState>(id, frameTool);
    case 'cloud':
    case 'highlight':
      return createRunningTool<FrameState>(id, rectangleTool);
    case 'arrow':
    case 'dimension':
    case 'callout':
      return createRunningTool<SegmentState>(id, segmentTool);
    case 'find-room':
      return createRunningTool(id, pickTool);
    case 'cutout':
      return createRunningTool<PathState>(id, cutoutTool);
    case 'split-areas':
      return createRunningTool<PathState>(id, splitTool);
    case 'text':
    case 'stamp':
    case 'link':
    case 'image':
    case 'legend':
    case 'pin':
      return createRunningTool(id, placeTool);
    default: {
      const shape = shapeOf(id);
      if (shape === 'marks') return createRunningTool<CountState>(id, countTool);
      return createRunningTool<PathState>(id, shape === 'region' ? areaTool : lineTool);
    }
  }
}
