import { type Calibration, scaleTextsAlong } from '@plumbline/estimating';

/**
 * The scales of a stretched sheet in the directions that it is seen in, in words.
 * @param isSideways what runs along the page's x is seen upright.
 */
export function bothScales(calibration: Calibration, isSideways: boolean): { across: string; up: string } {
  const { x, y } = scaleTextsAlong(calibration);
  return isSideways ? { across: y, up: x } : { across: x, up: y };
}
