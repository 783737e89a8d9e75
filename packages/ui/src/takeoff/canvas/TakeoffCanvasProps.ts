import type { ReactNode, Ref } from 'react';
import type { Calibration, LengthUnit, Point } from '@plumbline/estimating';
import type { SheetSource } from '../sheet/openSheet.ts';
import type { TakeoffCallbacks } from '../store/takeoffStore.ts';
import type {
  CanvasCondition,
  CanvasMeasure,
  CanvasPin,
  CanvasPlanMark,
  CanvasStatus,
  DrawingModes,
  KnownLength,
  LinkPage,
  PlanMarkContent,
  PlanPicture,
  TakeoffCanvasHandle,
  ToolId,
  UnfinishedDrawing,
  ViewRotation,
} from '../types.ts';

export interface TakeoffCanvasProps extends TakeoffCallbacks {
  /** The PDF: an address or its bytes. Another address, or another array of bytes, is another sheet. */
  source: SheetSource;
  /** From 1; a take-off page is usually a PDF of one page. */
  pageNumber?: number;
  /** Turns the view, clockwise; what is stored never turns. */
  rotation?: ViewRotation;
  measures: readonly CanvasMeasure[];
  /** What stands on the page beside the measures. */
  planMarks?: readonly CanvasPlanMark[];
  /** What is said on the page. */
  pins?: readonly CanvasPin[];
  openPinId?: string | null;
  /** Where a comment is about to be put. */
  draftPinAt?: Point | null;
  /** A comment is to be put there; without it none can be. */
  onPinPlace?: ((at: Point) => void) | undefined;
  onPinOpen?: (uuid: string) => void;
  onPinMove?: ((uuid: string, to: Point) => void) | undefined;
  /** Words that are searched for: each place where the sheet says them is marked. */
  find?: string | undefined;
  /** Which of the places is looked at: it is brought into the middle. */
  foundAt?: number | null | undefined;
  /** How many places there are. */
  onFound?: ((count: number) => void) | undefined;
  /** Pages that links can lead to. */
  linkPages?: readonly LinkPage[];
  /** What the stamp tool puts down, its fields filled in. */
  stamp?: PlanMarkContent | null;
  /**
   * Takes over a picture that is chosen, dropped or pasted, and says by which id `loadImage` finds it. Rejects with words
   * for the person. Without it no images are put on the sheet.
   */
  takeImage?: (file: File) => Promise<PlanPicture>;
  /** Fetches a picture of an image or a stamp. */
  loadImage?: (imageId: string) => Promise<Blob>;
  /** The layer that what is drawn goes into. */
  layer?: string | null;
  conditions: readonly CanvasCondition[];
  activeConditionId?: string | null;
  /** Scales of the page. Without a calibrated one its figures are in points and say so. */
  calibrations: readonly Calibration[];
  /** Names the canvas, for example "A2.1 Floor plan". */
  label: string;
  /** Drawing and editing off; selecting and reading stay. */
  isReadOnly?: boolean;
  /** White lines on black paper. */
  invertSheet?: boolean;
  /** Unit in which a known length is asked for while the page has none. */
  lengthUnit?: LengthUnit;
  /** Where the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist are served. */
  pdfAssetsUrl?: string;
  /** Makes the id of a new measure; random UUIDs when absent. */
  newId?: () => string;
  /** The tool in hand at first; `select` when absent. */
  defaultTool?: ToolId;
  defaultModes?: DrawingModes;
  /**
   * A drawing that was broken off, by a reload or a lost window: it is gone on with when it is first given, unless
   * something else is being drawn already.
   */
  unfinished?: UnfinishedDrawing | null;
  /** The corners of the drawing under way are others now; null when it is finished or dropped. */
  onUnfinished?: (drawing: UnfinishedDrawing | null) => void;
  onCalibrate?: (known: KnownLength) => void;
  /** A detail is new or changed: a calibration over a region, with an id. Without it no details can be given scales. */
  onDetail?: ((detail: Calibration) => void) | undefined;
  /** Called once a frame at most, when what the status line shows has changed. */
  onStatus?: (status: CanvasStatus) => void;
  onToolChange?: (tool: ToolId) => void;
  onModesChange?: (modes: DrawingModes) => void;
  /** A tool was chosen that draws for another condition than the active one. */
  onActiveConditionChange?: (uuid: string) => void;
  /** A measure was double-clicked: open what is known of it. */
  onEdit?: (uuid: string) => void;
  /** The right button, or a long press, on a measure or beside all (null); positions in CSS pixels of the window. */
  onContextMenu?: (uuid: string | null, at: { x: number; y: number }) => void;
  /** A page link was clicked. */
  onOpenPage?: (uuid: string) => void;
  /** The key "?" was pressed. */
  onHelp?: () => void;
  /** All of what is seen is drawn at its own scale. */
  onSharp?: () => void;
  /** Floats over the sheet: the options of the tool, comments. */
  children?: ReactNode;
  ref?: Ref<TakeoffCanvasHandle>;
}
