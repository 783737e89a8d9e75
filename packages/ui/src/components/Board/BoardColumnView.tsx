import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ChevronsLeftRight, ChevronsRightLeft, Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ColumnFigures } from './board.ts';
import { boardMessages } from './Board.messages.ts';
import { BoardCardView, type CardActions } from './BoardCardView.tsx';
import type { BoardCard, BoardColumn } from './boardTypes.ts';
import * as styles from './Board.css.ts';

interface BoardColumnViewProps {
  column: BoardColumn;
  cards: readonly BoardCard[];
  figures: ColumnFigures;
  formatSum?: (sum: number) => string;
  isCollapsed: boolean;
  onCollapse?: () => void;
  onAdd?: () => void;
  onLoadMore?: () => void;
  /** Id of the card that has the tab stop. */
  activeId?: string;
  draggedId?: string;
  /** Drop position and height of the dragged card in this column. */
  slot?: { index: number; height: number };
  isOver: boolean;
  isRefused: boolean;
  actions: CardActions;
  hasMenu: (card: BoardCard) => boolean;
  hintId?: string;
}

type Item = { kind: 'card'; card: BoardCard } | { kind: 'slot' };

/** Estimated height in pixels of a card of three lines with its gap, until it is measured. */
const usual = 98;

export function BoardColumnView({
  column,
  cards,
  figures,
  formatSum,
  isCollapsed,
  onCollapse,
  onAdd,
  onLoadMore,
  activeId,
  draggedId,
  slot,
  isOver,
  isRefused,
  actions,
  hasMenu,
  hintId,
}: BoardColumnViewProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const items: Item[] = [];
  let counted = 0;
  for (const card of cards) {
    if (slot && counted === slot.index && card.id !== draggedId) {
      items.push({ kind: 'slot' });
      counted = -1;
    }
    items.push({ kind: 'card', card });
    if (card.id !== draggedId && counted >= 0) counted++;
  }
  if (slot && counted >= 0 && counted <= slot.index) items.push({ kind: 'slot' });
  const active = items.findIndex((item) => item.kind === 'card' && item.card.id === activeId);
  const slotAt = items.findIndex(({ kind }) => kind === 'slot');

  const virtualizer = useVirtualizer({
    count: isCollapsed ? 0 : items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (items[at]?.kind === 'slot' && slot ? slot.height + 10 : usual),
    overscan: 4,
    paddingStart: 2,
    initialRect: { width: 280, height: 800 },
    getItemKey: (at) => {
      const item = items[at];
      return item?.kind === 'card' ? item.card.id : 'slot';
    },
    rangeExtractor: (range) => {
      const shown = new Set(defaultRangeExtractor(range));
      if (active >= 0) shown.add(active);
      return [...shown].toSorted((a, b) => a - b);
    },
  });
  const isByKey = slot !== undefined && activeId === draggedId;
  useEffect(() => {
    if (isByKey && slotAt >= 0) virtualizer.scrollToIndex(slotAt, { align: 'auto' });
  }, [isByKey, slotAt, virtualizer]);
  // Scrolls only when another card gets the focus, so that manual scrolling is kept.
  const reveal = useLatest(() => {
    if (active >= 0 && !slot) virtualizer.scrollToIndex(active, { align: 'auto' });
  });
  useEffect(() => reveal(), [activeId, reveal]);

  const count = (
    <span className={styles.count}>
      {figures.count.toLocaleString(locale)}
      {figures.countChange !== 0 && (
        <span className={figures.countChange > 0 ? styles.plus : styles.minus}>
          {' '}
          {signed(figures.countChange, locale)}
        </span>
      )}
    </span>
  );
  const glyph = column.icon && (
    <span className={styles.glyph[column.tone ?? 'neutral']}>
      <Icon icon={column.icon} bold />
    </span>
  );
  const place = cx(styles.column, isOver && styles.over, isRefused && styles.refused);

  if (isCollapsed)
    return (
      <section
        role="group"
        aria-labelledby={titleId}
        data-column={column.id}
        className={cx(place, styles.shut)}
      >
        <IconButton
          icon={ChevronsLeftRight}
          label={messages.expand(column.label)}
          size="sm"
          onPress={onCollapse}
        />
        {glyph}
        <h2 id={titleId} className={styles.shutLabel}>
          {column.label} {count}
        </h2>
      </section>
    );
  const rest = figures.count - cards.length;
  return (
    <section role="group" aria-labelledby={titleId} data-column={column.id} className={place}>
      <div className={styles.head}>
        <div className={styles.headLine}>
          {glyph}
          <h2 id={titleId} className={styles.title} title={column.label}>
            {column.label}
          </h2>
          {count}
          <span className={styles.tools}>
            {onCollapse && (
              <IconButton
                icon={ChevronsRightLeft}
                label={messages.collapse(column.label)}
                size="sm"
                onPress={onCollapse}
              />
            )}
            {onAdd && <IconButton icon={Plus} label={messages.add(column.label)} size="sm" onPress={onAdd} />}
          </span>
        </div>
        {formatSum && (
          <div className={styles.sum}>
            {formatSum(figures.sum)}
            {figures.sumChange !== 0 && (
              <span className={figures.sumChange > 0 ? styles.plus : styles.minus}>
                {figures.sumChange > 0 ? '+' : '−'} {formatSum(Math.abs(figures.sumChange))}
              </span>
            )}
            {column.sumNote && <span className={styles.sumNote}>{column.sumNote}</span>}
          </div>
        )}
      </div>
      <div ref={scroller} className={styles.cards}>
        {items.length === 0 ? (
          <div className={styles.note}>{messages.empty}</div>
        ) : (
          <ul
            aria-labelledby={titleId}
            className={styles.rows}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map(({ index, start, key }) => {
              const item = items[index];
              if (!item) return null;
              return (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={item.kind === 'card' ? cards.length : undefined}
                  aria-posinset={item.kind === 'card' ? cards.indexOf(item.card) + 1 : undefined}
                  aria-hidden={item.kind === 'slot' || undefined}
                  className={styles.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {item.kind === 'slot' ? (
                    <div className={styles.slot} style={{ height: slot?.height }} />
                  ) : (
                    <BoardCardView
                      card={item.card}
                      actions={actions}
                      isActive={item.card.id === activeId}
                      isGhost={item.card.id === draggedId}
                      hasMenu={hasMenu(item.card)}
                      hintId={hintId}
                      roleDescription={messages.card}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {rest > 0 && (
        <div className={styles.below}>
          {onLoadMore ? (
            <Button size="sm" variant="ghost" quiet onPress={onLoadMore}>
              {messages.more(rest.toLocaleString(locale))}
            </Button>
          ) : (
            <span className={styles.note}>{messages.more(rest.toLocaleString(locale))}</span>
          )}
        </div>
      )}
    </section>
  );
}

const signed = (value: number, locale: string) =>
  `${value > 0 ? '+' : '−'}${Math.abs(value).toLocaleString(locale)}`;
