import { convertUnit, formatLength, parseLength } from '@plumbline/estimating';

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
  label: 'Waste, percent',
  hint: 'Optional',
  unit: 'figure',
  fallback: 0,
  max: 100,
};
const length: Entry = { id: 'length', label: 'Length', unit: 'length' };
const width: Entry = { id: 'width', label: 'Width', unit: 'length' };

/** Fields of each calculation, in the order of the form. */
export const entries: Readonly<Record<Kind, readonly Entry[]>> = {
  concrete: [
    length,
    width,
    { id: 'depth', label: 'Thickness', hint: 'For example 4" or 0.5', unit: 'length' },
    waste,
  ],
  wall: [
    length,
    { id: 'height', label: 'Height', unit: 'length' },
    {
      id: 'openings',
      label: 'Openings, square feet',
      hint: 'Doors and windows together. Optional',
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
      label: 'Rise, inches in 12',
      hint: 'Leave empty for a flat roof',
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
const whole = (value: number) => Math.ceil(Number(value.toFixed(6))).toLocaleString('en-US');
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
    return unit === 'length'
      ? 'Enter a length, such as 12\' 6", 12.5 or 3.8 m'
      : 'Enter a number, such as 10';
  if (value < 0) return 'Enter 0 or more';
  return max !== undefined && value > max ? `Enter number between 0 and ${max}` : value;
}

const results: Readonly<Record<Kind, (of: Readonly<Record<string, number>>) => Result[]>> = {
  concrete: ({ length: l = 0, width: w = 0, depth = 0, waste: percent = 0 }) => {
    const volume = l * w * depth * (1 + percent / 100);
    return [
      { label: 'To order', text: figure(convertUnit(volume, 'CF', 'CY'), 'cubic yards') },
      { label: 'Volume', text: figure(volume, 'cubic feet') },
      { label: 'Area', text: figure(l * w, 'square feet') },
    ];
  },
  wall: ({ length: l = 0, height = 0, openings = 0, waste: percent = 0 }) => {
    const net = Math.max(0, l * height - openings);
    const needed = net * (1 + percent / 100);
    return [
      { label: 'Net area', text: figure(net, 'square feet') },
      { label: 'With waste', text: figure(needed, 'square feet') },
      { label: '4 × 8 sheets per side', text: whole(needed / SHEET_AREA) },
    ];
  },
  roof: ({ length: l = 0, width: w = 0, rise = 0, waste: percent = 0 }) => {
    const area = l * w * Math.hypot(1, rise / 12);
    const needed = area * (1 + percent / 100);
    return [
      { label: 'Roof area', text: figure(area, 'square feet') },
      { label: 'With waste', text: figure(needed, 'square feet') },
      { label: 'Squares to order', text: whole(needed / 100) },
    ];
  },
  length: ({ length: l = 0 }) => [
    { label: 'Feet and inches', text: formatLength(l) },
    { label: 'Feet', text: figure(l, 'ft') },
    { label: 'Inches', text: figure(l * 12, 'in') },
    { label: 'Yards', text: figure(l / 3, 'yd') },
    { label: 'Meters', text: formatLength(convertUnit(l, 'FT', 'M'), { unit: 'm' }) },
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
