import type { ReactNode } from 'react';
import * as styles from './DocumentFooter.css.ts';

export interface DocumentFooterProps {
  /** Text of the document, in several lines. */
  children?: ReactNode;
  /** Content below the text, e.g. an `OptionalItemList`. */
  beside?: ReactNode;
  /** `TotalsBlock` at the end. */
  totals: ReactNode;
}

/** Footer of a document's lines: text at the start, totals at the end. */
export function DocumentFooter({ children, beside, totals }: DocumentFooterProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.footStart}>
        {children && <p className={styles.prose}>{children}</p>}
        {beside}
      </div>
      <div className={styles.totals}>{totals}</div>
    </div>
  );
}
