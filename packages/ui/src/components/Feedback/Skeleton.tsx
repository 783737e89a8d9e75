import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { feedbackMessages } from './Feedback.messages.ts';
import * as styles from './Feedback.css.ts';

export interface SkeletonProps {
  /** Shape of the loading content. */
  shape?: 'text' | 'line' | 'table' | 'card' | 'form' | 'record' | 'board';
  /** Lines of text, rows of a table, cards, fields of a form, columns of a board. */
  count?: number;
  /** Number of columns, for tables. */
  columns?: number;
  /** Accessible name of the loading content. */
  label?: string;
}

const widthOf = (at: number) => styles.boneWidth[(at % 4) as 0 | 1 | 2 | 3];
const times = <Part,>(count: number, part: (at: number) => Part): Part[] =>
  Array.from({ length: count }, (_, at) => part(at));

function Bone({ at, tall }: { at: number; tall?: boolean }) {
  return <span className={cx(styles.bone, tall && styles.boneTall, widthOf(at))} />;
}

function CardBones() {
  return (
    <div className={styles.boneCard}>
      <Bone at={3} />
      <span className={cx(styles.bone, styles.boneFigure)} />
      <Bone at={1} />
    </div>
  );
}

function FormBones({ count }: { count: number }) {
  return (
    <div className={styles.boneForm}>
      {times(count, (at) => (
        <div key={at}>
          <span className={cx(styles.bone, styles.boneLabel)} />
          <span className={styles.boneField} />
        </div>
      ))}
    </div>
  );
}

type Shape = NonNullable<SkeletonProps['shape']>;

const shapes: Record<Shape, (count: number | undefined, columns: number) => ReactNode> = {
  line: () => <Bone at={3} tall />,
  text: (count = 3) => times(count, (at) => <Bone key={at} at={at} />),
  table: (count = 8, columns) =>
    times(count, (row) => (
      <div key={row} className={styles.boneRow}>
        {times(columns, (column) => (
          <span key={column} className={styles.boneCell}>
            <Bone at={row + column * 3} />
          </span>
        ))}
      </div>
    )),
  card: (count = 1) => (
    <div className={styles.boneCards}>
      {times(count, (at) => (
        <CardBones key={at} />
      ))}
    </div>
  ),
  form: (count = 5) => <FormBones count={count} />,
  record: () => (
    <div className={styles.boneRecord}>
      <div className={styles.boneHead}>
        <span className={styles.boneMark} />
        <div className={styles.boneCell}>
          <Bone at={3} tall />
          <Bone at={1} />
        </div>
      </div>
      <div className={styles.boneMain}>
        {shapes.text(4, 0)}
        {shapes.table(5, 4)}
      </div>
      <div className={styles.boneSide}>
        <FormBones count={4} />
      </div>
    </div>
  ),
  board: (count = 4) => (
    <div className={styles.boneBoard}>
      {times(count, (column) => (
        <div key={column} className={styles.boneColumn}>
          <Bone at={3} />
          {times(4 - (column % 3), (at) => (
            <div key={at} className={styles.boneCard}>
              <Bone at={at + column} />
              <Bone at={at + column + 1} />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};

/**
 * Placeholder of loading content, shown after 150 ms.
 *
 * @example
 * <Skeleton />
 */
export function Skeleton({ shape = 'text', count, columns = 5, label }: SkeletonProps) {
  const messages = useMessages('feedback', feedbackMessages);
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      <div aria-hidden>{shapes[shape](count, columns)}</div>
    </div>
  );
}
