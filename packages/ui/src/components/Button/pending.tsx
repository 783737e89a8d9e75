import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';

/** Over the words of a pending button, which keep its width. */
export function Spinner() {
  return (
    <span className={styles.pending}>
      <span className={styles.spinner} aria-hidden />
    </span>
  );
}

/** Says to assistive technology what a pending button is doing. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <span role="status" className={styles.announced}>
      {children}
    </span>
  );
}
