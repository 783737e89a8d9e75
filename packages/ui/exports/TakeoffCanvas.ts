export { TakeoffCanvas, type TakeoffCanvasProps } from '../src/takeoff/canvas/TakeoffCanvas.tsx';
export type {
  CanvasCondition,
  CanvasMeasure,
  CanvasPin,
  CanvasPlanMark,
  CanvasStatus,
  DrawingModes,
  Hatch,
  KnownLength,
  LinkPage,
  MarkShape,
  PlanMarkContent,
  PlanMarkType,
  PlanPicture,
  Rect,
  SnapKind,
  TakeoffCanvasHandle,
  ToolId,
  UnfinishedDrawing,
  ViewRotation,
} from '../src/takeoff/types.ts';
export type { SheetSource } from '../src/takeoff/sheet/openSheet.ts';
export { prefetchSheet } from '../src/takeoff/sheet/sheetCache.ts';
export type { TakeoffCallbacks } from '../src/takeoff/store/takeoffStore.ts';
