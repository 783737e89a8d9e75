import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { NameCell } from '@plumbline/ui/WorksheetCells';
import { Inline } from '@plumbline/ui/Inline';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pill } from '@plumbline/ui/Pill';
import { Text } from '@plumbline/ui/Text';
import type { Bid, ScopeRow } from './bid-rows.ts';
import { bidsMessages } from './messages.ts';

type Cell = ScopeRow['cells'][number];
const cellText = ({ text, isLowest }: Cell) => (isLowest ? `${text}, lowest` : text);

function Amount({ cell }: { cell: Cell | undefined }) {
  if (!cell) return null;
  if (cell.isMissing) return <Pill tone="warn">{cell.text}</Pill>;
  return cell.isLowest ? (
    <Inline gap={8} justify="end">
      <Pill tone="ok">{bidsMessages.lowest}</Pill>
      <Text size="small" weight="strong">
        {cell.text}
      </Text>
    </Inline>
  ) : (
    cell.text
  );
}

/** Table of scopes with the amount of each quote. */
export function ScopeTable({ bids, rows }: { bids: readonly Bid[]; rows: readonly ScopeRow[] }) {
  const columns: Column<ScopeRow>[] = [
    {
      id: 'name',
      header: bidsMessages.scope,
      accessor: (row) => row.name,
      cell: (row) => <NameCell isStrong name={row.name} detail={row.note} />,
      width: 260,
      minWidth: 160,
    },
    ...bids.map(({ quote, name }, at): Column<ScopeRow> => ({
      id: quote.uuid,
      header: name,
      accessor: (row) => row.cells[at]?.text ?? '',
      cell: (row) => <Amount cell={row.cells[at]} />,
      align: 'end',
      width: 190,
    })),
    { id: 'spread', header: bidsMessages.spread, accessor: (row) => row.spread, align: 'end', width: 120 },
  ];
  return (
    <DataTable<ScopeRow>
      label={bidsMessages.comparisonByScope}
      frame="card"
      hasStickyHeader={false}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      cardView={(row) => (
        <ListCard
          title={row.name}
          figure={row.spread}
          {...(row.note ? { subtitle: row.note } : {})}
          meta={bids.map(({ name }, at) => `${name}: ${row.cells[at] ? cellText(row.cells[at]) : ''}`)}
        />
      )}
    />
  );
}
