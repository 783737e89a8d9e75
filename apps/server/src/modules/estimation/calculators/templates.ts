import { fieldProblems } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { after, before } from '../../../resource/pipeline.ts';
import { fieldOf } from './queries.ts';
import { newProblems, ownerOf } from './rules.ts';
import {
  lockCalculators,
  labelOf,
  assertNameAvailable,
  assertUnused,
  assertFormulasStayValid,
  scheduleTotals,
  trimmed,
} from './change-calculator.ts';

export const calculatorGroups = defineResource('calculatorGroup', { table: 'calculator_group' });

export const calculatorTemplates = defineResource('calculatorTemplate', {
  table: 'calculator_template',
  steps: {
    create: [
      after('workflow', async ({ body }, context) => {
        if (body.is_default) await noDefault(context);
      }),
    ],
    update: [
      after('workflow', async ({ uuid, body, before: previous }, context) => {
        if (body.is_default && !previous.is_default) await noDefault(context);
        const all = await lockCalculators(context);
        if (body.type === undefined || body.type === previous.type) return;
        const type = body.type as 'with_takeoff';
        const changed = {
          ...all,
          templates: all.templates.map((each) => (each.uuid === uuid ? { ...each, type } : each)),
        };
        await assertFormulasStayValid(
          { before: all, after: changed, name: '', formulaField: 'type', errorField: 'type' },
          context,
        );
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{
          name: string;
          estimations: number;
        }>`select name, estimations from calculator_template_view
          where uuid = any(${uuids}::uuid[]) and estimations > 0 order by estimations desc`.execute(tx);
        const [first] = rows;
        if (first)
          throw new HttpError(
            409,
            `${first.estimations === 1 ? 'One estimation uses' : `${first.estimations} estimations use`} ${first.name}. Choose another template for ${first.estimations === 1 ? 'it' : 'them'} first.`,
          );
      }),
    ],
    restore: [
      after('parents', async ({ rows }, context) => {
        const all = await lockCalculators(context);
        const previous = {
          ...all,
          templates: all.templates.filter(({ uuid }) => !rows.some((row) => row.uuid === uuid)),
        };
        const [problem] = newProblems(previous, all);
        if (problem) throw new HttpError(409, `${labelOf(problem, all)}: ${problem.message}`);
      }),
    ],
  },
});
/** Clears the previous default template. */
const noDefault = async ({ tx }: Context): Promise<void> => {
  await sql`update calculator_template set is_default = false, version = version + 1 where is_default`.execute(
    tx,
  );
};

export const calculatorFields = defineResource('calculatorField', {
  table: 'calculator_field',
  steps: {
    create: [
      after('workflow', async (state, context) => {
        state.columns = await columnOf(state.body, undefined, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    update: [
      after('workflow', async (state, context) => {
        state.columns = await columnOf(state.body, state.before, context);
      }),
      after('write', (_state, context) => scheduleTotals(context)),
    ],
    delete: [
      before('dependents', async ({ uuids }, context) => {
        const all = await lockCalculators(context);
        const deleted = all.templates.flatMap(({ fields }) => fields.filter(({ id }) => uuids.includes(id)));
        const remaining = {
          ...all,
          templates: all.templates.map((each) => ({
            ...each,
            fields: each.fields.filter(({ id }) => !uuids.includes(id)),
          })),
        };
        assertUnused(
          deleted.map(({ label, variable, templateId }) => ({ label, variable, template: templateId })),
          remaining,
        );
        scheduleTotals(context);
      }),
    ],
    restore: [
      after('parents', async ({ rows }, context) => {
        const restored = await lockCalculators(context);
        const isRestored = (id: string) => rows.some(({ uuid }) => uuid === id);
        const previous = {
          ...restored,
          templates: restored.templates.map((each) => ({
            ...each,
            fields: each.fields.filter(({ id }) => !isRestored(id)),
          })),
        };
        for (const { variable, template_id, name } of rows) {
          const owner = ownerOf(variable, previous, { except: undefined, template: template_id });
          if (owner) throw new HttpError(409, `“${variable}” is now the name of ${owner}.`);
          const fields = previous.templates.find(({ uuid }) => uuid === template_id)?.fields ?? [];
          const own = restored.templates.flatMap((each) => each.fields).find(({ label }) => label === name);
          const [wrong] = own ? fieldProblems(own, fields) : [];
          if (wrong) throw new HttpError(409, wrong.message);
        }
        const [problem] = newProblems(previous, restored);
        if (problem) throw new HttpError(409, `${labelOf(problem, restored)}: ${problem.message}`);
        scheduleTotals(context);
      }),
    ],
  },
});

type ColumnValues = { template_id?: string; variable?: string; unit?: string; formula?: string } & Partial<
  Omit<Parameters<typeof fieldOf>[0], 'uuid' | 'field_type' | 'unit_type'>
> & { field_type?: string; unit_type?: string };
async function columnOf(
  input: ColumnValues,
  row: (ColumnValues & { uuid: string }) | undefined,
  context: Context,
) {
  const before = await lockCalculators(context);
  if (row && input.template_id !== undefined && input.template_id !== row.template_id)
    throw invalidField('template_id', 'A column cannot be moved to another template.');
  const values = {
    ...input,
    ...(input.variable === undefined ? {} : { variable: trimmed(input.variable) }),
    ...(input.unit === undefined ? {} : { unit: trimmed(input.unit) }),
    ...(input.formula === undefined ? {} : { formula: input.formula.trim() }),
  };
  // The column list includes units.
  if (values.is_monetary_field && (values.unit_type ?? row?.unit_type) !== 'dynamic') values.unit = '$';
  const own = fieldOf({ ...row, ...values, uuid: row?.uuid ?? '' } as Parameters<typeof fieldOf>[0]);
  const template = before.templates.find(({ uuid }) => uuid === own.templateId);
  const others = template?.fields.filter(({ id }) => id !== own.id) ?? [];
  assertNameAvailable(own.variable, 'variable', before, {
    except: row?.uuid,
    template: own.templateId,
    before: row?.variable,
  });
  const wrong = fieldProblems(own, others);
  const [first] = wrong;
  if (first)
    throw new HttpError(422, `${first.message}.`, {
      errors: wrong.map(({ field, message }) => ({ field, message: `${message}.` })),
    });
  const after = {
    ...before,
    templates: before.templates.map((each) =>
      each.uuid === own.templateId ? { ...each, fields: [...others, own] } : each,
    ),
  };
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
