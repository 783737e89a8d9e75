import { cx } from '../../cx.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { CalendarView } from './calendarTypes.ts';
import * as feedback from '../Feedback/Feedback.css.ts';
import * as styles from './Calendar.css.ts';

interface CalendarSkeletonProps {
  view: CalendarView;
  /** True for the list of phones. */
  isList: boolean;
  /** Accessible name of the loading content. */
  label: string;
}

/** Rows and columns of a view. */
const shapes = {
  month: { rows: 5, columns: 7 },
  week: { rows: 9, columns: 7 },
  day: { rows: 9, columns: 1 },
} as const;

const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Suggests an event in about every third cell. */
const hasBone = (row: number, column: number): boolean => (row * 4 + column * 5) % 7 < 2;

/** Grid of a calendar whose events are loading. */
export function CalendarSkeleton({ view, isList, label }: CalendarSkeletonProps) {
  if (isList) return <Skeleton shape="table" count={6} columns={2} label={label} />;
  const { rows, columns } = shapes[view];
  return (
    <div role="status" className={feedback.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={styles.grid}>
        {times(rows).map((row) => (
          <div key={row} className={cx(styles.boneRow, view === 'day' && styles.boneRowDay)}>
            {times(columns).map((column) => (
              <div key={column} className={cx(styles.boneCell, view === 'month' && styles.boneCellMonth)}>
                {hasBone(row, column) && (
                  <span className={cx(feedback.bone, feedback.boneTall, feedback.boneWidth[2])} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
