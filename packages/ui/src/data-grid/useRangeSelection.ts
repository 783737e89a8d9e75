import { useCallback, useMemo, useState, type PointerEvent } from 'react';
import type { GridModel } from './useGridModel.ts';
import { placeOf, type GridCursor, type GridPlace } from './useGridCursor.ts';

/** Marked cells: lines and columns, both ends included. */
export interface CellRange {
  top: number;
  bottom: number;
  from: number;
  to: number;
}

export interface RangeSelection {
  range: CellRange | undefined;
  /** The range, or the cursor's own cell. */
  area: CellRange;
  /** Start of a range that is being extended; undefined without one. */
  anchor: GridPlace | undefined;
  clear: () => void;
  /** Extends the range from its start, or from the cursor, to a position. */
  extendTo: (to: GridPlace) => void;
  selectLine: () => void;
  selectColumn: () => void;
  selectAll: () => void;
  /** A press in a cell: begins a range that follows the pointer, or with Shift ends one there. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

interface Mark {
  from: GridPlace;
  /** The far end where it is not the cursor. */
  to?: GridPlace;
}

export function useRangeSelection<Row extends object>(
  { traits, layout, lines }: GridModel<Row>,
  { place: cursor, moveTo }: GridCursor,
): RangeSelection {
  const { firstCol, places } = layout;
  const lastCol = firstCol + places.length - 1;
  const lastLine = lines.length - 1;
  const [mark, setMark] = useState<Mark>();
  const end = mark?.to ?? cursor;
  const range = useMemo(() => {
    if (!mark || mark.from.row < 0 || end.row < 0) return undefined;
    return {
      top: Math.min(mark.from.row, end.row),
      bottom: Math.min(lastLine, Math.max(mark.from.row, end.row)),
      from: Math.max(firstCol, Math.min(mark.from.col, end.col)),
      to: Math.min(lastCol, Math.max(mark.from.col, end.col)),
    };
  }, [mark, end.row, end.col, firstCol, lastCol, lastLine]);
  const clear = useCallback(() => setMark(undefined), []);
  const extendTo = (to: GridPlace) => {
    setMark({ from: mark?.from ?? cursor });
    moveTo({ row: Math.max(0, to.row), col: Math.max(firstCol, Math.min(lastCol, to.col)) });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!traits.selectsCells || event.button !== 0) return;
    const place = placeOf(event.target);
    if (!place || place.row < 0 || place.col < firstCol || place.col > lastCol) return;
    if ((event.target as Element).closest('input, select, button, a')) return;
    if (event.shiftKey) {
      event.preventDefault();
      extendTo(place);
      return;
    }
    setMark(undefined);
    if (event.pointerType === 'touch') return;
    let over = place;
    const onMove = (next: globalThis.PointerEvent) => {
      const to = placeOf(document.elementFromPoint(next.clientX, next.clientY));
      if (!to || to.row < 0 || (to.row === over.row && to.col === over.col)) return;
      over = to;
      setMark({ from: place });
      moveTo({ row: to.row, col: Math.max(firstCol, Math.min(lastCol, to.col)) });
    };
    const onUp = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
  };
  return {
    range,
    area: range ?? { top: cursor.row, bottom: cursor.row, from: cursor.col, to: cursor.col },
    anchor: mark?.from,
    clear,
    extendTo,
    selectLine: () =>
      setMark({ from: { row: cursor.row, col: firstCol }, to: { row: cursor.row, col: lastCol } }),
    selectColumn: () =>
      setMark({ from: { row: 0, col: cursor.col }, to: { row: lastLine, col: cursor.col } }),
    selectAll: () => setMark({ from: { row: 0, col: firstCol }, to: { row: lastLine, col: lastCol } }),
    onPointerDown,
  };
}
