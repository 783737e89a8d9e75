import type { EstimateCalculator, EstimateGroup as GroupAnswer, QuoteLine } from '@plumbline/api';
import { roundQuantity } from '@plumbline/estimating';
import { Decimal } from 'decimal.js';

type EstimateGroup = Omit<GroupAnswer, 'digest'>;

const quantityLabels: Record<string, string> = {
  surface_area: 'wall area',
  count: 'counted',
  area: 'floor area',
};

/** Labels of optional quote columns. */
const quotedColumns = (group: EstimateGroup, calculator: EstimateCalculator | undefined): string[] =>
  (calculator?.columns ?? []).flatMap((column) => {
    const value = group.columns?.[column.field_id];
    if (!column.show_in_quote || column.qty_column || column.sell_column || value === undefined) return [];
    const figure = new Decimal(value).toDecimalPlaces(2).toString();
    const shown = column.is_monetary_field
      ? `$${new Decimal(value).toFixed(2)}`
      : `${figure} ${column.unit}`.trim();
    return [`${column.name} ${shown}`];
  });

/** Quantity of a quote line: the template's quantity column if it has a sum, otherwise the take-off quantity. */
function quotedQuantity(group: EstimateGroup, calculator: EstimateCalculator | undefined) {
  const column = calculator?.columns.find((each) => each.qty_column);
  const own = column && group.columns?.[column.field_id];
  return own === undefined ? group : { quantity: own, unit: column?.unit ?? '' };
}

/** Most decimals of a unit price, enough for a quantity of a million. */
const MAX_PRICE_DECIMALS = 8;
/**
 * Unit price with as many decimals, from two, as quantity × unit price needs to give the amount in cents.
 * @param quantity as shown.
 */
export function unitPriceOf(amount: string, quantity: Decimal): string {
  if (quantity.lte(0)) return '0.00';
  const exact = new Decimal(amount).div(quantity);
  for (let places = 2; places < MAX_PRICE_DECIMALS; places++) {
    const price = exact.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
    if (quantity.times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).eq(amount))
      return price.toFixed(Math.max(2, price.decimalPlaces()));
  }
  return exact.toFixed(MAX_PRICE_DECIMALS, Decimal.ROUND_HALF_UP);
}

/** Customer's view of an estimate group as a quote line. */
export function quoteLineOf(group: EstimateGroup, calculator: EstimateCalculator | undefined): QuoteLine {
  const { quantity: exact, unit } = quotedQuantity(group, calculator);
  const quantity = roundQuantity(new Decimal(exact));
  const names = group.lines.map((line) => line.name).slice(0, 4);
  // The only line of an item has the name of the group.
  const content = group.item ? '' : names.join(', ') || (quantityLabels[group.type] ?? '');
  return {
    name: group.name,
    description: [content, ...quotedColumns(group, calculator)].filter(Boolean).join(' · '),
    code: group.code,
    quantity: quantity.toFixed(),
    unit,
    unit_price: unitPriceOf(group.sell, quantity),
    amount: group.sell,
  };
}
