import { startTransition, useEffect, useState } from 'react';

/** Rows that are added to a list at once: more of them would hold up what people do meanwhile. */
const atOnce = 5;

/**
 * The rows that are drawn by now, and whether the table is: a list opens with what stands around the table, then its head,
 * and then grows by a few rows at a time.
 */
export function useGrowing<Row>(rows: Row[]): { rows: Row[]; hasTable: boolean; isWhole: boolean } {
  const [drawn, setDrawn] = useState(-atOnce);
  const isWhole = drawn >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    // One step a frame: React would put two of them into the same one.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn((before) => before + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn]);
  return { rows: isWhole ? rows : rows.slice(0, Math.max(0, drawn)), hasTable: drawn >= 0, isWhole };
}
