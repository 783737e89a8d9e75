/** Range of matching letters in a name: start, end (exclusive). */
export type Range = readonly [number, number];

export interface Match {
  /** Higher is nearer; 0 is the least of what matches. */
  score: number;
  ranges: readonly Range[];
}

const isStart = (text: string, at: number) =>
  at === 0 || /[\s\-_/.,:(]/.test(text[at - 1] ?? '') || /[a-z][A-Z]/.test(text.slice(at - 1, at + 1));

/** Letters without their accents, so that "tomas" finds "Tomás". One for each letter of the text. */
const plain = (text: string) =>
  [...text].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? letter);

/**
 * Score of a query for a name: its letters in order, higher if adjacent, at word starts or at the start of the name.
 * Null if a letter is missing.
 */
export function matchOf(query: string, text: string): Match | null {
  const wanted = plain(query.trim().replace(/\s+/g, ' '));
  if (wanted.length === 0) return { score: 0, ranges: [] };
  const letters = plain(text);
  const whole = letters.join('').indexOf(wanted.join(''));
  if (whole >= 0) {
    return {
      score: 1000 + (whole === 0 ? 500 : isStart(text, whole) ? 250 : 0) - letters.length,
      ranges: [[whole, whole + wanted.length]],
    };
  }
  const found = walk(wanted, letters, text, 0, 0, new Map());
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

/** The best way to find the rest of the query in the rest of the name. */
function walk(
  wanted: readonly string[],
  letters: readonly string[],
  text: string,
  next: number,
  from: number,
  known: Map<number, Walk | null>,
): Walk | null {
  if (next === wanted.length) return { score: 0, places: [] };
  const key = next * (letters.length + 1) + from;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  let best: Walk | null = null;
  if (wanted[next] === ' ') {
    best = walk(wanted, letters, text, next + 1, from, known);
  } else {
    for (let at = from; at < letters.length; at++) {
      if (letters[at] !== wanted[next]) continue;
      const rest = walk(wanted, letters, text, next + 1, at + 1, known);
      if (!rest) break;
      const own = isStart(text, at) ? 8 : 1;
      const joined = rest.places[0] === at + 1 ? 5 : 0;
      const score = own + joined + rest.score;
      if (!best || score > best.score) best = { score, places: [at, ...rest.places] };
    }
  }
  known.set(key, best);
  return best;
}
