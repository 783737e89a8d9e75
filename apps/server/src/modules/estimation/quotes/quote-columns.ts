import type { EstimateCalculator, EstimateGroup as GroupAnswer, QuoteLine } from '@plumbline/api';
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

/** Customer's view of an estimate group as a quote line. */
export function quoteLineOf(group: EstimateGroup, calculator: EstimateCalculator | undefined): QuoteLine {
  const { quantity, unit } = quotedQuantity(group, calculator);
  const names = group.lines.map((line) => line.name).slice(0, 4);
  return {
    name: group.name,
    description: [names.join(', ') || (quantityLabels[group.type] ?? ''), ...quotedColumns(group, calculator)]
      .filter(Boolean)
      .join(' · '),
    code: group.code,
    quantity: new Decimal(quantity).toDecimalPlaces(2).toString(),
    unit,
    unit_price: Number(quantity) > 0 ? new Decimal(group.sell).div(quantity).toFixed(2) : '0.00',
    amount: group.sell,
  };
}
