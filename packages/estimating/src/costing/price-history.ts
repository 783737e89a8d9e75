import { Decimal, percentText } from './explain.ts';
import type { DecimalString } from './types.ts';

/** One entry of a material's append-only price history. */
export interface PriceEntry {
  id: string;
  /** The vendor's id, or its name where it has none. */
  vendor: string;
  /** The day from which it holds, YYYY-MM-DD. */
  date: string;
  /** The last day on which it holds, YYYY-MM-DD; none when absent. */
  expires?: string | null | undefined;
  /** When it was written down, an instant: of two prices of one day the later holds. */
  recordedAt?: string | undefined;
}

/** A price as it stands on a day. */
export interface PriceOn<Entry extends PriceEntry> {
  entry: Entry;
  /** Its last day is past. */
  expired: boolean;
  /** Days until it expires, 0 on its last day, below 0 afterwards; undefined where it never does. */
  daysLeft: number | undefined;
}

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** Later first; the id decides last, so that the same history gives the same price anywhere. */
function laterFirst(a: PriceEntry, b: PriceEntry): number {
  const keys: [string, string][] = [
    [a.date, b.date],
    [a.recordedAt ?? '', b.recordedAt ?? ''],
    [a.id, b.id],
  ];
  const differing = keys.find(([x, y]) => x !== y);
  return differing === undefined ? 0 : differing[0] < differing[1] ? 1 : -1;
}

function on<Entry extends PriceEntry>(entry: Entry, day: string): PriceOn<Entry> {
  const daysLeft = entry.expires == null ? undefined : dayNumber(entry.expires) - dayNumber(day);
  return { entry, expired: daysLeft !== undefined && daysLeft < 0, daysLeft };
}

/** Each vendor's price on a day: its latest that is not after it. The latest first. */
export function vendorPrices<Entry extends PriceEntry>(
  history: readonly Entry[],
  day: string,
): PriceOn<Entry>[] {
  const latest = new Map<string, Entry>();
  for (const entry of [...history].sort(laterFirst))
    if (entry.date <= day && !latest.has(entry.vendor)) latest.set(entry.vendor, entry);
  return [...latest.values()].map((entry) => on(entry, day));
}

/**
 * The price that holds on a day: the preferred vendor's latest where it has one, else the latest of all. A price that has
 * expired still is the price, and is marked: nobody is quoted another one unseen.
 * @returns undefined where no price is as old as the day.
 */
export function currentPrice<Entry extends PriceEntry>(
  history: readonly Entry[],
  day: string,
  preferredVendor?: string | null,
): PriceOn<Entry> | undefined {
  const prices = vendorPrices(history, day);
  return prices.find(({ entry }) => entry.vendor === preferredVendor) ?? prices[0];
}

/** What became of a figure between two entries. */
export interface PriceChange {
  direction: 'up' | 'down' | 'same';
  /** After less before. */
  amount: DecimalString;
  /** Of what it was, two decimals; undefined where it was nothing. */
  percent: DecimalString | undefined;
}

/** The change from one price to another, both per the same unit. */
export function priceChange(before: DecimalString, after: DecimalString): PriceChange {
  const amount = new Decimal(after).minus(before);
  return {
    direction: amount.isZero() ? 'same' : amount.isNegative() ? 'down' : 'up',
    amount: amount.isZero() ? '0' : amount.toFixed(),
    percent: new Decimal(before).isZero() ? undefined : percentText(amount.div(before).times(100)),
  };
}
