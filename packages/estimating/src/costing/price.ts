import { Decimal, quantityText } from './explain.ts';
import type { ExplainStep, MaterialPrice } from './types.ts';

const onTop = [
  ['freightPercent', 'Freight'],
  ['dutyPercent', 'Duty'],
  ['packingPercent', 'Packing'],
  ['tariffPercent', 'Tariff'],
] as const;

export interface PriceResult {
  landed: Decimal;
  /** Landed price with the cushion. */
  estimate: Decimal;
  explain: ExplainStep[];
}

/**
 * Landed price = price × (1 + (freight + duty + packing + tariff) / 100); estimate price = landed × (1 + cushion / 100).
 * @param decimals rounds the estimate price, halves up; not rounded when absent.
 */
export function materialPrice(input: MaterialPrice, unit: string, decimals?: number): PriceResult {
  const price = new Decimal(input.price);
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
  push('', input.source?.date === undefined ? 'Price' : 'Quoted price', price, per, price);
  if (input.source !== undefined && explain[0] !== undefined) explain[0].source = input.source;
  let percent = new Decimal(0);
  for (const [key, label] of onTop) {
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
