import type { RefObject } from 'react';
import { cx } from '../../cx.ts';
import { columnFigures } from './board.ts';
import { hasLimits, limitOf } from './columnLimits.ts';
import { BoardColumnHeader, CollapsedColumnHead } from './BoardColumnHeader.tsx';
import type { BoardLayoutProps } from './BoardColumns.tsx';
import * as styles from './BoardLanes.css.ts';

interface LaneColumnHeadsProps extends Omit<BoardLayoutProps, 'context'> {
  titleIds: ReadonlyMap<string, string>;
  ref: RefObject<HTMLDivElement | null>;
}

/** Heads of the columns of a board with lanes, which stay above the lanes. */
export function BoardLanesHeader({
  columns,
  grid,
  drag,
  held,
  formatSum,
  isColumnShut,
  onCollapseColumn,
  onAdd,
  titleIds,
  ref,
}: LaneColumnHeadsProps) {
  return (
    <div ref={ref} className={styles.heads}>
      {columns.map((column) => {
        const isTarget = drag?.move.columnId === column.id;
        const isRefused = isTarget && drag.refusal !== undefined;
        const isShut = isColumnShut(column.id);
        const titleId = titleIds.get(column.id) ?? '';
        const limitId = `${titleId}-limit`;
        const head = {
          column,
          figures: columnFigures(grid, column, held),
          titleId,
          onCollapse: onCollapseColumn && (() => onCollapseColumn(column.id)),
        };
        return (
          <section
            key={column.id}
            role="group"
            aria-labelledby={titleId}
            aria-describedby={!isShut && limitOf(column, 0) ? limitId : undefined}
            data-column={column.id}
            className={cx(
              styles.columnHead,
              isShut && styles.columnHeadShut,
              isTarget && (isRefused ? styles.cellRefused : styles.cellOver),
            )}
          >
            {isShut ? (
              <CollapsedColumnHead {...head} isCompact />
            ) : (
              <BoardColumnHeader
                {...head}
                limitId={limitId}
                hasLimitLine={hasLimits(columns)}
                formatSum={formatSum}
                onAdd={onAdd && (() => onAdd(column.id))}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}
