import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Form.css.ts';

export interface FieldGroupProps {
  /** Heading of the group. */
  title?: string;
  /** Text below the heading. */
  description?: ReactNode;
  /** Highest number of columns; fewer in a narrow space. `halves` keeps two in less space than 2 does. */
  columns?: 1 | 2 | 3 | 'halves';
  /** Fields of the group. */
  children: ReactNode;
  /** Element id. */
  id?: string;
}

/**
 * Group of fields under a heading, in columns.
 *
 * @example
 * <FieldGroup title="Delivery">
 *   <TextField label="Street" />
 *   <TextField label="City" />
 * </FieldGroup>
 */
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

/** Field that fills the row of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
