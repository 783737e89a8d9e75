import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import { DataTable, type DataTableProps } from '../../data-grid/DataTable.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { DocumentFacts } from '../DocumentHeader/DocumentFacts.tsx';
import { DocumentHeader, type DocumentHeaderProps } from '../DocumentHeader/DocumentHeader.tsx';
import * as shared from '../recordPage.css.ts';
import * as styles from './DocumentLayout.css.ts';
import { documentLayoutWords } from './DocumentLayout.messages.ts';

export type { DocumentFact } from '../DocumentHeader/DocumentHeader.tsx';

export interface DocumentLayoutProps extends DocumentHeaderProps {
  children: ReactNode;
  /** An `ActivityRail`, or a rail of one's own. */
  rail?: ReactNode;
  railLabel?: string;
}

/** A quote, an order, an invoice: number and party, status steps, lines, totals, and what has happened to it. */
export function DocumentLayout({ facts = [], children, rail, railLabel, ...header }: DocumentLayoutProps) {
  const words = useWords('documentLayout', documentLayoutWords);
  const [main, mainScrolls] = useScrolls();
  return (
    <article className={shared.page}>
      <DocumentHeader {...header} />
      <div className={shared.columns}>
        {/* The facts scroll with the lines, so that a long document has the height of the screen. */}
        <div
          ref={main}
          {...(mainScrolls ? { tabIndex: 0, role: 'group', 'aria-label': header.title } : {})}
          className={cx(shared.main, styles.document)}
        >
          {facts.length > 0 && <DocumentFacts facts={facts} />}
          {children}
        </div>
        {rail && (
          <aside aria-label={railLabel ?? words.rail} className={cx(shared.beside, styles.rail)}>
            {rail}
          </aside>
        )}
      </div>
    </article>
  );
}

export type LineItemsTableProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'variant' | 'frame' | 'rowNumbers' | 'fills' | 'cardView'
>;

/** The lines of a document, edited like a spreadsheet: Tab, Enter, paste from a sheet. */
export function LineItemsTable<Row extends object>(props: LineItemsTableProps<Row>) {
  return <DataTable {...props} variant="document" frame="card" rowNumbers stickyHeader={false} />;
}

export interface TotalLine {
  label: string;
  /** A rate, a count, beside the label. */
  note?: string;
  value: string;
  /** `sum` stands below a line, `total` below a heavy one in large figures. */
  kind?: 'line' | 'sum' | 'total';
}

export interface TotalsBlockProps {
  lines: readonly TotalLine[];
  label?: string;
}

/** What the lines come to; every figure ends on one edge. */
export function TotalsBlock({ lines, label }: TotalsBlockProps) {
  const words = useWords('documentLayout', documentLayoutWords);
  return (
    <dl aria-label={label ?? words.totals} className={styles.totals}>
      {lines.map((line) => (
        <div key={line.label} className={cx(styles.total, styles.totalKind[line.kind ?? 'line'])}>
          <dt className={styles.totalLabel}>
            {line.label}
            {line.note && <span className={styles.totalNote}>{line.note}</span>}
          </dt>
          <dd className={styles.totalValue}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
