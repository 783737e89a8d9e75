import type { Point, Vertex } from '../measure/types.ts';

/** Lines of a drawing in page points. Curves are chords. */
export interface PlanLines {
  /** Four numbers per line: x1, y1, x2, y2. */
  coordinates: Float64Array;
  /** Bits per line, see `planLineFlags`. */
  flags: Uint8Array;
  /** Widths of the lines in points; 0 for the edges of filled shapes. */
  weights: Float32Array;
}

/** Bits of a plan line: drawn dashed, or the edge of a filled shape. */
export const planLineFlags = { dashed: 1, filled: 2 } as const;

export interface RoomOptions {
  /** Points of the page per foot. */
  foot: number;
  /** Width up to which openings in walls are closed, in feet. */
  opening: number;
  /** Larger outlines are not rooms, in square points: usually a part of the sheet. */
  maxArea: number;
}

/** Room found on a sheet: its outline along the inner faces of the walls, and what stands free in it. */
export interface FoundRoom {
  vertices: Vertex[];
  cutouts?: Vertex[][];
  /** Net area in square points. */
  area: number;
}

/** Straight piece of a wall face, or a closing line. */
export interface Line {
  a: Point;
  b: Point;
}
