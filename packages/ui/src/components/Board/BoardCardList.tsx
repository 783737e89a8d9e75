import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { boardMessages } from './Board.messages.ts';
import { BoardCardView, type CardActions } from './BoardCardView.tsx';
import { estimatedCardHeight } from './estimatedCardHeight.ts';
import type { BoardCard } from './boardTypes.ts';
import * as styles from './Board.css.ts';

/** Settings and callbacks that a board passes to each of its card lists. */
export interface CardListContext {
  actions: CardActions;
  hasMenu: (card: BoardCard) => boolean;
  hintId?: string;
  /** Id of the card that has the tab stop. */
  activeId?: string;
  draggedId?: string;
  /** True while a card is moved by keyboard. */
  isKeyDrag: boolean;
}

interface BoardCardListProps {
  cards: readonly BoardCard[];
  context: CardListContext;
  /** Ids of the elements that name the list. */
  labelledBy: string;
  /** Drop position and height of the dragged card in this list. */
  slot?: { index: number; height: number };
  /** Null until it is rendered. */
  scroller: HTMLElement | null;
  /** Distance in pixels from the start of the scroller's content, if the scroller has more than this list. */
  offset?: number;
}

type Item = { kind: 'card'; card: BoardCard } | { kind: 'slot' };

function itemsOf(
  cards: readonly BoardCard[],
  slot: BoardCardListProps['slot'],
  draggedId: string | undefined,
): Item[] {
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
  return items;
}

/** Cards of a column or a cell; only those in view are rendered. Renders nothing without cards. */
export function BoardCardList({ cards, context, labelledBy, slot, scroller, offset }: BoardCardListProps) {
  const messages = useMessages('board', boardMessages);
  const { activeId, draggedId } = context;
  const isNested = offset !== undefined;
  const slotElement = useRef<HTMLDivElement>(null);
  const items = itemsOf(cards, slot, draggedId);
  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : items.findIndex((item) => item.kind === 'card' && item.card.id === id);
  const active = indexOf(activeId);
  const slotAt = slot ? items.findIndex(({ kind }) => kind === 'slot') : -1;
  // The focused card must exist to keep the focus, the dragged one to keep receiving touch events.
  const kept = [active, indexOf(draggedId), slotAt].filter((index) => index >= 0);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (at) => {
      const item = items[at];
      return item?.kind === 'card' ? estimatedCardHeight(item.card) : (slot?.height ?? 0) + 10;
    },
    overscan: 4,
    paddingStart: 2,
    initialRect: { width: 280, height: 800 },
    getItemKey: (at) => {
      const item = items[at];
      return item?.kind === 'card' ? item.card.id : 'slot';
    },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
    ...(isNested && {
      scrollMargin: offset,
      initialOffset: () => scroller?.scrollTop ?? 0,
      // A list that shares its scroller leaves the position to the owner of the scroller.
      scrollToFn: () => undefined,
    }),
  });
  if (isNested) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const isByKey = slot !== undefined && context.isKeyDrag;
  useEffect(() => {
    if (!isByKey || slotAt < 0) return;
    if (isNested) slotElement.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else virtualizer.scrollToIndex(slotAt, { align: 'auto' });
  }, [isByKey, isNested, slotAt, virtualizer]);
  // Scrolls only when another card gets the focus, so that manual scrolling is kept.
  const reveal = useLatest(() => {
    if (active >= 0 && !slot && !isNested) virtualizer.scrollToIndex(active, { align: 'auto' });
  });
  useEffect(() => reveal(), [activeId, reveal]);

  if (items.length === 0) return null;
  return (
    <ul aria-labelledby={labelledBy} className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
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
            style={{ transform: `translateY(${start - (offset ?? 0)}px)` }}
          >
            {item.kind === 'slot' ? (
              <div ref={slotElement} className={styles.slot} style={{ height: slot?.height }} />
            ) : (
              <BoardCardView
                card={item.card}
                actions={context.actions}
                isActive={item.card.id === activeId}
                isGhost={item.card.id === draggedId}
                hasMenu={context.hasMenu(item.card)}
                hintId={context.hintId}
                roleDescription={messages.card}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
