import {
  closingsName,
  comparedQuote,
  compareQuotes,
  type ComparedLine,
  type QuoteBreakdown,
} from '@plumbline/estimating';
import type { Column } from '@plumbline/ui/DataTable';
import { DataTable } from '@plumbline/ui/DataTable';
import { NameCell } from '@plumbline/ui/WorksheetCells';
import { formatAmount, formatNumber } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { signed } from '../format-signed-money.ts';
import { quotesMessages } from './messages.ts';

type Row = ComparedLine & { id: string };

/** Quantity with its unit; empty for inclusions, which have no unit and a quantity of 1. */
const measured = (quantity: string, unit: string) => (unit ? `${formatNumber(quantity)} ${unit}` : '');

/** Note beside a line's name: new, removed, or its changed quantity. */
const noteOf = (row: Row, after: string): string => {
  if (!row.before && !row.after) return '';
  if (!row.before) return quotesMessages.newIn(after);
  if (!row.after) return quotesMessages.notIn(after);
  return row.before.quantity === row.after.quantity
    ? measured(row.after.quantity, row.unit)
    : quotesMessages.quantityChange(
        formatNumber(row.before.quantity),
        measured(row.after.quantity, row.unit),
      );
};
const amountOf = (figures: Row['before']) => (figures ? formatAmount(figures.amount) : '–');

const columnsOf = (before: string, after: string): Column<Row>[] => [
  {
    id: 'name',
    header: quotesMessages.scope,
    accessor: (row) => row.name,
    cell: (row) => <NameCell isStrong name={row.name} detail={noteOf(row, after)} />,
    width: 220,
  },
  {
    id: 'before',
    header: before,
    accessor: (row) => amountOf(row.before),
    align: 'end',
    width: 110,
  },
  {
    id: 'after',
    header: after,
    accessor: (row) => amountOf(row.after),
    align: 'end',
    width: 110,
  },
  {
    id: 'difference',
    header: quotesMessages.difference,
    accessor: (row) => signed(row.difference),
    align: 'end',
    width: 120,
  },
];

/**
 * Line-by-line comparison of two states of a quote; the last row is the difference of discount, bond, tax and rounding.
 */
export function ComparedLines({
  before,
  after,
  names,
}: {
  before: QuoteBreakdown;
  after: QuoteBreakdown;
  /** Column headers of the two states. */
  names: readonly [before: string, after: string];
}) {
  const { lines, other } = compareQuotes(comparedQuote(before), comparedQuote(after));
  const rows: Row[] = [
    ...lines.map((line, at) => ({ ...line, id: String(at) })),
    ...(Number(other) === 0
      ? []
      : [
          {
            id: 'rest',
            code: '',
            name: closingsName,
            unit: '',
            difference: other,
          },
        ]),
  ];
  return (
    <DataTable
      label={quotesMessages.differences}
      variant="document"
      frame="card"
      rows={rows}
      columns={columnsOf(...names)}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      cardView={(row) => {
        const note = noteOf(row, names[1]);
        return (
          <ListCard
            title={row.name}
            figure={signed(row.difference)}
            {...(note ? { subtitle: note } : {})}
            meta={
              row.before || row.after
                ? [`${names[0]} ${amountOf(row.before)}`, `${names[1]} ${amountOf(row.after)}`]
                : []
            }
          />
        );
      }}
    />
  );
}
