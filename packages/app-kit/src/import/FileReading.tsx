import type { Import, ImportReading } from '@plumbline/api';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { columnLetter } from './column-letter.ts';
import { importMessages } from './messages.ts';

type PreviewLine = ImportReading['preview'][number];
/** Field of the reading that a person corrects. */
export type ReadingField = 'delimiter' | 'heading';
/** Columns of the preview; more are counted below it. */
const SHOWN_COLUMNS = 8;
/** Pixels of a column, and of all columns together in a wide window. */
const MIN_COLUMN_WIDTH = 120;
const PREVIEW_WIDTH = 600;
/** Lines of the preview below the headings. */
const SHOWN_ROWS = 4;

const delimiters: readonly { id: string; label: string }[] = [
  { id: ',', label: importMessages.comma },
  { id: ';', label: importMessages.semicolon },
  { id: '\t', label: importMessages.tab },
  { id: '|', label: importMessages.verticalBar },
];
const delimiterOptions = (delimiter: string) =>
  delimiters.some(({ id }) => id === delimiter)
    ? delimiters
    : [...delimiters, { id: delimiter, label: importMessages.otherDelimiter(delimiter) }];

const roleOf = (number: number, heading: number): string =>
  number === heading ? importMessages.headings : number < heading ? importMessages.notRead : '';

function previewColumns({ heading_line: heading, preview }: ImportReading): Column<PreviewLine>[] {
  const width = Math.min(SHOWN_COLUMNS, Math.max(1, ...preview.map(({ cells }) => cells.length)));
  return [
    {
      id: 'line',
      header: importMessages.line,
      width: 112,
      sortable: false,
      accessor: ({ number }) => [String(number), roleOf(number, heading)].filter(Boolean).join(' · '),
    },
    ...Array.from({ length: width }, (_, index): Column<PreviewLine> => ({
      id: String(index),
      header: importMessages.columnLetterOf(columnLetter(index)),
      width: Math.max(MIN_COLUMN_WIDTH, PREVIEW_WIDTH / width),
      sortable: false,
      accessor: ({ cells }) => cells[index] ?? '',
      cell: ({ number, cells }) => (
        <Text
          truncate="end"
          {...(number === heading ? { weight: 'strong' as const } : {})}
          {...(number < heading ? { tone: 'muted' as const } : {})}
        >
          {cells[index] ?? ''}
        </Text>
      ),
    })),
  ];
}

/** How a file is read: delimiter, heading line and its first lines, each to be corrected. */
export function FileReading({
  reading,
  readAs,
  focused,
  warning,
  isDisabled = false,
  onChange,
}: {
  /** Detected or corrected reading. */
  reading: ImportReading;
  /** Type of the file; a workbook has no delimiter. */
  readAs: Import['read_as'];
  /** Field to focus, after its correction was read. */
  focused?: ReadingField | undefined;
  /** Warning that a correction discards corrected cells. */
  warning?: string | undefined;
  /** True while the file is read again, so that no second correction overtakes the first. */
  isDisabled?: boolean;
  /** Called with a correction, which reads the file again. */
  onChange: (field: ReadingField, change: Pick<ImportReading, 'delimiter' | 'heading_line'>) => void;
}) {
  const { delimiter, heading_line: heading, preview } = reading;
  const width = Math.max(1, ...preview.map(({ cells }) => cells.length));
  const lines = preview.filter(
    ({ number }, index) =>
      number <= heading || index < preview.findIndex((each) => each.number > heading) + SHOWN_ROWS,
  );
  return (
    <Stack gap={16}>
      <FieldGroup columns="halves">
        {readAs === 'text' && (
          <Select
            label={importMessages.delimiter}
            value={delimiter}
            options={delimiterOptions(delimiter)}
            autoFocus={focused === 'delimiter'}
            isDisabled={isDisabled}
            onChange={(next) => onChange('delimiter', { delimiter: next, heading_line: heading })}
          />
        )}
        <Select
          label={importMessages.headingLine}
          value={String(heading)}
          options={[
            ...preview.map(({ number, cells }) => ({
              id: String(number),
              label: importMessages.lineWithTitle(number, cells.filter(Boolean).slice(0, 4).join(', ')),
            })),
            { id: '0', label: importMessages.noHeadings },
          ]}
          autoFocus={focused === 'heading'}
          isDisabled={isDisabled}
          onChange={(next) => onChange('heading', { delimiter, heading_line: Number(next) })}
        />
      </FieldGroup>
      {warning && <Text tone="muted">{warning}</Text>}
      <DataTable
        label={importMessages.firstLines}
        columns={previewColumns(reading)}
        rows={lines}
        getRowId={({ number }) => String(number)}
        rowLabel={({ number }) => importMessages.lineNumber(number)}
        variant="document"
        frame="card"
      />
      {width > SHOWN_COLUMNS && <Text tone="muted">{importMessages.moreColumns(width - SHOWN_COLUMNS)}</Text>}
    </Stack>
  );
}
