import { heightIn, linesOf, looks, type PlanMarkKind } from '@plumbline/estimating';

export { heightIn, linesOf, looks, mostLines } from '@plumbline/estimating';

/** Measures the width of text at a size and weight, in the unit of the size. */
export type MeasureWords = (words: string, size: number, weight: number) => number;

/** Box size of a text. @param size text height in points. */
export function boxFor(
  type: PlanMarkKind,
  text: string,
  size: number,
  measure: MeasureWords,
): { width: number; height: number } {
  const { padding, first, rest, arrow } = looks[type];
  const lines = linesOf(text);
  const widest = lines.reduce((most, line, at) => {
    const look = at === 0 ? first : rest;
    return Math.max(most, measure(line, look.size * size, look.weight));
  }, size);
  return { width: widest + (2 * padding.x + arrow) * size, height: heightIn(type, lines.length) * size };
}
