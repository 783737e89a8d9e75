import { normalizeLengthText } from './length.ts';
import { parseLength } from './length.ts';
import type { Calibration, KnownLine, LengthUnit, Point } from './types.ts';

/** A page without a scale. */
export const uncalibrated: Calibration = Object.freeze({
  type: 'none',
  value: 1,
  unit: 'ft',
  calibrated: false,
});

/** A scale that drawings name, with real units per point. */
export interface NamedScale {
  /** Stable key, for example `1/8in-1ft` or `1:100`. */
  id: string;
  /** As written on a drawing. */
  label: string;
  system: 'architectural' | 'engineering' | 'metric';
  /** Real units (`unit`) per point. */
  k: number;
  unit: LengthUnit;
}

const architectural: readonly (readonly [string, number])[] = [
  ['1/16', 1 / 16],
  ['3/32', 3 / 32],
  ['1/8', 1 / 8],
  ['3/16', 3 / 16],
  ['1/4', 1 / 4],
  ['3/8', 3 / 8],
  ['1/2', 1 / 2],
  ['3/4', 3 / 4],
  ['1', 1],
  ['1 1/2', 1.5],
  ['3', 3],
];

/** The scales of the trade, in the order a menu lists them. */
export const namedScales: readonly NamedScale[] = [
  ...architectural.map(([text, inches]): NamedScale => ({
    id: `${text.replace(' ', '-')}in-1ft`,
    label: `${text}″ = 1′-0″`,
    system: 'architectural',
    k: 1 / (72 * inches),
    unit: 'ft',
  })),
  ...[1, 10, 20, 30, 40, 50, 60, 80, 100].map((feet): NamedScale => ({
    id: feet === 1 ? '1in-1ft-engineering' : `1in-${feet}ft`,
    label: `1″ = ${feet}′`,
    system: 'engineering',
    k: feet / 72,
    unit: 'ft',
  })),
  ...[10, 20, 25, 50, 75, 100, 125, 150, 200, 250, 500].map((ratio): NamedScale => ({
    id: `1:${ratio}`,
    label: `1:${ratio}`,
    system: 'metric',
    // A point is 25.4 / 72 mm; written as one division so that it rounds once.
    k: (ratio * 254) / 720_000,
    unit: 'm',
  })),
];

/** The calibration a named scale gives. */
export function calibrateByScale(scale: NamedScale): Calibration {
  return { type: 'named_scale', name: scale.label, value: scale.k, unit: scale.unit, calibrated: true };
}

/** A scale read from a drawing's words. */
export interface ParsedScale {
  k: number;
  unit: LengthUnit;
  /** The named scale it is, where it is one. */
  scale?: NamedScale;
}

/**
 * Reads a scale as a title block writes it: `1/8" = 1'-0"`, `SCALE: 1" = 20'`, `1:100`, `1 cm = 1 m`.
 * @param ratioUnit the unit a bare ratio is taken in; metres when absent.
 * @returns undefined for a text without a scale, such as "AS NOTED" or "NTS".
 */
export function parseScaleText(text: string, ratioUnit: LengthUnit = 'm'): ParsedScale | undefined {
  const plain = normalizeLengthText(text).replace(/^scale\s*[:=]?\s*/, '');
  const named = (k: number, unit: LengthUnit): ParsedScale => {
    const scale = namedScales.find(
      (namedScale) => namedScale.unit === unit && Math.abs(namedScale.k - k) <= 1e-9 * namedScale.k,
    );
    return scale === undefined ? { k, unit } : { k: scale.k, unit, scale };
  };
  const ratio = /^(\d+(?:\.\d+)?) ?[:/] ?(\d+(?:\.\d+)?)$/.exec(plain);
  if (ratio !== null) {
    const on = Number(ratio[1]);
    const real = Number(ratio[2]);
    if (on <= 0 || real <= 0) return undefined;
    const times = real / on;
    return ratioUnit === 'm' ? named((times * 254) / 720_000, 'm') : named(times / 864, 'ft');
  }
  const sides = plain.split('=');
  if (sides.length !== 2) return undefined;
  const [left, right] = sides as [string, string];
  const metric = /\d ?(?:mm|cm|m)\.?$/.test(right.trim());
  const unit: LengthUnit = metric ? 'm' : 'ft';
  // The paper side is in inches unless a unit is given; the real side in feet or meters.
  const paper = parseLength(/["a-z']\.? *$/.test(left) ? left : `${left.trim()} in`, 'ft');
  const real = parseLength(right, unit);
  if (paper === undefined || real === undefined || !(paper > 0) || !(real > 0)) return undefined;
  return named(real / (paper * 864), unit);
}

function distance(a: Point, b: Point, factorX = 1, factorY = 1): number {
  const dx = (b.x - a.x) * factorX;
  const dy = (b.y - a.y) * factorY;
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * Whether anything is drawn so: from fifty times its size to a millionth of it. A slip of the pen lies outside, and
 * would make all that is measured nothing, or without end.
 */
export function isDrawable(
  calibration: Pick<Calibration, 'value' | 'unit' | 'factorX' | 'factorY'>,
): boolean {
  const { x, y } = scalesAlong(calibration);
  const points = calibration.unit === 'ft' ? 864 : 720_000 / 254;
  return [x, y].every((k) => k * points >= 1 / 50 && k * points <= 1e6);
}

/** Real units per point along x and along y of the page; one and the same where the sheet is not stretched. */
export const scalesAlong = ({
  value,
  factorX = 1,
  factorY = 1,
}: Pick<Calibration, 'value' | 'factorX' | 'factorY'>): Point => ({ x: value * factorX, y: value * factorY });

/** By how much two scales may differ before a sheet counts as stretched: lengths read off paper are no closer. */
export const stretchTolerance = 0.005;

/** By which part the larger of a sheet's two scales exceeds the smaller: 0 where it is not stretched. */
export function stretchOf(calibration: Pick<Calibration, 'value' | 'factorX' | 'factorY'>): number {
  const { x, y } = scalesAlong(calibration);
  return Math.max(x, y) / Math.min(x, y) - 1;
}

/** The same scale in both directions: that of the length it was set by first. */
export function withOneScale({ factorX: _x, factorY: _y, ...calibration }: Calibration): Calibration {
  return calibration.lengths ? { ...calibration, lengths: calibration.lengths.slice(0, 1) } : calibration;
}

/**
 * The axis of the page that a line runs along, by less than 30°. Null in between, and for a line without a length: it
 * gives no information about a single axis.
 */
export function axisOf(a: Point, b: Point): 'x' | 'y' | null {
  const dx = (b.x - a.x) ** 2;
  const dy = (b.y - a.y) ** 2;
  if (dx > 3 * dy) return 'x';
  return dy > 3 * dx ? 'y' : null;
}

/**
 * Calibrates by a dimension known on the sheet.
 * @param realLength in `unit`, above 0.
 * @throws RangeError when the points coincide or the length is not above 0.
 */
export function calibrateByLength(a: Point, b: Point, realLength: number, unit: LengthUnit): Calibration {
  const onPage = distance(a, b);
  if (!(onPage > 0)) throw new RangeError('The two points are the same');
  if (!(realLength > 0) || !Number.isFinite(realLength)) throw new RangeError('The length must be above 0');
  return { type: 'known_length', value: realLength / onPage, unit, calibrated: true };
}

/**
 * Calibrates a stretched scan by two known dimensions, one mostly along x and one mostly along y. The scale is that
 * of the first; the factors correct each axis.
 * @throws RangeError when the two do not tell the axes apart, or a length is not above 0.
 */
export function calibrateByTwoLengths(first: KnownLine, second: KnownLine, unit: LengthUnit): Calibration {
  const base = calibrateByLength(first.a, first.b, first.realLength, unit);
  const squares = (line: KnownLine): [number, number] => [
    (line.b.x - line.a.x) ** 2,
    (line.b.y - line.a.y) ** 2,
  ];
  // kx²·dx² + ky²·dy² = L² for both lines: two equations in the squares of the two scales.
  const [x1, y1] = squares(first);
  const [x2, y2] = squares(second);
  const determinant = x1 * y2 - x2 * y1;
  const l1 = first.realLength ** 2;
  const l2 = second.realLength ** 2;
  const kx2 = (l1 * y2 - l2 * y1) / determinant;
  const ky2 = (x1 * l2 - x2 * l1) / determinant;
  if (!(kx2 > 0) || !(ky2 > 0) || !Number.isFinite(kx2) || !Number.isFinite(ky2)) {
    throw new RangeError('Take one dimension along x and one along y');
  }
  return { ...base, factorX: Math.sqrt(kx2) / base.value, factorY: Math.sqrt(ky2) / base.value };
}

/** A length that is known on a sheet, and where it was stretched a second one across it. */
export interface KnownLengths extends KnownLine {
  unit: LengthUnit;
  across?: KnownLine;
}

/**
 * The calibration that known lengths give. It keeps them.
 * @throws RangeError as `calibrateByLength` and `calibrateByTwoLengths` do.
 */
export function calibrateByLengths({ a, b, realLength, unit, across }: KnownLengths): Calibration {
  const first: KnownLine = { a, b, realLength };
  return across
    ? { ...calibrateByTwoLengths(first, across, unit), lengths: [first, across] }
    : { ...calibrateByLength(a, b, realLength, unit), lengths: [first] };
}

/** The lengths that a scale was set by, as `calibrateByLengths` takes them; null where none were kept. */
export function knownLengthsOf({ unit, lengths }: Calibration): KnownLengths | null {
  const [first, across] = lengths ?? [];
  return first ? { ...first, unit, ...(across ? { across } : {}) } : null;
}

/** Whether a scale is the one that its lengths give; one that keeps none is. */
export function agreesWithLengths(calibration: Calibration): boolean {
  const knownLengths = knownLengthsOf(calibration);
  if (!knownLengths) return true;
  const isClose = (a: number, b: number) => Math.abs(a / b - 1) < 1e-9;
  try {
    const knownScales = scalesAlong(calibrateByLengths(knownLengths));
    const { x, y } = scalesAlong(calibration);
    return calibration.calibrated && isClose(knownScales.x, x) && isClose(knownScales.y, y);
  } catch {
    // Both ends in one place, or two lengths that run the same way.
    return false;
  }
}

/** A second dimension held against a calibration. */
export interface CalibrationCheck {
  /** What the calibration makes of the two points, in its unit. */
  measured: number;
  expected: number;
  /** (measured − expected) / expected × 100. */
  errorPercent: number;
}

/**
 * Checks a calibration against a second known dimension.
 * @param realLength in the calibration's unit, above 0.
 * @throws RangeError when the length is not above 0.
 */
export function checkCalibration(
  calibration: Calibration,
  a: Point,
  b: Point,
  realLength: number,
): CalibrationCheck {
  if (!(realLength > 0)) throw new RangeError('The length must be above 0');
  const measured = distance(a, b, calibration.factorX, calibration.factorY) * calibration.value;
  return { measured, expected: realLength, errorPercent: ((measured - realLength) / realLength) * 100 };
}

/**
 * The calibration that holds at a point: the smallest region around it, else that of the whole page.
 * @returns `uncalibrated` where none holds.
 */
export function calibrationAt(calibrations: readonly Calibration[], point: Point): Calibration {
  let best: Calibration | undefined;
  let bestArea = Infinity;
  for (const calibration of calibrations) {
    const { region } = calibration;
    const area = region === undefined ? Number.MAX_VALUE : region.width * region.height;
    const holds =
      region === undefined ||
      (point.x >= region.x &&
        point.y >= region.y &&
        point.x <= region.x + region.width &&
        point.y <= region.y + region.height);
    if (holds && area < bestArea) {
      best = calibration;
      bestArea = area;
    }
  }
  return best ?? uncalibrated;
}
