import type { MouseEvent, PointerEvent } from 'react';
import { anchorOf } from './menuAnchor.ts';
import { placeOf } from './useGridCursor.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridElements } from './useTableKeyboard.ts';

export interface TablePointer {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onMouseOver: (event: MouseEvent<HTMLElement>) => void;
}

/** Pointer handlers of the grid, delegated for all cells. */
export function useTablePointer<Row extends object>(
  { traits, layout, lines, isSortable }: GridModel<Row>,
  { ranges, selection, editing, arranging, opening }: GridElements<Row>,
): TablePointer {
  const { hasCheck, hasActions, opensRows, canArrange, canSort } = traits;

  const onHeadClick = (event: MouseEvent<HTMLElement>, target: Element, col: number) => {
    const menu = target.closest('[data-menu]');
    const column = layout.placeAt(col)?.column;
    if (menu) opening.openMenu({ row: -1, col }, anchorOf(menu));
    else if (hasCheck && col === 0) selection.toggleAll();
    else if (column && isSortable(column) && !target.closest('[data-no-sort]'))
      arranging.toggleSort(column.id, event.shiftKey);
  };
  return {
    onClick: (event) => {
      const target = event.target as Element;
      const place = placeOf(target);
      if (!place) return;
      if (place.row < 0) {
        onHeadClick(event, target, place.col);
        return;
      }
      const line = lines.at(place.row);
      if (target.closest('[data-twist]') || line?.kind === 'group') {
        opening.toggleExpanded(place.row);
        return;
      }
      if (target.closest('[data-retry]') && line?.row) {
        opening.retry(line.row);
        return;
      }
      if (hasCheck && place.col === 0) {
        selection.toggleLine(place.row, event.shiftKey);
        return;
      }
      const action = target.closest('[data-action]');
      if (action) {
        opening.openMenu(place, anchorOf(action));
        return;
      }
      if (target.closest('[data-flip]') && editing.toggle(place)) return;
      const link = target.closest('[data-grid-link]');
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link) {
        if (!isPlain) return;
        event.preventDefault();
        const href = link.getAttribute('href');
        if (link.getAttribute('data-grid-link') === 'row') opening.openRow(place.row, false);
        else if (href !== null) opening.follow(href);
        return;
      }
      if (target.closest('a, button, input, select, label')) return;
      if (!opensRows || ranges.range || getSelection()?.isCollapsed === false) return;
      if (hasActions && place.col === layout.colCount - 1) return;
      opening.openRow(place.row, event.metaKey || event.ctrlKey);
    },
    onDoubleClick: (event) => {
      const target = event.target as Element;
      const id = target.closest<HTMLElement>('[data-head]')?.dataset['head'];
      if (id !== undefined) {
        if (target.closest('[data-handle]')) arranging.fit(id);
        return;
      }
      const place = placeOf(target);
      if (place && place.row >= 0 && !target.closest('input, select, [data-flip]')) editing.start(place);
    },
    onContextMenu: (event) => {
      const place = placeOf(event.target);
      if (!place || (event.target as Element).closest('input, select')) return;
      // The menu key fires this too; the key itself has opened the menu by then.
      const isOffered = place.row < 0 ? canArrange || canSort : hasActions;
      if (!isOffered) return;
      event.preventDefault();
      if (event.clientX === 0 && event.clientY === 0) return;
      opening.openMenu(place, { x: event.clientX, y: event.clientY, width: 0, height: 0 });
    },
    onPointerDown: (event) => {
      arranging.onPointerDown(event);
      if (!event.defaultPrevented) ranges.onPointerDown(event);
    },
    // Sets the title of truncated text on hover.
    onMouseOver: (event) => {
      const cell = (event.target as Element).closest<HTMLElement>('[data-text]');
      if (!cell) return;
      if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
      else cell.removeAttribute('title');
    },
  };
}
