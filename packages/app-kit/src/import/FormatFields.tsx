import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Select } from '@plumbline/ui/Select';
import { columnName, type ColumnFormat, type FormatChoice } from './column-formats.ts';
import { importMessages } from './messages.ts';

/** Choice of how the dates and numbers of columns are read. */
export function FormatFields({
  choices,
  onChoose,
}: {
  /** Columns whose dates or numbers can be read in two ways, with their readings. */
  choices: readonly FormatChoice[];
  /** Called with the column's index and its chosen reading. */
  onChoose: (index: number, format: ColumnFormat) => void;
}) {
  return (
    <FieldGroup columns="halves">
      {choices.map(({ column, part, value, options, hint }) => (
        <Select
          key={`${column.index} ${part}`}
          label={
            part === 'date_order'
              ? importMessages.dateOrderOf(columnName(column))
              : importMessages.decimalSignOf(columnName(column))
          }
          value={value}
          description={hint}
          options={options}
          onChange={(id) => {
            const format = options.find((option) => option.id === id)?.format;
            if (format) onChoose(column.index, format);
          }}
        />
      ))}
    </FieldGroup>
  );
}
