import { useSyncExternalStore, type Ref } from 'react';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';
import type { RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import { GridCheck } from './GridCheck.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import * as heading from './heading.css.ts';
import { pinnedAt } from './pinnedAt.ts';
import type { GridPlace } from './useGridCursor.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridElements } from './useTableKeyboard.ts';

interface TableHeadProps<Row extends object> {
  model: GridModel<Row>;
  parts: GridElements<Row>;
  context: RowContext<Row>;
  place: GridPlace;
  ref: Ref<HTMLDivElement>;
}

interface BandRowProps<Row extends object> {
  layout: GridModel<Row>['layout'];
  /** Scrolls with the page. */
  isTop: boolean;
}

/** Row of headings that span several columns. */
function BandRow<Row extends object>({ layout, isTop }: BandRowProps<Row>) {
  const { places, bands, firstCol } = layout;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cx(styles.row, styles.headRow, styles.bandRow, isTop && styles.headRowTop)}
    >
      {bands.map((band) => {
        const first = places[band.from];
        return (
          <div
            key={band.from}
            role={band.label === undefined ? 'presentation' : 'columnheader'}
            aria-colindex={band.label === undefined ? undefined : band.from + firstCol + 1}
            aria-colspan={band.label === undefined ? undefined : band.to - band.from}
            className={cx(
              cells.cell,
              band.label !== undefined && heading.bandCell,
              first?.pin && cells.filled,
              first?.pin && cells.pinned.start,
            )}
            style={{
              gridColumn: `${band.from + firstCol + 1} / ${band.to + firstCol + 1}`,
              ...(first?.pin === 'start' ? pinnedAt(first.offset) : {}),
            }}
          >
            <span
              className={cx(heading.headLabel, heading.bandLabel)}
              style={first?.pin ? undefined : { insetInlineStart: layout.startWidth }}
            >
              {band.label}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The headings: one row, above it one of bands where columns have some. */
export function TableHead<Row extends object>({
  model,
  parts,
  context,
  place: cursor,
  ref,
}: TableHeadProps<Row>) {
  const { props, state, traits, layout, lines, messages, count, isSortable } = model;
  const { hasStickyHeader: stickyHeader = true, frame = 'page' } = props;
  const { hasCheck, hasNumbers, hasActions, hasLines, isSheet, canArrange } = traits;
  const { places, bands, firstCol, colCount, headRows, hasFiller } = layout;
  const { store } = parts.viewport;
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { drag } = parts.arranging;
  const { menu } = parts.opening;
  const isInHead = cursor.row < 0 || lines.length === 0;
  const isTop = frame === 'page' && !isSheet;
  const isDrawn = (at: number): boolean =>
    places[at]?.pin !== undefined ||
    (at >= view.from && at < view.to) ||
    (isInHead && cursor.col === at + firstCol);
  return (
    <div ref={ref} role="rowgroup" className={cx(styles.head, stickyHeader && styles.stickyHead)}>
      {bands.length > 0 && <BandRow layout={layout} isTop={isTop} />}
      <div
        role="row"
        aria-rowindex={headRows}
        data-row={-1}
        className={cx(styles.row, styles.headRow, isTop && headRows === 1 && styles.headRowTop)}
      >
        {hasCheck && (
          <div
            role="columnheader"
            aria-colindex={1}
            data-col={0}
            tabIndex={isInHead && cursor.col === 0 ? 0 : -1}
            className={cx(cells.cell, cells.filled, cells.checkCell, cells.pinned.start)}
          >
            <GridCheck isSelected={parts.selection.headCheck} label={messages.selectAll} />
          </div>
        )}
        {hasNumbers && (
          <div
            role="columnheader"
            aria-colindex={1}
            data-col={0}
            tabIndex={isInHead && cursor.col === 0 ? 0 : -1}
            className={cx(cells.cell, cells.numberCell, cells.pinned.start, hasLines && cells.lined)}
          >
            <span className={styles.live}>{messages.rowNumbers}</span>
          </div>
        )}
        {places.map((place, at) => {
          if (!isDrawn(at)) return null;
          const { column } = place;
          const key = state.sort.find((one) => one.columnId === column.id);
          return (
            <HeaderCell
              key={column.id}
              place={place}
              className={context.headClasses[at] ?? ''}
              style={context.cellStyles[at]}
              col={at + firstCol}
              isCursor={isInHead && cursor.col === at + firstCol}
              canSort={isSortable(column)}
              canArrange={canArrange}
              hasMenu={canArrange || (column.groupable === true && !traits.isTree)}
              menuLabel={messages.columnMenu(column.header)}
              direction={key?.direction}
              rank={state.sort.length > 1 && key ? count(state.sort.indexOf(key) + 1) : undefined}
              isMenuOpen={menu?.kind === 'column' && menu.id === column.id}
              isDragged={drag?.id === column.id && drag.target !== undefined}
              drop={drag?.target === column.id ? (drag.after ? 'after' : 'before') : undefined}
            />
          );
        })}
        {hasFiller && <div role="presentation" className={cells.cell} />}
        {hasActions && (
          <div
            role="columnheader"
            aria-colindex={colCount}
            data-col={colCount - 1}
            tabIndex={isInHead && cursor.col === colCount - 1 ? 0 : -1}
            className={cx(cells.cell, cells.actionCell)}
            style={context.actionStyle}
          >
            <span className={styles.live}>{messages.actions}</span>
          </div>
        )}
      </div>
    </div>
  );
}
