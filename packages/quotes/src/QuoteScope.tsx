import type { PublicQuote, QuoteLine } from '@plumbline/api';
import { useMemo, type ReactNode } from 'react';
import { IconButton } from '@plumbline/ui/IconButton';
import { EyeIcon, EyeOffIcon } from '@plumbline/ui/icons';
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

/** Column with the visibility of each line, and the unit price as an input. */
const editableColumns = ({ onHide }: QuoteLineEditing): Column<LineRow>[] => [
  ...columns.map((column): Column<LineRow> =>
    column.id === 'unit_price'
      ? {
          ...column,
          editor: { kind: 'decimal', maxFractionDigits: 8 },
          cell: (row) => (
            <FigureCell isOverridden={row.estimated !== undefined}>
              {formatUnitPrice(row.unit_price)}
            </FigureCell>
          ),
        }
      : column,
  ),
  {
    id: 'shown',
    header: quoteMessages.shown,
    type: 'boolean',
    accessor: (row) => !row.is_hidden,
    cell: (row) => (
      <IconButton
        size="sm"
        icon={row.is_hidden ? EyeOffIcon : EyeIcon}
        label={row.is_hidden ? quoteMessages.showLine(row.name) : quoteMessages.hideLine(row.name)}
        onPress={() => void onHide(row.code, !row.is_hidden)}
      />
    ),
    editor: { kind: 'boolean' },
    align: 'center',
    width: 72,
  },
];

/** Edits of the lines of a draft. */
export interface QuoteLineEditing {
  /** Hides a line within the sum of the hidden lines, or shows it. */
  onHide: (code: string, isHidden: boolean) => Promise<void>;
  /** Sets a unit price; null for the price of the estimate. */
  onPrice: (code: string, unitPrice: string | null) => Promise<void>;
}

/** Scope and totals of a quote, the same for staff and customer. */
export function QuoteScope({
  quote,
  alternates,
  editing,
  note,
}: {
  quote: Pick<PublicQuote, 'lines' | 'totals'> & { description?: string | undefined };
  /** Alternates beside the totals. */
  alternates?: ReactNode;
  /** Edits of the lines; absent if they cannot be changed. */
  editing?: QuoteLineEditing;
  /** Text between the lines and the totals. */
  note?: ReactNode;
}) {
  const shown = useMemo(() => (editing ? editableColumns(editing) : columns), [editing]);
  return (
    <>
      <LineItemsTable<LineRow>
        label={quoteMessages.scope}
        columns={shown}
        rows={quote.lines.map((line, index) => ({ ...line, id: String(index) }))}
        getRowId={(row) => row.id}
        {...(editing
          ? {
              onCellEdit: (row: LineRow, column: string, value: string) =>
                column === 'shown'
                  ? editing.onHide(row.code, value !== 'true')
                  : editing.onPrice(row.code, value === '' ? null : value),
            }
          : {})}
      />
      {note}
      <DocumentFooter
        beside={alternates}
        totals={<TotalsBlock lines={totalLines(quote.totals, { write: formatAmount })} />}
      >
        {quote.description}
      </DocumentFooter>
    </>
  );
}
