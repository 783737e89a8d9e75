import { Children, type ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** Accessible name of the region. */
  label: string;
  /** Subject of the actions, e.g. the number and total of a quote. */
  message?: ReactNode;
  /** Buttons, the primary one first. */
  children: ReactNode;
}

/**
 * Bar with the actions of a long page. It stays at the bottom of the window while the page scrolls.
 *
 * @example
 * <ActionBar label="Quote response">
 *   <Button>Decline</Button>
 *   <Button variant="primary">Accept quote</Button>
 * </ActionBar>
 */
export function ActionBar({ label, message, children }: ActionBarProps) {
  return (
    <div role="region" aria-label={label} className={styles.bar}>
      {message !== undefined && <div className={styles.message}>{message}</div>}
      <div className={styles.actions}>
        {Children.map(children, (each) => each && <div className={styles.action}>{each}</div>)}
      </div>
    </div>
  );
}
