import type { ReactNode } from 'react';
import * as styles from './ClauseList.css.ts';

export interface ClauseColumnsProps {
  /** `ClauseList`s. */
  children: ReactNode;
}

/** Columns of `ClauseList`s. */
export function ClauseColumns({ children }: ClauseColumnsProps) {
  return <div className={styles.clauses}>{children}</div>;
}
