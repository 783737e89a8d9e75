import type { Import, ImportRow } from '@plumbline/api';
import { Link } from '@plumbline/ui/Link';
import type { Column } from '@plumbline/ui/DataTable';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText, type Tone } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { recordHref } from '../custom/record-href.ts';
import { capital, joinFacts } from '../format/format-values.ts';
import { rowState } from './import-text.ts';
import { importMessages } from './messages.ts';

/** Cell value with its error below. */
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

/** Most likely duplicate of a row with the reasons; an update applies to it. */
function Alike({ kind, row: { alike } }: { kind: string; row: ImportRow }) {
  const [first, ...others] = alike;
  if (!first) return null;
  const { uuid, line, title, number, detail, reasons } = first;
  const address = uuid && title ? recordHref(kind, uuid) : undefined;
  const name = line === undefined ? joinFacts([title, number]) : importMessages.lineWithTitle(line, title);
  const why = joinFacts([
    capital(reasons.join(', ')),
    detail,
    others.length > 0 ? `${others.length} more` : '',
  ]);
  return (
    <Stack gap={0}>
      {address ? (
        <Link href={address}>{name}</Link>
      ) : (
        <Text truncate="end">{name || importMessages.existingRecord}</Text>
      )}
      <Text size="caption" tone="muted" truncate="end" title={why}>
        {why}
      </Text>
    </Stack>
  );
}

const messagesAt = ({ errors }: ImportRow, isHere: (column: number) => boolean): string =>
  errors.flatMap(({ column, message }) => (isHere(column) ? [message] : [])).join(' ');

/** Columns of the check step: line number, status and the mapped cells with their errors. */
export function checkColumns({ kind, columns = [], fields = [] }: Import, only: string): Column<ImportRow>[] {
  const labels = new Map(fields.map(({ id, label }) => [id, label]));
  const read = columns.filter(({ field }) => field !== null);
  const shown = new Set(read.map(({ index }) => index));
  const called = (index: number) => {
    const { field = null, header = '' } = columns.find((column) => column.index === index) ?? {};
    return (field === null ? undefined : labels.get(field)) ?? header;
  };
  /** Errors of the row and the names of its invalid cells, which may be scrolled out of view. */
  const wrongIn = (row: ImportRow) => {
    const cells = row.errors.filter(({ column }) => shown.has(column)).map(({ column }) => called(column));
    return [
      messagesAt(row, (column) => !shown.has(column)),
      cells.length > 0 ? importMessages.createdInPlace([...new Set(cells)].join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  return [
    { id: 'line', header: importMessages.line, type: 'number', width: 72, accessor: (row) => row.number },
    {
      id: 'state',
      header: importMessages.status,
      width: 170,
      accessor: (row) => rowState(row).label,
      cell: (row) => {
        const { label, tone } = rowState(row);
        return <Faulty value={label} tone={tone} why={wrongIn(row)} />;
      },
    },
    ...(only === 'alike'
      ? [
          {
            id: 'alike',
            header: importMessages.possibleDuplicate,
            width: 260,
            accessor: ({ alike }: ImportRow) => alike[0]?.title ?? '',
            cell: (row: ImportRow) => <Alike kind={kind} row={row} />,
          },
        ]
      : []),
    ...read.map(({ index }): Column<ImportRow> => ({
      id: `c${index}`,
      header: called(index),
      width: 210,
      editor: { kind: 'text' },
      accessor: (row) => row.cells[index] ?? '',
      cell: (row) => {
        const text = row.cells[index] ?? '';
        const why = messagesAt(row, (column) => column === index);
        return why ? (
          <Faulty value={text || 'Empty'} tone="bad" why={why} />
        ) : (
          <Text truncate="end" title={text}>
            {text}
          </Text>
        );
      },
    })),
  ];
}
