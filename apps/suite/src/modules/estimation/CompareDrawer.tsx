import type { Quote } from '@plumbline/api';
import { compareQuotes, type ComparedLine } from '@plumbline/estimating';
import type { Column } from '@plumbline/ui/DataTable';
import { DataTable } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { ScopeCell } from '@plumbline/ui/EstimateQuote';
import { formatAmount, formatMoney } from '@plumbline/ui/format';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';

type Row = ComparedLine & { id: string };

/** A figure with its sign: what a revision adds to another. */
const signed = (value: string) =>
  Number(value) > 0 ? `+${formatMoney(value)}` : Number(value) < 0 ? formatMoney(value) : '–';

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
                  ? `${row.after.quantity} ${row.unit}`
                  : `${row.before.quantity} → ${row.after.quantity} ${row.unit}`
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

/** What changed from one revision of a quote to another: quantities, amounts, and what it comes to. */
export function CompareDrawer({
  quote,
  revisions,
  onClose,
}: {
  quote: Quote;
  revisions: readonly Quote[];
  onClose: () => void;
}) {
  const others = revisions.filter(({ uuid }) => uuid !== quote.uuid);
  const [chosen, setChosen] = useState(
    (others.find(({ revision }) => revision < quote.revision) ?? others[0])?.uuid ?? '',
  );
  const other = others.find(({ uuid }) => uuid === chosen);
  const [before, after] = other && other.revision > quote.revision ? [quote, other] : [other ?? quote, quote];
  const { lines, other: rest, difference } = compareQuotes(before, after);
  const rows: Row[] = [
    ...lines.map((line, at) => ({ ...line, id: String(at) })),
    ...(Number(rest) === 0
      ? []
      : [{ id: 'rest', code: '', name: 'Discount, bond, tax and rounding', unit: '', difference: rest }]),
  ];
  return (
    <Drawer
      title={`Compare ${quote.number}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
    >
      <Stack gap={16}>
        <Select
          label="Compare with"
          value={chosen}
          onChange={(id) => setChosen(String(id))}
          options={others.map((each) => ({
            id: each.uuid,
            label: `R${each.revision}, ${formatMoney(each.total)}`,
          }))}
        />
        <Text weight="strong">
          {Number(difference) === 0
            ? `R${before.revision} and R${after.revision} come to the same: ${formatMoney(after.total)}.`
            : `From R${before.revision} to R${after.revision}: ${formatMoney(before.total)} to ${formatMoney(after.total)}, ${signed(difference)}.`}
        </Text>
        <DataTable
          label="Differences"
          variant="document"
          frame="card"
          rows={rows}
          columns={columnsOf(`R${before.revision}`, `R${after.revision}`)}
          getRowId={(row) => row.id}
          rowLabel={(row) => row.name}
        />
      </Stack>
    </Drawer>
  );
}
