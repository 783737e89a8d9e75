/** Range of matching letters in a name: start, end (exclusive). */
export type Range = readonly [number, number];

export interface Match {
  /** Higher is better; 0 is the lowest score of a match. */
  score: number;
  ranges: readonly Range[];
}

const isStart = (text: string, at: number) =>
  at === 0 || /[\s\-_/.,:(]/.test(text[at - 1] ?? '') || /[a-z][A-Z]/.test(text.slice(at - 1, at + 1));

/** Returns the letters without accents, so that "tomas" finds "Tomás"; one for each letter of the text. */
const plain = (text: string) =>
  [...text].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? letter);

/**
 * Score of a query for a name: its letters in order, higher if adjacent, at word starts or at the start of the name.
 * Null if a letter is missing.
 */
export function matchOf(query: string, text: string): Match | null {
  const search = plain(query.trim().replace(/\s+/g, ' '));
  if (search.length === 0) return { score: 0, ranges: [] };
  const letters = plain(text);
  const exactStart = letters.join('').indexOf(search.join(''));
  if (exactStart >= 0) {
    return {
      score: 1000 + (exactStart === 0 ? 500 : isStart(text, exactStart) ? 250 : 0) - letters.length,
      ranges: [[exactStart, exactStart + search.length]],
    };
  }
  const found = walk(search, letters, text, 0, 0, new Map());
  if (!found) return null;
  const ranges: [number, number][] = [];
  for (const at of found.places) {
    const last = ranges.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return { score: Math.max(0, found.score * 10 - ranges.length * 5 - letters.length), ranges };
}

interface Walk {
  score: number;
  places: readonly number[];
}

/** Best match of the remaining query letters in the remaining name. */
function walk(
  searchLetters: readonly string[],
  letters: readonly string[],
  text: string,
  next: number,
  from: number,
  cache: Map<number, Walk | null>,
): Walk | null {
  if (next === searchLetters.length) return { score: 0, places: [] };
  const key = next * (letters.length + 1) + from;
  const seen = cache.get(key);
  if (seen !== undefined) return seen;
  let best: Walk | null = null;
  if (searchLetters[next] === ' ') {
    best = walk(searchLetters, letters, text, next + 1, from, cache);
  } else {
    for (let at = from; at < letters.length; at++) {
      if (letters[at] !== searchLetters[next]) continue;
      const rest = walk(searchLetters, letters, text, next + 1, at + 1, cache);
      if (!rest) break;
      const own = isStart(text, at) ? 8 : 1;
      const joined = rest.places[0] === at + 1 ? 5 : 0;
      const score = own + joined + rest.score;
      if (!best || score > best.score) best = { score, places: [at, ...rest.places] };
    }
  }
  cache.set(key, best);
  return best;
}
