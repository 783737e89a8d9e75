import { useMemo, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import { DataTable, type DataTableProps } from '../../data-grid/DataTable.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DocumentFacts } from '../DocumentHeader/DocumentFacts.tsx';
import { DocumentHeader, type DocumentHeaderProps } from '../DocumentHeader/DocumentHeader.tsx';
import * as shared from '../recordPage.css.ts';
import * as styles from './DocumentLayout.css.ts';
import { documentLayoutMessages } from './DocumentLayout.messages.ts';

export type { DocumentFact } from '../DocumentHeader/DocumentHeader.tsx';

export interface DocumentLayoutProps extends DocumentHeaderProps {
  /** Content of the document. */
  children: ReactNode;
  /** `ActivityRail` or a custom rail. */
  rail?: ReactNode;
  /** Accessible name of the rail. @default 'Activity' */
  railLabel?: string;
}

/**
 * Page of a document such as a quote, order or invoice: header, facts, content and activity rail.
 *
 * @example
 * <DocumentLayout title="Riverside Clinic">
 *   <Text>Interiors and canopy</Text>
 * </DocumentLayout>
 */
export function DocumentLayout({ facts = [], children, rail, railLabel, ...header }: DocumentLayoutProps) {
  const messages = useMessages('documentLayout', documentLayoutMessages);
  const [main, mainScrolls] = useScrolls();
  return (
    <article className={shared.page}>
      <DocumentHeader {...header} />
      <div className={shared.columns}>
        {/* The facts scroll with the lines, so that a long document can use the height of the screen. */}
        <div
          ref={main}
          {...(mainScrolls ? { tabIndex: 0, role: 'group', 'aria-label': header.title } : {})}
          className={cx(shared.main, styles.document)}
        >
          {facts.length > 0 && <DocumentFacts facts={facts} />}
          {children}
        </div>
        {rail && (
          <aside aria-label={railLabel ?? messages.rail} className={cx(shared.beside, styles.rail)}>
            {rail}
          </aside>
        )}
      </div>
    </article>
  );
}

export type LineItemsTableProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'variant' | 'frame' | 'showRowNumbers' | 'fills' | 'cardView'
>;

/**
 * Line items of a document with spreadsheet editing: Tab, Enter and paste. A last column of money stays in view; in a
 * narrow table the names wrap and the columns between scroll.
 *
 * @example
 * <LineItemsTable
 *   label="Quote lines"
 *   rows={[{ id: '1', scope: 'Interior partitions', amount: '21088.75' }]}
 *   columns={[
 *     { id: 'scope', header: 'Scope', accessor: (line) => line.scope },
 *     { id: 'amount', header: 'Amount', type: 'money', accessor: (line) => line.amount },
 *   ]}
 * />
 */
export function LineItemsTable<Row extends object>({ columns, ...props }: LineItemsTableProps<Row>) {
  const withAmount = useMemo(
    () =>
      columns.map((column, at) =>
        at === columns.length - 1 && (column.type === 'amount' || column.type === 'money') && !column.pinned
          ? { ...column, pinned: 'end' as const }
          : column,
      ),
    [columns],
  );
  return (
    <DataTable
      {...props}
      columns={withAmount}
      variant="document"
      frame="card"
      showRowNumbers
      hasStickyHeader={false}
    />
  );
}

/** Line of a totals block. */
export interface TotalLine {
  /** Name of the figure. */
  label: string;
  /** Rate or count beside the label. */
  note?: string;
  /** Formatted figure. */
  value: string;
  /** `sum` has a line above it, `total` a heavy line and large figures. */
  kind?: 'line' | 'sum' | 'total';
}

export interface TotalsBlockProps {
  /** Lines in order. */
  lines: readonly TotalLine[];
  /** Accessible name. @default 'Totals' */
  label?: string;
}

/**
 * Totals of a document with end-aligned figures.
 *
 * @example
 * <TotalsBlock
 *   lines={[
 *     { label: 'Subtotal', value: '24857.57' },
 *     { label: 'Total', value: '24857.57', kind: 'total' },
 *   ]}
 * />
 */
export function TotalsBlock({ lines, label }: TotalsBlockProps) {
  const messages = useMessages('documentLayout', documentLayoutMessages);
  return (
    <dl aria-label={label ?? messages.totals} className={styles.totals}>
      {lines.map((line) => (
        <div key={line.label} className={cx(styles.total, styles.totalKind[line.kind ?? 'line'])}>
          <dt className={styles.totalLabel}>
            {line.label} {line.note && <span className={styles.totalNote}>{line.note}</span>}
          </dt>
          <dd className={styles.totalValue}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
