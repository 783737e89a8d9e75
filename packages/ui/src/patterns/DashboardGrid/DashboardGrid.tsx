import { useId, useState, type ReactNode } from 'react';
import { ChartTableSwitchContext } from '../../components/Chart/ChartTableSwitchContext.ts';
import { cx } from '../../cx.ts';
import { Link } from '../../components/Link/Link.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { dashboardMessages } from './DashboardGrid.messages.ts';
import * as styles from './DashboardGrid.css.ts';

export interface DashboardGridProps {
  /** A `PageHeader`. */
  header?: ReactNode;
  /** `DashboardCard`s, and `DashboardCell`s with a `Stat`. */
  children: ReactNode;
}

/**
 * Dashboard with cards in twelve columns, each with a link to its records.
 *
 * @example
 * <DashboardGrid>
 *   <Card title="Backlog">
 *     <Money value="18420000" />
 *   </Card>
 *   <Card title="Open bids">12</Card>
 * </DashboardGrid>
 */
export function DashboardGrid({ header, children }: DashboardGridProps) {
  return (
    <div className={styles.page}>
      {header}
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

export interface DashboardCardProps {
  /** Title of the card. */
  title: string;
  /** Count beside the title. */
  count?: number;
  /** Columns of twelve. @default 6 */
  span?: keyof typeof styles.span;
  /** Address of the card's records. */
  href?: string;
  /** Text of the link to all records. @default 'Open' */
  linkLabel?: string;
  /** Actions in the header, before the switch between chart and table and the link. */
  actions?: ReactNode;
  /** Content: a chart, a list or a `DataTable` with `frame="card"`, which has no border here. */
  children: ReactNode;
}

/**
 * Card of a dashboard with a link to its records. The switch between chart and table of a chart in the card is in the head
 * of the card, before the chart in the tab order.
 */
export function DashboardCard({
  title,
  count,
  span = 6,
  href,
  linkLabel,
  actions,
  children,
}: DashboardCardProps) {
  const id = useId();
  const messages = useMessages('dashboard', dashboardMessages);
  const { locale } = useLocale();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <section aria-labelledby={id} className={cx(styles.card, styles.span[span])}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
        <span className={styles.headEnd}>
          {actions}
          <span ref={setTools} className={styles.tools} />
          {href !== undefined && (
            <Link href={href} size="small" weight="medium">
              {linkLabel ?? messages.open}
            </Link>
          )}
        </span>
      </header>
      <ChartTableSwitchContext value={tools}>{children}</ChartTableSwitchContext>
    </section>
  );
}

export interface DashboardCellProps {
  /** Columns of twelve. @default 3 */
  span?: keyof typeof styles.span;
  /** A `Stat` or another card. */
  children: ReactNode;
}

/** Grid cell for content with its own frame. */
export function DashboardCell({ span = 3, children }: DashboardCellProps) {
  return <div className={cx(styles.cell, styles.span[span])}>{children}</div>;
}
