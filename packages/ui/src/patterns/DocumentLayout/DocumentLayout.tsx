import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { DataTable, type DataTableProps } from '../../table/DataTable.tsx';
import * as styles from './DocumentLayout.css.ts';
import { useWords } from '../../words/useWords.ts';
import { documentLayoutWords } from './DocumentLayout.words.ts';

export interface DocumentFact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export interface DocumentLayoutProps {
  title: string;
  /** The number, in monospace. */
  code?: string;
  /** Whom it is with. */
  party?: string;
  status?: ReactNode;
  backHref?: string;
  backLabel?: string;
  actions?: ReactNode;
  /** Status steps, at the start of the band below the head. */
  steps?: ReactNode;
  /** Revisions, a due date: at the end of that band. */
  bandEnd?: ReactNode;
  /** To whom, for what, until when. */
  facts?: readonly DocumentFact[];
  children: ReactNode;
  /** An `ActivityRail`, or a rail of one's own. */
  rail?: ReactNode;
  railLabel?: string;
}

/** A quote, an order, an invoice: number and party, status steps, lines, totals, and what has happened to it. */
export function DocumentLayout({
  title,
  code,
  party,
  status,
  backHref,
  backLabel,
  actions,
  steps,
  bandEnd,
  facts = [],
  children,
  rail,
  railLabel,
}: DocumentLayoutProps) {
  const words = useWords('documentLayout', documentLayoutWords);
  return (
    <article className={styles.page}>
      <header className={styles.strip}>
        {backHref !== undefined && (
          <span className={styles.back}>
            <IconButton
              icon={ArrowLeftIcon}
              label={backLabel ?? words.back}
              href={backHref}
              directional
              size="sm"
            />
          </span>
        )}
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
        {code !== undefined && <span className={styles.code}>{code}</span>}
        {party !== undefined && <span className={styles.party}>{party}</span>}
        {status}
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      {(steps || bandEnd) && (
        <div className={styles.band}>
          {steps}
          {bandEnd && <span className={styles.bandEnd}>{bandEnd}</span>}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.document}>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.label} className={styles.fact}>
                  <dt className={styles.factLabel}>{fact.label}</dt>
                  <dd className={styles.factValue}>{fact.value}</dd>
                  {fact.note !== undefined && <dd className={styles.factNote}>{fact.note}</dd>}
                </div>
              ))}
            </dl>
          )}
          {children}
        </div>
        {rail && (
          <aside aria-label={railLabel ?? words.rail} className={styles.rail}>
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
