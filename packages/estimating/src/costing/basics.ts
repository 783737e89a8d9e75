import { Decimal, quantityText } from './explain.ts';
import type { ExplainStep } from './types.ts';

export const zero = new Decimal(0);
export const hundred = new Decimal(100);
export const of = (value: string | undefined): Decimal => new Decimal(value ?? 0);
export const factor = (percent: string | undefined): Decimal => of(percent).div(hundred).plus(1);

/** Markup in percent of cost; 0 without cost. */
export const markup = (cost: Decimal, sell: Decimal): Decimal =>
  cost.isZero() ? zero : sell.minus(cost).div(cost).times(hundred);
/** Margin in percent of sell; 0 without sell. */
export const margin = (cost: Decimal, sell: Decimal): Decimal =>
  sell.isZero() ? zero : sell.minus(cost).div(sell).times(hundred);

export function step(
  operator: ExplainStep['operator'],
  label: string,
  [value, unit]: [Decimal | string, string],
  [total, runningUnit]: [Decimal | string, string],
  source?: ExplainStep['source'],
): ExplainStep {
  const text = (figure: Decimal | string): string =>
    typeof figure === 'string' ? figure : quantityText(figure);
  return {
    operator,
    label,
    value: text(value),
    unit,
    runningTotal: text(total),
    runningUnit,
    ...(source && { source }),
  };
}
