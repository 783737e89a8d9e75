import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { decimalPattern } from '../../data-grid/format.ts';
import type { Column } from '../../data-grid/types.ts';
import type { BudgetLine, BudgetRow, BudgetSums } from './budget.ts';
import * as styles from './BudgetMatrix.css.ts';
import type { budgetMatrixMessages } from './BudgetMatrix.messages.ts';

export interface BudgetColumn {
  id: string;
  label: string;
  /** `change` shows a plus sign; `difference` shows figures below zero as overrun. @default "amount" */
  kind?: 'amount' | 'change' | 'difference';
  /** Bold figures, e.g. of the revised budget. */
  isStrong?: boolean;
  /** Least width in pixels; longer figures widen the column. @default 112 */
  width?: number;
}

export interface BudgetContext {
  messages: typeof budgetMatrixMessages;
  locale: string;
  sums: BudgetSums;
  isExpanded: (rowId: string) => boolean;
}

const isGroup = ({ subRows }: BudgetRow): boolean => subRows !== undefined && subRows.length > 0;

const writers = new Map<string, Intl.NumberFormat>();

/** Whole amount in the locale's digits, with a minus sign (U+2212). */
export function formatWhole(value: string, locale: string, isSigned: boolean): string {
  const key = `${locale} ${isSigned}`;
  let writer = writers.get(key);
  if (!writer)
    writers.set(
      key,
      (writer = new Intl.NumberFormat(locale, {
        maximumFractionDigits: 0,
        signDisplay: isSigned ? 'exceptZero' : 'negative',
      })),
    );
  // Passes the string, because a float would lose digits.
  return writer.format(value as `${number}`).replace('-', '−');
}

interface FigureProps {
  column: BudgetColumn;
  line: BudgetLine | undefined;
  isStrong: boolean;
  isManual: boolean;
  showsAfter: boolean;
  context: BudgetContext;
}

function Figure({ column, line, isStrong, isManual, showsAfter, context }: FigureProps): ReactNode {
  const { messages, locale } = context;
  const { id, kind = 'amount' } = column;
  const value = line?.figures[id];
  const after = showsAfter ? line?.after[id] : undefined;
  const isFigure = value !== undefined && decimalPattern.test(value);
  const isZero = isFigure && !/[1-9]/.test(value);
  const isOver = kind === 'difference' && isFigure && !isZero && value.startsWith('-');
  const write = (text: string) => formatWhole(text, locale, kind === 'change');
  return (
    <span className={cx(styles.figure, after !== undefined && styles.two)}>
      <span
        className={cx(
          styles.now,
          (isStrong || column.isStrong) && styles.strong,
          (value === undefined || isZero) && styles.quiet,
          value !== undefined && !isFigure && styles.invalid,
          isOver && styles.over,
        )}
      >
        {isManual && (
          <>
            <span className={styles.diamond} aria-hidden />
            <VisuallyHidden>{messages.manual} </VisuallyHidden>
          </>
        )}
        {isOver && <Icon icon={ArrowDown} size={12} isBold />}
        {value === undefined || value === '' || (isZero && kind !== 'difference')
          ? '–'
          : isFigure
            ? write(value)
            : value}
        {isOver && <VisuallyHidden> {messages.over}</VisuallyHidden>}
      </span>
      {after !== undefined && (
        <span className={styles.after}>
          <VisuallyHidden>, {messages.after} </VisuallyHidden>
          {write(after)}
        </span>
      )}
    </span>
  );
}

/** A closed group shows the change of its rows; an open one leaves it to them. */
const showsAfter = (row: BudgetRow, { isExpanded }: BudgetContext): boolean =>
  !isGroup(row) || !isExpanded(row.id);

const isTouched = (row: BudgetRow, context: BudgetContext): boolean =>
  showsAfter(row, context) && Object.keys(context.sums.lines.get(row.id)?.after ?? {}).length > 0;

function nameCell(row: BudgetRow, context: BudgetContext): ReactNode {
  return (
    <>
      {isTouched(row, context) && (
        <>
          <span className={styles.edge} aria-hidden />
          <VisuallyHidden>{context.messages.changed}, </VisuallyHidden>
        </>
      )}
      <span className={styles.name}>
        {row.code !== undefined && (
          <span className={styles.code} dir="ltr">
            {row.code}
          </span>
        )}
        <span className={cx(styles.text, isGroup(row) && styles.group)} title={row.name}>
          {row.name}
        </span>
      </span>
    </>
  );
}

/** Name of a row with its code, as it is announced. */
export const budgetRowName = ({ code, name }: BudgetRow): string => (code ? `${code} ${name}` : name);

/** Width in pixels of a column whose longest figure must fit, in bold and with its mark. */
function widthOf({ id, kind, width }: BudgetColumn, { sums, locale }: BudgetContext): number {
  let longest = '';
  for (const { figures, after } of [sums.total, ...sums.lines.values()])
    for (const value of [figures[id], after[id]]) {
      const whole = value?.split('.')[0] ?? '';
      if (whole.length > longest.length) longest = whole;
    }
  const written = decimalPattern.test(longest) ? formatWhole(longest, locale, kind === 'change') : longest;
  return Math.max(width ?? 112, written.length * 8 + 44);
}

/** Columns of the matrix with their totals; the accessors give what is copied. */
export function budgetColumns(columns: readonly BudgetColumn[], context: BudgetContext): Column<BudgetRow>[] {
  const { messages, locale, sums } = context;
  return [
    {
      id: 'name',
      header: messages.code,
      width: 280,
      minWidth: 160,
      sortable: false,
      pinned: true,
      accessor: budgetRowName,
      cell: (row) => nameCell(row, context),
      footer: messages.total(sums.count.toLocaleString(locale), sums.count),
    },
    ...columns.map((column): Column<BudgetRow> => ({
      id: column.id,
      header: column.label,
      type: 'amount',
      align: 'end',
      width: widthOf(column, context),
      sortable: false,
      accessor: (row) => sums.lines.get(row.id)?.figures[column.id],
      cell: (row) => (
        <Figure
          column={column}
          line={sums.lines.get(row.id)}
          isStrong={isGroup(row)}
          isManual={!isGroup(row) && row.manual?.includes(column.id) === true}
          showsAfter={showsAfter(row, context)}
          context={context}
        />
      ),
      footer: (
        <Figure column={column} line={sums.total} isStrong isManual={false} showsAfter context={context} />
      ),
    })),
  ];
}
