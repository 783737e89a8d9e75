import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { chartMessages } from './Chart.messages.ts';
import * as styles from './ChartSkeleton.css.ts';

/** Shape of a chart that loads. */
export type ChartShape = 'columns' | 'rows' | 'area' | 'ring' | 'arc' | 'cells';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const lengthAt = (at: number) => (at % 4) as styles.SkeletonStep;

const drawings: Record<ChartShape, { className: string; parts: ReactNode }> = {
  columns: {
    className: styles.columns,
    parts: numbers(8).map((at) => <span key={at} className={styles.column[lengthAt(at)]} />),
  },
  rows: {
    className: styles.rows,
    parts: numbers(4).map((at) => <span key={at} className={styles.row[lengthAt(3 - at)]} />),
  },
  area: { className: styles.area, parts: <div className={styles.areaFill} /> },
  ring: { className: styles.ring, parts: <div className={styles.ringFill} /> },
  arc: { className: styles.arc, parts: <div className={styles.arcFill} /> },
  cells: {
    className: styles.cells,
    parts: numbers(18).map((at) => <span key={at} className={styles.cell} />),
  },
};

/** Place of a chart that loads, in the shape of what comes. */
export function ChartSkeleton({ shape, height }: { shape: ChartShape; height: number }) {
  const messages = useMessages('chart', chartMessages);
  const { className, parts } = drawings[shape];
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden className={className} style={{ height }}>
        {parts}
      </div>
    </div>
  );
}
