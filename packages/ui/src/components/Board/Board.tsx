import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { directionOf, handleDragKey } from '../../dnd/keyboardDrag.ts';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useControlled, useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { ContextMenu, type ContextMenuHandle } from '../Menu/ContextMenu.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { byColumn, figuresOf } from './board.ts';
import { boardMessages } from './Board.messages.ts';
import { LiftedCard, type CardActions } from './BoardCardView.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import type { BoardCard, BoardColumn, BoardMove } from './boardTypes.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import * as styles from './Board.css.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';

export type { BoardCard, BoardColumn, BoardFact, BoardMove } from './boardTypes.ts';

export interface BoardProps {
  /** Names the board. */
  label: string;
  /** Columns in display order. */
  columns: readonly BoardColumn[];
  /** Cards in the order within their columns. */
  cards: readonly BoardCard[];
  /** Called only for moves that change something and that are not refused. Without it cards stay. */
  onMove?: (move: BoardMove) => void;
  /** Returns the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: BoardMove) => string | undefined;
  /**
   * Returns the position of a card in a column, counted without the card, for columns with a fixed order. By default a
   * card stays where it is dropped.
   */
  placeIn?: (cardId: string, columnId: string) => number;
  /** Called when a card is opened by press or Enter. */
  onOpen?: (cardId: string) => void;
  /** Called with the column id to add a card; omit to hide the button. */
  onAdd?: (columnId: string) => void;
  /** Loads more cards of a column whose `count` exceeds its loaded cards. */
  onLoadMore?: (columnId: string) => void;
  /** Formats a column's sum; without it columns show only their count. */
  formatSum?: (sum: number) => string;
  /** Controlled ids of collapsed columns. */
  collapsedIds?: readonly string[];
  /** Initially collapsed ids when uncontrolled. */
  defaultCollapsedIds?: readonly string[];
  /** Makes columns collapsible. */
  onCollapsedChange?: (ids: string[]) => void;
  /** Returns the menu of a card, opened by right click, the menu key and the button of the card. */
  menuOf?: (card: BoardCard) => readonly MenuEntry[];
  /** Shows the loading state. */
  isLoading?: boolean;
}

const none: readonly string[] = [];

/**
 * Board of cards in columns by status, as high as its parent. Cards move by mouse, touch and keyboard. During a move,
 * column headers show the resulting totals and a line shows the position.
 */
export function Board({
  label,
  columns,
  cards,
  onMove,
  refuseMove,
  placeIn,
  onOpen,
  onAdd,
  onLoadMore,
  formatSum,
  collapsedIds,
  defaultCollapsedIds = none,
  onCollapsedChange,
  menuOf,
  isLoading,
}: BoardProps) {
  const messages = useMessages('board', boardMessages);
  const { locale, direction } = useLocale();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<ContextMenuHandle>(null);
  const mustFocus = useRef(false);
  const over = useRef<HTMLElement | null>(null);
  const [collapsed, setCollapsed] = useControlled(collapsedIds, defaultCollapsedIds, (ids) =>
    onCollapsedChange?.([...ids]),
  );
  const [activeId, setActiveId] = useState<string>();
  const [menuCard, setMenuCard] = useState<BoardCard>();
  const [announcement, announce] = useState('');
  const lists = useMemo(() => byColumn(columns, cards), [columns, cards]);
  const isShut = (id: string) => collapsed.includes(id);
  const first = columns
    .filter(({ id }) => !isShut(id))
    .flatMap(({ id }) => lists.get(id) ?? [])
    .at(0)?.id;
  const current = cards.some(({ id }) => id === activeId) ? activeId : first;

  const elementOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

  useLayoutEffect(() => {
    if (!mustFocus.current || current === undefined) return;
    const element = elementOf(current);
    if (!element) return;
    mustFocus.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const dragControls = useBoardDrag({
    columns,
    cards,
    messages,
    locale,
    refuseMove,
    placeIn,
    onMove,
    announce,
    hit: (at: Point, cardId) => {
      const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
      const column = places.find((element) => {
        const box = element.getBoundingClientRect();
        return at.x >= box.left - 6 && at.x <= box.right + 6;
      });
      const columnId = column?.dataset['column'];
      if (!column || columnId === undefined) return undefined;
      over.current = column.querySelector('ul')?.parentElement ?? null;
      const own = (lists.get(columnId) ?? []).filter(({ id }) => id !== cardId);
      for (const element of column.querySelectorAll<HTMLElement>('[data-card]')) {
        const id = element.dataset['card'];
        const box = element.getBoundingClientRect();
        if (id !== cardId && at.y < box.top + box.height / 2)
          return { columnId, index: own.findIndex((card) => card.id === id) };
      }
      return { columnId, index: own.length };
    },
    scrollers: () => [root.current, over.current],
  });
  const { drag } = dragControls;

  const actions: CardActions = {
    onPress: useLatest((id) => onOpen?.(id)),
    onFocusCard: useLatest((id) => setActiveId(id)),
    onDragStart: useLatest((event, id) =>
      dragControls.dragStart(event, { id, element: event.currentTarget }),
    ),
    onMenu: useLatest((id, element) => {
      setMenuCard(cards.find((card) => card.id === id));
      setActiveId(id);
      const box = element.getBoundingClientRect();
      menu.current?.open({ x: direction === 'rtl' ? box.right : box.left, y: box.bottom });
    }),
  };

  const go = (id: string | undefined) => {
    if (id === undefined) return;
    mustFocus.current = true;
    setActiveId(id);
  };
  const move = (event: KeyboardEvent, id: string): boolean => {
    const isRtl = direction === 'rtl';
    if (dragControls.isDragging()) {
      mustFocus.current = true;
      return handleDragKey(event, isRtl, dragControls);
    }
    const step = directionOf(event.key, isRtl);
    if (event.key === ' ') {
      if (onMove) dragControls.pickUp(id, elementOf(id));
      else onOpen?.(id);
      return true;
    }
    if (event.key === 'Enter') {
      onOpen?.(id);
      return true;
    }
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return false;
    const card = cards.find((one) => one.id === id);
    const open = columns.filter((column) => !isShut(column.id) && (lists.get(column.id)?.length ?? 0) > 0);
    const list = lists.get(card?.columnId ?? '') ?? [];
    const at = list.findIndex((one) => one.id === id);
    if (step === 'up' || step === 'down') go(list[at + (step === 'up' ? -1 : 1)]?.id);
    else if (step === 'first' || step === 'last') go(list.at(step === 'first' ? 0 : -1)?.id);
    else {
      const from = open.findIndex((column) => column.id === card?.columnId);
      const nextColumnCards = lists.get(open[from + (step === 'forward' ? 1 : -1)]?.id ?? '') ?? [];
      go((nextColumnCards[at] ?? nextColumnCards.at(-1))?.id);
    }
    return true;
  };

  if (isLoading) return <Skeleton shape="board" label={messages.loading} />;
  const board = (
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={cx(styles.root, drag && styles.held)}
      onKeyDown={(event) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset['card'];
        if (id === undefined || !move(event, id)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onContextMenu={
        menuOf &&
        ((event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset['card'];
          const card = cards.find((one) => one.id === id);
          if (card && menuOf(card).length > 0) setMenuCard(card);
          else event.stopPropagation();
        })
      }
    >
      {columns.map((column) => {
        const isTarget = drag?.move.columnId === column.id;
        const isRefused = isTarget && drag.refusal !== undefined;
        const own = lists.get(column.id) ?? [];
        return (
          <BoardColumnView
            key={column.id}
            column={column}
            cards={own}
            figures={figuresOf(column, own, drag?.card, drag?.refusal === undefined ? drag?.move : undefined)}
            formatSum={formatSum}
            isCollapsed={isShut(column.id)}
            onCollapse={
              onCollapsedChange || collapsed.length > 0
                ? () =>
                    setCollapsed(
                      isShut(column.id)
                        ? collapsed.filter((id) => id !== column.id)
                        : [...collapsed, column.id],
                    )
                : undefined
            }
            onAdd={onAdd && (() => onAdd(column.id))}
            onLoadMore={onLoadMore && (() => onLoadMore(column.id))}
            activeId={own.some(({ id }) => id === current) ? current : undefined}
            draggedId={drag?.card.id}
            slot={isTarget && !isRefused ? { index: drag.move.index, height: drag.height } : undefined}
            isOver={isTarget && !isRefused}
            isRefused={isRefused}
            actions={actions}
            hasMenu={(card) => menuOf !== undefined && menuOf(card).length > 0}
            hintId={onMove ? hintId : undefined}
          />
        );
      })}
    </div>
  );
  const target = drag && columns.find(({ id }) => id === drag.move.columnId);
  const room = (lists.get(drag?.move.columnId ?? '') ?? []).filter(({ id }) => id !== drag?.card.id);
  return (
    <>
      {menuOf ? (
        <ContextMenu
          ref={menu}
          label={menuCard ? messages.actions(menuCard.title) : label}
          items={menuCard ? menuOf(menuCard) : []}
          hasLongPress={!onMove}
        >
          {board}
        </ContextMenu>
      ) : (
        board
      )}
      <VisuallyHidden>
        <span id={hintId}>{messages.hint}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {drag && target && (
        <KeyboardDragLine isRefused={drag.refusal !== undefined} strong={[drag.card.title, target.label]}>
          {drag.refusal ??
            messages.moving(
              drag.card.title,
              target.label,
              (drag.move.index + 1).toLocaleString(locale),
              (room.length + 1).toLocaleString(locale),
            )}
        </KeyboardDragLine>
      )}
      {drag?.at &&
        renderInBody(
          <LiftedCard card={drag.card} style={{ left: drag.at.x, top: drag.at.y, width: drag.width }} />,
        )}
    </>
  );
}
