import { Decimal, money } from './explain.ts';
import { zero } from './basics.ts';
import type { DecimalString } from './types.ts';

/** Line of a quote as far as its price and visibility are concerned. */
export interface PricedQuoteLine {
  name: string;
  description: string;
  code: string;
  /** As shown. */
  quantity: DecimalString;
  unit: string;
  unit_price: DecimalString;
  amount: DecimalString;
  /** True if the customer sees the line only within the sum of the hidden lines. */
  is_hidden?: boolean;
  /** Price of the estimate, if the unit price was entered by hand. */
  estimated?: { unit_price: DecimalString; amount: DecimalString };
}

/** Name of the line that sums hidden lines. */
export const hiddenLinesName = 'Other work';

/** Lines as the customer sees them: hidden lines are one line with their sum, so that the lines add up to the subtotal. */
export function visibleQuoteLines(
  lines: readonly PricedQuoteLine[],
): Omit<PricedQuoteLine, 'is_hidden' | 'estimated'>[] {
  const shown = lines
    .filter(({ is_hidden }) => !is_hidden)
    .map(({ is_hidden: _hidden, estimated: _estimated, ...line }) => line);
  const hidden = lines.filter(({ is_hidden }) => is_hidden);
  if (hidden.length === 0) return shown;
  const amount = hidden.reduce((sum, line) => sum.plus(line.amount), zero).toFixed(2);
  return [
    ...shown,
    {
      name: hiddenLinesName,
      description: '',
      code: '',
      quantity: '1',
      unit: 'LS',
      unit_price: amount,
      amount,
    },
  ];
}

/**
 * Line at a unit price entered by hand, or at the price of the estimate again.
 * @param unitPrice null for the price of the estimate.
 */
export function repriceQuoteLine(line: PricedQuoteLine, unitPrice: DecimalString | null): PricedQuoteLine {
  const { estimated = { unit_price: line.unit_price, amount: line.amount }, ...own } = line;
  if (unitPrice === null || new Decimal(unitPrice).eq(estimated.unit_price)) return { ...own, ...estimated };
  const amount = money(new Decimal(line.quantity).times(unitPrice)).toFixed(2);
  const price = new Decimal(unitPrice);
  return { ...own, unit_price: price.toFixed(Math.max(2, price.decimalPlaces())), amount, estimated };
}

/** Change of the lines' sum by unit prices entered by hand. */
export const quotePriceChange = (lines: readonly PricedQuoteLine[]): DecimalString =>
  lines
    .reduce(
      (sum, { amount, estimated }) => (estimated ? sum.plus(amount).minus(estimated.amount) : sum),
      zero,
    )
    .toFixed(2);
