import { defaultGroups, defaultTemplates } from '@plumbline/estimating';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';

/** Default calculator templates with their column groups. */
export async function seedCalculators(tx: Transaction, tenant_id: string): Promise<void> {
  const groups = new Map<string, string>(defaultGroups.map((name) => [name, uuidv7()]));
  await tx
    .insertInto('calculator_group')
    .values([...groups].map(([name, row_id], at) => ({ tenant_id, row_id, name, sequence: (at + 1) * 10 })))
    .execute();
  for (const { name, type, isDefault, fields } of defaultTemplates) {
    const template_id = uuidv7();
    await tx
      .insertInto('calculator_template')
      .values({ tenant_id, row_id: template_id, name, type, is_default: isDefault })
      .execute();
    await tx
      .insertInto('calculator_field')
      .values(
        fields.map((field, at) => ({
          tenant_id,
          row_id: uuidv7(),
          template_id,
          name: field.label,
          variable: field.variable,
          group_id: groups.get(field.group) ?? null,
          sequence: (at + 1) * 10,
          field_type: field.type,
          unit_type: field.unitType,
          unit: field.unit,
          formula: field.formula,
          is_monetary_field: field.isMonetary ?? false,
          is_whole_number: field.isWholeNumber ?? false,
          is_editable: field.isEditable ?? false,
          is_labor_productivity: field.isLaborProductivity ?? false,
          show_in_quote: field.showInQuote ?? false,
          budget_column: field.budgetColumn ?? false,
          qty_column: field.qtyColumn ?? false,
          sell_column: field.sellColumn ?? false,
          custom_column: false,
        })),
      )
      .execute();
  }
}

/** Default stamps. */
const shippedStamps = [
  ['Reviewed', 'REVIEWED\n{date} · {initials}', 'Green'],
  ['Addendum', 'ADDENDUM\nPOSTED {date} · {initials}', 'Red'],
  ['Void', 'VOID\n{date} · {initials}', 'Red'],
  ['For pricing', 'FOR PRICING\n{number} · {date}', 'Blue'],
] as const;

export async function seedStamps(tx: Transaction, tenant_id: string): Promise<void> {
  await tx
    .insertInto('plan_stamp')
    .values(shippedStamps.map(([name, text, color]) => ({ tenant_id, row_id: uuidv7(), name, text, color })))
    .execute();
}
