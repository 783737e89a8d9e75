import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as styles from './Feedback.css.ts';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'line' | 'table' | 'card';
  /** Lines of text, rows of a table, cards. */
  count?: number;
  columns?: number;
  label?: string;
}

const widthOf = (at: number) => styles.boneWidth[(at % 4) as 0 | 1 | 2 | 3];
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The outline of content that is on its way, shown after 150 ms. */
export function Skeleton({ shape = 'text', count, columns = 5, label = 'Loading' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>
        {shape === 'line' && <span className={cx(styles.bone, styles.boneTall, styles.boneWidth[3])} />}
        {shape === 'text' &&
          times(count ?? 3).map((at) => <span key={at} className={cx(styles.bone, widthOf(at))} />)}
        {shape === 'table' &&
          times(count ?? 8).map((row) => (
            <div key={row} className={styles.boneRow}>
              {times(columns).map((column) => (
                <span key={column} className={styles.boneCell}>
                  <span className={cx(styles.bone, widthOf(row + column * 3))} />
                </span>
              ))}
            </div>
          ))}
        {shape === 'card' &&
          times(count ?? 1).map((at) => (
            <div key={at} className={styles.boneCard}>
              <span className={cx(styles.bone, styles.boneWidth[3])} />
              <span className={cx(styles.bone, styles.boneFigure)} />
              <span className={cx(styles.bone, styles.boneWidth[1])} />
            </div>
          ))}
      </div>
    </div>
  );
}
