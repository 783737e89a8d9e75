import { startTransition, useEffect, useRef, useState } from 'react';

/** Rows that are added to a list at once on a machine that is quick, and on one that is slow. */
const atOnce = { quick: 5, slow: 2 };
/** Milliseconds from one step to the next: more of them hold up what people do meanwhile. */
const quick = 34;
/** Above this many rows a table draws those in sight alone: until it is given so many, it would draw all that it has. */
const windowedFrom = 100;
/** A row's height, roughly. */
const rowHeight = 36;

/**
 * How many rows a list draws a frame later; it begins with none. A long list that fills the screen is given whole.
 * @param height of the window, in pixels.
 * @param took how long a step took at most so far, in milliseconds: a slow machine is given fewer rows at a time.
 */
export function grown(drawn: number, count: number, height: number, took: number): number {
  if (count > windowedFrom && drawn * rowHeight >= height) return Infinity;
  return drawn + (took <= quick ? atOnce.quick : atOnce.slow);
}

/**
 * The rows of a table that are drawn by now: its head comes first, and then a few rows at a time. Of a long list that goes on
 * until the screen is full; the rest is never drawn.
 */
export function useGrowing<Row>(rows: readonly Row[]): { rows: readonly Row[]; isWhole: boolean } {
  const [drawn, setDrawn] = useState(0);
  const steps = useRef<{ last?: number; longest: number }>({ longest: 0 });
  const count = rows.length;
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return undefined;
    // One step a frame: React would put two of them into the same one.
    const frame = requestAnimationFrame(() => {
      const { last, longest } = steps.current;
      const now = performance.now();
      // Nothing is known of the first: it is taken as slow, and not remembered.
      const took = last === undefined ? Infinity : Math.max(longest, now - last);
      steps.current = { last: now, longest: last === undefined ? longest : took };
      startTransition(() => setDrawn((before) => grown(before, count, innerHeight, took)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, count]);
  return { rows: isWhole ? rows : rows.slice(0, drawn), isWhole };
}

/** How many of the parts of a screen are drawn a frame later. */
export const nextPart = (drawn: number, count: number): number => Math.min(drawn + 1, count);

/**
 * How many parts of a screen are drawn by now, one more a frame: what stands below the others comes after them, and nobody
 * waits for all of it at once.
 */
export function useParts(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((before) => nextPart(before, count))),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}

/** What a list opens with, a part a frame: its title stands from the first one on. */
export const listParts = { views: 2, tools: 3, table: 4 };
