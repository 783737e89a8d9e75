import { startTransition, useEffect, useState } from 'react';

/** Rows that are added to a list at once: more of them would hold up what people do meanwhile. */
const atOnce = 5;
/** Above this many rows a table draws those in sight alone: until it is given so many, it would draw all that it has. */
const windowedFrom = 100;
/** A row's height, roughly. */
const rowHeight = 36;

/** What a list opens with: what stands around its table, and nothing of that. */
export const unopened = -atOnce;

/**
 * How many rows a list draws a frame later; the table's head alone at 0. A long list that fills the screen is given whole.
 * @param height of the window, in pixels.
 */
export const grown = (drawn: number, count: number, height: number): number =>
  count > windowedFrom && drawn * rowHeight >= height ? Infinity : drawn + atOnce;

/**
 * The rows that are drawn by now, and whether the table is: a list opens with what stands around the table, then its head,
 * and then grows by a few rows at a time. Of a long list that goes on until the screen is full; the rest is never drawn.
 */
export function useGrowing<Row>(rows: Row[]): { rows: Row[]; hasTable: boolean; isWhole: boolean } {
  const [drawn, setDrawn] = useState(unopened);
  const count = rows.length;
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return undefined;
    // One step a frame: React would put two of them into the same one.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((before) => grown(before, count, innerHeight))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, count]);
  return { rows: isWhole ? rows : rows.slice(0, Math.max(0, drawn)), hasTable: drawn >= 0, isWhole };
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
