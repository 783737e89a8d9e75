import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** Terms with their values and optional notes. */
  items: readonly { id?: string; term: string; value: ReactNode; note?: ReactNode }[];
  /** `rows` puts term and value side by side, `stack` below each other, `facts` in a header strip. */
  layout?: 'rows' | 'stack' | 'facts';
}

/**
 * Names and their values.
 *
 * @example
 * <DescriptionList
 *   items={[
 *     { term: 'Account', value: 'Halvorsen Constructors' },
 *     { term: 'Amount', value: <Money value="482000" /> },
 *   ]}
 * />
 */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const facts = layout === 'facts';
  return (
    <dl className={layout === 'rows' ? styles.rows : facts ? styles.facts : styles.stack}>
      {items.map(({ id, term, value, note }) => (
        <div key={id ?? term} className={layout === 'rows' ? styles.row : facts ? styles.fact : undefined}>
          <dt className={cx(styles.term, layout !== 'rows' && styles.termSmall)}>{term}</dt>
          <dd className={cx(styles.value, facts && styles.valueStrong)}>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
