import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWidth } from '../../hooks.ts';
import type { PdfZoom } from './PdfToolbar.tsx';
import type { OpenPdf, PdfRotation, PdfSize } from './pdfTypes.ts';

/** Space around and between the pages in pixels. */
const gap = 16;

interface PdfPagesOptions {
  pdf: OpenPdf;
  /** Size of the first page, assumed for pages that are not measured yet. */
  first: PdfSize;
  zoom: PdfZoom;
  rotation: PdfRotation;
  /** Page requested by the caller. */
  wanted: number | undefined;
  page: number;
  setPage: (page: number) => void;
}

/** Layout of the pages: their sizes, the visible ones, the current page and navigation. */
export function usePdfPages({ pdf, first, zoom, rotation, wanted, page, setPage }: PdfPagesOptions) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [setMeasured, roomWidth = 0] = useWidth();
  const setScroller = useCallback(
    (node: HTMLDivElement | null) => {
      scroller.current = node;
      setMeasured(node);
    },
    [setMeasured],
  );
  const [sizes, setSizes] = useState<ReadonlyMap<number, PdfSize>>(new Map([[1, first]]));

  const turned = (number: number): PdfSize => {
    const size = sizes.get(number) ?? first;
    return rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  };
  const lead = turned(1);
  const roomHeight = scroller.current?.clientHeight ?? 0;
  const fit = roomWidth === 0 ? 1 : Math.max(0.1, (roomWidth - 2 * gap) / lead.width);
  const scale =
    typeof zoom === 'number'
      ? zoom
      : zoom === 'width'
        ? Math.min(fit, 2)
        : Math.min(fit, Math.max(0.1, (roomHeight - 2 * gap) / lead.height));
  const boxOf = (number: number): PdfSize => {
    const { width, height } = turned(number);
    return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  };
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => boxOf(at + 1).height,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    overscan: 1,
  });
  const shown = virtualizer.getVirtualItems();

  // Pages with another size are measured when they become visible.
  const numbers = shown.map(({ index }) => index + 1).join(' ');
  useEffect(() => {
    let isStale = false;
    for (const number of numbers.split(' ').map(Number)) {
      if (number < 1 || sizes.has(number)) continue;
      void pdf.sizeOf(number).then((size) => {
        if (!isStale) setSizes((was) => new Map(was).set(number, size));
      });
    }
    return () => {
      isStale = true;
    };
  }, [pdf, numbers, sizes]);
  /** Page that was navigated to; it stays the current one, at the top, until the user scrolls. */
  const held = useRef<number>(undefined);
  useEffect(() => {
    virtualizer.measure();
    if (held.current !== undefined) virtualizer.scrollToIndex(held.current - 1, { align: 'start' });
  }, [virtualizer, scale, rotation, sizes]);
  const release = () => {
    held.current = undefined;
  };

  const reportedPage = useRef(1);
  const goTo = (next: number) => {
    const target = Math.min(pdf.count, Math.max(1, next));
    held.current = target;
    reportedPage.current = target;
    virtualizer.scrollToIndex(target - 1, { align: 'start' });
    setPage(target);
  };
  // Shows the page requested by the caller; reports the page that the user scrolls to.
  useEffect(() => {
    if (wanted === undefined || wanted === reportedPage.current) return;
    reportedPage.current = wanted;
    held.current = wanted;
    virtualizer.scrollToIndex(wanted - 1, { align: 'start' });
  }, [wanted, virtualizer]);
  const follow = () => {
    if (held.current !== undefined) return;
    const top = (scroller.current?.scrollTop ?? 0) + (scroller.current?.clientHeight ?? 0) / 3;
    const seen = virtualizer.getVirtualItems().findLast(({ start }) => start <= top);
    if (!seen || seen.index + 1 === page) return;
    reportedPage.current = seen.index + 1;
    setPage(seen.index + 1);
  };

  return {
    scroller,
    setScroller,
    virtualizer,
    shown,
    scale,
    /** Size of the rotated page in points. */
    turned,
    /** Size of the drawn page in pixels. */
    boxOf,
    /** Size of all pages in pixels, each as wide as the current one plus the gaps. */
    extent: { width: boxOf(page).width + 2 * gap, height: virtualizer.getTotalSize() },
    goTo,
    /** Call when the user scrolls. */
    follow,
    /** Call when the user interrupts a programmatic scroll. */
    release,
  };
}
