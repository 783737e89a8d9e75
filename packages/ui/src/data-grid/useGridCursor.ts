import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { onFocusLost } from '../overlay/focus.ts';

/** Cell position: row −1 is the heading, columns count from the start edge including the checkbox. */
export interface GridPlace {
  row: number;
  col: number;
}

export interface GridCursor {
  place: GridPlace;
  moveTo: (next: GridPlace) => void;
  /** Takes note of focus that came by itself: a click, or the tab key. */
  noteFocus: (next: GridPlace) => void;
  /** Takes note that the focus went elsewhere; from a row's menu or a question about it, it comes back. */
  noteLeft: (to: EventTarget | null) => void;
}

const layers = '[role="menu"], [role="dialog"], [role="alertdialog"]';

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
  const [, draw] = useState({});
  const holder = useRef<Element>(null);
  const row = Math.min(wanted.row, rowCount - 1);
  const col = Math.max(0, Math.min(wanted.col, colCount - 1));

  const moveTo = useCallback((next: GridPlace) => {
    mustFocus.current = true;
    setPlace((was) => (was.row === next.row && was.col === next.col ? { ...was } : next));
  }, []);
  const noteLeft = useCallback((to: EventTarget | null) => {
    if (!(to instanceof Element && to.closest(layers))) holder.current = null;
  }, []);
  const noteFocus = useCallback((next: GridPlace) => {
    holder.current = document.activeElement;
    setPlace((was) => (was.row === next.row && was.col === next.col ? was : next));
  }, []);

  useLayoutEffect(() => {
    // If the focused row was deleted, the focus moves to the row that takes its place.
    const isLost = holder.current?.isConnected === false && document.activeElement === document.body;
    if (!mustFocus.current && !isLost) return;
    mustFocus.current = false;
    holder.current = null;
    const cell = gridRef.current?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-col="${col}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  // The question whether it is to go closes after the row has gone.
  useEffect(() => onFocusLost(() => holder.current?.isConnected === false && draw({})), []);

  return { place: { row, col }, moveTo, noteFocus, noteLeft };
}

/** The place of the cell an event came from. */
export function placeOf(target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-col]');
  const row = cell?.parentElement?.dataset['row'];
  if (!cell || row === undefined) return undefined;
  return { row: Number(row), col: Number(cell.dataset['col']) };
}
