import type { Calibration, Point } from '@plumbline/estimating';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasStatus, DrawingModes, ToolId, UnfinishedDrawing } from '../types.ts';
import type { AlikeView } from '../symbol-search/SymbolSearch.ts';
import type { Conditions } from './Conditions.ts';
import type { AskedMark } from './PlanMarks.ts';
import type { EngineWords } from './engineWords.ts';
import type { AskedDetail } from './Frames.ts';
import type { Ink } from './canvasTheme.ts';
import type { AskedLength } from '../calibration/CalibrationLine.ts';
import type { MarksIndex } from './MarksIndex.ts';
import type { Stage } from './Stage.ts';
import type { NoticeAnswer } from './useNotice.ts';

/** What the engine tells the component around it. */
export interface EngineEvents {
  onStatus: (status: CanvasStatus) => void;
  onTool: (tool: ToolId) => void;
  /** The corners of the drawing under way are others now; null when nothing is being drawn any more. */
  onUnfinished: (drawing: UnfinishedDrawing | null) => void;
  onModes: (modes: DrawingModes) => void;
  /** A known length is to be asked for, or the next of two to be drawn; null when neither. */
  onKnownLength: (asked: AskedLength | null) => void;
  /** A detail's name and scale are asked for, or no longer; `at` is where to ask, in CSS pixels. */
  onAskDetail: (asked: (AskedDetail & { at: Point }) | null) => void;
  /** A detail is over another region now. */
  onDetail: (detail: Calibration) => void;
  /** What is alike to a symbol is looked for or proposed, or no longer. */
  onAlike: (view: AlikeView | null) => void;
  /** Words are asked for, or no longer. */
  onAskMark: (asked: AskedMark | null) => void;
  /** A picture is to be chosen for the sheet. */
  onChooseImage: () => void;
  /** A comment is to be put there. */
  onPlacePin: (at: Point) => void;
  /** A page link was followed. */
  onOpenPage: (pageId: string) => void;
  onNotice: (text: string, answer?: NoticeAnswer) => void;
  onAnnounce: (text: string) => void;
  onHelp: () => void;
  onEdit: (uuid: string) => void;
  onContextMenu: (uuid: string | null, at: Point) => void;
  onActiveCondition: (uuid: string) => void;
  onSharp: () => void;
}

/** What lies before everyone who works on a sheet: each part of the engine takes it and adds what it does itself. */
export interface Desk {
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly store: TakeoffStore;
  readonly index: MarksIndex;
  readonly conditions: Conditions;
  readonly events: EngineEvents;
  readonly newId: () => string;
  readonly words: () => EngineWords;
  readonly ink: () => Ink;
}
