import { cx } from '../cx.ts';
import { useDelayed } from '../hooks.ts';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { GridLayout } from './useGridModel.ts';

interface SkeletonRowsProps<Row> {
  count: number;
  context: RowContext<Row>;
  layout: GridLayout<Row>;
}

/** Milliseconds; rows that arrive sooner have no placeholders. */
const delay = 150;

/** Placeholder rows while rows are loading. */
export function SkeletonRows<Row>({ count, context, layout }: SkeletonRowsProps<Row>) {
  const isShown = useDelayed(true, delay);
  if (!isShown) return null;
  return (
    <div role="rowgroup" aria-hidden className={styles.group}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          {layout.lead > 0 && (
            <div className={cx(cells.cell, cells.checkCell)}>
              {context.traits.hasCheck && <span className={cx(styles.bone, styles.boneBox)} />}
            </div>
          )}
          {layout.places.map((place, at) => (
            <div key={place.column.id} className={context.headClasses[at]} style={context.cellStyles[at]}>
              <span className={styles.bone} style={{ width: `${45 + ((index * 7 + at * 13) % 5) * 9}%` }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SkeletonCardsProps {
  /** Name of the table. */
  label: string;
  count: number;
}

/** Placeholder cards while the rows of a narrow table are loading. */
export function SkeletonCards({ label, count }: SkeletonCardsProps) {
  const isShown = useDelayed(true, delay);
  return (
    <div role="group" aria-label={label} aria-busy>
      {isShown &&
        Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.boneCard}>
            <span className={styles.bone} style={{ width: `${45 + (index % 3) * 10}%` }} />
            <span className={styles.bone} style={{ width: `${30 + (index % 4) * 12}%` }} />
          </div>
        ))}
    </div>
  );
}
