import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Form.css.ts';

export interface FieldGroupProps {
  title?: string;
  description?: ReactNode;
  /** As many as fit, or `halves`: two while there is room, and never more. */
  columns?: 1 | 2 | 3 | 'halves';
  children: ReactNode;
  id?: string;
}

/** Fields that belong together under one name, in columns while there is room. */
export function FieldGroup({ title, description, columns = 1, children, id }: FieldGroupProps) {
  return (
    <fieldset id={id} className={styles.group}>
      {title && (
        <legend className={styles.legend}>
          <span className={styles.legendTitle}>{title}</span>
          {description && <span className={styles.legendHelp}>{description}</span>}
        </legend>
      )}
      <div className={cx(styles.fields, styles.columns[columns])}>{children}</div>
    </fieldset>
  );
}

/** A field that takes the whole row of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
