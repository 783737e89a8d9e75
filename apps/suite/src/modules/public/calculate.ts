import { convertUnit, formatLength, parseLength } from '@plumbline/estimating';

/** What can be worked out. */
export type Kind = 'concrete' | 'wall' | 'roof' | 'length';

export interface Entry {
  id: string;
  label: string;
  hint?: string;
  /** Lengths are read as on a drawing, a bare figure in feet; everything else is a plain figure. */
  unit: 'length' | 'figure';
  /** Taken while nothing is written; without it, a result needs a value. */
  otherwise?: number;
  max?: number;
}

const waste: Entry = {
  id: 'waste',
  label: 'Waste, percent',
  hint: 'Empty: none',
  unit: 'figure',
  otherwise: 0,
  max: 100,
};
const length: Entry = { id: 'length', label: 'Length', unit: 'length' };
const width: Entry = { id: 'width', label: 'Width', unit: 'length' };

/** By kind: what is asked for, in the order of the form. */
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
      hint: 'Doors and windows together. Empty: none',
      unit: 'figure',
      otherwise: 0,
    },
    waste,
  ],
  roof: [
    length,
    width,
    { id: 'rise', label: 'Rise, inches in 12', hint: 'Empty: flat', unit: 'figure', otherwise: 0, max: 48 },
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
/** A sheet of board or plywood of 4 by 8 feet. */
const sheet = 32;

/**
 * Reads one field.
 * @returns feet or the figure; undefined while it is empty and has to be written; a text where it is none.
 */
export function read({ unit, otherwise, max }: Entry, text: string): number | string | undefined {
  if (text.trim() === '') return otherwise;
  const value = unit === 'length' ? parseLength(text, 'ft') : Number(text.replaceAll(',', ''));
  if (value === undefined || !Number.isFinite(value))
    return unit === 'length'
      ? 'Write a length, such as 12\' 6", 12.5 or 3.8 m'
      : 'Write a figure, such as 10';
  if (value < 0) return 'Write a figure that is not below 0';
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
      { label: 'Sheets of 4 × 8 a side', text: whole(needed / sheet) },
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

/** What comes of the fields of a kind, or what is wrong with them by field; neither while one is still empty. */
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
