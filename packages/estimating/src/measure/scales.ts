import { calibrationAt, namedScales, scalesAlong, uncalibrated } from './calibration.ts';
import { formatLength } from './length.ts';
import type { Calibration, LengthUnit, Point } from './types.ts';

// Scales of a sheet: its own and those of details, each with a region.

const containsPoints = ({ region }: Calibration, points: readonly Point[]): boolean =>
  region === undefined ||
  points.every(
    ({ x, y }) =>
      x >= region.x && y >= region.y && x <= region.x + region.width && y <= region.y + region.height,
  );

/**
 * Calibration of vertices: that of the smallest region containing all of them, else the sheet's. Shapes that cross the
 * edge of a region do not belong to its detail.
 * @returns `uncalibrated` if none applies or without vertices.
 */
export function calibrationFor(
  calibrations: readonly Calibration[],
  vertices: readonly Point[],
): Calibration {
  const [first] = vertices;
  if (!first) return uncalibrated;
  return calibrationAt(
    calibrations.filter((each) => containsPoints(each, vertices)),
    first,
  );
}

const isAlike = (a: Calibration, b: Calibration): boolean =>
  a.calibrated === b.calibrated &&
  (!a.calibrated ||
    (a.value === b.value &&
      a.unit === b.unit &&
      (a.factorX ?? 1) === (b.factorX ?? 1) &&
      (a.factorY ?? 1) === (b.factorY ?? 1)));

/** True if vertices lie under different scales, so that the user should know which one applies. */
export function crossesScales(calibrations: readonly Calibration[], vertices: readonly Point[]): boolean {
  if (!calibrations.some(({ region }) => region)) return false;
  const calibration = calibrationFor(calibrations, vertices);
  return vertices.some((vertex) => !isAlike(calibrationAt(calibrations, vertex), calibration));
}

/** Name of a scale, else the length of an inch, or a meter, on the sheet. */
function scaleName(k: number, unit: LengthUnit): string {
  // Measured lengths match a named scale only approximately.
  const named = namedScales.find((scale) => scale.unit === unit && Math.abs(k / scale.k - 1) < 0.0005);
  if (named) return named.label;
  return unit === 'ft'
    ? `1″ = ${formatLength(k * 72, { precision: 1 / 8 })}`
    : `1:${Math.round((k * 72) / 0.0254)}`;
}

/** Scale texts along the page's x and y axes. */
export function scaleTextsAlong(calibration: Calibration): { x: string; y: string } {
  const { x, y } = scalesAlong(calibration);
  return { x: scaleName(x, calibration.unit), y: scaleName(y, calibration.unit) };
}

/**
 * Text of a scale: its name on drawings, else the length of an inch, or a meter, on the sheet; both for a stretched
 * sheet.
 * @returns an empty text without a scale.
 */
export function scaleText(calibration: Calibration): string {
  const { calibrated, name, region } = calibration;
  if (!calibrated) return '';
  const { x, y } = scaleTextsAlong(calibration);
  if (x !== y) return `${x} × ${y}`;
  // The name of a detail is not a scale name.
  return name && !region ? name : x;
}

/** Replaces the sheet's scale and keeps those of details. */
export const withSheetScale = (calibrations: readonly Calibration[], scale: Calibration): Calibration[] => [
  scale,
  ...calibrations.filter(({ region }) => region),
];

/** Adds or replaces a detail by id. */
export function withDetail(calibrations: readonly Calibration[], detail: Calibration): Calibration[] {
  const isKnown = calibrations.some(({ uuid }) => uuid !== undefined && uuid === detail.uuid);
  return isKnown
    ? calibrations.map((each) => (each.uuid === detail.uuid ? detail : each))
    : [...calibrations, detail];
}
