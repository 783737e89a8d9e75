import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { directionOf, handleDragKey, type DragDirection } from '../../dnd/keyboardDrag.ts';
import { usePointerDrag } from '../../dnd/usePointerDrag.ts';
import type { ClauseItem } from './ClauseItem.ts';

/** Event handlers of a drag handle. */
export interface ClauseHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}

interface Options {
  items: readonly ClauseItem[];
  list: RefObject<HTMLElement | null>;
  isRtl: boolean;
  /** Called with the new order; without it clauses cannot be moved. */
  onOrder?: (items: ClauseItem[], item: ClauseItem, to: number) => void;
}

/** Moves an item of a list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return from < 0 ? rest : [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

/** Reorders clauses by pointer and keyboard; the list previews the new order. */
export function useClauseReorder({ items, list, isRtl, onOrder }: Options) {
  const [place, setPlace] = useState<{ id: string; to: number }>();
  const latest = useRef<{ id: string; to: number }>(undefined);
  const put = (next: { id: string; to: number } | undefined) => {
    latest.current = next;
    setPlace(next);
  };
  const at = (id: string) => items.findIndex((item) => item.id === id);
  const lift = (id: string): boolean => {
    if (!onOrder || at(id) < 0) return false;
    put({ id, to: at(id) });
    return true;
  };
  const endDrag = () => {
    const now = latest.current;
    put(undefined);
    const from = now ? at(now.id) : -1;
    const item = items[from];
    if (now && item && from !== now.to) onOrder?.(moveItem(items, from, now.to), item, now.to);
  };
  const step = (way: DragDirection) => {
    const now = latest.current;
    if (!now) return;
    const last = items.length - 1;
    const by = way === 'up' || way === 'back' ? now.to - 1 : now.to + 1;
    put({
      ...now,
      to: way === 'first' ? 0 : way === 'last' ? last : Math.max(0, Math.min(last, by)),
    });
  };
  const begin = usePointerDrag<string>({
    onStart: lift,
    onMove: ({ y }) => {
      const now = latest.current;
      if (!now) return;
      // Ignore the moved clause, whose position changes.
      const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])].filter(
        ({ dataset }) => dataset['clause'] !== now.id,
      );
      const to = others.filter((each) => {
        const box = each.getBoundingClientRect();
        return y > box.top + box.height / 2;
      }).length;
      if (to !== now.to) put({ ...now, to });
    },
    onDrop: endDrag,
    onCancel: () => put(undefined),
    isOff: !onOrder,
  });
  const handle: ClauseHandle = {
    onPointerDown: begin,
    onKeyDown: (event, id) => {
      if (latest.current?.id !== id) {
        if ((event.key === ' ' || event.key === 'Enter') && lift(id)) event.preventDefault();
        return;
      }
      if (directionOf(event.key, isRtl) || ['Enter', ' ', 'Escape'].includes(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      handleDragKey(event, isRtl, { step, endDrag, cancelDrag: () => put(undefined) });
    },
  };
  const from = place ? at(place.id) : -1;
  return {
    dragged: place && items[from],
    to: place?.to ?? 0,
    /** Preview of the new order. */
    order: place ? moveItem(items, from, place.to) : items,
    ...(onOrder ? { handle } : {}),
  };
}
