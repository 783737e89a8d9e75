import { type Calibration, calibrationFor, liesAcross, scaleText } from '@plumbline/estimating';
import type { CanvasMeasure } from '../types.ts';

/** The scale that holds for a measure that lies across several: in words, and of which detail; null for all others. */
export function acrossScales(
  { type, geometry }: Pick<CanvasMeasure, 'type' | 'geometry'>,
  calibrations: readonly Calibration[],
): { scale: string; detail: string } | null {
  // What is counted has no scale.
  if (type === 'count' || !liesAcross(calibrations, geometry.vertices)) return null;
  const held = calibrationFor(calibrations, geometry.vertices);
  return { scale: scaleText(held), detail: held.region ? (held.name ?? '') : '' };
}
