/** Kinds of marks with a box of text. */
export type TextMarkKind = 'text' | 'stamp' | 'link' | 'callout';

/** Text layout of a mark; lengths are multiples of the text height. */
interface Look {
  padding: { x: number; y: number };
  /** Height, weight and line height of the first and further lines. */
  first: { size: number; weight: number; line: number };
  rest: { size: number; weight: number; line: number };
  align: 'left' | 'center';
  /** Width of a link's arrow. */
  arrow: number;
}
const plain = { size: 1, weight: 400, line: 1.35 };
export const markLayouts: Record<TextMarkKind, Look> = {
  text: { padding: { x: 0.55, y: 0.4 }, first: plain, rest: plain, align: 'left', arrow: 0 },
  callout: { padding: { x: 0.55, y: 0.4 }, first: plain, rest: plain, align: 'left', arrow: 0 },
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

/** True if a kind is drawn as a box of text. */
export const isTextMark = (type: string): type is TextMarkKind => Object.hasOwn(markLayouts, type);

/** Maximum lines of a note. */
export const maxNoteLines = 40;
export const linesOf = (text: string): string[] => text.split('\n').slice(0, maxNoteLines);

/** Height of the box in multiples of the text height. */
export function boxHeight(type: TextMarkKind, lines: number): number {
  const { padding, first, rest } = markLayouts[type];
  return first.line + Math.max(0, lines - 1) * rest.line + 2 * padding.y;
}
