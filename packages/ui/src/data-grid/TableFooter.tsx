import { useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { showValue } from './CellValue.tsx';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { GridModel } from './useGridModel.ts';
import { useWidenNumericColumns } from './useWidenNumericColumns.ts';
import { useTotals } from './useTotals.ts';
import type { WindowStore } from './windowStore.ts';

interface TableFooterProps<Row extends object> {
  model: GridModel<Row>;
  context: RowContext<Row>;
  store: WindowStore;
}

/** Last row: custom content, or the aggregates of the columns over all rows that pass the filter. */
export function TableFooter<Row extends object>({ model, context, store }: TableFooterProps<Row>) {
  const { props, traits, layout, lines, messages } = model;
  const { places, firstCol, headRows, hasFiller } = layout;
  const { frame, rowCount } = props;
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const sums = useTotals(model);
  const ref = useWidenNumericColumns(model, sums);
  const rowsInAll = messages.groupRows(lines.rowCount, model.count(lines.rowCount));
  return (
    <div ref={ref} role="rowgroup" className={styles.foot}>
      <div
        role="row"
        aria-rowindex={(rowCount ?? lines.length) + 1 + headRows}
        data-kind="totals"
        data-last={frame === 'card' ? '' : undefined}
        className={cx(styles.row, styles.totalsRow)}
      >
        {traits.hasCheck && (
          <div
            role="gridcell"
            className={cx(cells.cell, cells.filled, cells.checkCell, cells.pinned.start)}
          />
        )}
        {traits.hasNumbers && (
          <div role="gridcell" className={cx(cells.cell, cells.numberCell, cells.pinned.start)} />
        )}
        {places.map((place, at) => {
          if (place.pin === undefined && (at < view.from || at >= view.to)) return null;
          const { column } = place;
          const figure = sums.has(column.id)
            ? showValue(column, undefined, sums.get(column.id), messages)
            : undefined;
          return (
            <div
              key={column.id}
              role="gridcell"
              aria-colindex={at + firstCol + 1}
              data-figure={column.id}
              className={cx(context.headClasses[at], place.align === 'end' && cells.numeric)}
              style={context.cellStyles[at]}
            >
              {figure && 'node' in figure ? (
                figure.node
              ) : (
                <span className={cells.text}>
                  {figure?.text ?? column.footer ?? (at === 0 && props.showTotals ? rowsInAll : undefined)}
                </span>
              )}
            </div>
          );
        })}
        {hasFiller && <div role="presentation" className={cells.cell} />}
        {traits.hasActions && (
          <div role="gridcell" className={cx(cells.cell, cells.actionCell)} style={context.actionStyle} />
        )}
      </div>
    </div>
  );
}
