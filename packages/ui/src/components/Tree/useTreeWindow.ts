import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useMedia } from '../../hooks.ts';
import { treeRow } from '../../tokens/measures.ts';
import type { TreeNodeRow, TreeRow } from './treeTypes.ts';

/** Rendered rows of the tree; focuses a row after `mustFocus` was set. */
export function useTreeWindow(rows: readonly TreeRow[], active: number) {
  const height = useMedia('(pointer: coarse)') ? treeRow.touch : treeRow.mouse;
  const scroller = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 320, height: 640 },
    getItemKey: (at) => rows[at]?.id ?? at,
    // The row in the tab order stays in the document wherever the tree is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(active) || active >= rows.length
        ? shown
        : [...shown, active].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [height, virtualizer]);
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    virtualizer.scrollToIndex(active, { align: 'auto' });
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
  });
  /** Returns the row at a screen point and the relative height of the point in it, 0 to 1. */
  const rowAt = ({ x, y }: Point): { row: TreeNodeRow; part: number } | undefined => {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="treeitem"]');
    const id = element?.dataset['id'];
    if (!element || id === undefined || !scroller.current?.contains(element)) return undefined;
    const row = rows.find((one) => one.id === id);
    const box = element.getBoundingClientRect();
    return row?.kind === 'node' ? { row, part: (y - box.top) / box.height } : undefined;
  };
  return { virtualizer, height, scroller, mustFocus, rowAt };
}
