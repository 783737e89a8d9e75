import { useState, type PointerEvent, type RefObject } from 'react';
import { trackColumnDrag, type ColumnDrag } from './trackColumnDrag.ts';
import { moveColumn, orderedIds, pinnedEndIds, pinnedIds, insertColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import type { GridModel } from './useGridModel.ts';

export type { ColumnDrag } from './trackColumnDrag.ts';

export interface ColumnArranging {
  drag: ColumnDrag | undefined;
  resizing: string | undefined;
  /** Resizes a column by pixels, from the keyboard. */
  resizeBy: (id: string, by: number) => void;
  /** Sizes a column to its widest visible cell. */
  fit: (id: string) => void;
  move: (id: string, step: -1 | 1) => void;
  pin: (id: string, to: 'start' | 'end' | undefined) => void;
  hide: (id: string) => void;
  toggleSort: (id: string, isMulti: boolean) => void;
  setSort: (id: string, direction: 'asc' | 'desc', isMulti?: boolean) => void;
  clearSort: (id: string) => void;
  toggleGroup: (id: string) => void;
  /** A press on a heading: on its edge it sizes the column, elsewhere it may become a drag. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** `--name` of a vanilla-extract variable, which is written `var(--name)`. */
const cssName = (variable: string): string => variable.replace(/^var\((--[\w-]+).*$/, '$1');
const padding = 24;

/** Width in pixels of the widest content of some cells. */
function widestContent(cells: Iterable<HTMLElement>): number {
  const measure = document.createRange();
  let widest = 0;
  for (const cell of cells) {
    measure.selectNodeContents(cell);
    const inner = [...cell.children].map((child) => child.scrollWidth);
    widest = Math.max(widest, measure.getBoundingClientRect().width, ...inner);
  }
  return widest;
}

export function useColumnArranging<Row extends object>(
  { props, state, traits, layout, messages, count }: GridModel<Row>,
  gridRef: RefObject<HTMLElement | null>,
  announce: (message: string) => void,
): ColumnArranging {
  const { columns } = props;
  const { sort, setSort, columnState, setColumnState, groupBy, setGroupBy } = state;
  const { places } = layout;
  const [drag, setDrag] = useState<ColumnDrag>();
  const [resizing, setResizing] = useState<string>();
  const order = orderedIds(columns, columnState);
  const placeOfId = (id: string) => places.find((place) => place.column.id === id);
  const headOf = (id: string) =>
    gridRef.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(id)}"]`) ?? undefined;
  const setWidth = (id: string, width: number) =>
    setColumnState({ ...columnState, widths: { ...columnState.widths, [id]: Math.round(width) } });

  const startResize = (id: string, event: PointerEvent<HTMLElement>) => {
    const place = placeOfId(id);
    const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
    if (!place || !handle || event.button !== 0) return;
    event.preventDefault();
    const from = event.clientX;
    const start = headOf(id)?.offsetWidth ?? place.width;
    const isRtl = getComputedStyle(handle).direction === 'rtl';
    const sign = isRtl === (place.pin !== 'end') ? -1 : 1;
    const widthAt = (x: number) => Math.max(place.minWidth, Math.round(start + sign * (x - from)));
    handle.setPointerCapture(event.pointerId);
    handle.dataset['active'] = '';
    const onMove = (next: globalThis.PointerEvent) => {
      setResizing(id);
      // Changes only the grid tracks in the style, so that rows render only once the width is final.
      const tracks = layout.trackList({ id, width: widthAt(next.clientX) });
      gridRef.current?.style.setProperty(cssName(styles.tracks), tracks);
    };
    const onEnd = (last: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', onMove);
      delete handle.dataset['active'];
      setResizing(undefined);
      if (Math.abs(last.clientX - from) > 1) setWidth(id, widthAt(last.clientX));
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onEnd, { once: true });
  };

  const startDrag = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch' || places[0]?.column.id === id) return;
    trackColumnDrag(id, event, places[0]?.column.id, setDrag, (target) =>
      setColumnState({ ...columnState, order: insertColumn(order, id, target.id, target.after) }),
    );
  };

  const replaceSort = (id: string, direction: 'asc' | 'desc' | undefined, isMulti: boolean) => {
    const next = direction && { columnId: id, direction };
    if (!isMulti) setSort(next ? [next] : []);
    else if (!sort.some((one) => one.columnId === id)) setSort(next ? [...sort, next] : sort);
    else setSort(sort.flatMap((one) => (one.columnId === id ? (next ? [next] : []) : [one])));
  };

  return {
    drag,
    resizing,
    resizeBy: (id, by) => {
      const place = placeOfId(id);
      if (!place) return;
      const drawn = place.isSized ? place.width : (headOf(id)?.offsetWidth ?? place.width);
      const width = Math.max(place.minWidth, drawn + by);
      setWidth(id, width);
      announce(messages.columnWidth(place.column.header, count(Math.round(width))));
    },
    fit: (id) => {
      const place = placeOfId(id);
      if (!place) return;
      const cells = gridRef.current?.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(id)}"]`) ?? [];
      setWidth(id, Math.max(place.minWidth, Math.ceil(widestContent(cells)) + padding));
    },
    move: (id, step) => {
      const pin = placeOfId(id)?.pin;
      const group = places.filter((place) => place.pin === pin).map((place) => place.column.id);
      setColumnState({ ...columnState, order: moveColumn(order, group, id, step) });
      const name = columns.find((one) => one.id === id)?.header ?? '';
      announce(step < 0 ? messages.movedBack(name) : messages.movedOn(name));
    },
    pin: (id, to) => {
      const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
      const start = others(pinnedIds(columns, columnState));
      const end = others(pinnedEndIds(columns, columnState));
      setColumnState({
        ...columnState,
        pinned: to === 'start' ? [...start, id] : start,
        pinnedEnd: to === 'end' ? [...end, id] : end,
      });
    },
    hide: (id) => setColumnState({ ...columnState, hidden: [...(columnState.hidden ?? []), id] }),
    toggleSort: (id, isMulti) => {
      const current = sort.find((one) => one.columnId === id)?.direction;
      replaceSort(id, current === undefined ? 'asc' : current === 'asc' ? 'desc' : undefined, isMulti);
    },
    setSort: (id, direction, isMulti = false) => replaceSort(id, direction, isMulti),
    clearSort: (id) => replaceSort(id, undefined, true),
    toggleGroup: (id) =>
      setGroupBy(groupBy.includes(id) ? groupBy.filter((one) => one !== id) : [...groupBy, id]),
    onPointerDown: (event) => {
      const target = event.target as Element;
      const id = target.closest<HTMLElement>('[data-head]')?.dataset['head'];
      if (id === undefined || !traits.canArrange) return;
      if (target.closest('[data-handle]')) startResize(id, event);
      else if (!target.closest('[data-no-sort]')) startDrag(id, event);
    },
  };
}
