import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { GridLayout } from './useGridModel.ts';

interface SkeletonRowsProps<Row> {
  count: number;
  context: RowContext<Row>;
  layout: GridLayout<Row>;
}

/** Placeholder rows while rows are loading. */
export function SkeletonRows<Row>({ count, context, layout }: SkeletonRowsProps<Row>) {
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
