import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { LinkOrButton } from '../components/Link/LinkOrButton.tsx';
import * as styles from './cards.css.ts';
import * as tableStyles from './DataTable.css.ts';
import type { GridModel } from './useGridModel.ts';

interface TableCardsProps<Row extends object> {
  model: GridModel<Row>;
  cardView: (row: Row) => ReactNode;
  scrollRef: RefObject<HTMLElement | null>;
  isVirtual: boolean;
}

const cardHeight = 86;

/** The rows of a narrow table, each a card; their heights differ, so those in view are measured. */
export function TableCards<Row extends object>({
  model,
  cardView,
  scrollRef,
  isVirtual,
}: TableCardsProps<Row>) {
  const { props, lines, idOf } = model;
  const { label, rowCount, firstRow = 0, onRowOpen, rowHref } = props;
  const virtualizer = useVirtualizer({
    count: isVirtual ? lines.length : 0,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => cardHeight,
    overscan: 4,
  });
  const shown: readonly { index: number; start?: number }[] = isVirtual
    ? virtualizer.getVirtualItems()
    : Array.from({ length: lines.length }, (_, index) => ({ index }));
  return (
    <ul
      aria-label={label}
      className={styles.cards}
      style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
    >
      {shown.map(({ index, start }) => {
        const row = lines.rowAt(index);
        if (!row) return null;
        return (
          <li
            key={idOf(row)}
            ref={isVirtual ? virtualizer.measureElement : undefined}
            data-index={index}
            className={start === undefined ? undefined : tableStyles.placed}
            style={start === undefined ? undefined : { top: start }}
            aria-setsize={rowCount ?? lines.length}
            aria-posinset={firstRow + index + 1}
          >
            <LinkOrButton
              className={styles.card}
              href={onRowOpen ? undefined : rowHref?.(row)}
              onPress={onRowOpen ? () => onRowOpen(row) : undefined}
            >
              {cardView(row)}
            </LinkOrButton>
          </li>
        );
      })}
    </ul>
  );
}
