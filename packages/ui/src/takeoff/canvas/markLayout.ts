import { boxHeight, linesOf, markLayouts, type TextMarkKind } from '@plumbline/estimating';

export { boxHeight, linesOf, markLayouts, maxNoteLines } from '@plumbline/estimating';

/** Measures the width of text at a size and weight, in the unit of the size. */
export type MeasureText = (text: string, size: number, weight: number) => number;

/** Box size of a text. @param size text height in points. */
export function boxFor(
  type: TextMarkKind,
  text: string,
  size: number,
  measure: MeasureText,
): { width: number; height: number } {
  const { padding, first, rest, arrow } = markLayouts[type];
  const lines = linesOf(text);
  const widest = lines.reduce((most, line, at) => {
    const look = at === 0 ? first : rest;
    return Math.max(most, measure(line, look.size * size, look.weight));
  }, size);
  return { width: widest + (2 * padding.x + arrow) * size, height: boxHeight(type, lines.length) * size };
}
