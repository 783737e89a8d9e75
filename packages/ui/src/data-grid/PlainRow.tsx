import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';

/** Props of a row without a record. */
export interface PlainRowProps<Row> {
  /** Table state and handlers shared by all rows. */
  context: RowContext<Row>;
  /** Index in the data. */
  index: number;
  /** Row index for assistive technology, from 1. */
  ariaIndex: number;
  /** Offset of a virtualized row in pixels. */
  top?: number;
  /** Columns in view: from this one up to, and without, the other. */
  from: number;
  /** Index after the last visible column. */
  to: number;
  /** Index of the column with the keyboard cursor. */
  cursor: number;
}

type Place<Row> = RowContext<Row>['places'][number];

interface Props<Row> extends PlainRowProps<Row> {
  attributes: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;
  className?: string | undefined;
  /** Column of the place in the table, which is not its index where rows can be ticked. */
  cell: (place: Place<Row>, at: number, col: number) => ReactNode;
  /** Class of a cell besides that of its column. */
  cellClass?: (at: number, col: number) => string | undefined;
  /** Renders the first cell as the heading of the row. */
  isHeaded?: boolean;
}

/** Row without a record: no checkbox and no actions, with its own content in the cells. */
export function PlainRow<Row>({
  context,
  index,
  ariaIndex,
  top,
  from,
  to,
  cursor,
  attributes,
  className,
  cell,
  cellClass,
  isHeaded = false,
}: Props<Row>) {
  const { places, firstCol } = context;
  const stop = (col: number) => ({
    'data-col': col,
    'aria-colindex': col + 1,
    tabIndex: cursor === col ? 0 : -1,
  });
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      data-row={index}
      {...attributes}
      className={cx(styles.row, className, top !== undefined && styles.floating)}
      style={top === undefined ? undefined : { top }}
    >
      {firstCol > 0 && (
        <div
          role="gridcell"
          className={cx(cells.cell, cells.filled, cells.checkCell, cells.pinned.start)}
          {...stop(0)}
        />
      )}
      {places.map((place, at) => {
        const col = at + firstCol;
        if (place.pin === undefined && (at < from || at >= to) && cursor !== col) return null;
        return (
          <div
            key={place.column.id}
            role={isHeaded && at === 0 ? 'rowheader' : 'gridcell'}
            data-column={isHeaded ? place.column.id : undefined}
            data-figure={isHeaded && at > 0 ? place.column.id : undefined}
            className={cx(context.cellClasses[at], cellClass?.(at, col))}
            style={context.cellStyles[at]}
            {...stop(col)}
          >
            {cell(place, at, col)}
          </div>
        );
      })}
      {context.hasFiller && <div role="presentation" className={cells.cell} />}
      {context.traits.hasActions && (
        <div
          role="gridcell"
          className={cx(cells.cell, cells.actionCell)}
          style={context.actionStyle}
          {...stop(firstCol + places.length)}
        />
      )}
    </div>
  );
}
