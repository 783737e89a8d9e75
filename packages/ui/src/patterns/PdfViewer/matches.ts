/** Part of a text item that belongs to a match. */
export interface MatchPiece {
  item: number;
  start: number;
  end: number;
}

export type Match = readonly MatchPiece[];

/** Case-folded text of the same length, so that positions stay valid. */
const folded = (text: string): string =>
  [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character.toLowerCase().slice(0, character.length);
    })
    .join('');

/**
 * Finds text in the text items of a page, ignoring case and accents. A match can span items, because PDFs split words
 * anywhere.
 */
export function findMatches(items: readonly string[], query: string): Match[] {
  const search = folded(query.trim());
  if (search === '') return [];
  const text = folded(items.join(''));
  const starts: number[] = [];
  let length = 0;
  for (const item of items) {
    starts.push(length);
    length += item.length;
  }
  const found: Match[] = [];
  let first = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + search.length)) {
    const end = at + search.length;
    const pieces: MatchPiece[] = [];
    while (first < items.length - 1 && (starts[first + 1] ?? 0) <= at) first++;
    for (let item = first; item < items.length; item++) {
      const begins = starts[item] ?? 0;
      if (begins >= end) break;
      const until = begins + (items[item]?.length ?? 0);
      if (until > Math.max(at, begins))
        pieces.push({ item, start: Math.max(0, at - begins), end: Math.min(end, until) - begins });
    }
    found.push(pieces);
  }
  return found;
}

/** Returns the index after `at`, wrapping around at `count`; −1 if there is none. */
export const stepMatch = (at: number, count: number, by: 1 | -1): number =>
  count === 0 ? -1 : (Math.max(at, by > 0 ? -1 : 0) + by + count) % count;
