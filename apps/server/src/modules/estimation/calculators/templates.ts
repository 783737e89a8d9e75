import { fieldProblems } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { fieldOf } from './queries.ts';
import { newProblems, ownerOf } from './rules.ts';
import {
  alone,
  labelOf,
  assertNameAvailable,
  assertUnused,
  assertFormulasStayValid,
  totalsFollow,
  word,
} from './change-calculator.ts';

export const calculatorGroups = defineResource('calculatorGroup', { table: 'calculator_group' });

export const calculatorTemplates = defineResource('calculatorTemplate', {
  table: 'calculator_template',
  beforeCreate: async (values, context) => {
    if (values.is_default) await noDefault(context);
    return { ...values };
  },
  beforeUpdate: async (values, before, context) => {
    if (values.is_default && !before.is_default) await noDefault(context);
    const all = await alone(context);
    if (values.type !== undefined && values.type !== before.type) {
      const type = values.type as 'with_takeoff';
      const after = {
        ...all,
        templates: all.templates.map((each) => (each.uuid === before.uuid ? { ...each, type } : each)),
      };
      await assertFormulasStayValid(
        { before: all, after, name: '', formula: 'type', beside: 'type' },
        context,
      );
    }
    return values;
  },
  afterWrite: async (_uuid, _values, before, context) => {
    if (before) totalsFollow(context);
  },
  beforeRemove: async (uuids, { tx }) => {
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
  },
  afterRestore: async (rows, context) => {
    const all = await alone(context);
    const before = {
      ...all,
      templates: all.templates.filter(({ uuid }) => !rows.some((row) => row.uuid === uuid)),
    };
    const [problem] = newProblems(before, all);
    if (problem) throw new HttpError(409, `${labelOf(problem, all)}: ${problem.message}`);
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
  beforeCreate: (values, context) => columnOf(values, undefined, context),
  beforeUpdate: (values, before, context) => columnOf(values, before, context),
  afterWrite: async (_uuid, _values, _before, context) => totalsFollow(context),
  beforeRemove: async (uuids, context) => {
    const all = await alone(context);
    const gone = all.templates.flatMap(({ fields }) => fields.filter(({ id }) => uuids.includes(id)));
    const rest = {
      ...all,
      templates: all.templates.map((each) => ({
        ...each,
        fields: each.fields.filter(({ id }) => !uuids.includes(id)),
      })),
    };
    assertUnused(
      gone.map(({ label, variable, templateId }) => ({ label, variable, template: templateId })),
      rest,
    );
    totalsFollow(context);
  },
  afterRestore: async (rows, context) => {
    const after = await alone(context);
    const is = (id: string) => rows.some(({ uuid }) => uuid === id);
    const before = {
      ...after,
      templates: after.templates.map((each) => ({
        ...each,
        fields: each.fields.filter(({ id }) => !is(id)),
      })),
    };
    for (const { variable, template_id, name } of rows) {
      const owner = ownerOf(variable, before, { except: undefined, template: template_id });
      if (owner) throw new HttpError(409, `“${variable}” is now the name of ${owner}.`);
      const fields = before.templates.find(({ uuid }) => uuid === template_id)?.fields ?? [];
      const own = after.templates.flatMap((each) => each.fields).find(({ label }) => label === name);
      const [wrong] = own ? fieldProblems(own, fields) : [];
      if (wrong) throw new HttpError(409, wrong.message);
    }
    const [problem] = newProblems(before, after);
    if (problem) throw new HttpError(409, `${labelOf(problem, after)}: ${problem.message}`);
    totalsFollow(context);
  },
});

type ColumnValues = { template_id?: string; variable?: string; unit?: string; formula?: string } & Partial<
  Omit<Parameters<typeof fieldOf>[0], 'uuid' | 'field_type' | 'unit_type'>
> & { field_type?: string; unit_type?: string };
async function columnOf(
  given: ColumnValues,
  row: (ColumnValues & { uuid: string }) | undefined,
  context: Context,
) {
  const before = await alone(context);
  if (row && given.template_id !== undefined && given.template_id !== row.template_id)
    throw invalidField('template_id', 'A column cannot be moved to another template.');
  const values = {
    ...given,
    ...(given.variable === undefined ? {} : { variable: word(given.variable) }),
    ...(given.unit === undefined ? {} : { unit: word(given.unit) }),
    ...(given.formula === undefined ? {} : { formula: given.formula.trim() }),
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
    { before, after, name: own.variable, formula: 'formula', beside: 'unit', figure: 'formula' },
    context,
  );
  return values;
}
