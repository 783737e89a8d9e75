import { startTransition, useEffect, useRef, useState } from 'react';

/** Rows added per frame on fast and slow devices. */
const ROWS_PER_FRAME = { fast: 5, slow: 2 };
/** Frame time in milliseconds above which a device counts as slow. */
const FRAME_BUDGET_MS = 34;
/** Number of rows above which a table is virtualized; with fewer it renders all of them. */
const VIRTUALIZED_FROM = 100;
/** Approximate row height in pixels. */
const ROW_HEIGHT = 36;

/**
 * Returns the number of rows to render in the next frame, starting from 0. A long list that fills the screen is returned
 * completely because it is virtualized.
 * @param height window height in pixels.
 * @param took longest step so far in milliseconds; slow devices get fewer rows per frame.
 */
export function progressiveCount(drawn: number, count: number, height: number, took: number): number {
  if (count > VIRTUALIZED_FROM && drawn * ROW_HEIGHT >= height) return Infinity;
  return drawn + (took <= FRAME_BUDGET_MS ? ROWS_PER_FRAME.fast : ROWS_PER_FRAME.slow);
}

/**
 * Returns the rows to render now: the header first, then a few rows per frame until the list is complete or, for a long
 * list, the screen is full.
 */
export function useProgressiveRows<Row>(rows: readonly Row[]): { rows: readonly Row[]; isWhole: boolean } {
  const [drawn, setDrawn] = useState(0);
  const steps = useRef<{ last?: number; longest: number }>({ longest: 0 });
  const count = rows.length;
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return undefined;
    // One step per frame: React would batch two of them.
    const frame = requestAnimationFrame(() => {
      const { last, longest } = steps.current;
      const now = performance.now();
      // The duration of the first step is unknown: treat it as slow and do not record it.
      const took = last === undefined ? Infinity : Math.max(longest, now - last);
      steps.current = { last: now, longest: last === undefined ? longest : took };
      startTransition(() => setDrawn((before) => progressiveCount(before, count, innerHeight, took)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, count]);
  return { rows: isWhole ? rows : rows.slice(0, drawn), isWhole };
}

/** Number of screen parts to render in the next frame. */
export const nextSectionCount = (drawn: number, count: number): number => Math.min(drawn + 1, count);

/**
 * Returns the number of screen parts to render now, one more per frame from top to bottom.
 */
export function useProgressiveSections(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((before) => nextSectionCount(before, count))),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}

/** Order in which the parts of a list are rendered; the title is part of the first frame. */
export const listSections = { views: 2, tools: 3, table: 4 };
