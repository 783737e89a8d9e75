import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';

const variables: readonly [
  name: string,
  variable: string,
  value: string,
  unit: string,
  description: string,
][] = [
  ['Labor burden', 'burden_rate', '18.75', '$/HR', 'Taxes and insurance per hour of field labor.'],
  ['Small tools', 'small_tools', '2', '%', 'Percentage of labor for blades, bits and cords.'],
  ['Stud spacing', 'stud_spacing', '16', 'IN', 'On center, unless the wall type specifies another spacing.'],
  ['Floors', 'floors', '2', '', 'Number of trips to carry material up.'],
  ['Sheet area', 'sheet_area', '32', 'SF', 'A board of 4 × 8 ft.'],
];
const formulas: readonly [name: string, variable: string, unit: string, formula: string][] = [
  ['Studs', 'studs', 'EA', 'roundup(length / stud_spacing) + 1'],
  ['Boards, both sides', 'boards', 'EA', 'roundup(area / sheet_area)'],
  ['Track', 'track', 'FT', 'length * 2'],
];

/** Calculator records added to the default templates. */
export async function seedCalculators(tx: Transaction, tenant_id: string): Promise<void> {
  await tx
    .insertInto('estimation_variable')
    .values(
      variables.map(([name, variable, value, unit, description]) => ({
        tenant_id,
        row_id: uuidv7(),
        name,
        variable,
        value,
        unit,
        description,
      })),
    )
    .execute();
  await tx
    .insertInto('material_formula')
    .values(
      formulas.map(([name, formula_variable, unit, formula]) => ({
        tenant_id,
        row_id: uuidv7(),
        name,
        formula_variable,
        unit,
        formula,
      })),
    )
    .execute();
  const template_id = uuidv7();
  await tx
    .insertInto('calculator_template')
    .values({ tenant_id, row_id: template_id, name: 'Interiors, with burden', type: 'with_takeoff' })
    .execute();
  // The Standard template with labor-based columns shown.
  await sql`insert into calculator_field (tenant_id, row_id, template_id, group_id, name, variable, sequence, field_type,
      unit_type, unit, formula, is_monetary_field, is_editable, show_in_quote, budget_column, qty_column, sell_column)
    select f.tenant_id, gen_random_uuid(), ${template_id}::uuid, f.group_id, f.name, f.variable, f.sequence, f.field_type,
      f.unit_type, f.unit, f.formula, f.is_monetary_field, f.is_editable, f.show_in_quote, f.budget_column, f.qty_column,
      f.sell_column
    from calculator_field f join calculator_template t on t.tenant_id = f.tenant_id and t.row_id = f.template_id
    where t.name = 'Standard' and f.variable in ('line_quantity', 'line_unit_price', 'line_material', 'line_hours',
      'line_labor', 'line_sell')`.execute(tx);
  await sql`insert into calculator_field (tenant_id, row_id, template_id, group_id, name, variable, sequence, field_type,
      unit_type, unit, formula, is_monetary_field, is_editable, is_labor_productivity, budget_column)
    select g.tenant_id, gen_random_uuid(), ${template_id}::uuid, g.row_id, f.name, f.variable, f.sequence, f.type, f.unit_type,
      f.unit, f.formula, f.is_money, f.is_editable, f.is_productivity, f.is_budget
    from calculator_group g join (values
      ('Labor', 'Units per hour', 'units_per_hour', 35, 'number', 'dynamic', '', '', false, true, true, false),
      ('Labor', 'Burden', 'burden', 52, 'number', 'static', '$', 'hours * burden_rate', true, false, false, false),
      ('Labor', 'Small tools', 'tools', 54, 'number', 'static', '$', 'labor * small_tools / 100', true, false, false, false),
      ('Cost', 'Loaded cost', 'loaded_cost', 80, 'number', 'static', '$', 'cost + burden + tools', true, false, false, true),
      ('Sell', 'Margin', 'loaded_margin', 110, 'number', 'static', '%',
        'if(line_sell = 0, 0, (line_sell - loaded_cost) / line_sell * 100)', false, false, false, false),
      ('Sell', 'Remarks', 'remarks', 140, 'text', 'static', '', '', false, true, false, false)
    ) f(group_name, name, variable, sequence, type, unit_type, unit, formula, is_money, is_editable, is_productivity, is_budget)
      on f.group_name = g.name`.execute(tx);
}
