import { compareDecimal } from '../components/Number/decimal.ts';
import { collatorOf } from './collate.ts';
import { decimalPattern, isNumeric, scalarOf } from './format.ts';
import type { CellValue, ColumnType, Scalar } from './types.ts';

/**
 * The place of every row in the order of one column: equal values have equal ranks, from 0; −1 for no value, which
 * stands last whichever way the column is sorted. Four bytes a row, so a column is compared once and then sorted,
 * turned round and combined with others by counting.
 */
export interface Ranks {
  ranks: Int32Array;
  /** Ranks in use. */
  count: number;
}

const isNothing = (value: Scalar): boolean => value === null || value === undefined || value === '';

/** Languages that order plain letters as everyone does; for any other the collator is asked each time. */
const plainLanguages = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);
const firstWeight = 8;
let weights: Uint8Array | undefined;
/** Collation weights of printable ASCII characters, below 128; 0 for characters without one. */
function plainWeights(): Uint8Array {
  if (weights) return weights;
  const collator = collatorOf('en');
  const chars = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  chars.sort(collator.compare);
  weights = new Uint8Array(128);
  let weight = firstWeight;
  let previous: string | undefined;
  for (const char of chars) {
    if (previous !== undefined && collator.compare(previous, char) !== 0) weight++;
    weights[char.charCodeAt(0)] = weight;
    previous = char;
  }
  return weights;
}

interface Keys {
  bytes: Uint8Array;
  /** Start offset of each row's key, and the end of the last one. */
  starts: Uint32Array;
}

const digitsMost = 100;

/**
 * Sort keys of plain texts, in one buffer: a weight a character, a run of digits as its length and then itself, so
 * that 9 comes before 10. Undefined where a text is not plain.
 */
function keysOf(texts: readonly string[]): Keys | undefined {
  const plain = plainWeights();
  const starts = new Uint32Array(texts.length + 1);
  let size = 0;
  for (const text of texts) size += text.length * 3;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] as string;
    for (let char = 0; char < text.length; char++) {
      let code = text.charCodeAt(char);
      if (code > 126 || code < 32) return undefined;
      if (code < 48 || code > 57) {
        bytes[at++] = plain[code] as number;
        continue;
      }
      const from = char;
      while (code >= 48 && code <= 57) code = text.charCodeAt(++char);
      let first = from;
      while (first < char - 1 && text.charCodeAt(first) === 48) first++;
      const length = char - first;
      if (length > digitsMost) return undefined;
      // A number sorts by the weight of its first digit; longer numbers are greater.
      bytes[at++] = plain[48] as number;
      bytes[at++] = length;
      for (let digit = first; digit < char; digit++) bytes[at++] = text.charCodeAt(digit) - 47;
      char--;
    }
    starts[index + 1] = at;
  }
  return { bytes, starts };
}

/** Rows in the order of their keys: the next few characters and the row's number are packed into one float at a time. */
function rankKeys({ bytes, starts }: Keys, rows: Int32Array, ranks: Int32Array): number {
  const indexBits = Math.max(1, Math.ceil(Math.log2(ranks.length + 1)));
  const perPack = Math.floor((53 - indexBits) / 7);
  const scale = 2 ** indexBits;
  const packed = new Float64Array(rows.length);
  let rank = 0;
  // Parts still to be ordered: from, to, characters known to be equal. Taken from the end, so they come in order.
  const parts: number[] = [0, rows.length, 0];
  while (parts.length > 0) {
    const depth = parts.pop() as number;
    const to = parts.pop() as number;
    const from = parts.pop() as number;
    if (to - from === 1) {
      ranks[rows[from] as number] = rank++;
      continue;
    }
    let hasMore = false;
    for (let at = from; at < to; at++) {
      const row = rows[at] as number;
      const start = (starts[row] as number) + depth;
      const end = starts[row + 1] as number;
      let key = 0;
      for (let char = 0; char < perPack; char++)
        key = key * 128 + (start + char < end ? (bytes[start + char] as number) : 0);
      if (start + perPack < end) hasMore = true;
      packed[at] = key * scale + row;
    }
    const part = packed.subarray(from, to).sort();
    for (let at = 0; at < part.length; at++) rows[from + at] = (part[at] as number) % scale;
    let end = to;
    // Parts of equal characters, pushed from the last so that the first is taken next.
    for (let at = part.length - 1; at >= 0; at--) {
      const isStart =
        at === 0 || Math.floor((part[at - 1] as number) / scale) !== Math.floor((part[at] as number) / scale);
      if (!isStart) continue;
      if (hasMore) parts.push(from + at, end, depth + perPack);
      end = from + at;
    }
    if (hasMore) continue;
    let last: number | undefined;
    for (let at = 0; at < part.length; at++) {
      const key = Math.floor((part[at] as number) / scale);
      if (last !== undefined && key !== last) rank++;
      last = key;
      ranks[rows[from + at] as number] = rank;
    }
    rank++;
  }
  return rank;
}

function rankTexts(texts: readonly string[], rows: Int32Array, ranks: Int32Array, locale: string): number {
  if (plainLanguages.has(locale.split('-')[0] ?? '')) {
    const keys = keysOf(texts);
    if (keys) return rankKeys(keys, rows, ranks);
  }
  const collator = collatorOf(locale);
  const distinct = new Map<string, number>();
  for (const row of rows) distinct.set(texts[row] as string, 0);
  const ordered = [...distinct.keys()].sort(collator.compare);
  let rank = -1;
  ordered.forEach((text, index) => {
    if (index === 0 || collator.compare(ordered[index - 1] as string, text) !== 0) rank++;
    distinct.set(text, rank);
  });
  for (const row of rows) ranks[row] = distinct.get(texts[row] as string) as number;
  return rank + 1;
}

function rankNumbers(values: Float64Array, rows: Int32Array, ranks: Int32Array): number {
  const sorted = Float64Array.from(rows, (row) => values[row] as number).sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at++)
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[count++] = sorted[at] as number;
  for (const row of rows) {
    const value = values[row] as number;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    ranks[row] = low;
  }
  return count;
}

/** Decimals with more digits than a float holds, compared digit by digit. */
function rankDecimals(texts: readonly string[], rows: Int32Array, ranks: Int32Array): number {
  const ordered = [...new Set(Array.from(rows, (row) => texts[row] as string))].sort(compareDecimal);
  const places = new Map<string, number>();
  let rank = -1;
  ordered.forEach((text, index) => {
    if (index === 0 || compareDecimal(ordered[index - 1] as string, text) !== 0) rank++;
    places.set(text, rank);
  });
  for (const row of rows) ranks[row] = places.get(texts[row] as string) as number;
  return rank + 1;
}

/** Puts those of a sequence in its order, before all others, which keep theirs. */
function inSequence({ ranks, count }: Ranks, texts: readonly string[], sequence: readonly string[]): Ranks {
  const places = new Map(sequence.map((text, place) => [text, place]));
  const keys = Array.from({ length: count }, (_, rank) => sequence.length + rank);
  for (let row = 0; row < ranks.length; row++) {
    const rank = ranks[row] as number;
    const place = rank < 0 ? undefined : places.get(texts[row] as string);
    if (place !== undefined) keys[rank] = Math.min(place, keys[rank] as number);
  }
  const order = [...keys.keys()].sort((a, b) => (keys[a] as number) - (keys[b] as number));
  const moved = new Int32Array(count);
  for (const [place, rank] of order.entries()) moved[rank] = place;
  return { ranks: ranks.map((rank) => (rank < 0 ? rank : (moved[rank] as number))), count };
}

/**
 * Orders the values of a column as `compareValues` does.
 * @param sequence of values that have an order of their own, before all others.
 */
export function rankValues<Row>(
  rows: readonly Row[],
  type: ColumnType,
  valueOf: (row: Row) => CellValue,
  locale = 'en-US',
  sequence: readonly string[] = [],
): Ranks {
  const total = rows.length;
  const ranks = new Int32Array(total).fill(-1);
  const present = new Int32Array(total);
  const texts = Array.from({ length: total }, () => '');
  let filled = 0;
  let isFigures = isNumeric(type);
  let isLong = false;
  for (let index = 0; index < total; index++) {
    const value = scalarOf(valueOf(rows[index] as Row));
    if (isNothing(value)) continue;
    const text = typeof value === 'string' ? value : String(value);
    texts[index] = text;
    present[filled++] = index;
    if (!isFigures) continue;
    if (!decimalPattern.test(text)) isFigures = false;
    else if (text.length > 15) isLong = true;
  }
  const used = present.subarray(0, filled);
  if (!isFigures) {
    const ranked = { ranks, count: rankTexts(texts, used, ranks, locale) };
    return sequence.length ? inSequence(ranked, texts, sequence) : ranked;
  }
  if (isLong) return { ranks, count: rankDecimals(texts, used, ranks) };
  const values = new Float64Array(total);
  for (const row of used) values[row] = Number(texts[row]);
  return { ranks, count: rankNumbers(values, used, ranks) };
}
