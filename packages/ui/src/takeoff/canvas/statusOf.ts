import {
  type Calibration,
  calibrationAt,
  type Point,
  type TakeoffParameters,
  uncalibrated,
} from '@plumbline/estimating';
import type { TakeoffState } from '../store/takeoffStore.ts';
import type { Draft } from '../tools/tool.ts';
import type { CanvasStatus, DrawingModes, Rect, SnapKind, ToolId } from '../types.ts';
import type { EngineMessages } from './engineMessages.ts';
import { draftFigures, draftQuantity } from './draftFigures.ts';

export interface StatusFrom {
  tool: ToolId;
  modes: DrawingModes;
  /** Resolved pointer position; null outside the canvas. */
  pointer: { at: Point; snap: SnapKind | null } | null;
  draft: Draft | null;
  /** Parameters of the drawn condition. */
  parameters: TakeoffParameters | undefined;
  calibrations: readonly Calibration[];
  box: Rect;
  isSideways: boolean;
  zoom: number;
  sheet: CanvasStatus['sheet'];
  store: TakeoffState;
  /** A drawing discarded by Esc can be restored. */
  dropped: boolean;
  messages: EngineMessages['canvas'];
}

/** Calibration at the pointer, else the page's. */
function calibrationFor({ pointer, calibrations, box }: StatusFrom): Calibration {
  if (pointer) return calibrationAt(calibrations, pointer.at);
  const pageCalibration = calibrations.find(({ calibrated, region }) => calibrated && !region);
  return (
    pageCalibration ?? calibrationAt(calibrations, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  );
}

/** Status for the status bar. */
export function statusOf(from: StatusFrom): CanvasStatus {
  const { tool, modes, pointer, draft, parameters, calibrations, box, store, dropped, messages } = from;
  const figures = draft?.live ? draftFigures(draft, calibrations) : null;
  const calibration = calibrationFor(from);
  const k = calibration.calibrated ? calibration.value : 1;
  const { done, undone } = store;
  return {
    tool,
    cursor: pointer && {
      x: (pointer.at.x - box.x) * k * (calibration.factorX ?? 1),
      y: (pointer.at.y - box.y) * k * (calibration.factorY ?? 1),
    },
    segment: figures?.segment ?? null,
    path: figures?.path ?? null,
    quantity: figures && draftQuantity(tool, figures, parameters),
    snap: pointer?.snap ?? null,
    calibrated: calibration.calibrated,
    unit: calibration.unit,
    calibration: calibration === uncalibrated ? null : calibration,
    isSideways: from.isSideways,
    zoom: from.zoom,
    sheet: from.sheet,
    canUndo: done.length > 0 || dropped || draft !== null,
    canRedo: undone.length > 0,
    undoName: draft ? messages.lastPoint : dropped ? messages.discardedDrawing : (done.at(-1)?.name ?? null),
    redoName: undone.at(-1)?.name ?? null,
    modes,
    vertices: draft?.vertices.length ?? 0,
  };
}

/** Key of a status; equal if the displayed values are equal, so that only visible changes are reported. */
export const statusKey = (status: CanvasStatus): string =>
  JSON.stringify(status, (key, value: unknown) =>
    key === 'x' || key === 'y' ? Math.round(Number(value) * 100) : value,
  );
