import type { Calibration, Point } from '@plumbline/estimating';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasStatus, DrawingModes, ToolId, UnfinishedDrawing } from '../types.ts';
import type { FloatingBarViews } from './FloatingBarViews.ts';
import type { Conditions } from './Conditions.ts';
import type { PendingPlanMark } from './PendingPlanMark.ts';
import type { EngineMessages } from './engineMessages.ts';
import type { PendingDetail } from './PendingDetail.ts';
import type { CanvasTheme } from './canvasTheme.ts';
import type { PendingCalibration } from '../calibration/PendingCalibration.ts';
import type { MarksIndex } from './MarksIndex.ts';
import type { Stage } from './Stage.ts';
import type { NoticeAnswer } from './useNotice.ts';

/** Events from the engine to its component. */
export interface EngineEvents {
  onStatus: (status: CanvasStatus) => void;
  onTool: (tool: ToolId) => void;
  /** The vertices of the current drawing changed; null if nothing is drawn. */
  onUnfinished: (drawing: UnfinishedDrawing | null) => void;
  onModes: (modes: DrawingModes) => void;
  /** State of the calibration line form; null if closed. */
  onPendingCalibration: (pending: PendingCalibration | null) => void;
  /** State of the detail form, with its position in CSS pixels; null if closed. */
  onPendingDetail: (pending: (PendingDetail & { at: Point }) | null) => void;
  /** The region of a detail changed. */
  onDetail: (detail: Calibration) => void;
  /** Bars over the sheet that opened, changed or closed. */
  onBars: (change: Partial<FloatingBarViews>) => void;
  /** State of the plan mark form; null if closed. */
  onPendingPlanMark: (pending: PendingPlanMark | null) => void;
  /** Requests the file chooser for an image. */
  onChooseImage: () => void;
  /** Requests a new comment at a position. */
  onPlacePin: (at: Point) => void;
  /** A page link was followed. */
  onOpenPage: (pageId: string) => void;
  onNotice: (text: string, answer?: NoticeAnswer) => void;
  onAnnounce: (text: string) => void;
  onHelp: () => void;
  onEdit: (uuid: string) => void;
  /** Requests the context menu at a position of the window, with the point of the page. */
  onContextMenu: (uuid: string | null, at: Point, point: Point) => void;
  onActiveCondition: (uuid: string) => void;
  onSharp: () => void;
}

/** Shared context of the engine's parts. */
export interface EngineContext {
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly store: TakeoffStore;
  readonly index: MarksIndex;
  readonly conditions: Conditions;
  readonly events: EngineEvents;
  readonly newId: () => string;
  readonly messages: () => EngineMessages;
  readonly ink: () => CanvasTheme;
}
