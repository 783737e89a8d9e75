import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { formatMoney, formatQuantity } from '../../components/Format/money.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { GridLink } from '../../data-grid/CellValue.tsx';
import { decimalPattern } from '../../data-grid/format.ts';
import type { CellValue, Column } from '../../data-grid/types.ts';
import * as styles from './BalanceLedger.css.ts';
import type { balanceLedgerMessages } from './BalanceLedger.messages.ts';
import type { EntryRow, LedgerEntry, LedgerPeriod, LedgerRow } from './ledger.ts';

export interface LedgerContext {
  messages: typeof balanceLedgerMessages;
  locale: string;
  period: LedgerPeriod | undefined;
  /** Writes a figure: a quantity or money. */
  format: (value: string) => string;
}

/** Returns the function that writes the figures of a ledger. */
export const figureFormat =
  (currency: string | undefined, fractionDigits: number, locale: string) =>
  (value: string): string =>
    currency === undefined
      ? formatQuantity(value, fractionDigits, Math.max(fractionDigits, 6))
      : formatMoney(value, { currency }, locale);

/** "March 2026", "Q1 2026" or "2026". */
export function periodName(start: string, { messages, locale, period }: LedgerContext): string {
  const day = new Date(`${start}T00:00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day);
  if (period === 'month') return write({ year: 'numeric', month: 'long' });
  const year = write({ year: 'numeric' });
  if (period === 'year') return year;
  return messages.quarter(((day.getUTCMonth() + 3) / 3).toLocaleString(locale), year);
}

/** Name of a row: its heading, or the description of an entry. */
export function rowName(row: LedgerRow, context: LedgerContext): string {
  if (row.kind === 'entry') return row.entry.description;
  return row.kind === 'period' ? periodName(row.start, context) : context.messages[row.kind];
}

/** Struck through if the entry was taken back. */
export const struck = (row: EntryRow, content: ReactNode): ReactNode =>
  row.isVoided ? <del className={styles.struck}>{content}</del> : content;

export const lateMark = ({ isLate, entry }: EntryRow, { messages, locale }: LedgerContext): ReactNode =>
  isLate &&
  entry.enteredOn !== undefined && (
    <span className={styles.late}>
      <Icon icon={History} size={14} />
      {messages.entered(formatLocalDate(entry.enteredOn, locale))}
    </span>
  );

/** Running balance, in bold; a dash where an earlier amount is not a number. */
export function balanceFigure(row: LedgerRow, { messages, format }: LedgerContext): ReactNode {
  if (row.balance === undefined)
    return (
      <span className={styles.problem}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{messages.unknown}</VisuallyHidden>
      </span>
    );
  const isNegative = row.balance.startsWith('-') && /[1-9]/.test(row.balance);
  const figure = (
    <span
      className={cx(
        styles.figure,
        row.kind === 'entry' && row.isVoided ? styles.struckBalance : styles.balance,
        isNegative && styles.negative,
      )}
    >
      {format(row.balance)}
    </span>
  );
  return row.kind === 'entry' ? struck(row, figure) : figure;
}

function amount(row: LedgerRow, side: 'in' | 'out', { format }: LedgerContext): ReactNode {
  const value = row.kind === 'entry' ? row.entry[side] : row.kind === 'period' ? row[side] : undefined;
  if (value === undefined || value === '') return null;
  const figure = <span className={styles.figure}>{format(value)}</span>;
  return row.kind === 'entry' ? struck(row, figure) : figure;
}

function dateCell(row: LedgerRow, context: LedgerContext): ReactNode {
  if (row.kind !== 'entry') return <span className={styles.heading}>{rowName(row, context)}</span>;
  return (
    <span className={styles.line}>
      <span className={styles.date}>{struck(row, formatLocalDate(row.entry.date, context.locale))}</span>
      {lateMark(row, context)}
    </span>
  );
}

/** Link, so that Enter in the cell follows it; the text without an address. */
const documentValue = ({ document }: LedgerEntry): CellValue =>
  document?.href === undefined ? document?.label : { label: document.label, href: document.href };

function documentCell(row: LedgerRow): ReactNode {
  if (row.kind !== 'entry' || !row.entry.document) return null;
  const { label, href } = row.entry.document;
  const code = <span className={cx(styles.code, styles.text)}>{label}</span>;
  return struck(
    row,
    href === undefined ? (
      code
    ) : (
      <GridLink href={href} isValue>
        {code}
      </GridLink>
    ),
  );
}

function descriptionCell(row: LedgerRow, { messages, locale }: LedgerContext): ReactNode {
  if (row.kind === 'period')
    return (
      <span className={styles.count}>{messages.entries(row.count.toLocaleString(locale), row.count)}</span>
    );
  if (row.kind !== 'entry') return null;
  return (
    <span className={styles.line}>
      <span className={styles.text} title={row.entry.description}>
        {struck(row, row.entry.description)}
      </span>
      {row.isVoided && <span className={styles.count}>{messages.voided}</span>}
      {row.isInvalid && <span className={styles.problem}>{messages.invalid}</span>}
    </span>
  );
}

/** Width in pixels of a column whose longest figure must fit, in bold, beside the padding of its cells. */
function widthOf(values: Iterable<string | undefined>, least: number, { format }: LedgerContext): number {
  let longest = '';
  for (const value of values) if (value !== undefined && value.length > longest.length) longest = value;
  const written = decimalPattern.test(longest) ? format(longest) : longest;
  return Math.max(least, written.length * 9 + 24);
}

/** Columns of the ledger; the accessors give what is copied. */
export function ledgerColumns(rows: readonly LedgerRow[], context: LedgerContext): Column<LedgerRow>[] {
  const { messages } = context;
  const figures = (id: 'in' | 'out') =>
    rows.map((row) => (row.kind === 'entry' ? row.entry[id] : row.kind === 'period' ? row[id] : undefined));
  const side = (id: 'in' | 'out'): Column<LedgerRow> => ({
    id,
    header: messages[id],
    type: 'amount',
    align: 'end',
    width: widthOf(figures(id), 112, context),
    sortable: false,
    accessor: (row) => (row.kind === 'entry' ? row.entry[id] : row.kind === 'period' ? row[id] : undefined),
    cell: (row) => amount(row, id, context),
  });
  return [
    {
      id: 'date',
      header: messages.date,
      width: 288,
      sortable: false,
      accessor: (row) => (row.kind === 'entry' ? row.entry.date : rowName(row, context)),
      cell: (row) => dateCell(row, context),
    },
    {
      id: 'document',
      header: messages.document,
      width: 136,
      sortable: false,
      accessor: (row) => (row.kind === 'entry' ? documentValue(row.entry) : undefined),
      cell: documentCell,
    },
    {
      id: 'description',
      header: messages.description,
      width: 320,
      sortable: false,
      accessor: (row) => (row.kind === 'entry' ? row.entry.description : undefined),
      cell: (row) => descriptionCell(row, context),
    },
    side('in'),
    side('out'),
    {
      id: 'balance',
      header: messages.balance,
      // In sight while long figures or a narrow page scroll sideways.
      pinned: 'end',
      type: 'amount',
      align: 'end',
      width: widthOf(
        rows.map(({ balance }) => balance),
        136,
        context,
      ),
      sortable: false,
      accessor: (row) => row.balance,
      cell: (row) => balanceFigure(row, context),
    },
  ];
}
