import type { CalculatorField, MaterialFormula, Variable } from '@plumbline/api';
import {
  useCalculatorFieldsList,
  useCalculatorTemplatesList,
  useMaterialFormulasList,
  useVariablesList,
} from '@plumbline/api/hooks/estimation';
import {
  checkCalculator,
  definitionsOf,
  dependenciesOf,
  externalUnits,
  readableName,
  type CalculatorField as Field,
  type CalculatorInput,
} from '@plumbline/estimating';
import type { FormulaName } from '@plumbline/ui/FormulaField';

type Whole = Pick<CalculatorInput, 'type' | 'variables' | 'formulas'> & { fields: Field[] };

export const fieldOf = (row: Partial<CalculatorField>): Field => ({
  id: row.uuid ?? '',
  label: row.name ?? '',
  variable: row.variable ?? '',
  type: row.field_type === 'text' ? 'text' : 'number',
  unitType: row.unit_type === 'dynamic' ? 'dynamic' : 'static',
  unit: row.is_monetary_field ? '$' : (row.unit ?? ''),
  formula: row.formula ?? '',
  isMonetary: row.is_monetary_field ?? false,
  isWholeNumber: row.is_whole_number ?? false,
  isEditable: row.is_editable ?? false,
  isLaborProductivity: row.is_labor_productivity ?? false,
  sellColumn: row.sell_column ?? false,
});
const variableOf = ({ name, variable, value, unit, column_id }: Variable) => ({
  label: name,
  variable,
  value: value ?? '',
  unit: unit ?? '',
  column: column_id ?? '',
});
export const formulaOf = (row: Partial<MaterialFormula>) => ({
  label: row.name ?? '',
  variable: row.formula_variable ?? '',
  unit: row.unit ?? 'EA',
  formula: row.formula ?? '',
  materialId: row.material_id,
});

const all = { limit: -1, sort: 'name' };

/** Loads variables, material formulas, templates and columns for formula forms. */
export function useCalculators() {
  const variables = useVariablesList(all);
  const formulas = useMaterialFormulasList(all);
  const templates = useCalculatorTemplatesList(all);
  const fields = useCalculatorFieldsList({ ...all, sort: 'sequence' });
  const parts = [variables, formulas, templates, fields];
  const reload = () => {
    for (const part of parts) if (!part.data) void part.mutate();
  };
  if (!variables.data || !formulas.data || !templates.data || !fields.data)
    return { error: parts.find(({ data, error }) => error && !data)?.error as unknown, reload };
  const rows = fields.data.data;
  const base: Whole = {
    type: 'with_takeoff',
    fields: [],
    variables: variables.data.data.map(variableOf),
    formulas: formulas.data.data.map(formulaOf),
  };
  const wholes = templates.data.data.map(({ uuid, name, type }) => ({
    uuid,
    name,
    ...base,
    type: type as Whole['type'],
    fields: rows.filter(({ template_id }) => template_id === uuid).map(fieldOf),
  }));
  return { calculators: { base, wholes }, error: undefined, reload };
}
export type Calculators = NonNullable<ReturnType<typeof useCalculators>['calculators']>;

/** Sample figures of an ordinary line for formula previews. */
const samples: Readonly<Record<string, string>> = {
  quantity: '100',
  installed: '95',
  unit_price: '12.50',
  material: '1250',
  productivity: '4',
  hours: '25',
  labor_rate: '62',
  labor: '1550',
  equipment: '0',
  other: '0',
  cost: '2800',
  unit_cost: '28',
  markup: '21',
  margin: '17.36',
  sell: '3388',
  overhead_share: '280',
  contingency_share: '0',
  tax_share: '271.04',
  overhead_percent: '10',
  contingency_percent: '0',
  profit_percent: '10',
  discount_percent: '0',
  bond_percent: '0',
  tax_percent: '8',
  qty: '800',
  length: '120',
  area: '800',
  perimeter: '120',
  volume: '270',
  height: '10',
};

/** Names a formula can use, with their sample values. */
export function namesOf(whole: Whole): FormulaName[] {
  const definitions = definitionsOf(whole);
  const labels = new Map<string, string>([
    ...whole.variables.map(({ variable, label }) => [variable, label] as const),
    ...whole.formulas.map(({ variable, label }) => [variable, label] as const),
    ...whole.fields.map(({ variable, label }) => [variable, label] as const),
  ]);
  const own = new Map(whole.variables.map((each) => [each.variable, each]));
  const outside = Object.entries(externalUnits(whole)).map(([name, { unit }]): FormulaName => {
    const variable = own.get(name);
    return {
      name,
      label: labels.get(name) ?? readableName(name),
      unit,
      sample: variable?.column ? samples[variable.column] : variable?.value || samples[name],
    };
  });
  const computed = Object.entries(definitions).map(([name, { formula, unit }]): FormulaName => ({
    name,
    label: labels.get(name) ?? name,
    unit,
    formula,
  }));
  return [...computed, ...outside];
}

/** Problem of one formula among all others; a circular reference names the closing link. */
export const problemOf = (whole: Whole, name: string) =>
  checkCalculator(whole, name).problems.find((problem) => problem.name === name);

/** Labels of the formulas and columns that use a name. */
export function usersOf(name: string, wholes: readonly (Whole & { name?: string })[]): string[] {
  const found = new Set<string>();
  for (const whole of wholes)
    for (const user of name ? dependenciesOf(name, definitionsOf(whole)).usedBy : []) {
      const field = whole.fields.find(({ variable }) => variable === user);
      const formula = whole.formulas.find(({ variable }) => variable === user);
      if (field) found.add(whole.name ? `${field.label} (${whole.name})` : field.label);
      else if (formula) found.add(formula.label);
    }
  return [...found];
}
