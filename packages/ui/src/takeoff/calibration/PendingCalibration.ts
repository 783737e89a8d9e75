import type { Point } from '@plumbline/estimating';
import type { KnownLength } from '../types.ts';
import type { KnownLine as Length, LengthUnit } from '@plumbline/estimating';

/** Existing calibration line before its correction. */
export interface CorrectedCalibration {
  was: Length;
  unit: LengthUnit;
  /** Id of the detail it calibrates; absent for the sheet. */
  detailId?: string;
  /** True for the first of two lines. */
  isFirst: boolean;
}

/** State of setting a scale by calibration lines. */
export interface PendingCalibration {
  /** Ends of the drawn line and the form position in CSS pixels on the canvas; null until drawn. */
  line: { a: Point; b: Point; at: Point } | null;
  /** First calibration line of a stretched sheet, if the perpendicular one is being set. */
  first: KnownLength | null;
  /** Existing calibration line that is corrected. */
  corrects: CorrectedCalibration | null;
  /** A second calibration line follows. */
  isBothWays: boolean;
}
