import type { ReactNode } from 'react';
import { cx } from '../../components/cx.ts';
import * as styles from './EstimateSheet.css.ts';

export interface EstimateLayoutProps {
  /** An `EstimateHead` with its tabs. */
  head: ReactNode;
  /** Search, views: one row above the content. */
  tools?: ReactNode;
  /** A `FormulaBar`, above a sheet. */
  formula?: ReactNode;
  children: ReactNode;
  /** `sheet` gives the content all the room to its edges, for a table that fills; `plain` insets and scrolls it. */
  content?: 'sheet' | 'plain';
  side?: ReactNode;
  sideLabel?: string;
  /** `totals` is a column of figures, `fields` a record's properties. */
  sideKind?: 'totals' | 'fields';
}

/** A page of an estimation: its head, one row of tools, what is worked on, and what it comes to at the side. */
export function EstimateLayout({
  head,
  tools,
  formula,
  children,
  content = 'plain',
  side,
  sideLabel = 'Summary',
  sideKind = 'totals',
}: EstimateLayoutProps) {
  return (
    <div className={styles.page}>
      {head}
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={styles.columns}>
        <div className={content === 'sheet' ? styles.sheet : styles.plain}>
          {formula}
          {children}
        </div>
        {side && (
          <aside
            aria-label={sideLabel}
            className={cx(styles.side, sideKind === 'fields' && styles.sideFields)}
          >
            {side}
          </aside>
        )}
      </div>
    </div>
  );
}
