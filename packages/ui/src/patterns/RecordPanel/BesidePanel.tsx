import type { ReactNode } from 'react';
import * as styles from './BesidePanel.css.ts';

export interface BesidePanelProps {
  /** True while a panel is open over the page. */
  isOpen: boolean;
  /** List beside the panel. */
  children: ReactNode;
}

/**
 * Content that makes room for an open panel if the window is wide enough.
 *
 * @example
 * const [isOpen, setOpen] = useState(true);
 * return (
 *   <BesidePanel isOpen={isOpen}>
 *     <Button onPress={() => setOpen(!isOpen)}>Close details</Button>
 *   </BesidePanel>
 * );
 */
export function BesidePanel({ isOpen, children }: BesidePanelProps) {
  return (
    <div className={styles.beside} data-beside={isOpen || undefined}>
      {children}
    </div>
  );
}
