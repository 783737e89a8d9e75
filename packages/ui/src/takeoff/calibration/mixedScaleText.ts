import { type Calibration, calibrationFor, crossesScales, scaleText } from '@plumbline/estimating';
import type { CanvasMeasure } from '../types.ts';

/** Scale and detail name used by a measure that crosses several scales; null for other measures. */
export function mixedScaleText(
  { type, geometry }: Pick<CanvasMeasure, 'type' | 'geometry'>,
  calibrations: readonly Calibration[],
): { scale: string; detail: string } | null {
  // Counts do not depend on a scale.
  if (type === 'count' || !crossesScales(calibrations, geometry.vertices)) return null;
  const calibration = calibrationFor(calibrations, geometry.vertices);
  return { scale: scaleText(calibration), detail: calibration.region ? (calibration.name ?? '') : '' };
}
