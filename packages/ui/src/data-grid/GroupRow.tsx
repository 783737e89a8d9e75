import { ChevronRightIcon } from 'lucide-react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import { showValue } from './CellValue.tsx';
import * as cells from './cells.css.ts';
import * as styles from './DataTable.css.ts';
import type { Line } from './rowModel.ts';
import { PlainRow, type PlainRowProps } from './PlainRow.tsx';

interface GroupRowProps<Row> extends PlainRowProps<Row> {
  line: Line<Row>;
  isLast: boolean;
  showsCursor: boolean;
  count: (value: number) => string;
}

/** Heading of a group of rows: their common value, their count and the totals of their columns. */
export function GroupRow<Row>({ line, isLast, showsCursor, count, ...row }: GroupRowProps<Row>) {
  const { messages, traits } = row.context;
  const { group, depth, isExpanded } = line;
  if (!group) return null;
  const value = showValue(group.column, undefined, group.value, messages);
  const shown = 'node' in value ? value.node : value.text === '' ? messages.noValue : value.text;
  return (
    <PlainRow
      {...row}
      isHeaded
      className={cx(styles.groupRow, styles.opens)}
      attributes={{
        'aria-level': depth + 1,
        'aria-expanded': isExpanded,
        'data-id': line.id,
        'data-kind': 'group',
        'data-last': isLast ? '' : undefined,
      }}
      cellClass={(at, col) =>
        cx(
          cells.unlined,
          at === 0 && cells.groupCell,
          traits.selectsCells && showsCursor && row.cursor === col && cells.cursorCell,
        )
      }
      cell={({ column }, at) => {
        if (at === 0)
          return (
            <span className={cells.tree} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
              <span className={cx(cells.twist, isExpanded && cells.twistOpen)} data-twist>
                <Icon icon={ChevronRightIcon} size={14} isDirectional={!isExpanded} />
              </span>
              <span className={cells.text}>{shown}</span>
              <span className={cells.groupCount}>{count(group.count)}</span>
            </span>
          );
        if (!column.aggregate) return null;
        const figure = showValue(column, undefined, group.aggregateOf(column), messages);
        return 'node' in figure ? figure.node : <span className={cells.text}>{figure.text}</span>;
      }}
    />
  );
}
