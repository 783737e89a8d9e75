import { useId, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { useLocale } from '../../locale.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { ContextMenu, type ContextMenuHandle } from '../Menu/ContextMenu.tsx';
import { boardMessages } from './Board.messages.ts';
import { LiftedCard } from './BoardCardView.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardDragStatus } from './BoardDragStatus.tsx';
import { BoardLanes } from './BoardLanes.tsx';
import { handleBoardKey, targetCardId } from './handleBoardKey.ts';
import type { BoardCard, BoardProps } from './boardTypes.ts';
import { toggled, useBoardState } from './useBoardState.ts';
import { useCardCallbacks } from './useCardCallbacks.ts';
import * as styles from './Board.css.ts';
import * as laneStyles from './BoardLanes.css.ts';

export type { BoardCard, BoardColumn, BoardFact, BoardLane, BoardMove, BoardProps } from './boardTypes.ts';

/**
 * Board of cards in columns by status, as high as its parent, optionally with swimlanes. Cards move by mouse, touch and
 * keyboard. During a move, heads show the resulting totals and a line shows the position.
 *
 * The board has one tab stop. Arrow keys go through cards and, with lanes, the heads of lanes; Home and End go to the
 * first and the last card of a column or a cell. Enter opens a card. Space picks a card up, arrow keys move it through
 * columns and lanes, Space or Enter drops it, Escape cancels. On the head of a lane, Enter and Space collapse or expand
 * the lane, and so do the arrow keys back and forward.
 *
 * @example
 * const [cards, setCards] = useState<BoardCard[]>([
 *   { id: 'clinic', columnId: 'open', title: 'Riverside Clinic', figure: '$482,000' },
 *   { id: 'school', columnId: 'sent', title: 'Lincoln School', figure: '$1,240,000' },
 * ]);
 * return (
 *   <Board
 *     label="Bids by stage"
 *     columns={[
 *       { id: 'open', label: 'Open' },
 *       { id: 'sent', label: 'Sent' },
 *     ]}
 *     cards={cards}
 *     onMove={({ cardId, columnId }) =>
 *       setCards(cards.map((one) => (one.id === cardId ? { ...one, columnId } : one)))
 *     }
 *   />
 * );
 */
export function Board(props: BoardProps) {
  const { label, columns, menuOf, onMove, onOpen, onAdd, onLoadMore, formatSum } = props;
  const messages = useMessages('board', boardMessages);
  const { direction } = useLocale();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  // As state, because the lanes inside are rendered before their scroller.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rootRef = useMergedRef<HTMLDivElement>(root, setScroller);
  const menu = useRef<ContextMenuHandle>(null);
  const [menuCard, setMenuCard] = useState<BoardCard>();
  const board = useBoardState(props, root);
  const { lanes, grid, focus, dragControls } = board;
  const { drag } = dragControls;
  const actions = useCardCallbacks({
    onOpen,
    board,
    openMenu: (id, at) => {
      setMenuCard(grid.places.get(id)?.card);
      menu.current?.open(at);
    },
  });

  if (props.isLoading) return <Skeleton shape="board" label={messages.loading} />;
  const canCollapse = props.onCollapsedChange !== undefined || board.collapsed.length > 0;
  const layout = {
    columns,
    grid,
    context: {
      actions,
      hasMenu: (card: BoardCard) => menuOf !== undefined && menuOf(card).length > 0,
      hintId: onMove && hintId,
      activeId: focus.current?.kind === 'card' ? focus.current.id : undefined,
      draggedId: drag?.card.id,
      isKeyDrag: drag !== undefined && drag.at === undefined,
    },
    drag,
    // A refused move changes no totals.
    held: drag?.refusal === undefined ? drag : undefined,
    formatSum,
    isColumnShut: board.isColumnShut,
    onCollapseColumn: canCollapse
      ? (id: string) => board.setCollapsed(toggled(board.collapsed, id))
      : undefined,
    onAdd,
    onLoadMore,
  };
  const content = (
    <div
      ref={rootRef}
      role="group"
      aria-label={label}
      className={cx(lanes ? laneStyles.root : styles.root, drag && styles.held)}
      onKeyDown={(event) => {
        if (!handleBoardKey(event, { board, isRtl: direction === 'rtl', canMove: !!onMove, onOpen })) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onContextMenu={
        menuOf &&
        ((event) => {
          const card = grid.places.get(targetCardId(event.target) ?? '')?.card;
          if (card && menuOf(card).length > 0) setMenuCard(card);
          else event.stopPropagation();
        })
      }
    >
      {lanes ? (
        <BoardLanes
          {...layout}
          lanes={lanes}
          isLaneShut={board.isLaneShut}
          onToggleLane={board.toggleLane}
          activeLaneId={focus.current?.kind === 'lane' ? focus.current.id : undefined}
          onFocusLane={focus.focusLane}
          scroller={scroller}
        />
      ) : (
        <BoardColumns {...layout} />
      )}
    </div>
  );
  return (
    <>
      {menuOf ? (
        <ContextMenu
          ref={menu}
          label={menuCard ? messages.actions(menuCard.title) : label}
          items={menuCard ? menuOf(menuCard) : []}
          hasLongPress={!onMove}
        >
          {content}
        </ContextMenu>
      ) : (
        content
      )}
      <VisuallyHidden>
        <span id={hintId}>{messages.hint}</span>
        <span role="status">{board.announcement}</span>
      </VisuallyHidden>
      {drag && <BoardDragStatus drag={drag} columns={columns} lanes={lanes} grid={grid} />}
      {drag?.at &&
        renderInBody(
          <LiftedCard card={drag.card} style={{ left: drag.at.x, top: drag.at.y, width: drag.width }} />,
        )}
    </>
  );
}
