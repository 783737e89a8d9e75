import { ChevronRightIcon } from 'lucide-react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import { showValue } from './CellValue.tsx';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { Line } from './lines.ts';

interface GroupRowProps<Row> {
  context: RowContext<Row>;
  line: Line<Row>;
  index: number;
  ariaIndex: number;
  top?: number;
  from: number;
  to: number;
  isLast: boolean;
  cursor: number;
  showsCursor: boolean;
  count: (value: number) => string;
}

/** The heading of rows that share a value: the value and how many they are, and what their columns come to. */
export function GroupRow<Row>({
  context,
  line,
  index,
  ariaIndex,
  top,
  from,
  to,
  isLast,
  cursor,
  showsCursor,
  count,
}: GroupRowProps<Row>) {
  const { places, firstCol, words, traits } = context;
  const { group, depth, isExpanded } = line;
  if (!group) return null;
  const lastCol = firstCol + places.length;
  const value = showValue(group.column, undefined, group.value, words);
  const shown = 'node' in value ? value.node : value.text === '' ? words.noValue : value.text;
  const stop = (col: number) => ({
    'data-col': col,
    'aria-colindex': col + 1,
    tabIndex: cursor === col ? 0 : -1,
  });
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={depth + 1}
      aria-expanded={isExpanded}
      data-row={index}
      data-id={line.id}
      data-kind="group"
      data-last={isLast ? '' : undefined}
      className={cx(styles.row, styles.groupRow, styles.opens, top !== undefined && styles.floating)}
      style={top === undefined ? undefined : { top }}
    >
      {firstCol > 0 && (
        <div
          role="gridcell"
          className={cx(cells.cell, cells.filled, cells.checkCell, cells.pinned)}
          {...stop(0)}
        />
      )}
      {places.map((place, at) => {
        const col = at + firstCol;
        const isFirst = at === 0;
        if (place.pin === undefined && (at < from || at >= to) && cursor !== col) return null;
        const figure =
          isFirst || !place.column.aggregate
            ? undefined
            : showValue(place.column, undefined, group.aggregateOf(place.column), words);
        return (
          <div
            key={place.column.id}
            role={isFirst ? 'rowheader' : 'gridcell'}
            data-column={place.column.id}
            className={cx(
              context.cellClasses[at],
              cells.unlined,
              isFirst && cells.groupCell,
              traits.selectsCells && showsCursor && cursor === col && cells.cursorCell,
            )}
            style={context.cellStyles[at]}
            {...stop(col)}
          >
            {isFirst && (
              <span className={cells.tree} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
                <span className={cx(cells.twist, isExpanded && cells.twistOpen)} data-twist>
                  <Icon icon={ChevronRightIcon} size={14} directional={!isExpanded} />
                </span>
                <span className={cells.text}>{shown}</span>
                <span className={cells.groupCount}>{count(group.count)}</span>
              </span>
            )}
            {figure && ('node' in figure ? figure.node : <span className={cells.text}>{figure.text}</span>)}
          </div>
        );
      })}
      {context.hasFiller && <div role="presentation" className={cells.cell} />}
      {traits.hasActions && (
        <div
          role="gridcell"
          className={cx(cells.cell, cells.actionCell)}
          style={context.actionStyle}
          {...stop(lastCol)}
        />
      )}
    </div>
  );
}
