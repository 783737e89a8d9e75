import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';

/** Spinner over the label of a pending button, which keeps its width. */
export function Spinner() {
  return (
    <span className={styles.pending}>
      <span className={styles.spinner} aria-hidden />
    </span>
  );
}

/** Announces the pending state to assistive technology. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <span role="status" className={styles.announced}>
      {children}
    </span>
  );
}
