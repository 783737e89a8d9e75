import type { FormDefinition } from '@plumbline/api';
import {
  checkForm,
  checkValue,
  cleanGroups,
  customFieldsOf,
  formModuleKeys,
  formModules,
  formOf,
  formTitle,
  widens,
  type CustomField,
  type FormGroup,
  type FormModuleKey,
} from '@plumbline/validation/forms';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { parseFilter } from '../../resource/parse-filter.ts';
import { notFoundError, HttpError, versionConflict, type FieldError } from '../../core/http-error.ts';
import { getResource } from '../../resource/registry.ts';
import type { FieldChange } from '../../resource/record-diff.ts';

/** Tables in which the records of a form store custom field values. */
const tablesOf = (module: FormModuleKey): string[] =>
  (module === 'global' ? formModuleKeys : [module]).flatMap((name) => getResource(name)?.table ?? []);

const requireFormModule = (module: string): FormModuleKey => {
  const key = formModuleKeys.find((each) => each === module);
  if (!key) throw notFoundError('This form');
  return key;
};

const storedForms = ({ tx }: Context) => tx.selectFrom('setup_form').selectAll().execute();
type StoredRow = Awaited<ReturnType<typeof storedForms>>[number];

const entryOf = (field: CustomField) => ({ ...field, isSystem: false });

function definitionOf(module: FormModuleKey, rows: readonly StoredRow[]): FormDefinition {
  const row = rows.find((each) => each.module === module);
  const global =
    module === 'global'
      ? []
      : formOf(
          'global',
          rows.find((each) => each.module === 'global'),
        );
  const { label, noun } = formModules[module];
  return {
    module,
    label,
    noun,
    version: row?.version ?? 0,
    groups: formOf(module, row),
    retired: (row?.retired ?? []).map(entryOf),
    global: global.filter(({ fields }) => fields.length > 0),
    ...(row ? { updatedAt: row.updated_at } : {}),
  };
}

/** Distinct stored values of a field code with record counts. */
async function valuesOf(module: FormModuleKey, code: string, { tx }: Context) {
  const parts = tablesOf(module).map(
    (table) => sql`select custom->${code}::text as value from ${sql.table(table)} where custom ? ${code}`,
  );
  const { rows } = await sql<{ value: unknown; count: number }>`
    select value, count(*)::int as count from (${sql.join(parts, sql` union all `)}) v group by value`.execute(
    tx,
  );
  return rows;
}

/** @throws HttpError 422 for a changed field type that stored values do not fit. */
async function checkKinds(
  module: FormModuleKey,
  before: ReadonlyMap<string, CustomField>,
  next: readonly CustomField[],
  context: Context,
): Promise<FieldError[]> {
  const problems: FieldError[] = [];
  for (const field of next) {
    const was = before.get(field.code);
    if (!was) continue;
    const isElsewhere = was.kind === 'record' && field.kind === 'record' && was.record !== field.record;
    if (!isElsewhere && widens(was.kind, field.kind)) continue;
    const storedValues = await valuesOf(module, field.code, context);
    const unfit = storedValues.filter(
      ({ value }) => isElsewhere || checkValue({ ...field, required: false }, value) !== undefined,
    );
    const count = unfit.reduce((sum, each) => sum + each.count, 0);
    if (count > 0)
      problems.push({
        field: field.code,
        message: `${count} ${count === 1 ? 'record holds a value' : 'records hold values'} that do not fit this change. Remove this field and add a new one. Existing values are kept.`,
      });
  }
  return problems;
}

/** Checks that a code is unique within a form and the global form. */
function checkAcross(
  module: FormModuleKey,
  next: readonly CustomField[],
  rows: readonly StoredRow[],
): FieldError[] {
  const others =
    module === 'global' ? formModuleKeys.filter((each) => each !== 'global') : ['global' as const];
  const taken = new Map(
    others.flatMap((other) => {
      const row = rows.find((each) => each.module === other);
      const fields = [...formOf(other, row).flatMap((each) => each.fields), ...(row?.retired ?? [])];
      return fields.map((field): [string, string] => [field.code, formModules[other].label]);
    }),
  );
  return next.flatMap(({ code }) => {
    const at = taken.get(code);
    return at ? [{ field: code, message: `The code ${code} is already used in the form “${at}”.` }] : [];
  });
}

const displayValue = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

/** Audit entries of a form change: added, removed and changed fields. */
function differencesOf(before: readonly FormGroup[], after: readonly FormGroup[]): FieldChange[] {
  const entries = (groups: readonly FormGroup[]) =>
    new Map(groups.flatMap(({ title, fields }) => fields.map((field) => [field.code, { ...field, title }])));
  const [was, is] = [entries(before), entries(after)];
  const changes: FieldChange[] = [];
  for (const [code, field] of is) {
    const old = was.get(code);
    if (!old) changes.push({ field: field.label, after: `Added to ${field.title}` });
    else {
      const say = (name: string, from: unknown, to: unknown) => {
        if (JSON.stringify(from) !== JSON.stringify(to))
          changes.push({
            field: `${field.label}: ${name}`,
            before: displayValue(from),
            after: displayValue(to),
          });
      };
      say('name', old.label, field.label);
      say('kind', old.kind, field.kind);
      say('required', old.required, field.required);
      say('group', old.title, field.title);
      say('links to', old.record, field.record);
      say('in lists', old.inList, field.inList);
      say('options', old.options.join(', '), field.options.join(', '));
      say('help', old.help, field.help);
      say('width', old.width, field.width);
    }
  }
  for (const [code, field] of was)
    if (!is.has(code)) changes.push({ field: field.label, before: `In ${field.title}`, after: 'Removed' });
  return changes;
}

export const forms = {
  formsList: async (_input, context) => {
    const rows = await storedForms(context);
    return { data: formModuleKeys.map((module) => definitionOf(module, rows)) };
  },
  formsRead: async ({ params }, context) => ({
    data: definitionOf(requireFormModule(params.module), await storedForms(context)),
  }),
  formsReadUsage: async ({ params }, { tx }) => {
    const parts = tablesOf(requireFormModule(params.module)).map(
      (table) => sql`select jsonb_object_keys(custom) as code from ${sql.table(table)} where custom <> '{}'`,
    );
    const { rows } = await sql<{ code: string; count: number }>`
      select code, count(*)::int as count from (${sql.join(parts, sql` union all `)}) c group by code`.execute(
      tx,
    );
    return { data: Object.fromEntries(rows.map(({ code, count }) => [code, count])) };
  },
  formsUpdate: async ({ params, body }, context) => {
    const { tx, user, ports } = context;
    const module = requireFormModule(params.module);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`form ${user.tenant_id}`}, 0))`.execute(tx);
    const rows = await storedForms(context);
    const row = rows.find((each) => each.module === module);
    if ((row?.version ?? 0) !== body.version) throw versionConflict();
    const groups = cleanGroups(body.groups);
    const before = formOf(module, row);
    const retired = row?.retired ?? [];
    const next = customFieldsOf(groups);
    const had = new Map([...customFieldsOf(before), ...retired].map((field) => [field.code, field]));
    const errors = checkForm(module, groups, { groups: before, retired }).map(({ at, message }) => ({
      field: at,
      message,
    }));
    errors.push(...checkAcross(module, next, rows));
    if (errors.length === 0) errors.push(...(await checkKinds(module, had, next, context)));
    if (errors[0]) throw new HttpError(422, errors[0].message, { errors });
    const stands = new Set(next.map(({ code }) => code));
    const off = [...had.values()].filter(({ code }) => !stands.has(code));
    const values = {
      groups: JSON.stringify(groups),
      retired: JSON.stringify(off),
      version: body.version + 1,
      updated_at: ports.clock().toISOString(),
    };
    const { form_id } = await tx
      .insertInto('setup_form')
      .values({ tenant_id: user.tenant_id, module, ...values })
      .onConflict((each) => each.columns(['tenant_id', 'module']).doUpdateSet(values))
      .returning('form_id')
      .executeTakeFirstOrThrow();
    const changes = differencesOf(before, groups);
    if (changes.length)
      await context.audit({
        module: 'setup',
        entity: 'form',
        entityId: form_id,
        entityName: formTitle(module),
        action: 'updated',
        changes,
      });
    return { data: definitionOf(module, await storedForms(context)) };
  },
  formsListConfigurations: async ({ query }, context) => ({ data: await configs(query.filter, context) }),
  formsListGlobalConfigurations: async ({ query }, context) => {
    const rows = await configs(query.filter, context);
    const { limit = 50, offset = 0 } = query;
    return {
      data: rows.slice(offset, limit === -1 ? undefined : offset + limit),
      meta: { count: rows.length },
    };
  },
} satisfies Partial<Handlers>;

/** Groups of each form as the specified configuration list returns them. */
async function configs(filter: string | undefined, context: Context) {
  const conditions = parseFilter(filter);
  const rows = await storedForms(context);
  const all = formModuleKeys.map((module) => {
    const row = rows.find((each) => each.module === module);
    return {
      // An unchanged form has no row and no id, so the company's id is used.
      uuid: row?.form_id ?? context.user.tenant_id,
      key: 'formGroup',
      type: module,
      value: formOf(module, row).map(({ id, title, fields }) => ({ id, title, fields: fields.length })),
    };
  });
  return all.filter((each) =>
    conditions.every(({ field, op, value }) => {
      if (field !== 'key' && field !== 'type')
        throw new HttpError(400, `Unknown filter field: ${field}`, {
          errors: [{ field: 'filter', message: `Unknown filter field: ${field}` }],
        });
      return op === 'ne' ? each[field] !== value : each[field] === value;
    }),
  );
}
