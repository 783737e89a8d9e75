import type {
  Calibration,
  Geometry,
  Hatch,
  KnownLengths,
  LengthUnit,
  MarkKind,
  MarkShape,
  MeasureUnit,
  Point,
  QuantityUnit,
  TakeoffParameters,
  TakeoffType,
  Vertex,
} from '@plumbline/estimating';
import type { ParameterChange } from './store/parameterChange.ts';

/** A take-off drawn on the page. Its vertices are in the page's unrotated PDF user space, in points. */
export interface CanvasMeasure {
  uuid: string;
  conditionId: string;
  type: TakeoffType;
  name?: string;
  geometry: Geometry;
  /** Overrides of the condition's parameters for this measure. */
  parameters?: TakeoffParameters;
  /** Id of its layer. */
  layer?: string;
  /** Typical group and its multiplier. */
  group?: string;
  times?: number;
  /** A locked measure can be selected but not changed. */
  locked?: boolean;
}

/** Types of plan marks; `markKinds` of the estimating package states how each is drawn. */
export type PlanMarkType = MarkKind;

export interface PlanMarkContent {
  /** Text with line breaks. A link without text shows its sheet number. */
  text?: string;
  /** CSS hex color. @default the theme's ink color */
  color?: string;
  /** Id of the page a link opens. */
  pageId?: string;
  /** Host id of an image's picture; `text` is its description. */
  imageId?: string;
  /** Opacity of an image from 0.1 to 1. @default 1 */
  opacity?: number;
}

/**
 * Mark on the page. The vertices of a box with text or an image are its four corners in points, clockwise from the
 * upper left as it is read, followed by the point of its leader for a callout; the others have those of their line or
 * outline.
 */
export interface CanvasPlanMark {
  uuid: string;
  type: PlanMarkType;
  geometry: Geometry;
  content: PlanMarkContent;
  layer?: string;
  locked?: boolean;
}

/** Picture stored by the host. */
export interface PlanPicture {
  imageId: string;
  /** Alternative text. */
  text: string;
}

/** Comment pin on a sheet. */
export interface CanvasPin {
  uuid: string;
  /** Position in the page's unrotated PDF user space, in points. */
  at: Point;
  /** Number of the comment on its page. */
  number: number;
  /** Accessible description: author and text. */
  label: string;
  isResolved?: boolean;
  isMovable?: boolean;
}

/** Page that links can open. */
export interface LinkPage {
  uuid: string;
  /** Sheet number, for example "A2.1"; may be empty. */
  code: string;
  name: string;
}

/** Shape on a page: a measure or a plan mark. */
export type CanvasShape = CanvasMeasure | CanvasPlanMark;
export const isPlanMark = (drawn: CanvasShape): drawn is CanvasPlanMark => 'content' in drawn;
export const isMeasure = (drawn: CanvasShape): drawn is CanvasMeasure => !('content' in drawn);

/** Styles that distinguish conditions without color: hatch of areas and lines, shape of count marks. */
export type { Hatch, MarkShape } from '@plumbline/estimating';

/** Condition with the style of its measures. */
export interface CanvasCondition {
  uuid: string;
  /** Short code shown on the marks, for example "P2". */
  code: string;
  name: string;
  type: TakeoffType;
  /** CSS hex color. */
  color: string;
  hatch?: Hatch;
  /** Shape of count marks. @default 'circle' */
  markShape?: MarkShape;
  /** Unit that its quantity is shown in. @default the unit of the calibration */
  unit?: QuantityUnit;
  parameters?: TakeoffParameters;
}

/** Tools: the take-off types they draw, and tools that draw no take-off. */
export type ToolId =
  | 'select'
  | 'pan'
  | 'zoom'
  | 'calibrate'
  | 'detail'
  | 'cutout'
  | 'split-areas'
  | 'symbol-search'
  | 'find-room'
  | 'pin'
  | PlanMarkType
  | TakeoffType;

/** Rotation of the view, clockwise. */
export type ViewRotation = 0 | 90 | 180 | 270;

/** Kind of a snapped position. */
export type SnapKind = 'endpoint' | 'midpoint' | 'intersection' | 'edge' | 'close';

/** Switches of the drawing tools. */
export interface DrawingModes {
  snap: boolean;
  ortho: boolean;
  /** Shape of the next segment. */
  segment: 'line' | 'arc';
  /** Outline of the next area. */
  outline: 'polygon' | 'rectangle';
}

/** State shown in the status bar. Lengths are in real units. */
export interface CanvasStatus {
  tool: ToolId;
  /** Position of the cursor from the lower left corner of the page: real units when calibrated, points otherwise. */
  cursor: Point | null;
  /** Length of the segment being drawn. */
  segment: number | null;
  /** Length of the path being drawn, the live segment included. */
  path: number | null;
  /** Quantity the current drawing adds, in the tool's unit; null when not drawing. */
  quantity: { value: number; unit: MeasureUnit } | null;
  snap: SnapKind | null;
  calibrated: boolean;
  unit: LengthUnit;
  /** Calibration at the cursor. */
  calibration: Calibration | null;
  /** The view is rotated by a quarter turn, so that the page's x axis is vertical on screen. */
  isSideways: boolean;
  /** CSS pixels per point; 1 is 72 dpi. */
  zoom: number;
  /** Loading state of the sheet. */
  sheet: 'loading' | 'ready' | 'error';
  canUndo: boolean;
  canRedo: boolean;
  undoName: string | null;
  redoName: string | null;
  modes: DrawingModes;
  /** Number of vertices of the current drawing. */
  vertices: number;
}

/** Unfinished drawing: its placed vertices without the live segment. */
export interface UnfinishedDrawing {
  /** Tool: a take-off type, `cutout`, or `calibrate` for a calibration line, whose ends are the vertices. */
  tool: ToolId;
  /** Condition of the measure; null for a cut-out or calibration line. */
  conditionId: string | null;
  vertices: readonly Vertex[];
  /** Middle point of the current arc, once placed. */
  through: Point | null;
  /** First calibration line of a stretched sheet, if the second is being drawn. */
  first?: KnownLength;
  /** Id of the finished measure that is drawn further. */
  continues?: string;
}

/** Command on the selection or, without one, on the page. */
export type EditCommand =
  | 'all'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'mirror'
  | 'mirror-vertically'
  | 'join'
  | 'subtract'
  | 'offset';

/** Calibration line with its ends in points and real length; two of them for a stretched sheet. */
export interface KnownLength extends KnownLengths {
  /** Calibration id of the detail it calibrates; absent for the sheet. */
  detailId?: string;
}

/** Rectangle in page points. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Imperative control of the canvas. */
export interface TakeoffCanvasHandle {
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Zooms to a rectangle in page points. */
  zoomTo(rect: Rect): void;
  /** Zooms to measures with their surroundings. */
  zoomAround(measures: readonly Pick<CanvasMeasure, 'geometry'>[]): void;
  undo(): void;
  redo(): void;
  setTool(tool: ToolId): void;
  /** Starts calibrating a stretched sheet with two perpendicular lines. */
  scaleBothWays(): void;
  /** Redraws one calibration line of a scale; index 1 adds the second line if it is missing. */
  correctLength(scale: Calibration, which: 0 | 1): void;
  setModes(modes: Partial<DrawingModes>): void;
  /** Finishes the current drawing. */
  finish(): void;
  /** Discards the current drawing; without one, clears the selection. */
  cancel(): void;
  select(uuids: readonly string[]): void;
  /** Moves the selection to a layer; null removes it from its layers. */
  setLayer(layer: string | null): void;
  /** Moves the selection to a typical group with its multiplier; null removes it. */
  setGroup(group: string | null, times: number): void;
  /**
   * Changes the condition of the selection and converts it to the condition's type: lines and areas among themselves,
   * an area to its outline, a closed line to its area. Nothing changes if any of them cannot be converted.
   */
  setCondition(uuid: string): void;
  /** Changes dimensions of the selected measures; undefined restores the condition's value. */
  setDimensions(change: ParameterChange): void;
  /** Opens the form of a detail by its calibration id. */
  editDetail(uuid: string): void;
  /** Starts redrawing the region of a detail. */
  frameDetail(uuid: string): void;
  /** Deletes the selection. */
  deleteSelected(): void;
  /** Runs a command, as its keys do. */
  edit(command: EditCommand): void;
  /** Draws a finished line or area further, a line from its end nearer to `near`, in page points. */
  continueDrawing(uuid: string, near?: Point): void;
  /** Splits the selected line at its point nearest to `at`, in page points. */
  splitSelected(at: Point): void;
  /** Opens the form of a plan mark. */
  editMark(uuid: string): void;
  /** Rotates the selected marks clockwise about their centers, in degrees. */
  turnSelected(degrees: number): void;
  /** Sets the opacity of the selected images, from 0.1 to 1. */
  setOpacity(opacity: number): void;
  /** Sets the color of the selected marks, as CSS hex. */
  setColor(color: string): void;
  /** Pans to a point of the page if it is not in view. */
  reveal(at: Point): void;
  focus(): void;
  /** Passes a key press from outside the canvas; true if it was handled. */
  handleKey(event: KeyboardEvent): boolean;
}
