import { useRef, type CSSProperties } from 'react';
import { IconButton } from '../components/Button/IconButton.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from 'lucide-react';
import type { PlacedColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';

interface HeaderCellProps<Row> {
  place: PlacedColumn<Row>;
  col: number;
  isCursor: boolean;
  isFirst: boolean;
  isEdge: boolean;
  isAfterCheck: boolean;
  isLined: boolean;
  canSort: boolean;
  canArrange: boolean;
  direction?: 'asc' | 'desc';
  /** Place among several sort keys, from 1. */
  rank?: number;
  isMenuOpen: boolean;
  isDragged: boolean;
  drop?: 'before' | 'after';
  onMenu: (columnId: string, anchor: HTMLElement) => void;
  /** Pixels while the drag goes on, then once more with `isFinal`. */
  onResize: (columnId: string, width: number, isFinal: boolean) => void;
  onAutoSize: (columnId: string) => void;
  onDragStart: (columnId: string, event: React.PointerEvent<HTMLElement>) => void;
}

export function HeaderCell<Row>({
  place,
  col,
  isCursor,
  isFirst,
  isEdge,
  isAfterCheck,
  isLined,
  canSort,
  canArrange,
  direction,
  rank,
  isMenuOpen,
  isDragged,
  drop,
  onMenu,
  onResize,
  onAutoSize,
  onDragStart,
}: HeaderCellProps<Row>) {
  const { column, align } = place;
  const cell = useRef<HTMLDivElement>(null);
  const arrow = direction && <Icon icon={direction === 'asc' ? ArrowUpIcon : ArrowDownIcon} size={14} bold />;
  const offset: CSSProperties | undefined = place.isPinned ? { insetInlineStart: place.offset } : undefined;

  const startResize = (event: React.PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const from = event.clientX;
    const start = cell.current?.offsetWidth ?? place.width;
    const sign = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    const widthAt = (x: number) => Math.max(place.minWidth, Math.round(start + sign * (x - from)));
    handle.setPointerCapture(event.pointerId);
    handle.dataset['active'] = '';
    const move = (next: PointerEvent) => onResize(column.id, widthAt(next.clientX), false);
    const end = (last: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      delete handle.dataset['active'];
      if (Math.abs(last.clientX - from) > 1) onResize(column.id, widthAt(last.clientX), true);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
  };

  return (
    <div
      ref={cell}
      role="columnheader"
      aria-sort={
        direction ? (direction === 'asc' ? 'ascending' : 'descending') : canSort ? 'none' : undefined
      }
      aria-haspopup={canArrange || canSort ? 'menu' : undefined}
      data-head={column.id}
      data-col={col}
      aria-colindex={col + 1}
      tabIndex={isCursor ? 0 : -1}
      title={column.header}
      style={offset}
      onPointerDown={canArrange && !isFirst ? (event) => onDragStart(column.id, event) : undefined}
      className={cx(
        styles.cell,
        styles.headCell,
        styles.align[align],
        place.isPinned && styles.pinned,
        place.isLastPinned && styles.lastPinned,
        isEdge && styles.edgeCell,
        isAfterCheck && styles.afterCheck,
        isLined && styles.lined,
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
      {canArrange && (
        <span className={styles.headMenu} data-open={isMenuOpen ? '' : undefined} data-no-sort>
          <IconButton
            icon={ChevronDownIcon}
            size="xs"
            label={`${column.header} column`}
            excludeFromTabOrder
            noTooltip
            aria-haspopup="menu"
            onPress={(event) => onMenu(column.id, event.target as HTMLElement)}
          />
        </span>
      )}
      {canArrange && (
        <span
          className={styles.handle}
          data-no-sort
          aria-hidden
          onPointerDown={startResize}
          onDoubleClick={() => onAutoSize(column.id)}
        />
      )}
    </div>
  );
}
