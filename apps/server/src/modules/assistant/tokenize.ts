export interface Token {
  /** As typed, without quotation marks. */
  text: string;
  /** Lower case. */
  word: string;
  isQuoted: boolean;
}

const parts =
  /"([^"]+)"|“([^”]+)”|\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])|\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|bn|b|million|thousand|billion)\b|%)?(?![\p{L}\p{N}-])|>=|<=|[><=]|[\p{L}\p{N}][\p{L}\p{N}'’&.@/_-]*/giu;

export function tokensOf(text: string): Token[] {
  return [...text.normalize('NFC').matchAll(parts)].map(([match, straight, curly]) => {
    const quoted = straight ?? curly;
    const bare = quoted ?? match.replace(/['’]s$|[.'’/-]+$/u, '');
    return {
      text: bare.trim(),
      word: bare.trim().toLowerCase().replaceAll('’', "'"),
      isQuoted: quoted !== undefined,
    };
  });
}

/** Singular form, e.g. "opportunity" for "opportunities". */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Edit distance including transpositions, capped at `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** Compares words ignoring plural and, for longer ones, one typing error. */
export function isSimilarWord(typed: string, expected: string, isLenient = true): boolean {
  const [a, b] = [singular(typed), singular(expected)];
  if (a === b) return true;
  if (!isLenient || a[0] !== b[0]) return false;
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const most = shorter >= 8 ? 2 : shorter >= 4 && longer >= 5 ? 1 : 0;
  return most > 0 && distance(a, b, most) <= most;
}

export const wordsOf = (phrase: string): string[] => tokensOf(phrase).map(({ word }) => word);

/** Filler words of questions. */
export const stopWords = new Set(
  `a an the of for in on at to with that which who whom whose have has had having do does did done's is are was were be been
  am i we our us you your me my mine please can could would should will shall tell show list find give get see display
  what when where why how many much there any all every some from into out it its this these those them they their and or
  but only just now also about than then so as if by per each up number count total sum amount's records record rows
  entries data everything named called titled worth value currently today's owned owns own assigned managed handled kept held let lets want need like look search help
  belong belongs belonging having located based if whether still yet ever us kindly hey hi hello thanks thank
  came come comes coming arrived arrive`.split(/\s+/),
);

/** A question during parsing; recognized words are consumed. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly #used: boolean[];

  constructor(text: string) {
    this.tokens = tokensOf(text);
    this.#used = this.tokens.map(() => false);
  }
  get length(): number {
    return this.tokens.length;
  }
  word(at: number): string {
    const token = this.tokens[at];
    return token && !token.isQuoted ? token.word : '';
  }
  isFree(at: number): boolean {
    return at >= 0 && at < this.tokens.length && !this.#used[at];
  }
  take(at: number, count = 1): void {
    for (let each = at; each < at + count; each++) this.#used[each] = true;
  }
  /** Matches a phrase of unconsumed words. @returns its number of words. */
  phraseAt(at: number, phrase: readonly string[], isLenient = true): number {
    if (phrase.length === 0) return 0;
    const fits = phrase.every(
      (expected, each) => this.isFree(at + each) && isSimilarWord(this.word(at + each), expected, isLenient),
    );
    return fits ? phrase.length : 0;
  }
  /** Consumes the first of these phrases found at any position. */
  takeAny(phrases: readonly string[], isLenient = false): { at: number; phrase: string } | undefined {
    for (const phrase of phrases) {
      const phraseWords = wordsOf(phrase);
      for (let at = 0; at < this.length; at++) {
        const count = this.phraseAt(at, phraseWords, isLenient);
        if (count === 0) continue;
        this.take(at, count);
        return { at, phrase };
      }
    }
    return undefined;
  }
  /** Unconsumed words that are not fillers. */
  leftovers(): Token[] {
    return this.tokens.filter(
      ({ word, isQuoted }, at) =>
        !this.#used[at] && (isQuoted || (!stopWords.has(word) && /[\p{L}\p{N}]/u.test(word))),
    );
  }
}

/** Words of a text in lower case, without punctuation. */
export const normalizeText = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');
