import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './PropertyGrid.css.ts';

/** Property of a record. */
export interface PropertyItem {
  /** Unique id, if labels repeat. */
  id?: string;
  /** Label of the property. */
  label: string;
  /** Value of the property. */
  value?: ReactNode;
  /** `InlineEdit` with its own label, instead of label and value. */
  edit?: ReactNode;
  /** Occupies both columns. */
  isWide?: boolean;
}

export interface PropertyGridProps {
  /** Properties in order. */
  properties: readonly PropertyItem[];
}

/** Properties of a record in two columns, one on phones. */
export function PropertyGrid({ properties }: PropertyGridProps) {
  return (
    <div className={styles.grid}>
      {properties.map(({ id, label, value, edit, isWide }) =>
        edit ? (
          <div key={id ?? label} className={cx(styles.edit, isWide && styles.wide)}>
            {edit}
          </div>
        ) : (
          <div key={id ?? label} className={cx(styles.property, isWide && styles.wide)}>
            <span className={styles.label} title={label}>
              {label}
            </span>
            {/* Text has the direction of its own script, e.g. an English address on an Arabic page. */}
            <span className={styles.value}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</span>
          </div>
        ),
      )}
    </div>
  );
}
