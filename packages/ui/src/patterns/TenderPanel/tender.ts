import { compareDecimal, roundDecimal } from '../../components/Number/decimal.ts';
import { sumDecimals } from '../../data-grid/aggregate.ts';

/** Decimal places of a decimal string. */
const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Integer number of the smallest of `places` decimals. */
const scaled = (value: string, places: number): bigint => {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
};

const unscaled = (value: bigint, places: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${value < 0n ? '-' : ''}${places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`}`;
};

const decimalPattern = /^-?\d+(?:\.\d+)?$/;

export const isPositive = (value: string): boolean =>
  decimalPattern.test(value) && compareDecimal(value, '0') > 0;

/** Difference of two decimal strings, exact. */
export const subtract = (value: string, minus: string): string =>
  sumDecimals([value, minus.startsWith('-') ? minus.slice(1) : `-${minus}`]).sum;

const lesser = (a: string, b: string): string => (compareDecimal(a, b) <= 0 ? a : b);

export interface TenderLine {
  /** Amount that was handed over, a decimal string. */
  amount: string;
  /** Change can be given for it. */
  givesChange: boolean;
}

export interface TenderTotals {
  /** Sum of all tenders. */
  paid: string;
  /** Amount that is still to be paid; '0' or more. */
  remaining: string;
  /** Amount to give back; '0' or more, at most what was handed over with change. */
  change: string;
  /** Amount above the amount due for which no change can be given; '0' or more. */
  excess: string;
}

/** Works out what is left to pay and what is given back. paid + remaining = amount due + change + excess. */
export function tenderTotals(amountDue: string, tenders: readonly TenderLine[]): TenderTotals {
  const paid = sumDecimals(tenders.map(({ amount }) => amount)).sum;
  const over = subtract(paid, isPositive(amountDue) ? amountDue : '0');
  if (!isPositive(over)) return { paid, remaining: subtract('0', over), change: '0', excess: '0' };
  const withChange = sumDecimals(
    tenders.filter(({ givesChange }) => givesChange).map(({ amount }) => amount),
  ).sum;
  const change = lesser(over, withChange);
  return { paid, remaining: '0', change, excess: subtract(over, change) };
}

/**
 * Returns amounts that a customer is likely to hand over in cash: the exact amount, then the amount due rounded up to
 * each denomination, in ascending order. For 12.34 and notes of 1, 5, 10, 20 and 50: 12.34, 13, 15, 20.
 * @param amountDue decimal string.
 * @param denominations decimal strings in any order, e.g. the notes of a currency. Others than positive ones are ignored.
 * @param most number of amounts, the exact one included.
 * @returns decimal strings with the decimals of the currency; none for an amount due of 0 or less.
 */
export function suggestCash(
  amountDue: string,
  denominations: readonly string[],
  fractionDigits = 2,
  most = 4,
): string[] {
  if (!isPositive(amountDue) || most < 1) return [];
  const notes = denominations.filter(isPositive);
  const places = Math.max(fractionDigits, ...[amountDue, ...notes].map(placesOf));
  const due = scaled(amountDue, places);
  const amounts = new Set(
    notes.map((note) => {
      const unit = scaled(note, places);
      return ((due + unit - 1n) / unit) * unit;
    }),
  );
  amounts.add(due);
  return [...amounts]
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .slice(0, most)
    .map((amount) => {
      const exact = unscaled(amount, places);
      const short = roundDecimal(exact, fractionDigits);
      return compareDecimal(short, exact) === 0 ? short : exact;
    });
}

export interface TenderRule {
  /** More than what is left can be taken, and the rest is given back. */
  givesChange?: boolean;
  /** Largest amount that can be taken, a decimal string. */
  max?: string;
}

/** Reason why an amount cannot be taken, with the largest amount that can. */
export type TenderRefusal =
  | { reason: 'nothingLeft' | 'noAmount' }
  | { reason: 'noChange' | 'overLimit'; most: string };

/** Returns why an amount cannot be taken by a method; undefined if it can. */
export function refusalOf(
  { givesChange = false, max }: TenderRule,
  amount: string,
  remaining: string,
): TenderRefusal | undefined {
  if (!isPositive(remaining)) return { reason: 'nothingLeft' };
  if (!isPositive(amount)) return { reason: 'noAmount' };
  if (max !== undefined && compareDecimal(amount, max) > 0)
    return { reason: 'overLimit', most: givesChange ? max : lesser(max, remaining) };
  if (!givesChange && compareDecimal(amount, remaining) > 0) return { reason: 'noChange', most: remaining };
  return undefined;
}
