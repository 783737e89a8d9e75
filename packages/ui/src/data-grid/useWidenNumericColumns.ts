import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PlacedColumn } from './columns.ts';
import { isNumeric } from './format.ts';
import type { GridModel } from './useGridModel.ts';

/** Pixels up to which a figure widens its column. */
const widest = 320;
/** Difference in pixels that is only rounding. */
const tolerance = 0.05;

/** Columns of figures in their own width. A width that the user chose stays, and the bar of a progress shrinks. */
const holdsFigures = <Row>({ column, isSized }: PlacedColumn<Row>): boolean =>
  !isSized && column.type !== 'progress' && isNumeric(column.type ?? 'text');

/** Cells of a column that are measured: those with the widest texts. */
const measured = 2;

/** Characters of a text, where marks between figures are half as wide as figures. */
const charactersOf = (text: string): number =>
  text.length - text.replaceAll(/[^\s.,:;'’|!()]+/g, '').length / 2;

/** The cells whose figures are the widest ones, because measuring each cell takes longer than drawing it. */
const widestOf = (cells: Iterable<HTMLElement>): HTMLElement[] =>
  Array.from(cells, (cell) => ({ cell, size: charactersOf(cell.textContent) }))
    .sort((one, other) => other.size - one.size)
    .slice(0, measured)
    .map(({ cell }) => cell);

/** Pixels that the cells of a column need; 0 if all figures are entirely in view. */
function neededWidth(cells: Iterable<HTMLElement>): number {
  const range = document.createRange();
  let frame: number | undefined;
  let needed = 0;
  for (const cell of widestOf(cells)) {
    if (frame === undefined) {
      const style = getComputedStyle(cell);
      frame = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth]
        .map(Number.parseFloat)
        .reduce((sum, side) => sum + side);
    }
    range.selectNodeContents(cell);
    const cut = [...cell.children].filter((child) => child.scrollWidth > child.clientWidth);
    const content = Math.max(range.getBoundingClientRect().width, ...cut.map((child) => child.scrollWidth));
    if (content + frame > cell.getBoundingClientRect().width + tolerance)
      needed = Math.max(needed, Math.ceil(content + frame));
  }
  return Math.min(needed, widest);
}

/**
 * Widens columns whose figures would be cut, because the beginning of a figure is another figure.
 * @param source rows or totals whose change is a reason to measure again.
 * @returns ref to the element with the cells; these have `data-figure` or are plain text of a column.
 */
export function useWidenNumericColumns<Row extends object>(
  { layout, growColumns }: GridModel<Row>,
  source: object,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const widths = new Map<string, number>();
    for (const { column } of layout.places.filter(holdsFigures)) {
      const id = CSS.escape(column.id);
      const needed = neededWidth(
        root.querySelectorAll<HTMLElement>(`[data-column="${id}"][data-text], [data-figure="${id}"]`),
      );
      if (needed > 0) widths.set(column.id, needed);
    }
    if (widths.size > 0) growColumns(widths);
  }, [layout, growColumns, source]);
  return ref;
}
