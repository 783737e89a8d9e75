import type { LengthUnit } from './types.ts';

/** Tenths of a millimetre in each unit a person may type; integers, so that conversions round once. */
const sizes = { mm: 10, cm: 100, m: 10_000, in: 254, ft: 3048, yd: 9144 } as const;
type TypedUnit = keyof typeof sizes;

const unitWords: Record<string, TypedUnit> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  ft: 'ft',
  feet: 'ft',
  foot: 'ft',
  lf: 'ft',
  "'": 'ft',
  yd: 'yd',
  yard: 'yd',
  yards: 'yd',
};

const fractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
};

/** One spelling for primes, quotes, minus signs, fraction characters and thousands separators. */
export function normalizeLengthText(text: string): string {
  return text
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (character) => ` ${fractions[character] ?? ''}`)
    .replace(/[′’‘ʹ`]/g, "'")
    .replace(/''|[″”“ʺ]/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const number = String.raw`(?:(\d+)(?: |-| - ))?(\d+)\/(\d+)|(\d+(?:\.\d*)?|\.\d+)`;
const inchesOnly = new RegExp(String.raw`^(?:${number})$`);

/** "6", "6.5", "1/2", "6 1/2" or "6-1/2". */
function parseFigure(text: string): number | undefined {
  const match = inchesOnly.exec(text.trim());
  if (match === null) return undefined;
  const [, whole, numerator, denominator, decimal] = match;
  if (decimal !== undefined) return Number(decimal);
  if (Number(denominator) === 0) return undefined;
  return (Number(whole ?? 0) * Number(denominator) + Number(numerator)) / Number(denominator);
}

/**
 * Reads a length as a person types it: `12'6"`, `12'-6 1/2"`, `12 ft 6 in`, `12.5`, `3.2 m`, `4 in`, `6½"`. A bare
 * figure is in `unit`; so is the answer.
 * @returns undefined when the text is not a length.
 */
export function parseLength(text: string, unit: LengthUnit): number | undefined {
  let remaining = normalizeLengthText(text);
  let sign = 1;
  if (remaining.startsWith('-')) {
    sign = -1;
    remaining = remaining.slice(1).trim();
  }
  const feetAndInches = /^(.+?) ?(?:'|ft\.?|feet|foot) ?-? ?(.+?) ?(?:"|in\.?|inch|inches)?$/.exec(remaining);
  if (feetAndInches !== null) {
    const feet = parseFigure(feetAndInches[1] as string);
    const inches = parseFigure(feetAndInches[2] as string);
    if (feet === undefined || inches === undefined) return undefined;
    return (sign * (feet * sizes.ft + inches * sizes.in)) / sizes[unit];
  }
  const single = /^(.+?) ?([a-z]+\.?|['"])?$/.exec(remaining);
  if (single === null) return undefined;
  const figure = parseFigure(single[1] as string);
  const word = single[2]?.replace(/\.$/, '');
  const typed = word === undefined ? unit : unitWords[word];
  if (figure === undefined || typed === undefined) return undefined;
  return typed === unit ? sign * figure : (sign * figure * sizes[typed]) / sizes[unit];
}

/** How a length is written. */
export interface LengthFormat {
  /** Smallest fraction of an inch shown; 1/16 when absent. */
  precision?: number;
  /** Feet and inches, or metres with millimetres; the value's unit is the same. */
  unit?: LengthUnit;
}

/**
 * A length for display: 12.5 ft as 12′-6″, 12.5417 ft as 12′-6 1/2″, 3.2 m as 3.200 m. Rounded to the precision, and
 * carried: 11.999 ft is 12′-0″.
 */
export function formatLength(value: number, format: LengthFormat = {}): string {
  if (!Number.isFinite(value)) return '—';
  if (format.unit === 'm')
    return `${value
      .toFixed(3)
      .replace(/^-(?=0\.000$)/, '')
      .replace('-', '−')} m`;
  const denominator = Math.max(1, Math.round(1 / (format.precision ?? 1 / 16)));
  const parts = Math.round(Math.abs(value) * 12 * denominator);
  const sign = value < 0 && parts > 0 ? '−' : '';
  const feet = Math.floor(parts / (12 * denominator));
  let remaining = parts - feet * 12 * denominator;
  const inches = Math.floor(remaining / denominator);
  remaining -= inches * denominator;
  if (remaining === 0) return `${sign}${feet}′-${inches}″`;
  let divisor = remaining;
  for (let other = denominator; other !== 0;) [divisor, other] = [other, divisor % other];
  return `${sign}${feet}′-${inches} ${remaining / divisor}/${denominator / divisor}″`;
}
