import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../hooks.ts';
import { followSizes } from '../fit/followSizes.ts';
import { columnsWithin, windowedFrom } from './columns.ts';
import { offsetsOf, type Offsets } from './offsets.ts';
import type { GridModel } from './useGridModel.ts';
import { createWindowStore, type GridWindow, type WindowStore } from './windowStore.ts';

/** Number of rows above which only visible rows are rendered. */
const virtualFrom = 100;
/** Rows rendered beyond the viewport on each side (overscan). */
const overscan = 4;
/** The first draw does not know its place yet: a screen's worth of rows and columns. */
const firstRows = 20;
const firstWidth = 1280;
const nearEndPixels = 480;

export interface Viewport {
  isVirtual: boolean;
  store: WindowStore;
  offsets: Offsets;
  heights: LineHeights;
  /** Returns the number of rows that Page Down moves by. */
  pageStep: () => number;
  scrollToTop: () => void;
}

export interface LineHeights {
  row: number;
  group: number;
}

export interface ViewportRefs {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  rowSentinel: RefObject<HTMLElement | null>;
  groupSentinel: RefObject<HTMLElement | null>;
}

function useLineHeights({ rowSentinel, groupSentinel }: ViewportRefs, isDrawn: boolean): LineHeights {
  const [heights, setHeights] = useState<LineHeights>({ row: 36, group: 36 });
  useLayoutEffect(() => {
    const read = () =>
      setHeights((was) => {
        const next = {
          row: rowSentinel.current?.offsetHeight || was.row,
          group: groupSentinel.current?.offsetHeight || was.group,
        };
        return next.row === was.row && next.group === was.group ? was : next;
      });
    return followSizes([rowSentinel.current, groupSentinel.current], read);
  }, [rowSentinel, groupSentinel, isDrawn]);
  return heights;
}

/** Positions of the lines: equal heights, or with separate heights of group lines in a virtual table. */
function useLineOffsets<Row extends object>(
  { lines, props: { isGroup } }: GridModel<Row>,
  heights: LineHeights,
  isVirtual: boolean,
): Offsets {
  const tall = useMemo(() => {
    if (!isVirtual || heights.group === heights.row) return undefined;
    const found: number[] = [];
    for (let index = 0; index < lines.length; index++) {
      const row = lines.rowAt(index);
      const isTall = row ? isGroup?.(row) === true : lines.at(index)?.kind === 'group';
      if (isTall) found.push(index);
    }
    return Int32Array.from(found);
  }, [isVirtual, heights, lines, isGroup]);
  return useMemo(
    () => offsetsOf(lines.length, heights.row, heights.group, tall),
    [lines.length, heights, tall],
  );
}

/** Determines the rendered rows and columns. Scrolling updates the store and causes no other render. */
export function useViewport<Row extends object>(
  model: GridModel<Row>,
  refs: ViewportRefs,
  isDrawn: boolean,
): Viewport {
  const { lines, layout, props } = model;
  const { root, scroller, head } = refs;
  const heights = useLineHeights(refs, isDrawn);
  const isVirtual = lines.length > virtualFrom;
  const offsets = useLineOffsets(model, heights, isVirtual);
  const [store] = useState(() =>
    createWindowStore({
      top: 0,
      bottom: firstRows,
      ...(layout.places.length > windowedFrom
        ? columnsWithin(layout.places, layout.lead, 0, firstWidth)
        : { from: 0, to: layout.places.length }),
    }),
  );
  const size = useRef({ height: 0, width: 0 });
  /** Height of the heading, which covers the first rows; nothing is rendered anew when it changes. */
  const headHeight = useRef(36);
  // Last reported position; reading it during a render would force layout.
  const scrolled = useRef({ top: 0, left: 0 });

  const update = useLatest((): void => {
    const { height, width } = size.current;
    const was = store.get();
    let next: GridWindow = was;
    if (isVirtual && height > 0) {
      // With fewer rows the browser limits the scroll position and reports it later.
      const y = Math.max(0, Math.min(scrolled.current.top, offsets.total + headHeight.current - height));
      const top = offsets.indexAt(y);
      const bottom = Math.min(lines.length, offsets.indexAt(y + height - headHeight.current) + 1);
      // Rendered rows are kept until one is missing; then rows are rendered on both sides.
      const isEnough =
        was.top <= top && was.bottom >= bottom && was.bottom - was.top <= bottom - top + 3 * overscan;
      if (!isEnough)
        next = {
          ...next,
          top: Math.max(0, top - overscan),
          bottom: Math.min(lines.length, bottom + overscan),
        };
    }
    if (width > 0) {
      const isWide = layout.places.length > windowedFrom && layout.width > width;
      const x = isWide ? scrolled.current.left : 0;
      const columns = isWide
        ? columnsWithin(layout.places, layout.lead, x + layout.startWidth, x + width - layout.endWidth)
        : { from: 0, to: layout.places.length };
      const spare = was.to - was.from - (columns.to - columns.from);
      const isEnough = was.from <= columns.from && was.to >= columns.to && (!isWide || spare <= 2);
      if (!isEnough) next = { ...next, ...columns };
    }
    store.set(next);
  });

  const nearEnd = useLatest(() => props.onNearEnd?.());
  const isNearEnd = useLatest((element: HTMLElement): boolean => {
    if (!props.onNearEnd) return false;
    if (props.isEndless) {
      const loaded = offsets.topOf(props.rows.length);
      return (
        props.rows.length < lines.length && loaded - element.scrollTop - size.current.height < nearEndPixels
      );
    }
    return element.scrollHeight - element.scrollTop - size.current.height < nearEndPixels;
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      scrolled.current = { top: element.scrollTop, left: Math.abs(element.scrollLeft) };
      update();
      root.current?.toggleAttribute('data-scrolled', scrolled.current.left > 0);
      if (isNearEnd(element)) nearEnd();
    };
    const onSize = () => {
      size.current = { height: element.clientHeight, width: element.clientWidth };
      headHeight.current = head.current?.offsetHeight || headHeight.current;
      // A focused row is scrolled out from under the heading.
      element.style.scrollPaddingTop = `${headHeight.current}px`;
      onScroll();
    };
    const unfollow = followSizes([element, head.current], onSize);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      unfollow();
      element.removeEventListener('scroll', onScroll);
    };
  }, [root, scroller, head, update, isNearEnd, nearEnd, isDrawn]);
  // With new rows, columns or heights the rendered range may no longer fill the viewport.
  useLayoutEffect(update, [update, offsets, layout, isVirtual]);
  const loaded = props.rows.length;
  const { isEndless } = props;
  useEffect(() => {
    const element = scroller.current;
    if (element && isEndless && size.current.height > 0 && isNearEnd(element)) nearEnd();
  }, [scroller, loaded, isEndless, isNearEnd, nearEnd]);

  return {
    isVirtual,
    store,
    offsets,
    heights,
    pageStep: useCallback(
      () => Math.max(1, Math.floor((size.current.height - headHeight.current) / heights.row) - 1),
      [heights.row],
    ),
    scrollToTop: useLatest(() => scroller.current?.scrollTo({ top: 0 })),
  };
}
