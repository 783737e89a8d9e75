const longest = 200;
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

/** What a record says under a name, as text; nothing where it is no text. */
export const textOf = (record: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
};

/** Words of letters and digits alone: case, accents, apostrophes and punctuation do not count, `&` and `+` are “and”. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/['’‘ʼ`´]/g, '')
      .normalize('NFKD')
      // By way of capitals, which some letters of one case share.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[ßæœøđðþłıς]/g, (letter) => undecomposed[letter] ?? letter)
      .replaceAll(/[&+]/g, ' and ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  );
}

/** Of texts that are compared again and again, as a name in each row of a file. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 2_000;

function trigrams(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const letters = [' ', ' ', ...word, ' '];
    for (let at = 0; at + 3 <= letters.length; at++) found.add(letters.slice(at, at + 3).join(''));
  }
  if (known.size >= mostKnown) known.clear();
  known.set(text, found);
  return found;
}

/**
 * How much two texts have in common, from 0 to 1: shared trigrams over all trigrams, exactly as `similarity` of PostgreSQL's
 * pg_trgm counts them, so that an index finds what this rule would.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = [...left].filter((each) => right.has(each)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Jaro and Winkler's measure, from 0 to 1: forgiving of letters that changed places or were mistyped, most of all behind
 * a common beginning. Trigrams are not: Halverson and Halvorsen share a quarter of theirs.
 */
export function spelledAlike(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  // Greedy matching depends on which comes first.
  const [a, b] =
    one.length < other.length || (one.length === other.length && one < other) ? [one, other] : [other, one];
  const reach = Math.max(0, Math.floor(b.length / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  for (let at = 0; at < a.length; at++) {
    // The nearest first: with Jaro's leftmost, the last r of Baker takes the first of Barker.
    for (let off = 0; off <= reach; off++) {
      const near = [at + off, at - off].find((each) => !taken.has(each) && a[at] === b[each]);
      if (near === undefined) continue;
      taken.add(near);
      matched.push(a[at] ?? '');
      break;
    }
  }
  if (matched.length === 0) return 0;
  const inOrder = b.split('').filter((_, at) => taken.has(at));
  const moved = matched.filter((letter, at) => letter !== inOrder[at]).length / 2;
  const jaro =
    (matched.length / a.length + matched.length / b.length + (matched.length - moved) / matched.length) / 3;
  let common = 0;
  while (common < 4 && common < a.length && a[common] === b[common]) common++;
  return jaro + common * 0.1 * (1 - jaro);
}
