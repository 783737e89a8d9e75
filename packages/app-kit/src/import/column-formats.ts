import type { Import, ImportColumn, ImportColumnMapping } from '@plumbline/api';
import { formatDate, formatNumber } from '@plumbline/ui/format';
import { columnLetter } from './column-letter.ts';
import { importMessages } from './messages.ts';

/** Date order or decimal sign of a column. */
export type ColumnFormat = Pick<ImportColumnMapping, 'date_order' | 'decimal_sign'>;
/** Choice of how the dates or numbers of a column are read. */
export interface FormatChoice {
  column: ImportColumn;
  /** Part of the column's format that is chosen. */
  part: 'date_order' | 'decimal_sign';
  value: string;
  options: { id: string; label: string; format: ColumnFormat }[];
  /** Cell with two meanings, while none is chosen. */
  hint?: string | undefined;
}
type MappedField = NonNullable<Import['fields']>[number];

/** Heading of a column, or its letter. */
export const columnName = ({ header, index }: Pick<ImportColumn, 'header' | 'index'>): string =>
  header || importMessages.columnLetterOf(columnLetter(index));

const dateText = (text: string, day: string) =>
  day ? importMessages.sampleMeans(text, formatDate(day)) : importMessages.sampleIsNoDate(text);
const numberText = (text: string, number: string) =>
  number ? importMessages.sampleMeans(text, formatNumber(number)) : importMessages.sampleIsNoNumber(text);

/** Both readings of a cell while neither is chosen. */
const hintOf = (chosen: string | undefined, text: string, one: string, other: string) =>
  (chosen ?? 'ask') === 'ask' && one && other
    ? importMessages.sampleIsAmbiguous(text, one, other)
    : undefined;

/**
 * Choices for the columns whose cells can be read in several ways: dates of columns that are mapped to a date, numbers of
 * those mapped to a number. Each option shows its reading of a cell.
 * @param chosen field ids by column index
 * @param formats choices of the person by column index, instead of those that the file suggests
 */
export function formatChoices(
  columns: readonly ImportColumn[],
  fields: readonly MappedField[],
  chosen: ReadonlyMap<number, string | null>,
  formats: ReadonlyMap<number, ColumnFormat>,
): FormatChoice[] {
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]));
  return columns.flatMap((column): FormatChoice[] => {
    const kind = kinds.get(chosen.get(column.index) ?? '');
    const format = { ...column, ...formats.get(column.index) };
    const { date_sample: date, number_sample: number } = column;
    if (kind === 'day' && date)
      return [
        {
          column,
          part: 'date_order',
          value: format.date_order ?? 'ask',
          hint: hintOf(
            format.date_order,
            date.text,
            date.mdy && formatDate(date.mdy),
            date.dmy && formatDate(date.dmy),
          ),
          options: [
            {
              id: 'mdy',
              label: importMessages.monthFirst(dateText(date.text, date.mdy)),
              format: { date_order: 'mdy' },
            },
            {
              id: 'dmy',
              label: importMessages.dayFirst(dateText(date.text, date.dmy)),
              format: { date_order: 'dmy' },
            },
            { id: 'ask', label: importMessages.ambiguousAreErrors, format: { date_order: 'ask' } },
          ],
        },
      ];
    if ((kind === 'decimal' || kind === 'number') && number)
      return [
        {
          column,
          part: 'decimal_sign',
          value: format.decimal_sign ?? 'ask',
          hint: hintOf(
            format.decimal_sign,
            number.text,
            number.point && formatNumber(number.point),
            number.comma && formatNumber(number.comma),
          ),
          options: [
            {
              id: 'point',
              label: importMessages.decimalPoint(numberText(number.text, number.point)),
              format: { decimal_sign: 'point' },
            },
            {
              id: 'comma',
              label: importMessages.decimalComma(numberText(number.text, number.comma)),
              format: { decimal_sign: 'comma' },
            },
            { id: 'ask', label: importMessages.ambiguousAreErrors, format: { decimal_sign: 'ask' } },
          ],
        },
      ];
    return [];
  });
}
