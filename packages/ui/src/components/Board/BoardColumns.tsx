import { cellOf, columnFigures, noLane, type BoardGrid, type HeldMove } from './board.ts';
import { hasLimits } from './columnLimits.ts';
import type { CardListContext } from './BoardCardList.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import type { BoardColumn } from './boardTypes.ts';
import type { BoardDrag } from './useBoardDrag.ts';

/** Props shared by the layouts of a board with and without lanes. */
export interface BoardLayoutProps {
  columns: readonly BoardColumn[];
  grid: BoardGrid;
  context: CardListContext;
  drag?: BoardDrag;
  /** The move in progress, unless it is refused. */
  held?: HeldMove;
  formatSum?: (sum: number) => string;
  isColumnShut: (columnId: string) => boolean;
  onCollapseColumn?: (columnId: string) => void;
  onAdd?: (columnId: string) => void;
  onLoadMore?: (columnId: string) => void;
}

/** Columns of a board without lanes. */
export function BoardColumns({
  columns,
  grid,
  context,
  drag,
  held,
  formatSum,
  isColumnShut,
  onCollapseColumn,
  onAdd,
  onLoadMore,
}: BoardLayoutProps) {
  return columns.map((column) => {
    const isTarget = drag?.move.columnId === column.id;
    const isRefused = isTarget && drag.refusal !== undefined;
    return (
      <BoardColumnView
        key={column.id}
        column={column}
        cards={cellOf(grid, noLane, column.id)}
        figures={columnFigures(grid, column, held)}
        context={context}
        formatSum={formatSum}
        isCollapsed={isColumnShut(column.id)}
        onCollapse={onCollapseColumn && (() => onCollapseColumn(column.id))}
        onAdd={onAdd && (() => onAdd(column.id))}
        onLoadMore={onLoadMore && (() => onLoadMore(column.id))}
        slot={isTarget && !isRefused ? { index: drag.move.index, height: drag.height } : undefined}
        isOver={isTarget && !isRefused}
        isRefused={isRefused}
        hasLimitLine={hasLimits(columns)}
      />
    );
  });
}
