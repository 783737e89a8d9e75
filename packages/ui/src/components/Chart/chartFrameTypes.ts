import type { SeriesColour } from './seriesOf.ts';

export interface ChartTable {
  heads: readonly string[];
  rows: readonly { head: string; cells: readonly string[] }[];
}

export interface Readout {
  title: string;
  lines: readonly { label: string; value: string; colour?: SeriesColour; isStrong?: boolean }[];
}

/** Position of a point in pixels, counted from the start edge and the top, and the space of its mark. */
export interface ChartAnchor {
  /** The point; the end edge of a mark with `before`. */
  x: number;
  y: number;
  /** Start edge of the mark; `x` if the mark is a point. */
  before?: number;
  /** Row that contains the mark and its labels. */
  row?: { top: number; bottom: number };
}

export interface ChartBox {
  width: number;
  height: number;
  isRtl: boolean;
  /** Converts a position from the start edge to a position from the left edge. */
  x: (fromStart: number) => number;
  /** Returns the left edge of a box of `width` that starts here. */
  left: (fromStart: number, width: number) => number;
}
