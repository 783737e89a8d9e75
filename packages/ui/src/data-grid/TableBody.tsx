import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DataRow, type RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import { GroupRow } from './GroupRow.tsx';
import type { Line } from './rowModel.ts';
import type { GridPlace } from './useGridCursor.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridElements } from './useTableKeyboard.ts';
import { useWidenNumericColumns } from './useWidenNumericColumns.ts';
import { useKeepCursorInRow } from './useKeepCursorInRow.ts';
import { LoadingRow } from './LoadingRow.tsx';
import { KeyPool } from './windowStore.ts';

interface TableBodyProps<Row extends object> {
  model: GridModel<Row>;
  parts: GridElements<Row>;
  context: RowContext<Row>;
  place: GridPlace;
  hasFocus: boolean;
  isFloor: boolean;
}

/** The lines in view. A scroll draws this and nothing else of the table. */
export function TableBody<Row extends object>({
  model,
  parts,
  context,
  place: cursor,
  hasFocus,
  isFloor,
}: TableBodyProps<Row>) {
  const { props, traits, lines, layout, count } = model;
  const { viewport, selection, editing, ranges, opening, arranging } = parts;
  const { isGroup, firstRow = 0, currentRowId, loadingState, cellMarks } = props;
  const { store, isVirtual, offsets } = viewport;
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [pool] = useState(() => new KeyPool());
  useKeepCursorInRow(model, parts.cursor);
  const ref = useWidenNumericColumns(model, model.rowSet);
  const { hasNumbers, hasCheck, isTree } = traits;
  const numbers = useMemo(() => {
    if (!hasNumbers) return undefined;
    let next = firstRow;
    return Array.from({ length: lines.length }, (_, index) => {
      const row = lines.rowAt(index);
      return row === undefined || isGroup?.(row) ? undefined : ++next;
    });
  }, [hasNumbers, lines, isGroup, firstRow]);

  const last = lines.length - 1;
  const top = isVirtual ? Math.max(0, Math.min(view.top, last)) : 0;
  const bottom = isVirtual ? Math.min(lines.length, Math.max(view.bottom, top + 1)) : lines.length;
  const indexes: number[] = [];
  // The row that holds the cursor stays in the document, or scrolling away would drop the focus.
  if (isVirtual && cursor.row >= 0 && cursor.row < top) indexes.push(cursor.row);
  for (let index = top; index < bottom; index++) indexes.push(index);
  if (isVirtual && cursor.row >= bottom && cursor.row <= last) indexes.push(cursor.row);
  const drawn = indexes.map((index) => lines.at(index));
  if (!isVirtual) pool.forget();
  const keys = isVirtual ? pool.assign(drawn.map((line, at) => line?.id ?? String(at))) : undefined;

  const draw = (line: Line<Row>, index: number, key: string | number): ReactNode => {
    const shared = {
      context,
      index,
      ariaIndex: firstRow + index + 1 + layout.headRows,
      top: isVirtual ? offsets.topOf(index) : undefined,
      from: view.from,
      to: view.to,
      cursor: cursor.row === index ? cursor.col : -1,
      // Only the row with the cursor changes when the focus enters or leaves the table.
      showsCursor: hasFocus && cursor.row === index,
    };
    const isLast = index === last && isFloor;
    if (line.kind === 'group')
      return <GroupRow key={key} {...shared} line={line} isLast={isLast} count={count} />;
    if (line.kind !== 'row' || !line.row) return <LoadingRow key={key} {...shared} line={line} />;
    const { row, id } = line;
    const { range } = ranges;
    const isInRange = range && index >= range.top && index <= range.bottom;
    return (
      <DataRow
        key={key}
        {...shared}
        row={row}
        id={id}
        number={numbers?.[index]}
        depth={line.depth}
        isGroup={isGroup?.(row) ?? false}
        isLast={isLast}
        canExpand={line.canExpand}
        isExpanded={isTree && line.isExpanded}
        isSelected={hasCheck && selection.canSelect(row) ? selection.isSelected(id) : undefined}
        isCurrent={id === currentRowId}
        isMenuOpen={opening.menu?.kind === 'row' && opening.menu.id === id}
        rangeFrom={isInRange ? range.from : -1}
        rangeTo={isInRange ? range.to : -1}
        editing={editing.editing?.id === id ? editing.editing : undefined}
        edits={editing.editsOf(id)}
        marks={cellMarks?.rows.get(id)}
        drawMarks={cellMarks?.draw}
      />
    );
  };
  return (
    <div
      ref={ref}
      role="rowgroup"
      className={cx(styles.body, loadingState === 'refreshing' && styles.busy)}
      data-resizing={arranging.resizing}
      style={isVirtual ? { height: offsets.total } : undefined}
    >
      {drawn.map((line, at) => {
        const index = indexes[at];
        return line && index !== undefined ? draw(line, index, keys?.[at] ?? line.id) : null;
      })}
    </div>
  );
}
