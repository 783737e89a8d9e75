/**
 * Fractional indexing: text keys compared by code points with room for another key between any two, so that a move
 * writes one row. A rank has an integer part, whose first letter encodes its length, and a fraction; ranks at either
 * end grow by one digit in many thousands.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const [zero, highest] = ['0', 'z'];

function headLength(head: string): number {
  if (head >= 'a' && head <= 'z') return head.charCodeAt(0) - 'a'.charCodeAt(0) + 2;
  if (head >= 'A' && head <= 'Z') return 'Z'.charCodeAt(0) - head.charCodeAt(0) + 2;
  throw new Error(`${head} begins no rank`);
}
const headOf = (rank: string): string => rank.slice(0, headLength(rank.charAt(0)));

/** Next or previous integer part. @returns undefined at the limit. */
function step(integerPart: string, by: 1 | -1): string | undefined {
  const [head, ...rest] = integerPart;
  const [last, first] = by === 1 ? [highest, zero] : [zero, highest];
  for (let at = rest.length - 1; at >= 0; at--) {
    if (rest[at] !== last) {
      rest[at] = digits[digits.indexOf(rest[at] ?? zero) + by] ?? zero;
      return (head ?? '') + rest.join('');
    }
    rest[at] = first;
  }
  if (head === (by === 1 ? 'Z' : 'a')) return by === 1 ? `a${zero}` : `Z${highest}`;
  if (head === (by === 1 ? 'z' : 'A')) return undefined;
  const next = String.fromCharCode((head ?? 'a').charCodeAt(0) + by);
  return next + first.repeat(headLength(next) - 1);
}

/** Fraction between two others; '' is the lowest, undefined is above the highest. Never ends in zero. */
function middle(low: string, high: string | undefined): string {
  if (high !== undefined) {
    let same = 0;
    while ((low[same] ?? zero) === high[same]) same++;
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same));
  }
  const from = low ? digits.indexOf(low.charAt(0)) : 0;
  const to = high === undefined ? digits.length : digits.indexOf(high.charAt(0));
  if (to - from > 1) return digits.charAt(Math.round((from + to) / 2));
  if (high !== undefined && high.length > 1) return high.charAt(0);
  return digits.charAt(from) + middle(low.slice(1), undefined);
}

/**
 * Rank between two others; undefined for either means the start or the end.
 * @throws Error if `low` is not below `high`.
 */
export function rankBetween(low: string | undefined, high: string | undefined): string {
  if (low !== undefined && high !== undefined && low >= high) throw new Error(`${low} is not before ${high}`);
  if (low === undefined) {
    if (high === undefined) return `a${zero}`;
    const upperHead = headOf(high);
    if (upperHead < high) return upperHead;
    return step(upperHead, -1) ?? upperHead + middle('', high.slice(upperHead.length));
  }
  const lowerHead = headOf(low);
  const fraction = low.slice(lowerHead.length);
  if (high === undefined) return step(lowerHead, 1) ?? lowerHead + middle(fraction, undefined);
  if (lowerHead === headOf(high)) return lowerHead + middle(fraction, high.slice(lowerHead.length));
  const next = step(lowerHead, 1);
  return next !== undefined && next < high ? next : lowerHead + middle(fraction, undefined);
}

/** The given number of ranks between two others, in order. */
export function ranksBetween(low: string | undefined, high: string | undefined, howMany: number): string[] {
  if (howMany <= 0) return [];
  if (high === undefined) {
    const ranks: string[] = [];
    for (let last = low; ranks.length < howMany;) ranks.push((last = rankBetween(last, undefined)));
    return ranks;
  }
  if (low === undefined) {
    const ranks: string[] = [];
    for (let first: string | undefined = high; ranks.length < howMany;)
      ranks.push((first = rankBetween(undefined, first)));
    return ranks.toReversed();
  }
  const half = Math.floor(howMany / 2);
  const rank = rankBetween(low, high);
  return [...ranksBetween(low, rank, half), rank, ...ranksBetween(rank, high, howMany - half - 1)];
}
