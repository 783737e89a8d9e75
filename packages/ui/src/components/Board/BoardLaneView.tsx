import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { BoardFigures } from './board.ts';
import { boardMessages } from './Board.messages.ts';
import { BoardCardList, type CardListContext } from './BoardCardList.tsx';
import { FiguresCount, FiguresSum } from './BoardColumnHeader.tsx';
import type { BoardCard, BoardColumn, BoardLane } from './boardTypes.ts';
import * as board from './Board.css.ts';
import * as styles from './BoardLanes.css.ts';

export interface LaneTarget {
  columnId: string;
  index: number;
  height: number;
  isRefused: boolean;
}

interface BoardLaneViewProps {
  lane: BoardLane;
  columns: readonly BoardColumn[];
  cells: ReadonlyMap<string, readonly BoardCard[]>;
  figures: BoardFigures;
  context: CardListContext;
  formatSum?: (sum: number) => string;
  isShut: boolean;
  isColumnShut: (columnId: string) => boolean;
  onToggle: () => void;
  /** True if the head has the tab stop. */
  isActive: boolean;
  onFocusHead: () => void;
  /** Drop position of the dragged card in this lane. */
  target?: LaneTarget;
  /** Ids of the titles of the columns. */
  titleIds: ReadonlyMap<string, string>;
  scroller: HTMLElement | null;
  /** Distance in pixels of the cells from the start of the scroller's content. */
  offset: number;
}

/** Lane of a board: a head that collapses it, and a list of cards in each column. */
export function BoardLaneView({
  lane,
  columns,
  cells,
  figures,
  context,
  formatSum,
  isShut,
  isColumnShut,
  onToggle,
  isActive,
  onFocusHead,
  target,
  titleIds,
  scroller,
  offset,
}: BoardLaneViewProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const id = useId();
  const isEmpty = figures.count === 0 && figures.countChange === 0;
  const isHeadTarget = target !== undefined && isShut;
  return (
    <section role="group" aria-labelledby={id}>
      <div className={cx(styles.laneHead, isHeadTarget && (target.isRefused ? board.refused : board.over))}>
        <div className={styles.laneHeadContent}>
          <h3 className={styles.laneTitle}>
            <button
              type="button"
              aria-expanded={!isShut}
              tabIndex={isActive ? 0 : -1}
              data-lane-head={lane.id}
              className={styles.toggle}
              onFocus={onFocusHead}
              onClick={onToggle}
            >
              <span className={cx(styles.chevron, !isShut && styles.chevronOpen)}>
                <Icon icon={ChevronRight} isDirectional />
              </span>
              {lane.icon && (
                <span className={board.glyph[lane.tone ?? 'neutral']}>
                  <Icon icon={lane.icon} isBold />
                </span>
              )}
              <span id={id} className={styles.laneLabel} title={lane.label}>
                {lane.label}
              </span>
              <VisuallyHidden>
                , {messages.laneCards(figures.count, figures.count.toLocaleString(locale))}
              </VisuallyHidden>
            </button>
          </h3>
          <span aria-hidden>
            <FiguresCount figures={figures} />
          </span>
          {formatSum && !isEmpty && (
            <span className={styles.laneSum}>
              <FiguresSum figures={figures} formatSum={formatSum} />
            </span>
          )}
          {isEmpty && <span className={styles.laneNote}>{messages.empty}</span>}
        </div>
      </div>
      {!isShut && (
        <div className={styles.cells}>
          {columns.map((column) => {
            const isTarget = target?.columnId === column.id;
            const cards = cells.get(column.id) ?? [];
            return (
              <div
                key={column.id}
                data-cell={column.id}
                className={cx(
                  styles.cell,
                  isTarget && (target.isRefused ? styles.cellRefused : styles.cellOver),
                )}
              >
                {!isColumnShut(column.id) && (
                  <BoardCardList
                    cards={cards}
                    context={context}
                    labelledBy={`${id} ${titleIds.get(column.id) ?? ''}`}
                    slot={isTarget && !target.isRefused ? target : undefined}
                    scroller={scroller}
                    offset={offset}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
