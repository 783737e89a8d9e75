import { fill } from '@plumbline/validation';
import { readChoice } from './choices.ts';
import type { ImportTarget } from './import-kinds.ts';
import { limits, type Mark } from './sheet.ts';
import { readNumber, type DecimalSign } from './number-formats.ts';
import { readBoolean, readDay, readPhone, readWebAddress, type DateOrder } from './values.ts';

/** How the cells of a column are read. */
export interface CellFormat {
  dateOrder: DateOrder;
  decimalSign: DecimalSign;
}

/** Parses a cell for its field; references stay text until resolved. */
export function readCell(
  target: Pick<ImportTarget, 'kind' | 'label' | 'choices' | 'min' | 'max'>,
  text: string,
  { dateOrder, decimalSign }: CellFormat,
): { value: unknown } | { problem: string } {
  if (text.length > limits.cell) return { problem: fill('maxLength', { n: limits.cell }) };
  switch (target.kind) {
    case 'decimal':
      return inBounds(target, readNumber(text, decimalSign));
    case 'number': {
      const read = inBounds(target, readNumber(text, decimalSign));
      if ('problem' in read) return read;
      const value = Number(read.value);
      return Number.isSafeInteger(value) ? { value } : { problem: 'Enter a whole number' };
    }
    case 'boolean': {
      const read = readBoolean(text);
      return read ? { value: read === 'true' } : { problem: 'Choose yes or no' };
    }
    case 'day':
      return readDay(text, dateOrder);
    case 'time': {
      const [, hour = '', minute = '', half = ''] =
        /^(\d{1,2}):(\d{2})(?::\d{2})? ?([AaPp])?\.?[Mm]?\.?$/.exec(text) ?? [];
      if (!minute) return { problem: 'Enter a time as HH:MM' };
      const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
      return { value: `${String(hours).padStart(2, '0')}:${minute}` };
    }
    case 'url':
      return { value: readWebAddress(text) };
    case 'phone':
      return { value: readPhone(text) };
    case 'list': {
      const { choices } = target;
      const each = text
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter(Boolean);
      // Unknown choices are passed on and rejected by validation.
      return {
        value: choices ? each.map((word) => choices.values.get(word.toLowerCase()) ?? word) : each,
      };
    }
    default: {
      const { choices, label } = target;
      return choices ? readChoice({ label, choices }, text) : { value: text };
    }
  }
}

function inBounds(
  { label, min, max }: Pick<ImportTarget, 'label' | 'min' | 'max'>,
  read: ReturnType<typeof readNumber>,
): ReturnType<typeof readNumber> {
  if ('problem' in read) return read;
  if (min !== undefined && Number(read.value) < min) return { problem: `${label} must be at least ${min}.` };
  if (max !== undefined && Number(read.value) > max) return { problem: `${label} must be at most ${max}.` };
  return read;
}

/** Error of a cell without a computed value. */
export const markMessages: Readonly<Record<Extract<Mark, string>, (text: string) => string>> = {
  formula: () => 'This formula has no computed value. Enter the value.',
  error: (text) => `The cell contains the error ${text}. Enter a value.`,
};
