import type { PublicQuote, QuoteLine } from '@plumbline/api';
import type { ReactNode } from 'react';
import type { Column } from '@plumbline/ui/DataTable';
import { DocumentFooter } from '@plumbline/ui/DocumentFooter';
import { NameCell, FigureCell } from '@plumbline/ui/WorksheetCells';
import { formatAmount, formatUnitPrice } from '@plumbline/ui/format';
import { LineItemsTable } from '@plumbline/ui/LineItemsTable';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { totalLines } from './total-lines.ts';
import { quoteMessages } from './messages.ts';

interface LineRow extends QuoteLine {
  id: string;
}
const columns: Column<LineRow>[] = [
  {
    id: 'scope',
    header: quoteMessages.scope,
    accessor: (row) => row.name,
    cell: (row) => <NameCell isStrong name={row.name} detail={row.description} />,
    width: 290,
    minWidth: 180,
  },
  { id: 'code', header: quoteMessages.code, type: 'code', accessor: (row) => row.code, width: 76 },
  {
    id: 'quantity',
    header: quoteMessages.quantity,
    type: 'quantity',
    accessor: (row) => row.quantity,
    width: 88,
  },
  { id: 'unit', header: quoteMessages.unit, accessor: (row) => row.unit, isMuted: true, width: 56 },
  {
    id: 'unit_price',
    header: quoteMessages.unitPrice,
    type: 'amount',
    accessor: (row) => row.unit_price,
    cell: (row) => formatUnitPrice(row.unit_price),
    width: 92,
  },
  {
    id: 'amount',
    header: quoteMessages.amount,
    type: 'amount',
    accessor: (row) => row.amount,
    cell: (row) => <FigureCell isStrong>{formatAmount(row.amount)}</FigureCell>,
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
        label={quoteMessages.scope}
        columns={columns}
        rows={quote.lines.map((line, index) => ({ ...line, id: String(index) }))}
        getRowId={(row) => row.id}
      />
      <DocumentFooter
        beside={alternates}
        totals={<TotalsBlock lines={totalLines(quote.totals, { write: formatAmount })} />}
      >
        {quote.description}
      </DocumentFooter>
    </>
  );
}
