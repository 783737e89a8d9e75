/** Fields of a bid that comparisons use. Amounts are decimal strings. */
export interface Priced {
  uuid: string;
  scope: string;
  status: string;
  amount?: string | null;
}
/** Lowest and highest price of one scope and their difference. */
export interface Spread {
  /** Ids of the bids with the lowest price. */
  lowest: readonly string[];
  low: string;
  high: string;
  /** Difference of high and low as a decimal string; `percent` is relative to low, undefined when low is zero. */
  difference: string;
  percent: string | undefined;
}

const DECIMAL_PLACES = 10;
const SCALE = 10n ** BigInt(DECIMAL_PLACES);
/** Parses a decimal string to an integer in units of 1e-10. */
const unitsOf = (text: string): bigint => {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole) * SCALE + BigInt(part.slice(0, DECIMAL_PLACES).padEnd(DECIMAL_PLACES, '0'));
  return sign ? -units : units;
};
const textOf = (units: bigint): string => {
  const part = String(units % SCALE)
    .padStart(DECIMAL_PLACES, '0')
    .replace(/0+$/, '');
  return `${units / SCALE}${part ? `.${part}` : ''}`;
};
/** Percentage with one decimal, rounded half up; undefined when `total` is zero. */
const percentOf = (part: bigint, total: bigint): string | undefined => {
  if (total === 0n) return undefined;
  const tenths = (part * 2000n + total) / (total * 2n);
  return `${tenths / 10n}.${tenths % 10n}`;
};

export const scopeOf = ({ scope }: Priced): string => scope.trim().toLowerCase();
/** True for a bid that has a price and was not declined. */
export const isPriced = (bid: Priced): bid is Priced & { amount: string } =>
  bid.status !== 'Declined' && typeof bid.amount === 'string' && bid.amount !== '';

/** Computes the spread of priced bids; undefined with fewer than two. */
export function spreadOf(bids: readonly Priced[]): Spread | undefined {
  const priced = bids.filter(isPriced).map(({ uuid, amount }) => ({ uuid, units: unitsOf(amount) }));
  if (priced.length < 2) return undefined;
  const units = priced.map((each) => each.units);
  const low = units.reduce((a, b) => (b < a ? b : a));
  const high = units.reduce((a, b) => (b > a ? b : a));
  return {
    lowest: priced.filter((each) => each.units === low).map(({ uuid }) => uuid),
    low: textOf(low),
    high: textOf(high),
    difference: textOf(high - low),
    percent: percentOf(high - low, low),
  };
}

/** Maps bid ids to their position within the scope: lowest, or the percentage above the lowest. */
export function leveled(bids: readonly Priced[]): ReadonlyMap<string, { isLowest: boolean; above?: string }> {
  const found = new Map<string, { isLowest: boolean; above?: string }>();
  for (const group of Map.groupBy(bids, scopeOf).values()) {
    const spread = spreadOf(group);
    if (!spread) continue;
    for (const { uuid, amount } of group.filter(isPriced)) {
      const isLowest = spread.lowest.includes(uuid);
      const low = unitsOf(spread.low);
      const above = percentOf(unitsOf(amount) - low, low);
      found.set(uuid, { isLowest, ...(isLowest || above === undefined ? {} : { above }) });
    }
  }
  return found;
}
