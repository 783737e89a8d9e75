import { daysBetween } from '@plumbline/dates';
import { Decimal, percentText } from './explain.ts';
import type { DecimalString } from './types.ts';

/** Entry of a material's append-only price history. */
export interface PriceEntry {
  id: string;
  /** Vendor id, or name without an id. */
  vendor: string;
  /** First valid day, YYYY-MM-DD. */
  date: string;
  /** Last valid day, YYYY-MM-DD; unlimited if absent. */
  expires?: string | null | undefined;
  /** Time of recording; of two prices of one day the later applies. */
  recordedAt?: string | undefined;
}

/** Price on a day. */
export interface PriceOnDay<Entry extends PriceEntry> {
  entry: Entry;
  /** The last valid day has passed. */
  expired: boolean;
  /** Days until expiry: 0 on the last day, negative afterwards; undefined if unlimited. */
  daysLeft: number | undefined;
}

/** Sorts later prices first; ties are broken by id for determinism. */
function byDateDescending(a: PriceEntry, b: PriceEntry): number {
  const keys: [string, string][] = [
    [a.date, b.date],
    [a.recordedAt ?? '', b.recordedAt ?? ''],
    [a.id, b.id],
  ];
  const differing = keys.find(([x, y]) => x !== y);
  return differing === undefined ? 0 : differing[0] < differing[1] ? 1 : -1;
}

function priceOnDay<Entry extends PriceEntry>(entry: Entry, day: string): PriceOnDay<Entry> {
  const daysLeft = entry.expires == null ? undefined : daysBetween(day, entry.expires);
  return { entry, expired: daysLeft !== undefined && daysLeft < 0, daysLeft };
}

/** Each vendor's latest price up to a day, latest first. */
export function vendorPrices<Entry extends PriceEntry>(
  history: readonly Entry[],
  day: string,
): PriceOnDay<Entry>[] {
  const latest = new Map<string, Entry>();
  for (const entry of [...history].sort(byDateDescending))
    if (entry.date <= day && !latest.has(entry.vendor)) latest.set(entry.vendor, entry);
  return [...latest.values()].map((entry) => priceOnDay(entry, day));
}

/**
 * Price in force on a day: the preferred vendor's latest, else the latest of all. An expired price stays in force and
 * is marked, so that no other price is used unnoticed.
 * @returns undefined if there is no price up to the day.
 */
export function currentPrice<Entry extends PriceEntry>(
  history: readonly Entry[],
  day: string,
  preferredVendor?: string | null,
): PriceOnDay<Entry> | undefined {
  const prices = vendorPrices(history, day);
  return prices.find(({ entry }) => entry.vendor === preferredVendor) ?? prices[0];
}

/** Change between two prices. */
export interface PriceChange {
  direction: 'up' | 'down' | 'same';
  /** After minus before. */
  amount: DecimalString;
  /** Percentage of the earlier price, two decimals; undefined if it was 0. */
  percent: DecimalString | undefined;
}

/** Change from one price to another, per the same unit. */
export function priceChange(before: DecimalString, after: DecimalString): PriceChange {
  const amount = new Decimal(after).minus(before);
  return {
    direction: amount.isZero() ? 'same' : amount.isNegative() ? 'down' : 'up',
    amount: amount.isZero() ? '0' : amount.toFixed(),
    percent: new Decimal(before).isZero() ? undefined : percentText(amount.div(before).times(100)),
  };
}
