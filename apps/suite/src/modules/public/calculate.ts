import { convertUnit, formatLength, parseLength } from '@plumbline/estimating';
import { publicMessages } from './messages.ts';

/** Calculations offered. */
export type Kind = 'concrete' | 'wall' | 'roof' | 'length';

export interface Entry {
  id: string;
  label: string;
  hint?: string;
  /** `length` accepts drawing notation, plain numbers in feet; `figure` is a plain number. */
  unit: 'length' | 'figure';
  /** Value of an empty field; without it the field is required. */
  fallback?: number;
  max?: number;
}

const waste: Entry = {
  id: 'waste',
  label: publicMessages.wastePercent,
  hint: publicMessages.optional,
  unit: 'figure',
  fallback: 0,
  max: 100,
};
const length: Entry = { id: 'length', label: publicMessages.length, unit: 'length' };
const width: Entry = { id: 'width', label: publicMessages.width, unit: 'length' };

/** Fields of each calculation, in the order of the form. */
export const entries: Readonly<Record<Kind, readonly Entry[]>> = {
  concrete: [
    length,
    width,
    { id: 'depth', label: publicMessages.thickness, hint: publicMessages.thicknessHint, unit: 'length' },
    waste,
  ],
  wall: [
    length,
    { id: 'height', label: publicMessages.height, unit: 'length' },
    {
      id: 'openings',
      label: publicMessages.openings,
      hint: publicMessages.openingsHint,
      unit: 'figure',
      fallback: 0,
    },
    waste,
  ],
  roof: [
    length,
    width,
    {
      id: 'rise',
      label: publicMessages.pitchRise,
      hint: publicMessages.pitchHint,
      unit: 'figure',
      fallback: 0,
      max: 48,
    },
    waste,
  ],
  length: [length],
};

export interface Result {
  label: string;
  text: string;
}

const figure = (value: number, unit: string) =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`;
const roundUp = (value: number) => Math.ceil(Number(value.toFixed(6))).toLocaleString('en-US');
/** Area of a 4 × 8 ft SHEET_AREA in square feet. */
const SHEET_AREA = 32;

/**
 * Parses one field.
 * @returns feet or the number; undefined while a required field is empty; an error message for invalid input.
 */
export function read({ unit, fallback, max }: Entry, text: string): number | string | undefined {
  if (text.trim() === '') return fallback;
  const value = unit === 'length' ? parseLength(text, 'ft') : Number(text.replaceAll(',', ''));
  if (value === undefined || !Number.isFinite(value))
    return unit === 'length' ? publicMessages.lengthInvalid : publicMessages.numberInvalid;
  if (value < 0) return publicMessages.numberNegative;
  return max !== undefined && value > max ? publicMessages.numberOutOfRange(max) : value;
}

const results: Readonly<Record<Kind, (of: Readonly<Record<string, number>>) => Result[]>> = {
  concrete: ({ length: l = 0, width: w = 0, depth = 0, waste: percent = 0 }) => {
    const volume = l * w * depth * (1 + percent / 100);
    return [
      { label: publicMessages.toOrder, text: figure(convertUnit(volume, 'CF', 'CY'), 'cubic yards') },
      { label: publicMessages.volume, text: figure(volume, 'cubic feet') },
      { label: publicMessages.area, text: figure(l * w, 'square feet') },
    ];
  },
  wall: ({ length: l = 0, height = 0, openings = 0, waste: percent = 0 }) => {
    const net = Math.max(0, l * height - openings);
    const needed = net * (1 + percent / 100);
    return [
      { label: publicMessages.netArea, text: figure(net, 'square feet') },
      { label: publicMessages.withWaste, text: figure(needed, 'square feet') },
      { label: publicMessages.sheetsPerSide, text: roundUp(needed / SHEET_AREA) },
    ];
  },
  roof: ({ length: l = 0, width: w = 0, rise = 0, waste: percent = 0 }) => {
    const area = l * w * Math.hypot(1, rise / 12);
    const needed = area * (1 + percent / 100);
    return [
      { label: publicMessages.roofArea, text: figure(area, 'square feet') },
      { label: publicMessages.withWaste, text: figure(needed, 'square feet') },
      { label: publicMessages.squaresToOrder, text: roundUp(needed / 100) },
    ];
  },
  length: ({ length: l = 0 }) => [
    { label: publicMessages.feetAndInches, text: formatLength(l) },
    { label: publicMessages.feet, text: figure(l, 'ft') },
    { label: publicMessages.inches, text: figure(l * 12, 'in') },
    { label: publicMessages.yards, text: figure(l / 3, 'yd') },
    { label: publicMessages.meters, text: formatLength(convertUnit(l, 'FT', 'M'), { unit: 'm' }) },
  ],
};

/** Computes the results of a calculation, or errors by field; neither while a required field is empty. */
export function calculate(
  kind: Kind,
  texts: Readonly<Record<string, string>>,
): { results?: Result[]; problems: Readonly<Record<string, string>> } {
  const values: Record<string, number> = {};
  const problems: Record<string, string> = {};
  let isWhole = true;
  for (const entry of entries[kind]) {
    const value = read(entry, texts[entry.id] ?? '');
    if (typeof value === 'number') values[entry.id] = value;
    else isWhole = false;
    if (typeof value === 'string') problems[entry.id] = value;
  }
  return isWhole ? { results: results[kind](values), problems } : { problems };
}
