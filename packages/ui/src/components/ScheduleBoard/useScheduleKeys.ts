import type { KeyboardEvent } from 'react';
import { directionOf } from '../../dnd/keyboardDrag.ts';
import { useScheduleCursor, type ScheduleCursorOptions } from './useScheduleCursor.ts';
import type { ScheduleDragControls } from './useScheduleDrag.ts';
import type { RowLayout, TimedBar } from './useScheduleModel.ts';

interface ScheduleKeysOptions extends ScheduleCursorOptions {
  dragControls: ScheduleDragControls;
  onOpen?: (barId: string) => void;
  onEdit?: (barId: string) => void;
}

/** Steps of a held bar by Page Up and Page Down. */
const bigStep = 5;

/** Keyboard of the board: moving the focus, opening and editing bars, and moving a held bar. */
export function useScheduleKeys(options: ScheduleKeysOptions) {
  const { model, dragControls, isRtl, reveal } = options;
  const { layouts, indexOfRow } = model;
  const { cursor, setCursor, to, refocus, nameKeys, barKeys } = useScheduleCursor(options);
  const heldKeys = (event: KeyboardEvent): boolean => {
    const { step, stepRow, endDrag, cancelDrag } = dragControls;
    const way = directionOf(event.key, isRtl);
    const part = event.shiftKey ? 'finish' : event.altKey ? 'start' : 'all';
    if (event.key === 'Enter' || event.key === ' ') {
      const was = dragControls.held();
      endDrag();
      if (was) refocus({ rowId: was.rowId, barId: was.item.bar.id });
    } else if (event.key === 'Escape') cancelDrag();
    else if (event.key === 'Tab') {
      cancelDrag();
      return false;
    } else if (way === 'forward' || way === 'back') step(part, way === 'forward' ? 1 : -1);
    else if (way === 'up' || way === 'down') stepRow(way === 'down' ? 1 : -1);
    else if (event.key === 'PageDown' || event.key === 'PageUp')
      step(part, event.key === 'PageDown' ? bigStep : -bigStep);
    else return false;
    const now = dragControls.held();
    if (now) reveal(indexOfRow.get(now.rowId) ?? 0, now.times);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const held = dragControls.held();
    const { bar: barId, rowName } = target.dataset;
    if (barId === undefined && rowName === undefined) return;
    const rowId = rowName ?? target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
    const at = indexOfRow.get(rowId) ?? -1;
    const line = layouts[at];
    const item = line?.placed.find((one) => one.item.bar.id === barId)?.item;
    let isHandled = false;
    if (held && held.at === undefined && held.part !== 'link') isHandled = heldKeys(event);
    else if (held?.part === 'link' && held.at === undefined) isHandled = linkKeys(event, at, line, item);
    else if (line && item)
      isHandled = actionKeys(event, item) || (!event.altKey && barKeys(event, at, line, item));
    else if (line && !event.altKey) isHandled = nameKeys(event, at, line);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Keys while another bar is chosen to link to: the focus goes to it. */
  const linkKeys = (
    event: KeyboardEvent,
    at: number,
    line: RowLayout | undefined,
    item: TimedBar | undefined,
  ): boolean => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      const from = dragControls.held()?.item;
      dragControls.cancelDrag();
      const home = layouts[indexOfRow.get(from?.bar.rowId ?? '') ?? -1];
      if (event.key === 'Escape') to(home, from);
      return event.key === 'Escape';
    }
    if (event.key === 'Enter' || event.key === ' ') {
      dragControls.endDrag();
      return true;
    }
    return line && item ? barKeys(event, at, line, item) : line ? nameKeys(event, at, line) : false;
  };
  /** Keys that do something with the focused bar. */
  const actionKeys = (event: KeyboardEvent, { bar, isSummary }: TimedBar): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || isSummary) return false;
    if (event.key === 'Enter') options.onOpen?.(bar.id);
    else if (event.key === ' ')
      dragControls.pickUp({ id: bar.id, part: dragControls.can('all') ? 'all' : 'finish' });
    else if (event.key === 'F2' && options.onEdit) options.onEdit(bar.id);
    else if (event.key.toLowerCase() === 'l' && dragControls.can('link'))
      dragControls.pickUp({ id: bar.id, part: 'link' });
    else return false;
    return true;
  };
  return {
    cursor,
    onKeyDown,
    /** Follows the focus that a pointer or the browser sets. */
    onFocus: (rowId: string, barId?: string) => {
      setCursor((was) => (was?.rowId === rowId && was.barId === barId ? was : { rowId, barId }));
      const held = dragControls.held();
      if (barId !== undefined && held?.part === 'link' && held.at === undefined && held.item.bar.id !== barId)
        dragControls.linkTo(barId);
    },
  };
}

export type ScheduleKeys = ReturnType<typeof useScheduleKeys>;
