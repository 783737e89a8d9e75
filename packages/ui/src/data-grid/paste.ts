import type { CellRange } from './useRangeSelection.ts';

export interface PasteTarget {
  line: number;
  col: number;
  text: string;
}

export interface PastePlan {
  targets: PasteTarget[];
  /** Lines for which the table has no rows. */
  beyond: string[][];
  /** Cells for which the table has no column. */
  leftOut: number;
}

/**
 * Target cells of a paste: starting at the first cell of the range, or repeated over the range if it holds the source a
 * whole number of times, as in spreadsheets.
 */
export function planPaste(
  source: readonly (readonly string[])[],
  range: CellRange,
  lineCount: number,
  lastCol: number,
): PastePlan {
  const width = Math.max(0, ...source.map((line) => line.length));
  const height = source.length;
  const across = range.to - range.from + 1;
  const down = range.bottom - range.top + 1;
  const repeatsAcross = width > 0 && across % width === 0 ? across / width : 1;
  const repeatsDown = height > 0 && down % height === 0 ? down / height : 1;
  const plan: PastePlan = { targets: [], beyond: [], leftOut: 0 };
  for (let index = 0; index < height * repeatsDown; index++) {
    const line = source[index % height] ?? [];
    if (range.top + index >= lineCount) {
      plan.beyond.push([...line]);
      continue;
    }
    for (let at = 0; at < width * repeatsAcross; at++) {
      const text = line[at % width];
      if (text === undefined) continue;
      if (range.from + at > lastCol) plan.leftOut++;
      else plan.targets.push({ line: range.top + index, col: range.from + at, text });
    }
  }
  return plan;
}
