import type { Rect } from '../types.ts';

/** Text piece: baseline start, direction, length and height, in points. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  /** Unit vectors along and up from the text. */
  along: { x: number; y: number };
  up: { x: number; y: number };
  length: number;
  height: number;
}
/** Text item of pdf.js. */
interface TextItem {
  str: string;
  /** Matrix of six numbers from the item's space to the page's. */
  transform: unknown[];
  width: number;
  height: number;
}

const unit = (x: number, y: number, fallback: { x: number; y: number }) => {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : fallback;
};

/** Converts non-empty items, in file order like the server. */
export function placeTexts(items: readonly (TextItem | object)[]): PlacedText[] {
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
    const lead = item.str.length - item.str.trimStart().length;
    const along = unit(a, b, { x: 1, y: 0 });
    const step = item.width / item.str.length;
    const text = item.str.trim();
    return [
      {
        text,
        // Exclude leading and trailing white space.
        x: e + along.x * step * lead,
        y: f + along.y * step * lead,
        along,
        up: unit(c, d, { x: -along.y, y: along.x }),
        length: step * text.length,
        height: item.height || Math.hypot(c, d) || Math.hypot(a, b),
      },
    ];
  });
}

/** Match with one box per text piece, in page points. */
export interface TextMatch {
  boxes: Rect[];
}

/** Descent and ascent as fractions of the text height. */
const [below, above] = [0.25, 0.9];

/** Box of a range of characters, from the widths of the single letters. */
function boxOf(piece: PlacedText, from: number, to: number, widthOf: (text: string) => number): Rect {
  const pieceWidth = widthOf(piece.text) || 1;
  const [start, end] = [from, to].map(
    (at) => (widthOf(piece.text.slice(0, at)) / pieceWidth) * piece.length,
  ) as [number, number];
  const corners = [start, end].flatMap((far) =>
    [-below, above].map((high) => ({
      x: piece.x + piece.along.x * far + piece.up.x * high * piece.height,
      y: piece.y + piece.along.y * far + piece.up.y * high * piece.height,
    })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Lower-cases text without changing its length, because a few letters would become two. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/./gs, (each) => (each.toLowerCase().length === 1 ? each.toLowerCase() : each));
};

/**
 * Finds text on a page regardless of case, also across text pieces. Overlapping matches count once.
 * @param widthOf measures letter widths in any unit
 */
export function searchText(
  texts: readonly PlacedText[],
  query: string,
  widthOf: (text: string) => number = ({ length }) => length,
): TextMatch[] {
  const search = query.trim().toLowerCase();
  if (!search) return [];
  const starts: number[] = [];
  let all = '';
  for (const { text } of texts) {
    starts.push(all.length);
    all += `${lowered(text)} `;
  }
  const places: TextMatch[] = [];
  let piece = 0;
  for (let at = all.indexOf(search); at >= 0; at = all.indexOf(search, at + search.length)) {
    const end = at + search.length;
    while ((starts[piece + 1] ?? Infinity) <= at) piece++;
    const boxes: Rect[] = [];
    for (let each = piece; each < texts.length && (starts[each] ?? 0) < end; each++) {
      const text = texts[each] as PlacedText;
      const from = Math.max(0, at - (starts[each] ?? 0));
      const to = Math.min(text.text.length, end - (starts[each] ?? 0));
      if (to > from) boxes.push(boxOf(text, from, to, widthOf));
    }
    places.push({ boxes });
  }
  return places;
}

/** Bounding box of a match. */
export function aroundPlace({ boxes }: TextMatch): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
