import type { ReactNode } from 'react';
import * as styles from './BesidePanel.css.ts';

export interface BesidePanelProps {
  /** A panel is open over the page. */
  isOpen: boolean;
  children: ReactNode;
}

/** A list and everything else on the page, which keeps to the room that an open panel leaves where there is enough. */
export function BesidePanel({ isOpen, children }: BesidePanelProps) {
  return (
    <div className={styles.beside} data-beside={isOpen || undefined}>
      {children}
    </div>
  );
}
