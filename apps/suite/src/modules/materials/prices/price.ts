import type { MaterialPrice } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import {
  currentPrice,
  markupAndMargin,
  materialPrice,
  priceChange,
  vendorPrices,
  type ExplainStep,
  type MaterialPrice as PriceInput,
} from '@plumbline/estimating';
import type { Tone } from '@plumbline/ui/StatusText';
import { pricesMessages } from './messages.ts';

export const today = () => utcDay(new Date());

/** Formats a unit price in dollars with two to four decimals. */
export const unitPrice = (value: string) =>
  Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

type Figures = Partial<
  Record<
    | 'price'
    | 'freight_percentage'
    | 'duty_percentage'
    | 'packing_percentage'
    | 'tariff_percentage'
    | 'cushion'
    | 'sell_price',
    string | null | undefined
  >
>;
const number = (text: string | null | undefined) => (text && /^\d+(\.\d+)?$/.test(text) ? text : '0');
export const inputOf = (row: Figures): PriceInput => ({
  price: number(row.price),
  freightPercent: number(row.freight_percentage),
  dutyPercent: number(row.duty_percentage),
  packingPercent: number(row.packing_percentage),
  tariffPercent: number(row.tariff_percentage),
  cushionPercent: number(row.cushion),
});

/** Explains landed and estimate price in steps, with markup and margin of the sell price. */
export function explainPrice(row: Figures, unit: string) {
  const { landed, estimate, explain } = materialPrice(inputOf(row), unit);
  const rounded = { landed: landed.toFixed(4), estimate: estimate.toFixed(4) };
  const sell = row.sell_price && number(row.sell_price) !== '0' ? row.sell_price : undefined;
  return {
    ...rounded,
    steps: explain as readonly ExplainStep[],
    sell,
    ...(sell ? markupAndMargin(rounded.landed, sell) : {}),
  };
}

const vendorOf = (row: MaterialPrice) => row.vendor_id ?? row.vendor_name.toLowerCase();
interface Entry {
  id: string;
  vendor: string;
  date: string;
  expires: string | null;
  recordedAt: string;
  row: MaterialPrice;
}
/** Maps prices that are not withdrawn to the input of the price-in-force rule. */
export const priceHistoryOf = (rows: readonly MaterialPrice[]): Entry[] =>
  rows
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map((row) => ({
      id: row.uuid,
      vendor: vendorOf(row),
      date: row.last_price_date ?? '',
      expires: row.expiry_price_date ?? null,
      recordedAt: row.createdAt,
      row,
    }));

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
/** Finds the price in force on a day, with its reason and validity as text. */
export function priceInForceOf(
  rows: readonly MaterialPrice[],
  preferred: string | null | undefined,
  day = today(),
) {
  const history = priceHistoryOf(rows);
  const price = currentPrice(history, day, preferred);
  if (!price) return undefined;
  const { entry, expired, daysLeft } = price;
  const others = vendorPrices(history, day).filter((each) => each.entry.vendor !== entry.vendor);
  const newer = others.some((each) => each.entry.date > entry.date);
  const why =
    preferred && entry.vendor === preferred
      ? pricesMessages.preferredVendorPrice(entry.row.vendor_name, newer)
      : preferred
        ? pricesMessages.latestPriceWithoutPreferred
        : others.length > 0
          ? pricesMessages.latestPriceNoPreference
          : pricesMessages.onlyVendorPrice;
  const validity: { text: string; tone: Tone } = expired
    ? { text: pricesMessages.expiredAgo(days(-(daysLeft ?? 0))), tone: 'bad' }
    : daysLeft === undefined
      ? { text: pricesMessages.neverExpires, tone: 'neutral' }
      : daysLeft === 0
        ? { text: pricesMessages.expiresToday, tone: 'warn' }
        : { text: pricesMessages.expiresIn(days(daysLeft)), tone: daysLeft <= 14 ? 'warn' : 'ok' };
  return { row: entry.row, why, validity, expired };
}

/** State of a price in the history on a day. */
export function priceStateOf(
  row: MaterialPrice,
  rows: readonly MaterialPrice[],
  day = today(),
): { label: string; tone: Tone } {
  if (row.withdrawnAt) return { label: pricesMessages.withdrawn, tone: 'neutral' };
  if ((row.last_price_date ?? '') > day) return { label: pricesMessages.upcoming, tone: 'info' };
  const expired = row.expiry_price_date && row.expiry_price_date < day;
  if (row.in_force)
    return expired
      ? { label: pricesMessages.inForceExpired, tone: 'bad' }
      : { label: pricesMessages.inForce, tone: 'ok' };
  const latest = vendorPrices(priceHistoryOf(rows), day).some(({ entry }) => entry.id === row.uuid);
  if (!latest) return { label: pricesMessages.replaced, tone: 'neutral' };
  return expired
    ? { label: pricesMessages.expired, tone: 'warn' }
    : { label: pricesMessages.valid, tone: 'info' };
}

/** Change from the vendor's previous price; undefined for the first one. */
export function priceChangeOf(row: MaterialPrice, rows: readonly MaterialPrice[]) {
  if (row.withdrawnAt) return undefined;
  const own = priceHistoryOf(rows).filter(({ vendor }) => vendor === vendorOf(row));
  const before = own[own.findIndex(({ id }) => id === row.uuid) + 1];
  return before && priceChange(before.row.landed_price, row.landed_price);
}

/** Chart series of landed prices, one per vendor, at most six. A price holds until the vendor's next one. */
export function priceSeriesOf(rows: readonly MaterialPrice[], day = today()) {
  const history = priceHistoryOf(rows).filter(({ date }) => date <= day);
  const dates = [
    ...new Set([...history.map(({ date }) => date), ...(history.length ? [day] : [])]),
  ].toSorted();
  const vendors = [...new Map(history.map(({ vendor, row }) => [vendor, row.vendor_name])).entries()].slice(
    0,
    6,
  );
  return {
    dates,
    series: vendors.map(([vendor, label]) => ({
      id: vendor,
      label,
      values: dates.map((date) => {
        const pricesOfVendor = vendorPrices(
          history.filter((each) => each.vendor === vendor),
          date,
        )[0];
        return pricesOfVendor ? Number(pricesOfVendor.entry.row.landed_price) : null;
      }),
    })),
  };
}
