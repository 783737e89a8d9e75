import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import * as styles from './Chart.css.ts';

export interface MiniBarsProps {
  /** Label of the chart: "Bids due by day". */
  label: string;
  /** Bars with label and value. */
  items: readonly { label: string; value: number }[];
}

/**
 * Small bar chart beside a figure.
 *
 * @example
 * <MiniBars
 *   label="Scans by day"
 *   items={[
 *     { label: 'Mon', value: 42 },
 *     { label: 'Tue', value: 57 },
 *   ]}
 * />
 */
export function MiniBars({ label, items }: MiniBarsProps) {
  const { locale } = useLocale();
  const maxValue = Math.max(1, ...items.map(({ value }) => value));
  return (
    <div
      role="img"
      aria-label={`${label}: ${items.map((item) => `${item.label} ${item.value.toLocaleString(locale)}`).join(', ')}`}
      className={styles.minis}
    >
      {items.map((item, at) => (
        <span key={`${at}-${item.label}`} className={styles.mini}>
          <span className={styles.miniSpace}>
            <span
              className={cx(styles.miniBar, item.value === 0 && styles.miniEmpty)}
              style={assignInlineVars({ [styles.height]: `${(item.value / maxValue) * 100}%` })}
            />
          </span>
          {item.label}
        </span>
      ))}
    </div>
  );
}
