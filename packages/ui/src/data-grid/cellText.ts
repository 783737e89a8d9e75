import { parseDate } from '../components/Date/parse-date.ts';
import { parseDecimal, roundDecimal } from '../components/Number/decimal.ts';
import { isLink, isTags, scalarOf } from './format.ts';
import type { CellEditorKind, CellOption, Column } from './types.ts';

/** Text of a value for editing, copying and filling, not its formatted form. */
export function editText<Row>(column: Column<Row>, row: Row): string {
  const value = column.accessor?.(row);
  if (column.editor?.kind === 'link' && value !== undefined && isLink(value)) return value.href;
  if (isTags(value)) return value.tags.join(', ');
  const text = String(scalarOf(value) ?? '');
  if (column.editor?.kind === 'select') return optionOf(column.editor.options, text)?.value ?? text;
  return text;
}

/** The choice that a text means: by its value, or by its label in any case. */
export function optionOf(options: readonly CellOption[], text: string): CellOption | undefined {
  const lowerText = text.trim().toLowerCase();
  return (
    options.find((option) => option.value === text) ??
    options.find((option) => option.label.toLowerCase() === lowerText)
  );
}

const yes = new Set(['true', 'yes', 'y', '1', 'x', '✓']);
const no = new Set(['false', 'no', 'n', '0', '']);

export type ParsedCell = { value: string } | { problem: 'number' | 'date' | 'option' };

/** Parses typed or pasted text for an editor. Empty text is always valid. */
export function parseCell(editor: CellEditorKind, text: string): ParsedCell {
  const trimmed = text.trim();
  switch (editor.kind) {
    case 'decimal': {
      const plain = parseDecimal(trimmed);
      if (plain === null) {
        // A spreadsheet's percentages come with their sign.
        const percent = trimmed.endsWith('%') ? parseDecimal(trimmed.slice(0, -1)) : null;
        return percent === null ? { problem: 'number' } : { value: percent };
      }
      const maxFractionDigits = editor.maxFractionDigits;
      return { value: maxFractionDigits === undefined ? plain : roundDecimal(plain, maxFractionDigits) };
    }
    case 'date': {
      if (trimmed === '') return { value: '' };
      const date = parseDate(trimmed);
      return date === null ? { problem: 'date' } : { value: date };
    }
    case 'select': {
      if (trimmed === '') return { value: '' };
      const option = optionOf(editor.options, text);
      return option ? { value: option.value } : { problem: 'option' };
    }
    case 'boolean': {
      const word = trimmed.toLowerCase();
      return yes.has(word) ? { value: 'true' } : no.has(word) ? { value: 'false' } : { problem: 'option' };
    }
    case 'tags':
      return {
        value: trimmed
          .split(',')
          .map((tag) => tag.trim())
          .filter((tag) => tag !== '')
          .join(', '),
      };
    default:
      return { value: text };
  }
}
