import type { ReactNode } from 'react';
import * as styles from './AppFrame.css.ts';

export interface NavGroupProps {
  /** Heading of the group. */
  title: string;
  /** Action at the end of the heading, e.g. a button that adds an item. */
  action?: ReactNode;
  /** Content of the group, e.g. a `Tree`. */
  children: ReactNode;
}

/** Group below the menu entries, e.g. spaces or folders. */
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
