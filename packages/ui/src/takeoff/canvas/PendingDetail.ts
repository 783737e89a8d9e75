import type { Calibration } from '@plumbline/estimating';
import type { Rect } from '../types.ts';

/** Region in the detail form: a new or an existing detail. */
export interface PendingDetail {
  region: Rect;
  /** Null for a new detail. */
  detail: Calibration | null;
}
