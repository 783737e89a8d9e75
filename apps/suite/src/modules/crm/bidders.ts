/** What a bid is compared by. Amounts are decimal text. */
export interface Priced {
  uuid: string;
  scope: string;
  status: string;
  amount?: string | null;
}
/** How the prices for one scope lie. */
export interface Spread {
  /** Ids of those that ask the least. */
  lowest: readonly string[];
  low: string;
  high: string;
  /** High above low: decimal text, and a percentage of the low; none of a low of nothing. */
  difference: string;
  percent: string | undefined;
}

const places = 10;
const scale = 10n ** BigInt(places);
/** Exact, in ten-billionths. */
const unitsOf = (text: string): bigint => {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole) * scale + BigInt(part.slice(0, places).padEnd(places, '0'));
  return sign ? -units : units;
};
const textOf = (units: bigint): string => {
  const part = String(units % scale)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return `${units / scale}${part ? `.${part}` : ''}`;
};
/** A share of it in percent, one place, half up. */
const percentOf = (part: bigint, whole: bigint): string | undefined => {
  if (whole === 0n) return undefined;
  const tenths = (part * 2000n + whole) / (whole * 2n);
  return `${tenths / 10n}.${tenths % 10n}`;
};

export const scopeOf = ({ scope }: Priced): string => scope.trim().toLowerCase();
/** A bid that counts: it has a price and was not declined. */
export const isPriced = (bid: Priced): bid is Priced & { amount: string } =>
  bid.status !== 'Declined' && typeof bid.amount === 'string' && bid.amount !== '';

/** How the prices of some bids lie; nothing where there are none to compare. */
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

/** Of each bid that can be compared: that it is the lowest for its scope, or how far above that it lies. */
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
