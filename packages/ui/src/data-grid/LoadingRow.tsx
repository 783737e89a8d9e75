import { TriangleAlertIcon } from 'lucide-react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';
import * as styles from './DataTable.css.ts';
import type { Line } from './rowModel.ts';
import { PlainRow, type PlainRowProps } from './PlainRow.tsx';

interface WaitingRowProps<Row> extends PlainRowProps<Row> {
  line: Line<Row>;
}

/** A row that is not there yet: one further down the list, or the children of the row above. */
export function LoadingRow<Row>({ line, ...row }: WaitingRowProps<Row>) {
  const { messages } = row.context;
  const isWaiting = line.kind === 'waiting';
  return (
    <PlainRow
      {...row}
      attributes={{
        'aria-level': isWaiting ? undefined : line.depth + 1,
        'aria-busy': line.kind === 'failed' ? undefined : true,
        'data-kind': line.kind,
      }}
      cell={(_place, at) => (
        <>
          {isWaiting && <span className={styles.boneStill} />}
          {isWaiting && at === 0 && <span className={styles.live}>{messages.loadingRow}</span>}
          {!isWaiting && at === 0 && (
            <span className={cells.tree} style={{ paddingInlineStart: `${line.depth * 1.25}rem` }}>
              <span className={cells.twistSpace} />
              {line.kind === 'loading' ? (
                <span className={cx(cells.text, cells.muted)}>{messages.loadingRow}</span>
              ) : (
                <>
                  <Icon icon={TriangleAlertIcon} size={14} />
                  <span className={cells.text}>{messages.childrenFailed}</span>
                  <button type="button" tabIndex={-1} data-retry className={cells.retry}>
                    {messages.tryAgain}
                  </button>
                </>
              )}
            </span>
          )}
        </>
      )}
    />
  );
}
