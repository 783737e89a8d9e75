import { useLocale } from '../../locale.tsx';
import type { BoardLayoutProps } from './BoardColumns.tsx';
import { LoadMoreCards } from './LoadMoreCards.tsx';
import * as board from './Board.css.ts';
import * as styles from './BoardLanes.css.ts';

/** Numbers of cards that are not loaded, below the lanes. */
export function BoardLanesFooter({
  columns,
  grid,
  isColumnShut,
  onLoadMore,
}: Pick<BoardLayoutProps, 'columns' | 'grid' | 'isColumnShut' | 'onLoadMore'>) {
  const { locale } = useLocale();
  const rests = columns.map(({ id, count = 0 }) =>
    isColumnShut(id) ? 0 : Math.max(0, count - (grid.columns.get(id)?.length ?? 0)),
  );
  if (rests.every((rest) => rest === 0)) return null;
  return (
    <div className={styles.foot}>
      {columns.map(({ id }, at) => {
        const rest = rests[at] ?? 0;
        return (
          <div key={id} className={board.below}>
            {rest > 0 && (
              <LoadMoreCards
                shown={rest.toLocaleString(locale)}
                onLoadMore={onLoadMore && (() => onLoadMore(id))}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
