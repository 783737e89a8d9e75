import { calibrationAt, namedScales, scalesAlong, uncalibrated } from './calibration.ts';
import { formatLength } from './length.ts';
import type { Calibration, LengthUnit, Point } from './types.ts';

// Several scales on one sheet: the sheet's own, and those of details, each over a region.

const holds = ({ region }: Calibration, points: readonly Point[]): boolean =>
  region === undefined ||
  points.every(
    ({ x, y }) =>
      x >= region.x && y >= region.y && x <= region.x + region.width && y <= region.y + region.height,
  );

/**
 * The calibration that something drawn is measured under: that of the smallest region that all its vertices lie in, else
 * the sheet's own. What lies across the edge of a region is no part of its detail.
 * @returns `uncalibrated` where none holds, and for nothing.
 */
export function calibrationFor(
  calibrations: readonly Calibration[],
  vertices: readonly Point[],
): Calibration {
  const [first] = vertices;
  if (!first) return uncalibrated;
  return calibrationAt(
    calibrations.filter((each) => holds(each, vertices)),
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

/** Whether the vertices of something drawn lie under scales that differ: a person should know which one holds. */
export function liesAcross(calibrations: readonly Calibration[], vertices: readonly Point[]): boolean {
  if (!calibrations.some(({ region }) => region)) return false;
  const held = calibrationFor(calibrations, vertices);
  return vertices.some((vertex) => !isAlike(calibrationAt(calibrations, vertex), held));
}

/** Real units per point as a drawing names that scale, else what an inch, or a metre, of the sheet is. */
function scaleWords(k: number, unit: LengthUnit): string {
  // A length read off the sheet hits the scale it was drawn at almost, never quite.
  const named = namedScales.find((scale) => scale.unit === unit && Math.abs(k / scale.k - 1) < 0.0005);
  if (named) return named.label;
  return unit === 'ft'
    ? `1″ = ${formatLength(k * 72, { precision: 1 / 8 })}`
    : `1:${Math.round((k * 72) / 0.0254)}`;
}

/** The scales along x and along y of the page in words, as `scaleText` has them. */
export function scaleTextsAlong(calibration: Calibration): { x: string; y: string } {
  const { x, y } = scalesAlong(calibration);
  return { x: scaleWords(x, calibration.unit), y: scaleWords(y, calibration.unit) };
}

/**
 * A scale in words: as a drawing names it, else what an inch, or a metre, of the sheet is. Of a stretched sheet, both.
 * @returns an empty text without a scale.
 */
export function scaleText(calibration: Calibration): string {
  const { calibrated, name, region } = calibration;
  if (!calibrated) return '';
  const { x, y } = scaleTextsAlong(calibration);
  if (x !== y) return `${x} × ${y}`;
  // The name of a region says what it shows.
  return name && !region ? name : x;
}

/** The scales of a sheet with another one of its own; those of details stay. */
export const withSheetScale = (calibrations: readonly Calibration[], scale: Calibration): Calibration[] => [
  scale,
  ...calibrations.filter(({ region }) => region),
];

/** The scales of a sheet with a detail that is new or changed, by its id. */
export function withDetail(calibrations: readonly Calibration[], detail: Calibration): Calibration[] {
  const isKnown = calibrations.some(({ uuid }) => uuid !== undefined && uuid === detail.uuid);
  return isKnown
    ? calibrations.map((each) => (each.uuid === detail.uuid ? detail : each))
    : [...calibrations, detail];
}
