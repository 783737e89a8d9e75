import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { NameCell } from '@plumbline/ui/WorksheetCells';
import { useIsPhone } from '@plumbline/ui/media';
import { ListCard } from '@plumbline/ui/ListCard';
import { useState, type ReactNode } from 'react';
import { signed } from '../format-signed-money.ts';
import { flatRows, type DifferenceRow } from './difference-rows.ts';
import { versionsMessages } from './messages.ts';

const columnsOf = (before: string, after: string): Column<DifferenceRow>[] => [
  {
    id: 'name',
    header: versionsMessages.change,
    accessor: (row) => row.name,
    cell: (row) => <NameCell isStrong name={row.name} detail={row.detail} />,
    width: 420,
    minWidth: 200,
  },
  { id: 'before', header: before, accessor: (row) => row.before, align: 'end', width: 130 },
  { id: 'after', header: after, accessor: (row) => row.after, align: 'end', width: 130 },
  {
    id: 'difference',
    header: versionsMessages.difference,
    accessor: (row) => signed(row.difference),
    align: 'end',
    width: 130,
  },
];

/** Table of the differences of two states of an estimate by condition and line. */
export function DifferenceTable({
  rows,
  names,
  isLoading,
  emptyState,
}: {
  rows: readonly DifferenceRow[];
  /** Column headers of the two states. */
  names: { before: string; after: string };
  isLoading: boolean;
  emptyState: ReactNode;
}) {
  const [expanded, setExpanded] = useState<ReadonlySet<string> | 'all'>('all');
  const isNarrow = useIsPhone();
  return (
    <DataTable<DifferenceRow>
      label={versionsMessages.differences}
      fills
      columns={columnsOf(names.before, names.after)}
      rows={isNarrow ? flatRows(rows) : rows}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      {...(isNarrow
        ? {}
        : {
            getSubRows: (row: DifferenceRow) => (row.rows.length > 0 ? row.rows : undefined),
            expanded,
            onExpandedChange: setExpanded,
          })}
      loadingState={isLoading ? 'loading' : 'idle'}
      skeletonRows={6}
      cardView={(row) => (
        <ListCard
          title={row.name}
          figure={signed(row.difference)}
          subtitle={row.detail}
          meta={[`${names.before} ${row.before}`, `${names.after} ${row.after}`]}
        />
      )}
      emptyState={emptyState}
    />
  );
}
