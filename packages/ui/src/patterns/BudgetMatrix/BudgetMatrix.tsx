import { useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { cx } from '../../cx.ts';
import { DataTable } from '../../data-grid/DataTable.tsx';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { sumBudget, type BudgetPreview, type BudgetRow } from './budget.ts';
import { budgetColumns, budgetRowName, type BudgetColumn } from './budgetColumns.tsx';
import * as styles from './BudgetMatrix.css.ts';
import { budgetMatrixMessages } from './BudgetMatrix.messages.ts';

export interface BudgetMatrixProps {
  /** Names the table, e.g. "Budget". */
  label: string;
  /** Columns of figures, after the pinned column with code and name. */
  columns: readonly BudgetColumn[];
  /** Rows in order, as a tree. Keep the array while it is unchanged: a new one is summed up again. */
  rows: readonly BudgetRow[];
  /** A change that is not made yet: touched rows get an edge and a second figure, the total as well. */
  preview?: BudgetPreview;
  /** Called when a figure or a name (`columnId` undefined) is opened by click or Enter. */
  onCellOpen?: (row: BudgetRow, columnId: string | undefined) => void;
  /** Controlled ids of the expanded rows. */
  expanded?: ReadonlySet<string> | 'all';
  /** Initially expanded ids when uncontrolled; none by default. */
  defaultExpanded?: ReadonlySet<string> | 'all';
  /** Called with the expanded ids. */
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** `loading` shows placeholder rows; `refreshing` keeps the rows muted. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  /** Shown if the rows could not be loaded, e.g. an `ErrorState`. */
  error?: ReactNode;
  /** Shown without rows. */
  emptyState?: ReactNode;
  /** `card` draws the table's own border. */
  frame?: 'page' | 'card';
  /** Takes the height of its parent and scrolls inside; the total stays at the end. */
  fills?: boolean;
}

const none: ReadonlySet<string> = new Set();
const rowId = ({ id }: BudgetRow): string => id;
const subRowsOf = ({ subRows }: BudgetRow) => (subRows && subRows.length > 0 ? subRows : undefined);
const hasManual = (row: BudgetRow): boolean =>
  (row.manual?.length ?? 0) > 0 || (row.subRows?.some(hasManual) ?? false);

/**
 * Tree of cost codes with columns of whole amounts, summed up exactly to groups and a total. An overrun is a bold red
 * figure with an arrow, a figure set by hand has a diamond. Keys are those of a tree grid: arrows move from cell to
 * cell, Left and Right also fold and unfold in the first column, Space folds, Home, End, Page Up and Down travel, Enter
 * opens the cell, Ctrl+C copies with decimals. On phones the figures scroll beside the pinned names.
 *
 * @example
 * <BudgetMatrix
 *   label="Budget"
 *   columns={[
 *     { id: 'budget', label: 'Budget' },
 *     { id: 'forecast', label: 'Forecast' },
 *   ]}
 *   rows={[{ id: '03', name: 'Concrete', figures: { budget: '840000', forecast: '855000' } }]}
 * />
 */
export function BudgetMatrix({
  label,
  columns,
  rows,
  preview,
  onCellOpen,
  expanded: expandedProp,
  defaultExpanded = none,
  onExpandedChange,
  loadingState = 'idle',
  error,
  emptyState,
  frame = 'page',
  fills,
}: BudgetMatrixProps) {
  const messages = useMessages('budgetMatrix', budgetMatrixMessages);
  const { locale } = useLocale();
  const [expanded, setExpanded] = useControlled<ReadonlySet<string> | 'all'>(
    expandedProp,
    defaultExpanded,
    onExpandedChange,
  );
  const sums = useMemo(
    () =>
      sumBudget(
        rows,
        columns.map(({ id }) => id),
        preview?.figures,
      ),
    [rows, columns, preview],
  );
  const drawn = useMemo(
    () =>
      budgetColumns(columns, {
        messages,
        locale,
        sums,
        isExpanded: (id) => expanded === 'all' || expanded.has(id),
      }),
    [columns, messages, locale, sums, expanded],
  );
  const isManual = useMemo(() => rows.some(hasManual), [rows]);
  // The table reports the row that was opened; the column is that of the cell in which the event began.
  const columnId = useRef<string>(undefined);
  const noteColumn = ({ target }: SyntheticEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-column]')?.dataset['column'];
    columnId.current = id === 'name' ? undefined : id;
  };
  return (
    <div
      className={cx(styles.root, fills && styles.fills)}
      onClickCapture={noteColumn}
      onKeyDownCapture={noteColumn}
    >
      <DataTable
        label={label}
        columns={drawn}
        rows={rows}
        getRowId={rowId}
        rowLabel={budgetRowName}
        getSubRows={subRowsOf}
        expanded={expanded}
        onExpandedChange={setExpanded}
        loadingState={loadingState}
        error={error}
        emptyState={
          emptyState ?? (
            <EmptyState size="sm" title={messages.empty}>
              {messages.emptyText}
            </EmptyState>
          )
        }
        frame={frame}
        {...(onCellOpen ? { onRowOpen: (row: BudgetRow) => onCellOpen(row, columnId.current) } : {})}
        {...(fills ? { fills } : {})}
      />
      {rows.length > 0 && loadingState !== 'loading' && !error && (
        <div className={styles.legend} role="note" aria-label={messages.legend}>
          {isManual && (
            <span className={styles.legendItem}>
              <span className={styles.diamond} aria-hidden />
              {messages.legendManual}
            </span>
          )}
          {preview && (
            <span className={styles.legendItem}>
              <span className={styles.square} aria-hidden />
              {preview.label}
            </span>
          )}
          <span className={styles.legendEnd}>{messages.legendWhole}</span>
        </div>
      )}
    </div>
  );
}
