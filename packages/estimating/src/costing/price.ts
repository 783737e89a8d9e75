import { Decimal, percentText, quantityText } from './explain.ts';
import type { DecimalString, ExplainStep, MaterialPrice } from './types.ts';

const landedCharges = [
  ['freightPercent', 'Freight'],
  ['dutyPercent', 'Duty'],
  ['packingPercent', 'Packing'],
  ['tariffPercent', 'Tariff'],
] as const;

export interface PriceResult {
  landed: Decimal;
  /** Estimate price: landed price with cushion. */
  estimate: Decimal;
  explain: ExplainStep[];
}

/**
 * Price = price as bought × (1 + change / 100); landed price = price × (1 + (freight + duty + packing + tariff) / 100);
 * estimate price = landed × (1 + cushion / 100).
 * @param decimals decimals of the estimate price, half up. @default unrounded
 */
export function materialPrice(input: MaterialPrice, unit: string, decimals?: number): PriceResult {
  const bought = new Decimal(input.price);
  const change = new Decimal(input.changePercent ?? 0);
  const price = bought.times(change.div(100).plus(1));
  const per = `$/${unit}`;
  const explain: ExplainStep[] = [];
  const push = (
    operator: ExplainStep['operator'],
    label: string,
    value: Decimal | string,
    of: string,
    total: Decimal,
  ): void => {
    explain.push({
      operator,
      label,
      value: typeof value === 'string' ? value : quantityText(value),
      unit: of,
      runningTotal: quantityText(total),
      runningUnit: per,
    });
  };
  push('', input.source?.date === undefined ? 'Price' : 'Quoted price', bought, per, bought);
  if (input.source !== undefined && explain[0] !== undefined) explain[0].source = input.source;
  if (!change.isZero()) push(change.isNegative() ? '−' : '+', 'Price change', change.abs(), '%', price);
  let percent = new Decimal(0);
  for (const [key, label] of landedCharges) {
    const value = new Decimal(input[key] ?? 0);
    if (value.isZero()) continue;
    percent = percent.plus(value);
    push('+', label, value, '%', price.times(percent.div(100).plus(1)));
  }
  const landed = price.times(percent.div(100).plus(1));
  const cushion = new Decimal(input.cushionPercent ?? 0);
  let estimate = landed.times(cushion.div(100).plus(1));
  if (!cushion.isZero()) push('+', 'Cushion', cushion, '%', estimate);
  if (decimals !== undefined) {
    const rounded = estimate.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
    if (!rounded.eq(estimate)) push('=', 'Estimate price, rounded', rounded, per, rounded);
    estimate = rounded;
  }
  return { landed, estimate, explain };
}

/** Stored figures of a price, each rounded once, half up. */
export interface PriceFigures {
  landed: DecimalString;
  estimate: DecimalString;
}

/**
 * Landed and estimate price from unrounded figures.
 * @param decimals 4 as stored, or as configured for display.
 */
export function priceFigures(input: MaterialPrice, decimals = 4): PriceFigures {
  const { landed, estimate } = materialPrice(input, '');
  const shown = (value: Decimal): string => value.toFixed(decimals, Decimal.ROUND_HALF_UP);
  return { landed: shown(landed), estimate: shown(estimate) };
}

/**
 * Sell price from a cost, by markup on cost or by margin of the sell.
 * @throws RangeError for a margin of 100% or more.
 */
export function sellPrice(
  cost: DecimalString,
  by: { markupPercent: DecimalString } | { marginPercent: DecimalString },
  decimals = 4,
): DecimalString {
  const own = new Decimal(cost);
  if ('markupPercent' in by) {
    return own.times(new Decimal(by.markupPercent).div(100).plus(1)).toFixed(decimals, Decimal.ROUND_HALF_UP);
  }
  const left = new Decimal(1).minus(new Decimal(by.marginPercent).div(100));
  if (left.lte(0)) throw new RangeError('A margin must be below 100%');
  return own.div(left).toFixed(decimals, Decimal.ROUND_HALF_UP);
}

/** Markup and margin of a sell price over a cost, in percent with two decimals; undefined if the divisor is 0. */
export function markupAndMargin(
  cost: DecimalString,
  sell: DecimalString,
): { markupPercent: DecimalString | undefined; marginPercent: DecimalString | undefined } {
  const gain = new Decimal(sell).minus(cost);
  const of = (base: DecimalString): string | undefined =>
    new Decimal(base).isZero() ? undefined : percentText(gain.div(base).times(100));
  return { markupPercent: of(cost), marginPercent: of(sell) };
}
