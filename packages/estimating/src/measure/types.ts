/** The ten kinds of take-off, as the specification names them. */
export const takeoffTypes = [
  'area',
  'count',
  'pitched_area',
  'pitched_linear',
  'linear',
  'linear_drop',
  'volume_2d',
  'volume_3d',
  'surface_area',
  'spiral_area',
] as const;
export type TakeoffType = (typeof takeoffTypes)[number];

/** Labels of the take-off types. */
export const takeoffTypeNames: Readonly<Record<TakeoffType, string>> = {
  area: 'Area',
  count: 'Count',
  pitched_area: 'Pitched area',
  pitched_linear: 'Pitched linear',
  linear: 'Linear',
  linear_drop: 'Linear with drops',
  volume_2d: 'Volume from area',
  volume_3d: 'Volume along line',
  surface_area: 'Surface area',
  spiral_area: 'Duct surface',
};

/** A position in the PDF page's unrotated user space, in points, y upwards. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A vertex of a path. `bulge` curves the segment from this vertex to the next one: the tangent of a quarter of the
 * arc's included angle, positive counter-clockwise, 0 or absent for a straight segment, 1 for a half circle.
 */
export interface Vertex extends Point {
  bulge?: number;
}

/** Drawn geometry. For `count`, each vertex is one mark. Rings are open lists: the last vertex joins the first. */
export interface Geometry {
  vertices: Vertex[];
  /** Rings cut out of an area, or openings drawn on one. */
  cutouts?: Vertex[][];
  /** Path that returns to its first vertex; same as repeating that vertex at the end. Areas are always closed. */
  closed?: boolean;
}

/** Length unit of a calibration and of every dimension parameter measured under it. */
export type LengthUnit = 'ft' | 'm';

/** Calibration line: ends in points and real length in the unit of its scale. */
export interface KnownLine {
  a: Point;
  b: Point;
  realLength: number;
}

/** Real units per PDF point, over the page or a region of it. */
export interface Calibration {
  uuid?: string;
  name?: string;
  /** How it was set: never, by a known length on the sheet, or by a named scale. */
  type: 'none' | 'known_length' | 'named_scale';
  /** Real units per point. The default 1 means nothing unless `calibrated`. */
  value: number;
  unit: LengthUnit;
  /** Set explicitly, because a value of 1 does not mean calibrated. */
  calibrated: boolean;
  /** Correction of a stretched scan along x and y; 1 when absent. */
  factorX?: number;
  factorY?: number;
  /** Calibration lines it was set by, two for a stretched scan, so that each can be corrected. */
  lengths?: KnownLine[];
  /** Region in points. @default whole page */
  region?: { x: number; y: number; width: number; height: number };
}

/** Dimensions a type needs beside its geometry. Lengths are in the calibration's unit (feet or metres). */
export interface TakeoffParameters {
  /** Applies to every result; 1 when absent. */
  multiplier?: number;
  /** Rise over run of a pitched take-off, for example 6 and 12. */
  rise?: number;
  run?: number;
  /** A hip or valley drawn at 45° in plan. */
  hip?: boolean;
  /** Vertical drops of a linear drop, each a length. */
  drops?: number[];
  /** Wall height, volume 3D height. */
  height?: number;
  /** Faces of a wall counted; 1 when absent. */
  sides?: number;
  /** Openings deducted from a surface, each from as many faces as it goes through (1 when absent). */
  openings?: { width: number; height: number; count?: number; sides?: number }[];
  /** Adds the plan area of a closed path as a ceiling. */
  ceiling?: boolean;
  /** Volume 2D depth. */
  depth?: number;
  /** Volume 3D width. */
  width?: number;
  /** Round duct diameter. */
  diameter?: number;
  /** Flat oval duct: major axis `a` and minor axis `b`, a ≥ b. */
  oval?: { a: number; b: number };
  /** Helix of a spiral duct: radius, turns and rise; replaces the drawn length. */
  helix?: { radius: number; turns: number; rise: number };
}

export type MeasureUnit = 'LF' | 'SF' | 'CF' | 'EA' | 'm' | 'm2' | 'm3';

/** One further figure of a measure, in the order an estimator reads them. */
export interface MeasureDetail {
  key:
    | 'segments'
    | 'points'
    | 'perimeter'
    | 'cutout_area'
    | 'cutout_perimeter'
    | 'bounding_width'
    | 'bounding_height'
    | 'plan_area'
    | 'plan_length'
    | 'length'
    | 'drop_length'
    | 'drop_count'
    | 'gross_area'
    | 'openings_area'
    | 'ceiling_area'
    | 'area'
    | 'depth'
    | 'pitch'
    | 'diameter'
    | 'turns'
    | 'marks';
  value: number;
  unit: MeasureUnit | 'ratio';
}

/** A measure's figures, unrounded. */
export interface MeasureResult {
  quantity: number;
  unit: MeasureUnit;
  /** False while the page has no scale: the figures are then in points and shown as such. */
  calibrated: boolean;
  details: MeasureDetail[];
  /** The outline crosses itself; its area is then counted by the even-odd rule. */
  selfCrossing: boolean;
  /** Cut-outs exceed the area: one extends beyond the outline or overlaps another. They are deducted in full. */
  cutsTooMuch?: boolean;
  /** Dimensions the type needs that were not given or make no sense; the quantity is then 0, never a guess. */
  missing?: (keyof TakeoffParameters)[];
}

/** The signature that canvas, tables, server and PDF all compute by. */
export type MeasureFunction = (
  type: TakeoffType,
  geometry: Geometry,
  calibration: Calibration,
  parameters?: TakeoffParameters,
) => MeasureResult;
