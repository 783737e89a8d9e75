import type { QuoteClause, QuoteLine } from '@plumbline/api';
import { compareQuotes, type ComparedLine, type ComparedQuote } from '@plumbline/estimating';
import type { Column } from '@plumbline/ui/DataTable';
import { DataTable } from '@plumbline/ui/DataTable';
import { ScopeCell } from '@plumbline/ui/EstimateQuote';
import { formatAmount, formatMoney, formatNumber } from '@plumbline/ui/format';

type Row = ComparedLine & { id: string };

/** A figure with its sign: what a revision adds to another. */
export const signed = (value: string) =>
  Number(value) > 0 ? `+${formatMoney(value)}` : Number(value) < 0 ? formatMoney(value) : '–';

/** What an inclusion counts has no unit, and its one says nothing. */
const measured = (quantity: string, unit: string) => (unit ? `${formatNumber(quantity)} ${unit}` : '');

const columnsOf = (before: string, after: string): Column<Row>[] => [
  {
    id: 'name',
    header: 'Scope',
    accessor: (row) => row.name,
    cell: (row) => (
      <ScopeCell
        name={row.name}
        detail={
          !row.before && !row.after
            ? ''
            : !row.before
              ? `New in ${after}`
              : !row.after
                ? `Not in ${after}`
                : row.before.quantity === row.after.quantity
                  ? measured(row.after.quantity, row.unit)
                  : `${formatNumber(row.before.quantity)} to ${measured(row.after.quantity, row.unit)}`
        }
      />
    ),
    width: 220,
  },
  {
    id: 'before',
    header: before,
    accessor: (row) => (row.before ? formatAmount(row.before.amount) : '–'),
    align: 'end',
    width: 110,
  },
  {
    id: 'after',
    header: after,
    accessor: (row) => (row.after ? formatAmount(row.after.amount) : '–'),
    align: 'end',
    width: 110,
  },
  {
    id: 'difference',
    header: 'Difference',
    accessor: (row) => signed(row.difference),
    align: 'end',
    width: 120,
  },
];

interface Quoted {
  lines: readonly QuoteLine[];
  inclusions: readonly QuoteClause[];
  total: string;
}
/** A quote as it is compared: what its inclusions count stands among its lines. */
export const comparedOf = ({ lines, inclusions, total }: Quoted): ComparedQuote => ({
  lines: [
    ...lines,
    ...inclusions.flatMap(({ name, amount }) =>
      amount === undefined ? [] : [{ code: '', name, quantity: '1', unit: '', amount }],
    ),
  ],
  total,
});

/** What changed from one state of a quote to another, line by line; what lies between lines and total is the last row. */
export function ComparedLines({
  before,
  after,
  names,
}: {
  before: Quoted;
  after: Quoted;
  /** What the two are called. */
  names: readonly [before: string, after: string];
}) {
  const { lines, other } = compareQuotes(comparedOf(before), comparedOf(after));
  const rows: Row[] = [
    ...lines.map((line, at) => ({ ...line, id: String(at) })),
    ...(Number(other) === 0
      ? []
      : [
          {
            id: 'rest',
            code: '',
            name: 'Discount, bond, tax and rounding',
            unit: '',
            difference: other,
          },
        ]),
  ];
  return (
    <DataTable
      label="Differences"
      variant="document"
      frame="card"
      rows={rows}
      columns={columnsOf(...names)}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
