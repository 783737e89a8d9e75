import type { ReactNode } from 'react';
import * as styles from './cards.css.ts';

export interface ListCardProps {
  /** A mark or an avatar at the start. */
  mark?: ReactNode;
  /** First line of the card. */
  title: string;
  /** Main figure; whole dollars on a phone. */
  figure?: ReactNode;
  /** Second line of the card. */
  subtitle?: ReactNode;
  /** Details such as status and date, separated by dots. They wrap, so that an overdue date is never cut. */
  meta?: readonly ReactNode[];
  /** Content at the end of the last line. */
  trailing?: ReactNode;
}

/**
 * Card of a row on phones, returned by `cardView` of a `DataTable`.
 *
 * @example
 * <ListCard title="Riverside Clinic" />
 */
export function ListCard({ mark, title, figure, subtitle, meta = [], trailing }: ListCardProps) {
  return (
    <>
      {mark}
      <span className={styles.cardMain}>
        <span className={styles.cardLine}>
          <span className={styles.cardTitle} title={title}>
            {title}
          </span>
          {figure !== undefined && <span className={styles.cardFigure}>{figure}</span>}
        </span>
        {subtitle !== undefined && <span className={styles.cardSubtitle}>{subtitle}</span>}
        {(meta.length > 0 || trailing !== undefined) && (
          <span className={styles.cardMeta}>
            <span className={styles.cardParts}>
              <span className={styles.cardPartLines}>
                {meta.map((part, index) => (
                  <span key={index} className={styles.cardPart}>
                    {part}
                  </span>
                ))}
              </span>
            </span>
            {trailing !== undefined && <span className={styles.cardEnd}>{trailing}</span>}
          </span>
        )}
      </span>
    </>
  );
}
