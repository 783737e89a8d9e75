/** What is put on a sheet beside its measures. */
export type PlanMarkKind = 'text' | 'stamp' | 'link';

/** How the words of a mark stand in its box; lengths are in heights of its letters. */
interface Look {
  padding: { x: number; y: number };
  /** Height and weight of the first line and of those below it, with what a line takes. */
  first: { size: number; weight: number; line: number };
  rest: { size: number; weight: number; line: number };
  align: 'left' | 'center';
  /** Room for the arrow of a link, behind its words. */
  arrow: number;
}
const plain = { size: 1, weight: 400, line: 1.35 };
export const looks: Record<PlanMarkKind, Look> = {
  text: { padding: { x: 0.55, y: 0.4 }, first: plain, rest: plain, align: 'left', arrow: 0 },
  link: {
    padding: { x: 0.6, y: 0.35 },
    first: { size: 1, weight: 600, line: 1.3 },
    rest: { size: 1, weight: 600, line: 1.3 },
    align: 'left',
    arrow: 1.3,
  },
  stamp: {
    padding: { x: 1, y: 0.55 },
    first: { size: 1.4, weight: 700, line: 1.75 },
    rest: { size: 0.85, weight: 600, line: 1.25 },
    align: 'center',
    arrow: 0,
  },
};

/** Words that are longer than this are not what a note on a sheet is for. */
export const mostLines = 40;
export const linesOf = (text: string): string[] => text.split('\n').slice(0, mostLines);

/** Height of the box in heights of its letters. */
export function heightIn(type: PlanMarkKind, lines: number): number {
  const { padding, first, rest } = looks[type];
  return first.line + Math.max(0, lines - 1) * rest.line + 2 * padding.y;
}
