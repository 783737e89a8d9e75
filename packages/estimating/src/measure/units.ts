import { Decimal } from 'decimal.js';

/** What a unit counts. */
export type UnitKind = 'length' | 'area' | 'volume' | 'weight' | 'count' | 'time';

interface UnitDefinition {
  kind: UnitKind;
  /**
   * How many of the kind's base units: tenths of a millimetre (squared, cubed), nanograms, pieces, hours. All integers.
   */
  size: number;
  /** How it is written after a figure. */
  symbol: string;
}

const inch = 254;
const foot = 3048;
const yard = 9144;
const metre = 10_000;
const boardFoot = 144 * inch ** 3;
const gallon = 231 * inch ** 3;
const gram = 1e9;
const pound = 453_592_370_000;

/**
 * The units of measure, by code: the documented MM, IN, EA, FT, SQFT, SQIN and what a volume and an order need beside
 * them. LF, SF, CF and CY are the trade's names of FT, SQFT, CUFT and CUYD; a C before them is a hundred, an M a
 * thousand, as prices are quoted. M alone is the metre, so hundreds and thousands of pieces are CEA and MEA.
 */
export const units = {
  MM: { kind: 'length', size: 10, symbol: 'mm' },
  CM: { kind: 'length', size: 100, symbol: 'cm' },
  M: { kind: 'length', size: metre, symbol: 'm' },
  IN: { kind: 'length', size: inch, symbol: 'in' },
  FT: { kind: 'length', size: foot, symbol: 'ft' },
  LF: { kind: 'length', size: foot, symbol: 'LF' },
  YD: { kind: 'length', size: yard, symbol: 'yd' },
  MI: { kind: 'length', size: 5280 * foot, symbol: 'mi' },
  CLF: { kind: 'length', size: 100 * foot, symbol: 'CLF' },
  MLF: { kind: 'length', size: 1000 * foot, symbol: 'MLF' },
  SQCM: { kind: 'area', size: 100 ** 2, symbol: 'cm²' },
  SQMM: { kind: 'area', size: 10 ** 2, symbol: 'mm²' },
  SQM: { kind: 'area', size: metre ** 2, symbol: 'm²' },
  SQIN: { kind: 'area', size: inch ** 2, symbol: 'sq in' },
  SQFT: { kind: 'area', size: foot ** 2, symbol: 'sq ft' },
  SF: { kind: 'area', size: foot ** 2, symbol: 'SF' },
  SY: { kind: 'area', size: yard ** 2, symbol: 'SY' },
  /** A roofing square. */
  SQ: { kind: 'area', size: 100 * foot ** 2, symbol: 'SQ' },
  CSF: { kind: 'area', size: 100 * foot ** 2, symbol: 'CSF' },
  MSF: { kind: 'area', size: 1000 * foot ** 2, symbol: 'MSF' },
  ACRE: { kind: 'area', size: 43_560 * foot ** 2, symbol: 'acre' },
  CUCM: { kind: 'volume', size: 100 ** 3, symbol: 'cm³' },
  CUM: { kind: 'volume', size: metre ** 3, symbol: 'm³' },
  CUIN: { kind: 'volume', size: inch ** 3, symbol: 'cu in' },
  CUFT: { kind: 'volume', size: foot ** 3, symbol: 'cu ft' },
  CF: { kind: 'volume', size: foot ** 3, symbol: 'CF' },
  CUYD: { kind: 'volume', size: yard ** 3, symbol: 'cu yd' },
  CY: { kind: 'volume', size: yard ** 3, symbol: 'CY' },
  /** A litre, and a US gallon of 231 cubic inches. */
  L: { kind: 'volume', size: 1e9, symbol: 'L' },
  ML: { kind: 'volume', size: 1e6, symbol: 'mL' },
  QT: { kind: 'volume', size: gallon / 4, symbol: 'qt' },
  GAL: { kind: 'volume', size: gallon, symbol: 'gal' },
  /** A board foot: 12 × 12 × 1 in, nominal. */
  BF: { kind: 'volume', size: boardFoot, symbol: 'BF' },
  MBF: { kind: 'volume', size: 1000 * boardFoot, symbol: 'MBF' },
  G: { kind: 'weight', size: gram, symbol: 'g' },
  KG: { kind: 'weight', size: 1000 * gram, symbol: 'kg' },
  /** A metric ton; TON is the short ton of 2,000 lb. */
  TONNE: { kind: 'weight', size: 1e6 * gram, symbol: 't' },
  OZ: { kind: 'weight', size: pound / 16, symbol: 'oz' },
  LB: { kind: 'weight', size: pound, symbol: 'lb' },
  CWT: { kind: 'weight', size: 100 * pound, symbol: 'cwt' },
  TON: { kind: 'weight', size: 2000 * pound, symbol: 'ton' },
  PR: { kind: 'count', size: 2, symbol: 'pr' },
  DZ: { kind: 'count', size: 12, symbol: 'dz' },
  CEA: { kind: 'count', size: 100, symbol: 'C' },
  MEA: { kind: 'count', size: 1000, symbol: 'M' },
  EA: { kind: 'count', size: 1, symbol: 'EA' },
  HR: { kind: 'time', size: 1, symbol: 'h' },
} as const satisfies Record<string, UnitDefinition>;

export type UnitCode = keyof typeof units;

const aliases: Record<string, UnitCode> = {
  INCH: 'IN',
  INCHES: 'IN',
  FOOT: 'FT',
  FEET: 'FT',
  METER: 'M',
  METRE: 'M',
  M2: 'SQM',
  'M²': 'SQM',
  M3: 'CUM',
  'M³': 'CUM',
  FT2: 'SQFT',
  FT3: 'CUFT',
  YD3: 'CUYD',
  YD2: 'SY',
  SQYD: 'SY',
  MILE: 'MI',
  MILES: 'MI',
  YARD: 'YD',
  YARDS: 'YD',
  CM2: 'SQCM',
  CM3: 'CUCM',
  AC: 'ACRE',
  ACRES: 'ACRE',
  LITER: 'L',
  LITRE: 'L',
  GALLON: 'GAL',
  GALLONS: 'GAL',
  GR: 'G',
  LBS: 'LB',
  POUND: 'LB',
  POUNDS: 'LB',
  TONS: 'TON',
  EACH: 'EA',
  PAIR: 'PR',
  DOZEN: 'DZ',
  C: 'CEA',
  HUNDRED: 'CEA',
  THOUSAND: 'MEA',
  H: 'HR',
  HOUR: 'HR',
  HOURS: 'HR',
};

/**
 * The unit a text names, whatever its case: "sf", "SQFT", "m2".
 * @returns undefined for a text that is no unit of ours.
 */
export function unitCode(text: string): UnitCode | undefined {
  const upper = text.trim().toUpperCase();
  return Object.hasOwn(units, upper) ? (upper as UnitCode) : aliases[upper];
}

/** A conversion to a unit of another kind, such as square feet from hours. */
export class UnitError extends Error {
  override name = 'UnitError';
}

function requireKind(from: UnitCode, to: UnitCode): void {
  if (units[from].kind !== units[to].kind) {
    throw new UnitError(`${from} is ${units[from].kind} and ${to} is ${units[to].kind}: no conversion`);
  }
}

/**
 * Converts a measured figure. 27 CF give exactly 1 CY.
 * @throws UnitError when the dimensions of the units differ.
 */
export function convertUnit(value: number, from: UnitCode, to: UnitCode): number {
  requireKind(from, to);
  const a: number = units[from].size;
  const b: number = units[to].size;
  return a === b ? value : (value * a) / b;
}

/**
 * Converts a decimal figure, for money and orders.
 * @throws UnitError when the dimensions of the units differ.
 */
export function convertDecimal(value: Decimal.Value, from: UnitCode, to: UnitCode): Decimal {
  requireKind(from, to);
  return new Decimal(value).times(units[from].size).div(units[to].size);
}

/** How a unit is written after a figure; texts that are no unit of ours stay as they are. */
export function unitSymbol(unit: string): string {
  const code = unitCode(unit);
  return code === undefined ? unit : units[code].symbol;
}

const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * A quantity for display: two decimals (whole pieces without), grouped, with its unit. The stored figure is never
 * rounded.
 * @param options.decimals fixed number of decimals instead of 2.
 */
export function formatQuantity(value: number, unit: string, options: { decimals?: number } = {}): string {
  const isWhole = unitCode(unit) === 'EA' && Number.isInteger(value);
  const decimals = options.decimals ?? (isWhole ? 0 : 2);
  // A figure that rounds to nothing must not read as "-0.00".
  const shown = Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value;
  const figure = numberFormat(decimals, decimals).format(shown).replace('-', '−');
  return unit === '' ? figure : `${figure} ${unitSymbol(unit)}`;
}

/** A quantity increased by waste: q·(1 + w), w in percent. */
export function withWaste(quantity: Decimal.Value, wastePercent: Decimal.Value): Decimal {
  return new Decimal(quantity).times(new Decimal(wastePercent).div(100).plus(1));
}

/**
 * Rounds up to whole purchase units, last of all steps. A residue below a millionth of a unit is the noise of a
 * geometric figure and buys nothing more.
 * @param orderQuantity size of one purchase unit, in the quantity's unit; 0 or less leaves the quantity alone.
 */
export function roundUpToOrder(quantity: Decimal.Value, orderQuantity: Decimal.Value): Decimal {
  const step = new Decimal(orderQuantity);
  const value = new Decimal(quantity);
  if (step.lte(0)) return value;
  const packs = value.div(step);
  const nearest = packs.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  return (packs.minus(nearest).abs().lt('1e-6') ? nearest : packs.ceil()).times(step);
}

/**
 * What to buy for a measured quantity: waste added, converted to the purchase unit, rounded up last.
 * @throws UnitError when the dimensions of the units differ.
 */
export function purchaseQuantity(options: {
  quantity: Decimal.Value;
  unit: UnitCode;
  wastePercent?: Decimal.Value;
  purchaseUnit?: UnitCode;
  /** Purchase units in one order, for example 500 ft on a spool; no rounding when absent. */
  orderQuantity?: Decimal.Value;
}): Decimal {
  const wasted = withWaste(options.quantity, options.wastePercent ?? 0);
  const converted = convertDecimal(wasted, options.unit, options.purchaseUnit ?? options.unit);
  return roundUpToOrder(converted, options.orderQuantity ?? 0);
}
