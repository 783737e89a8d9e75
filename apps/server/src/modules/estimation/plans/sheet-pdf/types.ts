import type {
  DimensionSegment,
  Hatch,
  LegendRow,
  MarkKind,
  MarkShape,
  Point,
  Vertex,
} from '@plumbline/estimating';

export type SheetCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export interface DrawnLabel {
  code: string;
  text: string;
}
/** A mark with its text and style. */
export interface DrawnMark {
  type: MarkKind;
  /** Of boxes and callouts the corners clockwise from the top left as displayed. */
  vertices: Vertex[];
  text: string;
  color: string;
  /** Image id and opacity. */
  image?: string;
  opacity?: number;
  /** Segments of a dimension with their lengths. */
  segments?: readonly DimensionSegment[];
}
/** Shapes drawn over a sheet, in the page's unrotated user space as stored. */
export interface SheetDrawing {
  regions: { color: string; hatch: Hatch; outline: Vertex[]; holes: Vertex[][]; label?: DrawnLabel }[];
  paths: { color: string; hatch: Hatch; vertices: Vertex[]; closed: boolean; label?: DrawnLabel }[];
  counts: { color: string; shape: MarkShape; points: Point[]; first: number }[];
  marks: DrawnMark[];
  /** PNG or JPEG bytes by id. */
  images?: ReadonlyMap<string, Uint8Array>;
  /** Legend in a corner; absent if legends are placed on the sheet. */
  legend?: { title: string; rows: LegendRow[] };
  /** Rows of the legends among the marks. */
  legendRows?: readonly LegendRow[];
  /** Corner of legend and scale as displayed; default top left. */
  corner?: SheetCorner;
  /** Scale as text, and real units per point for each axis of a stretched sheet. */
  scale?: {
    text: string;
    along?: { x: string; y: string };
    bar?: { unit: 'ft' | 'm'; x: number; y: number };
  };
}
/** Visible part of the page in user space. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Turn = 0 | 90 | 180 | 270;

export const paperColor = '#ffffff';
export const inkColor = '#141b24';
/** Baseline offset from the middle of a line in font heights, equal to the canvas. */
export const toBaseline = 0.3;
export const onBaseline = { lineBreak: false, baseline: 'alphabetic' } as const;

interface Hatcher {
  fill: (hatch: Hatch, color: string, unit: number, isUpright?: boolean) => PDFKit.Mixins.ColorValue | null;
}
/** Drawing context of a page: x right and y up, like the sheet. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  box: PageBox;
  turn: Turn;
  /** Font and line sizes scale with the sheet, so that they are readable. */
  unit: number;
  /** Runs with a local space at a point: right and down as displayed. */
  upright: (at: Point, draw: () => void) => void;
  hatching: Hatcher;
  face: (weight: 'regular' | 'bold', size: number) => PDFKit.PDFDocument;
}
