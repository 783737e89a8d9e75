import type { ReactNode } from 'react';
import * as styles from './AppFrame.css.ts';

export interface NavGroupProps {
  title: string;
  /** At the end of the heading: a button that adds one. */
  action?: ReactNode;
  /** A `Tree` of what the area keeps. */
  children: ReactNode;
}

/** What an area keeps beside its screens, below the entries of its navigation: spaces, folders. */
export function NavGroup({ title, action, children }: NavGroupProps) {
  return (
    <div role="group" aria-label={title}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {action}
      </div>
      {children}
    </div>
  );
}
