import { useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { directionOf } from '../../dnd/keyboardDrag.ts';
import type { RowLayout, ScheduleModel, TimedBar } from './useScheduleModel.ts';

/** Element with the keyboard focus: a row's name, or a bar of the row. */
export interface ScheduleCursor {
  rowId: string;
  barId?: string;
}

export interface ScheduleCursorOptions {
  model: ScheduleModel;
  isRtl: boolean;
  root: RefObject<HTMLElement | null>;
  /** Scrolls a row, and a time if there is one, into sight. */
  reveal: (rowIndex: number, times?: { start: number; finish: number }) => void;
  onExpandedChange: (rowId: string, isExpanded: boolean) => void;
}

/** Number of rows of Page Up and Page Down. */
const page = 10;

/** Bars of a row in the order of time. */
const inOrder = ({ placed }: RowLayout): TimedBar[] => placed.map(({ item }) => item);

/** Bar of a row that is closest in time to another. */
function closest(layout: RowLayout, to: TimedBar | undefined): TimedBar | undefined {
  const bars = inOrder(layout);
  if (!to) return bars[0];
  return bars.toSorted((a, b) => Math.abs(a.start - to.start) - Math.abs(b.start - to.start))[0];
}

/** Focus of the board, one tab stop, and the keys that move it between rows and bars. */
export function useScheduleCursor(options: ScheduleCursorOptions) {
  const { model, isRtl, root, reveal } = options;
  const { layouts, indexOfRow } = model;
  const [own, setCursor] = useState<ScheduleCursor>();
  const mustFocus = useRef(false);
  // Forces a render, because the target may be drawn by the same change or exist already.
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const rowIndex = own === undefined ? -1 : (indexOfRow.get(own.rowId) ?? -1);
  const layout = layouts[rowIndex];
  const hasBar = layout?.placed.some(({ item }) => item.bar.id === own?.barId);
  // A row that disappears hands the tab stop to the first one.
  const cursor: ScheduleCursor | undefined = layout
    ? { rowId: layout.row.id, barId: hasBar ? own?.barId : undefined }
    : layouts[0] && { rowId: layouts[0].row.id };

  useLayoutEffect(() => {
    if (!mustFocus.current || !cursor) return;
    mustFocus.current = false;
    const selector =
      cursor.barId === undefined
        ? `[data-row-name="${CSS.escape(cursor.rowId)}"]`
        : `[data-bar="${CSS.escape(cursor.barId)}"]`;
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  const to = (target: RowLayout | undefined, item?: TimedBar) => {
    if (!target) return;
    setCursor({ rowId: target.row.id, barId: item?.bar.id });
    reveal(indexOfRow.get(target.row.id) ?? 0, item);
    mustFocus.current = true;
    redraw();
  };
  const toRow = (index: number, item: TimedBar | undefined) => {
    const target = layouts[Math.max(0, Math.min(layouts.length - 1, index))];
    to(target, item && target ? closest(target, item) : undefined);
  };
  /** Keys that go to another row, from a name or a bar. */
  const rowKeys = (event: KeyboardEvent, at: number, item: TimedBar | undefined): boolean => {
    const isFar = event.ctrlKey || event.metaKey;
    if (event.key === 'ArrowDown') toRow(at + 1, item);
    else if (event.key === 'ArrowUp') toRow(at - 1, item);
    else if (event.key === 'PageDown') toRow(at + page, item);
    else if (event.key === 'PageUp') toRow(at - page, item);
    else if (event.key === 'Home' && isFar) toRow(0, item);
    else if (event.key === 'End' && isFar) toRow(layouts.length - 1, item);
    else return false;
    return true;
  };
  const nameKeys = (event: KeyboardEvent, at: number, line: RowLayout): boolean => {
    if (rowKeys(event, at, undefined)) return true;
    const way = directionOf(event.key, isRtl);
    if (way === 'forward' || way === 'last') {
      if (way === 'forward' && line.hasChildren && !line.isExpanded)
        options.onExpandedChange(line.row.id, true);
      else {
        const bars = inOrder(line);
        to(line, way === 'last' ? bars.at(-1) : bars[0]);
      }
    } else if (way === 'back') {
      if (line.hasChildren && line.isExpanded) options.onExpandedChange(line.row.id, false);
      else if (line.row.parentId !== undefined) {
        const parent = layouts[indexOfRow.get(line.row.parentId) ?? -1];
        if (parent) to(parent);
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && line.hasChildren)
      options.onExpandedChange(line.row.id, !line.isExpanded);
    else return way === 'first';
    return true;
  };
  const barKeys = (event: KeyboardEvent, at: number, line: RowLayout, item: TimedBar): boolean => {
    if (rowKeys(event, at, item)) return true;
    const bars = inOrder(line);
    const index = bars.indexOf(item);
    const way = directionOf(event.key, isRtl);
    if (way === 'forward') to(line, bars[Math.min(index + 1, bars.length - 1)]);
    // Before the first bar is the name of the row.
    else if (way === 'back') to(line, bars[index - 1]);
    else if (way === 'first') to(line, bars[0]);
    else if (way === 'last') to(line, bars.at(-1));
    else return false;
    return true;
  };
  return {
    cursor,
    setCursor,
    /** Moves the focus to a bar, or the name of a row. */
    to,
    /** Focuses the cursor once it is drawn at its new place. */
    refocus: (next: ScheduleCursor) => {
      setCursor(next);
      mustFocus.current = true;
    },
    nameKeys,
    barKeys,
  };
}
