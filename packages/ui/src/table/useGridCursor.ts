import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A place in the grid: row −1 is the heading, columns count from the start edge, the checkbox included. */
export interface GridPlace {
  row: number;
  col: number;
}

export interface GridCursor {
  place: GridPlace;
  moveTo: (next: GridPlace) => void;
  /** Takes note of focus that came by itself: a click, or the tab key. */
  noteFocus: (next: GridPlace) => void;
}

/**
 * The one cell that is in the tab order, and moving it. Focus follows after the draw, because the row it goes to may
 * not have been in the document before.
 */
export function useGridCursor(
  gridRef: RefObject<HTMLElement | null>,
  rowCount: number,
  colCount: number,
  firstCol: number,
): GridCursor {
  const [wanted, setPlace] = useState<GridPlace>({ row: 0, col: firstCol });
  const mustFocus = useRef(false);
  const row = Math.min(wanted.row, rowCount - 1);
  const col = Math.max(0, Math.min(wanted.col, colCount - 1));

  const moveTo = useCallback((next: GridPlace) => {
    mustFocus.current = true;
    setPlace((was) => (was.row === next.row && was.col === next.col ? { ...was } : next));
  }, []);
  const noteFocus = useCallback((next: GridPlace) => {
    setPlace((was) => (was.row === next.row && was.col === next.col ? was : next));
  }, []);

  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const cell = gridRef.current?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-col="${col}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return { place: { row, col }, moveTo, noteFocus };
}

/** The place of the cell an event came from. */
export function placeOf(target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-col]');
  const row = cell?.parentElement?.dataset['row'];
  if (!cell || row === undefined) return undefined;
  return { row: Number(row), col: Number(cell.dataset['col']) };
}
