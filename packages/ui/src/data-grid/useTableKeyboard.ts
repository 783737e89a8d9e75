import type { KeyboardEvent } from 'react';
import { isLink, isPerson } from './format.ts';
import { anchorOf } from './menuAnchor.ts';
import type { CellEditing } from './useCellEditing.ts';
import type { ColumnArranging } from './useColumnArranging.ts';
import type { GridModel } from './useGridModel.ts';
import { placeOf, type GridCursor, type GridPlace } from './useGridCursor.ts';
import type { Opening } from './useRowActivation.ts';
import type { RangeSelection } from './useRangeSelection.ts';
import type { RowSelection } from './useRowSelection.ts';
import type { TableClipboard } from './useTableClipboard.ts';
import type { Viewport } from './useViewport.ts';

/** The parts of the table that its keys and clicks work on. */
export interface GridElements<Row extends object> {
  cursor: GridCursor;
  ranges: RangeSelection;
  selection: RowSelection<Row>;
  editing: CellEditing<Row>;
  arranging: ColumnArranging;
  clipboard: TableClipboard;
  opening: Opening<Row>;
  viewport: Viewport;
}

const resizeStep = 16;

/** Key press in the grid. */
interface Press {
  event: KeyboardEvent<HTMLElement>;
  target: HTMLElement;
  place: GridPlace;
  isCtrl: boolean;
  forward: string;
  backward: string;
}

/** The keyboard of an ARIA grid and of a spreadsheet, on the one cell that has the focus. */
export function useTableKeyboard<Row extends object>(
  { props, traits, layout, lines, isSortable }: GridModel<Row>,
  { cursor, ranges, selection, editing, arranging, clipboard, opening, viewport }: GridElements<Row>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { firstCol, colCount, places } = layout;
  const { hasCheck, hasActions, isTree, isSheet, selectsCells, canArrange } = traits;
  const lastRow = lines.length - 1;
  const lastCol = colCount - 1;
  const columnAt = (place: GridPlace) => layout.placeAt(place.col)?.column;

  const go = ({ event, place }: Press, next: GridPlace): void => {
    event.preventDefault();
    const to = {
      row: Math.max(-1, Math.min(next.row, lastRow)),
      col: Math.max(0, Math.min(next.col, lastCol)),
    };
    if (event.shiftKey && selectsCells) {
      ranges.extendTo(to);
      return;
    }
    ranges.clear();
    if (event.shiftKey && hasCheck && to.row >= 0 && place.row >= 0 && to.row !== place.row)
      selection.extendTo(place.row, to.row);
    cursor.moveTo(to);
  };

  /** Shift sizes a column from its heading, with Ctrl it moves it. */
  const arrange = (press: Press): boolean => {
    const { event, place, isCtrl, forward, backward } = press;
    if (place.row >= 0 || !canArrange || !event.shiftKey) return false;
    if (event.key !== forward && event.key !== backward) return false;
    const column = columnAt(place);
    if (!column) return true;
    event.preventDefault();
    const step = event.key === forward ? 1 : -1;
    if (!isCtrl) {
      arranging.resizeBy(column.id, step * resizeStep);
      return true;
    }
    if (places[0]?.column.id === column.id) return true;
    arranging.move(column.id, step);
    if (place.col + step > firstCol)
      cursor.moveTo({ row: -1, col: Math.min(place.col + step, firstCol + places.length - 1) });
    return true;
  };

  /** The arrows unfold a row, fold it, and go to the row it is folded under. */
  const unfold = (press: Press): boolean => {
    const { event, place, isCtrl, forward, backward } = press;
    const line = lines.at(place.row);
    if (!line || place.col !== firstCol || isCtrl || event.shiftKey) return false;
    if (!isTree && line.kind !== 'group' && line.parent < 0) return false;
    const isOn = event.key === forward && line.canExpand && !line.isExpanded;
    const isOff = event.key === backward && line.canExpand && line.isExpanded;
    if (isOn || isOff) {
      event.preventDefault();
      opening.toggleExpanded(place.row);
      return true;
    }
    if (event.key !== backward || line.parent < 0) return false;
    go(press, { row: line.parent, col: place.col });
    return true;
  };

  const travel = (press: Press): boolean => {
    const { event, target, place, isCtrl, forward, backward } = press;
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey && place.row < 0) {
          event.preventDefault();
          opening.openMenu(place, anchorOf(target));
        } else go(press, { ...place, row: isCtrl ? lastRow : place.row + 1 });
        return true;
      case 'ArrowUp':
        go(press, { ...place, row: isCtrl ? 0 : place.row - 1 });
        return true;
      case forward:
        go(press, { ...place, col: isCtrl ? lastCol : place.col + 1 });
        return true;
      case backward:
        go(press, { ...place, col: isCtrl ? 0 : place.col - 1 });
        return true;
      case 'Home':
        go(press, { row: isCtrl ? 0 : place.row, col: 0 });
        return true;
      case 'End':
        go(press, { row: isCtrl ? lastRow : place.row, col: lastCol });
        return true;
      case 'PageDown':
        go(press, { ...place, row: place.row + viewport.pageStep() });
        return true;
      case 'PageUp':
        go(press, { ...place, row: Math.max(0, place.row - viewport.pageStep()) });
        return true;
      case 'F10':
      case 'ContextMenu':
        if (event.key === 'F10' && !event.shiftKey) return false;
        event.preventDefault();
        opening.openMenu(place, anchorOf(target));
        return true;
      case 'Escape': {
        const row = lines.at(place.row);
        const column = columnAt(place);
        const isAnswered =
          ranges.range !== undefined || (row && column && editing.putBack(row.id, column.id)) === true;
        ranges.clear();
        // Prevents handled keys from also clearing the selection of the surrounding screen.
        if (isAnswered) event.preventDefault();
        return true;
      }
      default:
        return false;
    }
  };

  const sortOrCheck = ({ event, place }: Press): void => {
    if (hasCheck && place.col === 0) selection.toggleAll();
    else {
      const column = columnAt(place);
      if (column && isSortable(column)) arranging.toggleSort(column.id, event.shiftKey);
    }
  };
  /** Enter follows the link of a cell that has one; otherwise it opens the row. */
  const openCellOrRow = ({ place, target, isCtrl }: Press): void => {
    const line = lines.at(place.row);
    const row = lines.rowAt(place.row);
    const value = row && columnAt(place)?.accessor?.(row);
    if (value !== undefined && isLink(value) && !isPerson(value)) target.querySelector('a')?.click();
    else if (line?.kind === 'failed' && line.row) opening.retry(line.row);
    else if (row && (traits.opensRows || props.onRowOpen)) opening.openRow(place.row, isCtrl);
    else if (line?.canExpand) opening.toggleExpanded(place.row);
  };
  const enter = (press: Press): void => {
    const { event, target, place } = press;
    event.preventDefault();
    if (place.row < 0) sortOrCheck(press);
    else if (hasCheck && place.col === 0) selection.toggleLine(place.row, event.shiftKey);
    else if (hasActions && place.col === lastCol) opening.openMenu(place, anchorOf(target));
    else if (editing.start(place)) return;
    else if (event.key === 'Enter') openCellOrRow(press);
  };
  const space = (press: Press): void => {
    const { event, target, place, isCtrl } = press;
    event.preventDefault();
    const line = lines.at(place.row);
    if (place.row < 0) sortOrCheck(press);
    else if (isCtrl && selectsCells) ranges.selectColumn();
    else if (event.shiftKey && selectsCells && !(hasCheck && place.col === 0)) ranges.selectLine();
    else if (hasActions && place.col === lastCol) opening.openMenu(place, anchorOf(target));
    else if (place.col >= firstCol && editing.toggle(place)) return;
    else if (line?.kind === 'group' || (isTree && !hasCheck && line?.canExpand))
      opening.toggleExpanded(place.row);
    else selection.toggleLine(place.row, event.shiftKey);
  };
  const command = ({ event }: Press): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'a' && (hasCheck || selectsCells)) {
      if (hasCheck && !isSheet) {
        if (selection.headCheck !== true) selection.toggleAll();
      } else ranges.selectAll();
    } else if (key === 'd' && traits.canEdit) clipboard.fillDown();
    else if (key === 'z' && !event.shiftKey && props.onUndo) props.onUndo();
    else if ((key === 'y' || (key === 'z' && event.shiftKey)) && props.onRedo) props.onRedo();
    else return false;
    event.preventDefault();
    return true;
  };

  return (event) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    if (!place || event.defaultPrevented) return;
    if (target.matches('input, textarea, select, [contenteditable]')) return;
    const isRtl = getComputedStyle(target).direction === 'rtl';
    const press: Press = {
      event,
      target,
      place,
      isCtrl: event.ctrlKey || event.metaKey,
      forward: isRtl ? 'ArrowLeft' : 'ArrowRight',
      backward: isRtl ? 'ArrowRight' : 'ArrowLeft',
    };
    if (arrange(press) || unfold(press) || travel(press)) return;
    if (!target.hasAttribute('data-col') && !target.hasAttribute('data-check')) return;
    if (event.key === 'Enter' || event.key === 'F2') enter(press);
    else if (event.key === ' ') space(press);
    else if (press.isCtrl) command(press);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (traits.canEdit && place.row >= 0) clipboard.erase();
    } else if (event.key.length === 1 && !event.altKey && place.row >= 0) {
      const kind = editing.editorOf(lines.rowAt(place.row), place.col)?.editor?.kind;
      if (kind !== undefined && kind !== 'boolean' && editing.start(place, event.key)) event.preventDefault();
    }
  };
}
