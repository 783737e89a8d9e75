import { isFigureUnit } from '@plumbline/estimating';
import type { Context } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { after, before } from '../../../resource/pipeline.ts';
import {
  lockCalculators,
  assertNameAvailable,
  assertUnused,
  assertRestorable,
  assertFormulasStayValid,
  scheduleTotals,
  trimmed,
} from './change-calculator.ts';
import { calculatorFields, calculatorGroups, calculatorTemplates } from './templates.ts';

export const variables = defineResource('variable', {
  table: 'estimation_variable',
  steps: {
    create: [
      after('workflow', async (state, context) => {
        state.columns = await variableOf(state.body, undefined, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    update: [
      after('workflow', async (state, context) => {
        state.columns = await variableOf(state.body, state.before, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    delete: [
      before('dependents', async ({ uuids }, context) => {
        const all = await lockCalculators(context);
        assertUnused(
          all.variables.filter(({ uuid }) => uuids.includes(uuid)),
          all,
        );
        scheduleTotals(context);
      }),
    ],
    restore: [
      after('parents', ({ rows }, context) =>
        assertRestorable(
          rows.map(({ variable }) => variable),
          (all) => ({
            ...all,
            variables: all.variables.filter(({ uuid }) => !rows.some((row) => row.uuid === uuid)),
          }),
          context,
        ),
      ),
    ],
  },
});

type VariableValues = {
  name?: string;
  variable?: string;
  value?: string | null;
  unit?: string;
  column_id?: string;
  description?: string;
};
async function variableOf(
  input: VariableValues,
  row: (VariableValues & { uuid: string }) | undefined,
  context: Context,
) {
  const before = await lockCalculators(context);
  const values = {
    ...input,
    ...(input.variable === undefined ? {} : { variable: trimmed(input.variable) }),
    ...(input.unit === undefined ? {} : { unit: trimmed(input.unit) }),
  };
  const merged = { ...row, ...values };
  const own = {
    uuid: row?.uuid ?? '',
    label: merged.name ?? '',
    variable: merged.variable ?? '',
    value: merged.value ?? '',
    unit: merged.unit ?? '',
    column: merged.column_id ?? '',
  };
  assertNameAvailable(own.variable, 'variable', before, { except: row?.uuid, before: row?.variable });
  if (own.column === '' && own.value === '')
    throw invalidField('value', 'Enter a fixed value or choose a line figure.');
  if (!isFigureUnit(own.unit))
    throw invalidField('unit', `“${own.unit}” is not a unit that formulas support.`);
  const after = { ...before, variables: [...before.variables.filter(({ uuid }) => uuid !== row?.uuid), own] };
  await assertFormulasStayValid(
    {
      before,
      after,
      name: own.variable,
      formulaField: 'column_id',
      errorField: own.column === '' ? 'unit' : 'column_id',
      figureField: own.column === '' ? 'value' : 'column_id',
    },
    context,
  );
  return values;
}

export const materialFormulas = defineResource('materialFormula', {
  table: 'material_formula',
  steps: {
    create: [
      after('workflow', async (state, context) => {
        state.columns = await formulaOf(state.body, undefined, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    update: [
      after('workflow', async (state, context) => {
        state.columns = await formulaOf(state.body, state.before, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    delete: [
      before('dependents', async ({ uuids }, context) => {
        const all = await lockCalculators(context);
        const remaining = { ...all, formulas: all.formulas.filter(({ uuid }) => !uuids.includes(uuid)) };
        assertUnused(
          all.formulas.filter(({ uuid }) => uuids.includes(uuid)),
          remaining,
        );
        scheduleTotals(context);
      }),
    ],
    restore: [
      after('parents', ({ rows }, context) =>
        assertRestorable(
          rows.map(({ formula_variable }) => formula_variable),
          (all) => ({
            ...all,
            formulas: all.formulas.filter(({ uuid }) => !rows.some((row) => row.uuid === uuid)),
          }),
          context,
        ),
      ),
    ],
  },
});

type FormulaValues = {
  name?: string;
  formula_variable?: string;
  material_id?: string | null;
  unit?: string;
  formula?: string;
};
async function formulaOf(
  input: FormulaValues,
  row: (FormulaValues & { uuid: string }) | undefined,
  context: Context,
) {
  const before = await lockCalculators(context);
  const values = {
    ...input,
    ...(input.formula_variable === undefined ? {} : { formula_variable: trimmed(input.formula_variable) }),
  };
  const merged = { ...row, ...values };
  const own = {
    uuid: row?.uuid ?? '',
    label: merged.name ?? '',
    variable: merged.formula_variable ?? '',
    materialId: merged.material_id,
    unit: merged.unit ?? '',
    formula: merged.formula ?? '',
  };
  assertNameAvailable(own.variable, 'formula_variable', before, {
    except: row?.uuid,
    before: row?.formula_variable,
  });
  const after = { ...before, formulas: [...before.formulas.filter(({ uuid }) => uuid !== row?.uuid), own] };
  await assertFormulasStayValid(
    {
      before,
      after,
      name: own.variable,
      formulaField: 'formula',
      errorField: 'unit',
      figureField: 'formula',
    },
    context,
  );
  return values;
}

export const calculatorResources = {
  variable: variables,
  materialFormula: materialFormulas,
  calculatorTemplate: calculatorTemplates,
  calculatorGroup: calculatorGroups,
  calculatorField: calculatorFields,
};
