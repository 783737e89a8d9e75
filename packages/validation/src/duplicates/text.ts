const MAX_LENGTH = 200;
const letterReplacements: Readonly<Record<string, string>> = {
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

/** Returns the text value of a record's field; empty for other types. */
export const textOf = (record: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) : '';
};

/** Splits a text into words of letters and digits, ignoring case, accents and punctuation; `&` and `+` become "and". */
export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/['’‘ʼ`´]/g, '')
      .normalize('NFKD')
      // Upper case first, because some letters share an upper case form.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[ßæœøđðþłıς]/g, (letter) => letterReplacements[letter] ?? letter)
      .replaceAll(/[&+]/g, ' and ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  );
}

/** Caches the trigrams of texts that are compared repeatedly, such as a name in each row of a file. */
const trigramCache = new Map<string, ReadonlySet<string>>();
const MAX_CACHED = 2_000;

function trigrams(text: string): ReadonlySet<string> {
  const before = trigramCache.get(text);
  if (before) return before;
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const letters = [' ', ' ', ...word, ' '];
    for (let at = 0; at + 3 <= letters.length; at++) found.add(letters.slice(at, at + 3).join(''));
  }
  if (trigramCache.size >= MAX_CACHED) trigramCache.clear();
  trigramCache.set(text, found);
  return found;
}

/**
 * Returns the similarity of two texts from 0 to 1: shared trigrams over all trigrams, computed exactly like `similarity` of
 * PostgreSQL's pg_trgm, so that a database index finds the same records.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const shared = [...left].filter((each) => right.has(each)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Returns the Jaro-Winkler similarity from 0 to 1. It tolerates transposed and mistyped letters, especially after a common
 * prefix, unlike trigrams: Halverson and Halvorsen share only a quarter of theirs.
 */
export function spelledAlike(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  // Order the arguments, because greedy matching is not symmetric.
  const [a, b] =
    one.length < other.length || (one.length === other.length && one < other) ? [one, other] : [other, one];
  const reach = Math.max(0, Math.floor(b.length / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  for (let at = 0; at < a.length; at++) {
    // Match the nearest letter; Jaro's leftmost rule would match the last r of Baker with the first of Barker.
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
