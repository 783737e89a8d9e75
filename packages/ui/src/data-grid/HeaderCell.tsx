import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import * as button from '../components/Button/Button.css.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import type { PlacedColumn } from './columns.ts';
import * as styles from './heading.css.ts';

interface HeaderCellProps<Row> {
  place: PlacedColumn<Row>;
  className: string;
  style: CSSProperties | undefined;
  col: number;
  isCursor: boolean;
  canSort: boolean;
  canArrange: boolean;
  hasMenu: boolean;
  menuLabel: string;
  direction?: 'asc' | 'desc';
  /** Place among several sort keys, from 1, in the reader's numerals. */
  rank?: string;
  isMenuOpen: boolean;
  isDragged: boolean;
  drop?: 'before' | 'after';
}

/** A column's heading. The grid answers its presses and keys: sort, menu, edge and drag. */
export function HeaderCell<Row>({
  place,
  className,
  style,
  col,
  isCursor,
  canSort,
  canArrange,
  hasMenu,
  menuLabel,
  direction,
  rank,
  isMenuOpen,
  isDragged,
  drop,
}: HeaderCellProps<Row>) {
  const { column, align } = place;
  const arrow = direction && (
    <Icon icon={direction === 'asc' ? ArrowUpIcon : ArrowDownIcon} size={14} isBold />
  );
  return (
    <div
      role="columnheader"
      aria-sort={
        direction ? (direction === 'asc' ? 'ascending' : 'descending') : canSort ? 'none' : undefined
      }
      aria-haspopup={hasMenu ? 'menu' : undefined}
      data-head={column.id}
      data-col={col}
      aria-colindex={col + 1}
      tabIndex={isCursor ? 0 : -1}
      title={column.header}
      style={style}
      className={cx(
        className,
        styles.headCell,
        canSort && styles.sortable,
        direction && styles.sorted,
        isDragged && styles.dragged,
        drop === 'before' && styles.dropBefore,
        drop === 'after' && styles.dropAfter,
      )}
    >
      {align === 'end' && arrow}
      <span className={styles.headLabel}>{column.header}</span>
      {align !== 'end' && arrow}
      {rank !== undefined && <span className={styles.sortRank}>{rank}</span>}
      {hasMenu && (
        <span className={styles.headMenu} data-open={isMenuOpen ? '' : undefined} data-no-sort>
          <button
            type="button"
            tabIndex={-1}
            data-menu
            aria-label={menuLabel}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            className={cx(button.button, button.variant.ghost, button.iconOnly.xs, styles.chevron)}
          />
        </span>
      )}
      {canArrange && (
        <span
          className={cx(styles.handle, place.pin === 'end' && styles.handleAtStart)}
          data-handle
          data-no-sort
          aria-hidden
        />
      )}
    </div>
  );
}
