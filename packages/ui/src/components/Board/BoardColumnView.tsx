import { useId, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { BoardFigures } from './board.ts';
import { limitOf } from './columnLimits.ts';
import { boardMessages } from './Board.messages.ts';
import { BoardCardList, type CardListContext } from './BoardCardList.tsx';
import { BoardColumnHeader, CollapsedColumnHead } from './BoardColumnHeader.tsx';
import { LoadMoreCards } from './LoadMoreCards.tsx';
import type { BoardCard, BoardColumn } from './boardTypes.ts';
import * as styles from './Board.css.ts';

interface BoardColumnViewProps {
  column: BoardColumn;
  cards: readonly BoardCard[];
  figures: BoardFigures;
  context: CardListContext;
  formatSum?: (sum: number) => string;
  isCollapsed: boolean;
  onCollapse?: () => void;
  onAdd?: () => void;
  onLoadMore?: () => void;
  /** Drop position and height of the dragged card in this column. */
  slot?: { index: number; height: number };
  isOver: boolean;
  isRefused: boolean;
  /** Keeps the line of the limit free without one, because other columns have a limit. */
  hasLimitLine: boolean;
}

/** Column of a board without lanes, with its own scroller. */
export function BoardColumnView({
  column,
  cards,
  figures,
  context,
  formatSum,
  isCollapsed,
  onCollapse,
  onAdd,
  onLoadMore,
  slot,
  isOver,
  isRefused,
  hasLimitLine,
}: BoardColumnViewProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const titleId = useId();
  const limitId = useId();
  // As state, because the list inside is rendered before its scroller.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const place = cx(styles.column, isOver && styles.over, isRefused && styles.refused);

  if (isCollapsed)
    return (
      <section
        role="group"
        aria-labelledby={titleId}
        data-column={column.id}
        className={cx(place, styles.shut)}
      >
        <CollapsedColumnHead column={column} figures={figures} titleId={titleId} onCollapse={onCollapse} />
      </section>
    );
  const rest = figures.count - cards.length;
  return (
    <section
      role="group"
      aria-labelledby={titleId}
      aria-describedby={limitOf(column, 0) ? limitId : undefined}
      data-column={column.id}
      className={place}
    >
      <BoardColumnHeader
        column={column}
        figures={figures}
        titleId={titleId}
        limitId={limitId}
        hasLimitLine={hasLimitLine}
        formatSum={formatSum}
        onCollapse={onCollapse}
        onAdd={onAdd}
      />
      <div ref={setScroller} className={styles.cards}>
        {cards.length === 0 && !slot && <div className={styles.note}>{messages.empty}</div>}
        <BoardCardList cards={cards} context={context} labelledBy={titleId} slot={slot} scroller={scroller} />
      </div>
      {rest > 0 && (
        <div className={styles.below}>
          <LoadMoreCards shown={rest.toLocaleString(locale)} onLoadMore={onLoadMore} />
        </div>
      )}
    </section>
  );
}
