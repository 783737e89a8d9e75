import type {
  CalculatorInput,
  CalculatorField,
  CalculatorVariable,
  MaterialFormula,
} from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';

/** A column in the engine's form with its display settings. */
export interface FieldOf extends CalculatorField {
  templateId: string;
  group: string;
}
export interface TemplateOf {
  uuid: string;
  name: string;
  type: CalculatorInput['type'];
  fields: FieldOf[];
}
/** Variables, formulas and templates of a company. */
export interface Calculators {
  variables: (CalculatorVariable & { uuid: string })[];
  formulas: (MaterialFormula & { uuid: string })[];
  templates: TemplateOf[];
}

interface FieldRow {
  uuid: string;
  template_id: string;
  name: string;
  variable: string;
  group_name: string;
  field_type: CalculatorField['type'];
  unit_type: CalculatorField['unitType'];
  unit: string;
  formula: string;
  is_monetary_field: boolean;
  is_whole_number: boolean;
  is_editable: boolean;
  is_labor_productivity: boolean;
  show_in_quote: boolean;
  budget_column: boolean;
  qty_column: boolean;
  sell_column: boolean;
}

/** Converts a contract record to the engine's form. */
export const fieldOf = (row: Partial<FieldRow> & Pick<FieldRow, 'uuid'>): FieldOf => ({
  id: row.uuid,
  templateId: row.template_id ?? '',
  label: row.name ?? '',
  variable: row.variable ?? '',
  group: row.group_name ?? '',
  type: row.field_type ?? 'number',
  unitType: row.unit_type ?? 'static',
  unit: row.is_monetary_field ? '$' : (row.unit ?? ''),
  formula: row.formula ?? '',
  isMonetary: row.is_monetary_field ?? false,
  isWholeNumber: row.is_whole_number ?? false,
  isEditable: row.is_editable ?? false,
  isLaborProductivity: row.is_labor_productivity ?? false,
  showInQuote: row.show_in_quote ?? false,
  budgetColumn: row.budget_column ?? false,
  qtyColumn: row.qty_column ?? false,
  sellColumn: row.sell_column ?? false,
});

/** @param only limits to one template. */
export async function loadCalculators(tx: Transaction, only?: string): Promise<Calculators> {
  const variables = await sql<{
    uuid: string;
    name: string;
    variable: string;
    value: string | null;
    unit: string;
    column_id: string;
  }>`select uuid, name, variable, value, unit, column_id from estimation_variable_view order by name`.execute(
    tx,
  );
  const formulas = await sql<{
    uuid: string;
    name: string;
    formula_variable: string;
    material_id: string | null;
    unit: string;
    formula: string;
  }>`select uuid, name, formula_variable, material_id, unit, formula from material_formula_view order by name`.execute(
    tx,
  );
  const templates = await sql<{ uuid: string; name: string; type: CalculatorInput['type'] }>`
    select uuid, name, type from calculator_template_view
    where ${only ?? null}::uuid is null or uuid = ${only ?? null}::uuid order by name`.execute(tx);
  const fields = await sql<FieldRow>`select * from calculator_field_view
    where ${only ?? null}::uuid is null or template_id = ${only ?? null}::uuid
    order by group_sequence, sequence, "createdAt", uuid`.execute(tx);
  const byTemplate = Map.groupBy(fields.rows, ({ template_id }) => template_id);
  return {
    variables: variables.rows.map(({ uuid, name, variable, value, unit, column_id }) => ({
      uuid,
      label: name,
      variable,
      value: value ?? '',
      unit,
      column: column_id,
    })),
    formulas: formulas.rows.map(({ uuid, name, formula_variable, material_id, unit, formula }) => ({
      uuid,
      label: name,
      variable: formula_variable,
      materialId: material_id,
      unit,
      formula,
    })),
    templates: templates.rows.map((template) => ({
      ...template,
      fields: (byTemplate.get(template.uuid) ?? []).map(fieldOf),
    })),
  };
}

/** The chosen template with the formulas it uses and overrides; undefined if none is chosen. */
export async function calculatorOf(
  estimation: { estimation_id: string; calculator_template_id: string | null },
  tx: Transaction,
): Promise<(CalculatorInput & { template: TemplateOf; fields: FieldOf[] }) | undefined> {
  const { calculator_template_id: chosen, estimation_id } = estimation;
  if (!chosen) return undefined;
  const { variables, formulas, templates } = await loadCalculators(tx, chosen);
  const [template] = templates;
  if (!template) return undefined;
  const { rows } = await sql<{ condition_id: string; line_id: string; field_id: string; value: string }>`
    select condition_id, line_id, field_id, value from estimate_field_value
    where estimation_id = ${estimation_id}::uuid`.execute(tx);
  const values: Record<string, Record<string, string>> = {};
  for (const { condition_id, line_id, field_id, value } of rows)
    (values[`${condition_id}/${line_id}`] ??= {})[field_id] = value;
  return { type: template.type, fields: template.fields, variables, formulas, values, template };
}
