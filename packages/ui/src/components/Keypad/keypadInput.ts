import type { Marks } from '../Number/marks.ts';

export type KeypadDigit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00';
/** Keys that change the entry. */
export type KeypadKey = KeypadDigit | 'point' | 'backspace' | 'clear';

export interface KeypadRules {
  /** Digits fill from the smallest unit: 1 2 3 4 gives 12.34. Otherwise they are typed with a decimal point. */
  isMinor: boolean;
  /** Digits after the point. */
  fractionDigits: number;
  /** Digits before the point. */
  maxDigits: number;
}

export interface KeyResult {
  /** Text of the entry: a decimal string that may end with its point ('12.'); '' for none. */
  text: string;
  /** The key was not taken, because the entry has its digits already. */
  isFull: boolean;
}

/** Entry of the smallest unit's digits: '1234' with two places gives '12.34'; '' for none. */
function fromMinor(digits: string, places: number): string {
  if (digits === '') return '';
  if (places === 0) return digits.replace(/^0+(?=\d)/, '');
  const padded = digits.replace(/^0+/, '').padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** Digits of an entry in the smallest unit, without leading zeros. Missing decimals count as zeros. */
function toMinor(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return `${whole}${fraction.slice(0, places).padEnd(places, '0')}`.replace(/\D/g, '').replace(/^0+/, '');
}

function withDigits(text: string, digits: KeypadDigit, rules: KeypadRules): KeyResult {
  const { isMinor, fractionDigits, maxDigits } = rules;
  const full = { text, isFull: true };
  if (isMinor) {
    const next = `${toMinor(text, fractionDigits)}${digits}`;
    if (next.replace(/^0+/, '').length > maxDigits + fractionDigits) return full;
    return { text: fromMinor(next, fractionDigits), isFull: false };
  }
  const [whole = '', fraction] = text.split('.');
  if (fraction !== undefined) {
    const room = fractionDigits - fraction.length;
    return room <= 0 ? full : { text: `${text}${digits.slice(0, room)}`, isFull: false };
  }
  const next = `${whole}${digits}`.replace(/^0+(?=\d)/, '');
  return next.length > maxDigits ? full : { text: next, isFull: false };
}

/** Returns the entry after a key. */
export function pressKey(text: string, key: KeypadKey, rules: KeypadRules): KeyResult {
  if (key === 'clear') return { text: '', isFull: false };
  if (key === 'backspace') {
    if (!rules.isMinor) return { text: text.slice(0, -1), isFull: false };
    const digits = toMinor(text, rules.fractionDigits).slice(0, -1);
    return { text: fromMinor(digits, rules.fractionDigits), isFull: false };
  }
  if (key !== 'point') return withDigits(text, key, rules);
  if (rules.isMinor || rules.fractionDigits === 0 || text.includes('.')) return { text, isFull: false };
  return { text: `${text === '' ? '0' : text}.`, isFull: false };
}

/** Decimal string of an entry: '12.' gives '12'. */
export const valueOfEntry = (text: string): string => text.replace(/\.$/, '');

const digitPattern = /^\d$/;

/** Returns the key that a key of a hardware keyboard stands for, in the digits of any locale. */
export function keyOfKeyboard(key: string, marks: Marks): KeypadKey | undefined {
  if (digitPattern.test(key)) return key as KeypadDigit;
  const local = marks.digits.indexOf(key);
  if (local >= 0) return String(local) as KeypadDigit;
  if (key === 'Backspace') return 'backspace';
  if (key === 'Delete' || key === 'Clear') return 'clear';
  // The numeric block types a point or a comma by the keyboard's language, not by the page's.
  return key === '.' || key === ',' || key === 'Decimal' || key === marks.decimal ? 'point' : undefined;
}

export type KeypadCell = KeypadKey | 'submit';
export type KeypadLayout = readonly (readonly KeypadCell[])[];

/** Rows of the keys; a key that is named twice covers both cells. */
export function keypadLayout(hasPoint: boolean, hasSubmit: boolean): KeypadLayout {
  const side: readonly KeypadCell[] = hasSubmit
    ? ['backspace', 'clear', 'submit', 'submit']
    : ['backspace', 'backspace', 'clear', 'clear'];
  const rows: readonly (readonly KeypadCell[])[] = [
    ['7', '8', '9'],
    ['4', '5', '6'],
    ['1', '2', '3'],
    ['00', '0', hasPoint ? 'point' : '0'],
  ];
  return rows.map((row, at) => [...row, side[at] ?? 'clear']);
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the key beside another in the direction of an arrow key, or the same key at the edge. */
export function keyBeside(layout: KeypadLayout, from: KeypadCell, arrow: string): KeypadCell {
  const step = steps[arrow];
  let row = layout.findIndex((cells) => cells.includes(from));
  let column = layout[row]?.indexOf(from) ?? -1;
  if (!step || column < 0) return from;
  for (;;) {
    row += step[0];
    column += step[1];
    const cell = layout[row]?.[column];
    if (cell === undefined) return from;
    if (cell !== from) return cell;
  }
}
