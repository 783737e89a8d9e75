import type {
  Calibration,
  Geometry,
  Hatch,
  KnownLengths,
  LengthUnit,
  MarkShape,
  MeasureUnit,
  Point,
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
  /** Overrides of the condition's parameters, for this measure alone. */
  parameters?: TakeoffParameters;
  /** The layer that it belongs to. */
  layer?: string;
  /** The typical group that it counts with, and how often that is built. */
  group?: string;
  times?: number;
  /** A locked measure can be selected and read, never changed. */
  locked?: boolean;
}

/** What is put on a page beside the measures: words, a stamp, a way to another page, a picture. */
export type PlanMarkType = 'text' | 'stamp' | 'link' | 'image';

export interface PlanMarkContent {
  /** Lines of words. A link without any shows the number of its sheet. */
  text?: string;
  /** A CSS hex colour; the ink's own when absent. */
  color?: string;
  /** Where a link leads. */
  pageId?: string;
  /** Of an image: its picture, by the host's id; the text says what it shows. */
  imageId?: string;
  /** How much of an image covers the sheet, from 0.1 to 1; 1 when absent. */
  opacity?: number;
}

/** Words or a picture in a box on the page. Its four corners, as it is read, clockwise from the upper left one, in points. */
export interface CanvasPlanMark {
  uuid: string;
  type: PlanMarkType;
  geometry: Geometry;
  content: PlanMarkContent;
  layer?: string;
  locked?: boolean;
}

/** A picture that the host has taken over. */
export interface PlanPicture {
  imageId: string;
  /** What it shows, for those who do not see it. */
  text: string;
}

/** A place on a sheet that people talk about. */
export interface CanvasPin {
  uuid: string;
  /** In the page's unrotated PDF user space, in points. */
  at: Point;
  /** What it is called on its page. */
  number: number;
  /** Who says what there, for those who listen. */
  label: string;
  isResolved?: boolean;
  isMovable?: boolean;
}

/** A page that links can lead to. */
export interface LinkPage {
  uuid: string;
  /** Sheet number, for example "A2.1"; may be empty. */
  code: string;
  name: string;
}

/** Everything that is drawn on a page. */
export type Drawn = CanvasMeasure | CanvasPlanMark;
export const isPlanMark = (drawn: Drawn): drawn is CanvasPlanMark => 'content' in drawn;
export const isMeasure = (drawn: Drawn): drawn is CanvasMeasure => !('content' in drawn);

/** Fill of an area and dash of a line; shape of what is counted: so that conditions differ without colour. */
export type { Hatch, MarkShape } from '@plumbline/estimating';

/** What is being measured: an assembly or item, with the look of its marks. */
export interface CanvasCondition {
  uuid: string;
  /** Short code shown on the marks, for example "P2". */
  code: string;
  name: string;
  type: TakeoffType;
  /** A CSS hex colour. */
  color: string;
  hatch?: Hatch;
  /** A circle when absent. */
  markShape?: MarkShape;
  /** Unit of its quantity; for display only. */
  unit?: MeasureUnit;
  parameters?: TakeoffParameters;
}

/** Tools that draw a take-off of their name, and those that do not draw one. */
export type ToolId =
  | 'select'
  | 'pan'
  | 'zoom'
  | 'calibrate'
  | 'detail'
  | 'cutout'
  | 'alike'
  | 'pin'
  | PlanMarkType
  | TakeoffType;

/** Rotation of the view, clockwise. */
export type ViewRotation = 0 | 90 | 180 | 270;

/** What a snapped position has caught. */
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

/** What the pointer is over and what is being drawn, for the status line. Lengths are real units. */
export interface CanvasStatus {
  tool: ToolId;
  /** Position of the cursor from the lower left corner of the page: real units when calibrated, points otherwise. */
  cursor: Point | null;
  /** Length of the segment being drawn. */
  segment: number | null;
  /** Length of the path being drawn, the live segment included. */
  path: number | null;
  /** The quantity that the drawing adds, in the tool's unit; null when nothing is being drawn. */
  quantity: { value: number; unit: MeasureUnit } | null;
  snap: SnapKind | null;
  calibrated: boolean;
  unit: LengthUnit;
  /** The calibration in force where the cursor is. */
  calibration: Calibration | null;
  /** The page lies on its side: what runs along its x is seen upright. */
  isSideways: boolean;
  /** CSS pixels per point; 1 is 72 dpi. */
  zoom: number;
  /** Whether the sheet is still loading, sharp, or could not be read. */
  sheet: 'loading' | 'ready' | 'error';
  canUndo: boolean;
  canRedo: boolean;
  undoName: string | null;
  redoName: string | null;
  modes: DrawingModes;
  /** Number of vertices of the drawing under way. */
  vertices: number;
}

/** A drawing under way: its corners that are set, and nothing of what follows the pointer. */
export interface UnfinishedDrawing {
  /** What it is drawn with: a take-off type, `cutout`, or `calibrate` for a known length, whose ends are its vertices. */
  tool: ToolId;
  /** What it measures; null for a cut-out and a known length. */
  conditionId: string | null;
  vertices: readonly Vertex[];
  /** What the arc under way goes through, once that is set. */
  through: Point | null;
  /** Of a stretched sheet: the length that is set, and that the next one runs across. */
  first?: KnownLength;
}

/** A known length set on the sheet: the two ends in points, the length they have in reality; two of a stretched one. */
export interface KnownLength extends KnownLengths {
  /** The detail that it is the scale of, by its calibration's id; absent for the sheet's own. */
  detailId?: string;
}

/** A rectangle in page points. */
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
  /** Fills the view with a rectangle given in page points. */
  zoomTo(rect: Rect): void;
  /** Fills the view with measures and what stands about them. */
  zoomAround(measures: readonly Pick<CanvasMeasure, 'geometry'>[]): void;
  undo(): void;
  redo(): void;
  setTool(tool: ToolId): void;
  /** Takes two known lengths, one across the other: the scales of a stretched sheet. */
  scaleBothWays(): void;
  /** Puts one of the known lengths right that a scale was set by; the second one that it has not yet is measured next. */
  correctLength(scale: Calibration, which: 0 | 1): void;
  setModes(modes: Partial<DrawingModes>): void;
  /** Ends the drawing under way and keeps it. */
  finish(): void;
  /** Drops the drawing under way; without one, clears the selection. */
  cancel(): void;
  select(uuids: readonly string[]): void;
  /** Puts what is selected into a layer; null takes it out of all. */
  setLayer(layer: string | null): void;
  /** Puts what is selected into a typical group, which is built so many times; null takes it out. */
  setGroup(group: string | null, times: number): void;
  /**
   * Measures what is selected by another condition, as its type measures: among lines, among areas, an area along its
   * edge, a closed line as the area that it encloses. Nothing changes where one of them cannot be measured so.
   */
  setCondition(uuid: string): void;
  /** Changes dimensions of the selected measures alone; one that is undefined is their condition's again. */
  setDimensions(change: ParameterChange): void;
  /** Asks for the name and the scale of a detail anew, by its calibration's id. */
  editDetail(uuid: string): void;
  /** What is framed next is the region of this detail. */
  frameDetail(uuid: string): void;
  /** Deletes what is selected. */
  deleteSelected(): void;
  /** Asks for the words of a plan mark anew. */
  editMark(uuid: string): void;
  /** Turns the selected marks clockwise about their middles, in degrees. */
  turnSelected(degrees: number): void;
  /** How much of the selected images covers the sheet, from 0.1 to 1. */
  setOpacity(opacity: number): void;
  /** Brings a place of the page into view where it is not, without zooming. */
  reveal(at: Point): void;
  focus(): void;
  /** Gives the canvas a key pressed elsewhere on the screen; true when it took it. */
  handleKey(event: KeyboardEvent): boolean;
}
