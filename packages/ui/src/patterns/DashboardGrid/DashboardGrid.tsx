import { useId, type ReactNode } from 'react';
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

/** Dashboard with cards in twelve columns, each with a link to its records. */
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
  /** Columns of twelve. */
  span?: keyof typeof styles.span;
  /** Address of the card's records. */
  href?: string;
  /** Text of the link to all records. */
  linkLabel?: string;
  /** Actions in the header. */
  actions?: ReactNode;
  /** Content. */
  children: ReactNode;
}

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
  return (
    <section aria-labelledby={id} className={cx(styles.card, styles.span[span])}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
        <span className={styles.headEnd}>
          {actions}
          {href !== undefined && (
            <Link href={href} size="small" weight="medium">
              {linkLabel ?? messages.open}
            </Link>
          )}
        </span>
      </header>
      {children}
    </section>
  );
}

export interface DashboardCellProps {
  /** Columns of twelve. */
  span?: keyof typeof styles.span;
  /** A `Stat` or another card. */
  children: ReactNode;
}

/** Grid cell for content with its own frame. */
export function DashboardCell({ span = 3, children }: DashboardCellProps) {
  return <div className={cx(styles.cell, styles.span[span])}>{children}</div>;
}
