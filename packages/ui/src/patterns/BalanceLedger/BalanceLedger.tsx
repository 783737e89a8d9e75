import { useMemo, type ReactNode } from 'react';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import { ListCard } from '../../data-grid/ListCard.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './BalanceLedger.css.ts';
import { balanceLedgerMessages } from './BalanceLedger.messages.ts';
import { ledgerRows, type LedgerEntry, type LedgerPeriod, type LedgerRow } from './ledger.ts';
import {
  balanceFigure,
  figureFormat,
  lateMark,
  ledgerColumns,
  rowName,
  struck,
  type LedgerContext,
} from './ledgerColumns.tsx';

export interface BalanceLedgerProps {
  /** Names the table, e.g. "Ledger of main yard". */
  label: string;
  /** Entries in the order in which they were made; the ledger sorts them by effective day. */
  entries: readonly LedgerEntry[];
  /** Balance before the first entry, as a decimal string. @default "0" */
  opening?: string;
  /** Entry at the top: the newest or the oldest. @default "newest" */
  order?: 'newest' | 'oldest';
  /** Puts the entries together by period, each with its sums. */
  period?: LedgerPeriod;
  /** ISO 4217 code if the figures are money; otherwise they are quantities. */
  currency?: string;
  /** Least number of places after the point of quantities. @default 0 */
  fractionDigits?: number;
  /** Called when an entry is opened by click or Enter. Without it a row leads to its document. */
  onEntryOpen?: (entry: LedgerEntry) => void;
  /** `loading` shows placeholder rows; `refreshing` keeps the rows muted. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  /** Shown if the entries could not be loaded, e.g. an `ErrorState`. */
  error?: ReactNode;
  /** Shown without entries, instead of the text with the balance. */
  emptyState?: ReactNode;
  /** `card` draws the table's own border. */
  frame?: 'page' | 'card';
  /** Takes the height of its parent and scrolls inside. */
  fills?: boolean;
}

const isGroup = (row: LedgerRow): boolean => row.kind !== 'entry';
const rowId = (row: LedgerRow): string => row.id;

/**
 * Ledger with a running balance, exact to the last digit, between the opening and the closing balance. Late entries
 * say when they were entered; a voided entry is struck through, with the entry that takes it back above it. Keys are
 * those of `DataTable`: arrows, Home, End, Page Up and Down move the cursor, Enter opens the entry or its document,
 * Ctrl+C copies. Only visible rows are rendered; below 600 px each entry is a card with its balance.
 *
 * @example
 * <BalanceLedger
 *   label="Gypsum board 5/8″, main warehouse"
 *   entries={[
 *     { id: '1', date: '2026-03-02', description: 'Summit Interior Supply', in: '120' },
 *     { id: '2', date: '2026-03-09', description: 'Issued to Riverside Clinic', out: '48' },
 *   ]}
 * />
 */
export function BalanceLedger({
  label,
  entries,
  opening = '0',
  order = 'newest',
  period,
  currency,
  fractionDigits = 0,
  onEntryOpen,
  loadingState = 'idle',
  error,
  emptyState,
  frame = 'page',
  fills,
}: BalanceLedgerProps) {
  const messages = useMessages('balanceLedger', balanceLedgerMessages);
  const { locale } = useLocale();
  const context = useMemo<LedgerContext>(
    () => ({ messages, locale, period, format: figureFormat(currency, fractionDigits, locale) }),
    [messages, locale, period, currency, fractionDigits],
  );
  const rows = useMemo(
    () =>
      entries.length === 0 ? [] : ledgerRows(entries, { opening, order, ...(period ? { period } : {}) }),
    [entries, opening, order, period],
  );
  const columns = useMemo(() => ledgerColumns(rows, context), [rows, context]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      rowLabel={(row) => rowName(row, context)}
      isGroup={isGroup}
      loadingState={loadingState}
      error={error}
      emptyState={
        emptyState ?? (
          <EmptyState size="sm" title={messages.empty}>
            {messages.emptyText(context.format(opening))}
          </EmptyState>
        )
      }
      frame={frame}
      cardView={(row) => <LedgerCard row={row} context={context} />}
      {...(onEntryOpen
        ? { onRowOpen: (row: LedgerRow) => row.kind === 'entry' && onEntryOpen(row.entry) }
        : {
            rowHref: (row: LedgerRow) => (row.kind === 'entry' ? row.entry.document?.href : undefined),
          })}
      {...(fills ? { fills } : {})}
    />
  );
}

/** Row on a phone: description and balance, then day, document and the change. */
function LedgerCard({ row, context }: { row: LedgerRow; context: LedgerContext }) {
  const { format, messages, locale } = context;
  const figure = balanceFigure(row, context);
  const change = (sign: string, value: string | undefined) =>
    value && (
      <span className={styles.figure}>
        {sign}
        {format(value)}
      </span>
    );
  if (row.kind !== 'entry')
    return (
      <ListCard
        title={rowName(row, context)}
        figure={figure}
        meta={row.kind === 'period' ? [messages.entries(row.count.toLocaleString(locale), row.count)] : []}
        {...(row.kind === 'period'
          ? {
              trailing: (
                <span className={styles.line}>
                  {change('+', row.in)}
                  {change('−', row.out)}
                </span>
              ),
            }
          : {})}
      />
    );
  const { entry, isVoided, isInvalid } = row;
  return (
    <ListCard
      title={entry.description}
      figure={figure}
      {...(row.isLate ? { subtitle: lateMark(row, context) } : {})}
      meta={[
        struck(row, formatLocalDate(entry.date, locale)),
        ...(entry.document
          ? [
              <span key="document" className={styles.code}>
                {struck(row, entry.document.label)}
              </span>,
            ]
          : []),
        ...(isVoided ? [messages.voided] : []),
        ...(isInvalid
          ? [
              <span key="problem" className={styles.problem}>
                {messages.invalid}
              </span>,
            ]
          : []),
      ]}
      trailing={
        <span className={styles.line}>
          {struck(row, change('+', entry.in))}
          {struck(row, change('−', entry.out))}
        </span>
      }
    />
  );
}
