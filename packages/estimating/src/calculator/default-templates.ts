import type { CalculatorField } from './types.ts';

/** Default template of every company. */
export interface DefaultTemplate {
  name: string;
  type: 'without_takeoff' | 'with_takeoff';
  isDefault: boolean;
  /** Columns with their groups. */
  fields: readonly (Omit<CalculatorField, 'id'> & { group: string })[];
}

type Flags = Partial<CalculatorField>;
type Field = DefaultTemplate['fields'][number];
const number = (
  group: string,
  label: string,
  variable: string,
  formula: string,
  flags: Flags = {},
): Field => ({
  group,
  label,
  variable,
  formula,
  type: 'number',
  unitType: 'static',
  unit: flags.isMonetary ? '$' : '',
  ...flags,
});
const money = (group: string, label: string, variable: string, formula: string, flags: Flags = {}) =>
  number(group, label, variable, formula, { ...flags, isMonetary: true });
const perUnit = { unitType: 'dynamic', unit: '' } as const;
const quantity = number('Quantity', 'Quantity', 'line_quantity', 'quantity', {
  ...perUnit,
  isEditable: true,
  qtyColumn: true,
  showInQuote: true,
});
const markup = number('Sell', 'Markup', 'line_markup', 'markup', { unit: '%', isEditable: true });
const sell = money('Sell', 'Sell', 'line_sell', 'sell', { sellColumn: true, showInQuote: true });

/** Groups of the default columns, in sheet order. */
export const defaultGroups = ['Quantity', 'Material', 'Labor', 'Equipment', 'Cost', 'Sell', 'Tax'] as const;

/** Default templates: Basic without take-off, Standard with take-off. */
export const defaultTemplates: readonly DefaultTemplate[] = [
  {
    name: 'Basic',
    type: 'without_takeoff',
    isDefault: false,
    fields: [
      quantity,
      money('Cost', 'Unit cost', 'line_unit_cost', 'unit_cost', perUnit),
      money('Cost', 'Total cost', 'line_cost', 'cost', { budgetColumn: true }),
      markup,
      sell,
    ],
  },
  {
    name: 'Standard',
    type: 'with_takeoff',
    isDefault: true,
    fields: [
      quantity,
      money('Material', 'Mat. unit', 'line_unit_price', 'unit_price', { ...perUnit, isEditable: true }),
      money('Material', 'Material', 'line_material', 'material'),
      number('Labor', 'Hours', 'line_hours', 'hours', { unit: 'HR' }),
      money('Labor', 'Labor', 'line_labor', 'labor'),
      money('Equipment', 'Equipment', 'line_equipment', 'equipment + other'),
      money('Cost', 'Unit cost', 'line_unit_cost', 'unit_cost', perUnit),
      money('Cost', 'Cost', 'line_cost', 'line_material + line_labor + line_equipment', {
        budgetColumn: true,
      }),
      money('Cost', 'Overhead', 'line_overhead', 'overhead_share + contingency_share'),
      money('Sell', 'Profit', 'line_profit', 'line_sell - line_cost - line_overhead'),
      markup,
      sell,
      money('Tax', 'Tax', 'line_tax', 'tax_share'),
    ],
  },
];
