import type { DrawnAs, Hatch, MarkShape, PlanMarkKind, Point, Vertex } from '@plumbline/estimating';

export type SheetCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export interface DrawnLabel {
  code: string;
  words: string;
}
/** A condition with the look that its measures have on the sheet. */
export interface LegendRow {
  code: string;
  name: string;
  color: string;
  kind: DrawnAs;
  hatch: Hatch;
  shape: MarkShape;
  quantity: string;
}
/** What is drawn over a sheet. Vertices are in the page's unrotated user space, as they are kept. */
export interface SheetDrawing {
  regions: { color: string; hatch: Hatch; outline: Vertex[]; holes: Vertex[][]; label?: DrawnLabel }[];
  paths: { color: string; hatch: Hatch; vertices: Vertex[]; closed: boolean; label?: DrawnLabel }[];
  counts: { color: string; shape: MarkShape; points: Point[]; first: number }[];
  /** Corners clockwise from the upper left one, as the mark is read. */
  marks: {
    type: PlanMarkKind | 'image';
    corners: Point[];
    text: string;
    color: string;
    /** Of an image: its id among the pictures; how much of it covers the sheet. */
    image?: string;
    opacity?: number;
  }[];
  /** PNGs and JPEGs by id. */
  images?: ReadonlyMap<string, Uint8Array>;
  legend?: { title: string; rows: LegendRow[] };
  /** Where legend and scale stand, as the sheet is seen: upper left when absent. */
  corner?: SheetCorner;
  /** In words, those of a stretched sheet along each axis of the page, and as real units of a point along each. */
  scale?: {
    text: string;
    along?: { x: string; y: string };
    bar?: { unit: 'ft' | 'm'; x: number; y: number };
  };
}
/** The part of the page that is seen, in its user space. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Turn = 0 | 90 | 180 | 270;

export const paper = '#ffffff';
export const ink = '#141b24';

interface Hatcher {
  fill: (hatch: Hatch, color: string, unit: number, isUpright?: boolean) => PDFKit.Mixins.ColorValue | null;
}
/** A pen over one page: its own space has x right and y up, as the sheet's. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  box: PageBox;
  turn: Turn;
  /** Sizes follow the sheet's: what can be read on a large one is no larger than a small one. */
  unit: number;
  /** Runs with a space of its own at a point: right and down as the turned sheet is read. */
  upright: (at: Point, draw: () => void) => void;
  hatching: Hatcher;
  face: (weight: 'regular' | 'bold', size: number) => PDFKit.PDFDocument;
}
