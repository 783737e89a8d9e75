import { heightIn, linesOf, looks, type PlanMarkKind } from '@plumbline/estimating';

export { heightIn, linesOf, looks, mostLines } from '@plumbline/estimating';

/** Width of words in a face of a size and weight, in the size's unit. */
export type MeasureWords = (words: string, size: number, weight: number) => number;

/** The box that words need. @param size height of the letters, in points. */
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
