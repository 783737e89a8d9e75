import { type Calibration, scaleTextsAlong } from '@plumbline/estimating';

/**
 * Texts of the horizontal and vertical scale of a stretched sheet, as seen.
 * @param isSideways the page's x axis is vertical on screen.
 */
export function scaleTexts(calibration: Calibration, isSideways: boolean): { across: string; up: string } {
  const { x, y } = scaleTextsAlong(calibration);
  return isSideways ? { across: y, up: x } : { across: x, up: y };
}
