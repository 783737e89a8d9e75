import { TriangleAlertIcon } from 'lucide-react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { Line } from './lines.ts';

interface WaitingRowProps<Row> {
  context: RowContext<Row>;
  line: Line<Row>;
  index: number;
  ariaIndex: number;
  top?: number;
  from: number;
  to: number;
  cursor: number;
}

/** A row that is not there yet: one further down the list, or the children of the row above. */
export function WaitingRow<Row>({
  context,
  line,
  index,
  ariaIndex,
  top,
  from,
  to,
  cursor,
}: WaitingRowProps<Row>) {
  const { places, firstCol, words } = context;
  const stop = (col: number) => ({
    'data-col': col,
    'aria-colindex': col + 1,
    tabIndex: cursor === col ? 0 : -1,
  });
  const isWaiting = line.kind === 'waiting';
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={isWaiting ? undefined : line.depth + 1}
      aria-busy={line.kind === 'failed' ? undefined : true}
      data-row={index}
      data-kind={line.kind}
      className={cx(styles.row, top !== undefined && styles.floating)}
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
        return (
          <div
            key={place.column.id}
            role="gridcell"
            className={context.cellClasses[at]}
            style={context.cellStyles[at]}
            {...stop(col)}
          >
            {isWaiting && <span className={styles.boneStill} />}
            {isWaiting && isFirst && <span className={styles.live}>{words.loadingRow}</span>}
            {!isWaiting && isFirst && (
              <span className={cells.tree} style={{ paddingInlineStart: `${line.depth * 1.25}rem` }}>
                <span className={cells.twistSpace} />
                {line.kind === 'loading' ? (
                  <span className={cx(cells.text, cells.muted)}>{words.loadingRow}</span>
                ) : (
                  <>
                    <Icon icon={TriangleAlertIcon} size={14} />
                    <span className={cells.text}>{words.childrenFailed}</span>
                    <button type="button" tabIndex={-1} data-retry className={cells.retry}>
                      {words.tryAgain}
                    </button>
                  </>
                )}
              </span>
            )}
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
