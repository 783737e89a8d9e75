import type { Import, ImportRow } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText, type Tone } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { rowState } from './words.ts';

/** A value with what is wrong with it below. */
function Faulty({ value, tone, why }: { value: string; tone: Tone; why: string }) {
  return (
    <Stack gap={0}>
      <StatusText tone={tone}>{value}</StatusText>
      {why && (
        <Text size="caption" tone="bad" truncate="end" title={why}>
          {why}
        </Text>
      )}
    </Stack>
  );
}

const messagesAt = ({ errors }: ImportRow, isHere: (column: number) => boolean): string =>
  errors.flatMap(({ column, message }) => (isHere(column) ? [message] : [])).join(' ');

/** The columns of the check: the line, its state, and the cells of the file that are read, each with what is wrong. */
export function checkColumns({ columns = [], fields = [] }: Import): Column<ImportRow>[] {
  const labels = new Map(fields.map(({ id, label }) => [id, label]));
  const read = columns.filter(({ field }) => field !== null);
  const shown = new Set(read.map(({ index }) => index));
  return [
    { id: 'line', header: 'Line', type: 'number', width: 72, accessor: (row) => row.number },
    {
      id: 'state',
      header: 'State',
      width: 150,
      accessor: (row) => rowState(row).label,
      cell: (row) => {
        const { label, tone } = rowState(row);
        return <Faulty value={label} tone={tone} why={messagesAt(row, (column) => !shown.has(column))} />;
      },
    },
    ...read.map(({ index, field, header }): Column<ImportRow> => ({
      id: `c${index}`,
      header: (field === null ? undefined : labels.get(field)) ?? header,
      width: 210,
      editor: { kind: 'text' },
      accessor: (row) => row.cells[index] ?? '',
      cell: (row) => {
        const text = row.cells[index] ?? '';
        const why = messagesAt(row, (column) => column === index);
        return why ? <Faulty value={text || 'Empty'} tone="bad" why={why} /> : text;
      },
    })),
  ];
}
