import type { PublicQuote, QuoteLine } from '@plumbline/api';
import type { ReactNode } from 'react';
import type { Column } from '@plumbline/ui/DataTable';
import { DocumentFoot, ScopeCell } from '@plumbline/ui/EstimateQuote';
import { SheetFigure } from '@plumbline/ui/EstimateSheet';
import { formatAmount } from '@plumbline/ui/format';
import { LineItemsTable } from '@plumbline/ui/LineItemsTable';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { totalLines } from './total-lines.ts';

interface LineRow extends QuoteLine {
  id: string;
}
const columns: Column<LineRow>[] = [
  {
    id: 'scope',
    header: 'Scope',
    accessor: (row) => row.name,
    cell: (row) => <ScopeCell name={row.name} detail={row.description} />,
    width: 290,
    minWidth: 180,
  },
  { id: 'code', header: 'Code', type: 'code', accessor: (row) => row.code, width: 76 },
  { id: 'quantity', header: 'Quantity', type: 'quantity', accessor: (row) => row.quantity, width: 88 },
  { id: 'unit', header: 'Unit', accessor: (row) => row.unit, isMuted: true, width: 56 },
  { id: 'unit_price', header: 'Unit price', type: 'amount', accessor: (row) => row.unit_price, width: 92 },
  {
    id: 'amount',
    header: 'Amount',
    type: 'amount',
    accessor: (row) => row.amount,
    cell: (row) => <SheetFigure isStrong>{formatAmount(row.amount)}</SheetFigure>,
    width: 112,
  },
];

/** Scope and totals of a quote, the same for staff and customer. */
export function QuoteScope({
  quote,
  alternates,
}: {
  quote: Pick<PublicQuote, 'lines' | 'totals'> & { description?: string | undefined };
  /** Alternates beside the totals. */
  alternates?: ReactNode;
}) {
  return (
    <>
      <LineItemsTable<LineRow>
        label="Scope"
        columns={columns}
        rows={quote.lines.map((line, index) => ({ ...line, id: String(index) }))}
        getRowId={(row) => row.id}
      />
      <DocumentFoot
        beside={alternates}
        totals={<TotalsBlock lines={totalLines(quote.totals, { write: formatAmount })} />}
      >
        {quote.description}
      </DocumentFoot>
    </>
  );
}
