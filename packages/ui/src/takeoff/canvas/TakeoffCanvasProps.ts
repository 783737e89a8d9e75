import type { ReactNode, Ref } from 'react';
import type { Calibration, LengthUnit, NamedScale, Point } from '@plumbline/estimating';
import type { SheetSource } from '../sheet/openSheet.ts';
import type { SheetsQuery } from '../symbol-search/SheetsQuery.ts';
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
  /** PDF as URL or bytes. A different URL or array is a different sheet. */
  source: SheetSource;
  /** Page number from 1. @default 1 */
  pageNumber?: number;
  /** Clockwise rotation of the view; stored geometry is not rotated. */
  rotation?: ViewRotation;
  /** Measures on the page. */
  measures: readonly CanvasMeasure[];
  /** Notes, stamps, links and images on the page. */
  planMarks?: readonly CanvasPlanMark[];
  /** Comment pins on the page. */
  pins?: readonly CanvasPin[];
  /** Id of the pin whose comments are open. */
  openPinId?: string | null;
  /** Position of a new comment that is being written. */
  draftPinAt?: Point | null;
  /** Called with the position of a new comment; without it, comments cannot be added. */
  onPinPlace?: ((at: Point) => void) | undefined;
  /** Called with the id of a pin that was opened. */
  onPinOpen?: (uuid: string) => void;
  /** Called when a pin was moved; without it pins stay where they are. */
  onPinMove?: ((uuid: string, to: Point) => void) | undefined;
  /** Search text; all matches on the sheet are highlighted. */
  find?: string | undefined;
  /** Index of the current match, which is centered. */
  foundAt?: number | null | undefined;
  /** Called with the number of matches. */
  onFound?: ((count: number) => void) | undefined;
  /** Pages that links can open. */
  linkPages?: readonly LinkPage[];
  /** Content of the stamp tool with its fields filled in. */
  stamp?: PlanMarkContent | null;
  /**
   * Stores a chosen, dropped or pasted picture and returns its id for `loadImage`. Rejects with a message for the user.
   * Without it, images cannot be added.
   */
  takeImage?: (file: File) => Promise<PlanPicture>;
  /** Loads the picture of an image or stamp. */
  loadImage?: (imageId: string) => Promise<Blob>;
  /** Layer of new shapes. */
  layer?: string | null;
  /** Conditions that measures belong to, with their colors and kinds. */
  conditions: readonly CanvasCondition[];
  /** Id of the condition that new measures get. */
  activeConditionId?: string | null;
  /** Calibrations of the page. Without one, figures are in points. */
  calibrations: readonly Calibration[];
  /** Accessible name, e.g. "A2.1 Floor plan". */
  label: string;
  /** Disables drawing and editing; selection stays enabled. */
  isReadOnly?: boolean;
  /** Inverts the sheet to white lines on black. */
  isSheetInverted?: boolean;
  /** Default unit of a calibration line while the page has no scale. */
  lengthUnit?: LengthUnit;
  /** URL of the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist. */
  pdfAssetsUrl?: string;
  /** Creates ids of new measures. @default random UUIDs */
  newId?: () => string;
  /** Initial tool. @default 'select' */
  defaultTool?: ToolId;
  /** Initial drawing modes, such as snapping. */
  defaultModes?: DrawingModes;
  /**
   * Unfinished drawing from before a reload. It is resumed when first passed, unless another drawing was started.
   */
  unfinished?: UnfinishedDrawing | null;
  /** Called when the vertices of the current drawing change; null when it is finished or discarded. */
  onUnfinished?: (drawing: UnfinishedDrawing | null) => void;
  /** Called with a line of known length that sets the scale. */
  onCalibrate?: (length: KnownLength) => void;
  /** Called with a named scale that was chosen; enables the proposal of the scale that the sheet states. */
  onNamedScale?: ((scale: NamedScale) => void) | undefined;
  /**
   * Called when a detail was added or changed: a calibration with a region and an id. Without it, details are disabled.
   */
  onDetail?: ((detail: Calibration) => void) | undefined;
  /** Called at most once per frame when the status changes. */
  onStatus?: (status: CanvasStatus) => void;
  /** Called when another tool was chosen. */
  onToolChange?: (tool: ToolId) => void;
  /** Called when a drawing mode was switched. */
  onModesChange?: (modes: DrawingModes) => void;
  /** Called when a chosen tool needs a different active condition. */
  onActiveConditionChange?: (uuid: string) => void;
  /** Called when a measure was double-clicked. */
  onEdit?: (uuid: string) => void;
  /**
   * Called on right click, menu key or long press, with the shape or null, the position in CSS pixels of the window and
   * the point of the page.
   */
  onContextMenu?: (uuid: string | null, at: Point, point: Point) => void;
  /** Called when a page link was clicked. */
  onOpenPage?: (uuid: string) => void;
  /** Called with the symbol of a search to find on other sheets; without it, only the shown sheet is searched. */
  onSearchSheets?: ((query: SheetsQuery) => void) | undefined;
  /** Called when "?" was pressed. */
  onHelp?: () => void;
  /** Called when the visible part of the sheet is fully rendered. */
  onSharp?: () => void;
  /** Content floating over the sheet, e.g. tool options. */
  children?: ReactNode;
  /** Handle to the commands of the canvas. */
  ref?: Ref<TakeoffCanvasHandle>;
}
