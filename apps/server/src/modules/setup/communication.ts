import { CommunicationFields } from '@plumbline/api/fields';
import type {
  Communication,
  CommunicationFields as CommunicationInput,
  CommunicationUpdate,
  TemplateField,
  TemplateModule,
} from '@plumbline/api';
import {
  formModules,
  timeText,
  type CustomValues,
  type FormEntry,
  type FormModuleKey,
} from '@plumbline/validation/forms';
import { templateProblem } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { customPrefix, loadForm, withReferenceNames } from '../../resource/custom-fields.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { crudHandlers, defineCrud } from '../../resource/crud.ts';
import { hasPermission } from '../../auth/permissions.ts';

interface Source {
  view: string;
  /** The right without which nobody is shown a record of it. */
  app: number;
  title: string;
}
const sources = {
  account: { view: 'crm_account_view', app: 1, title: 'name' },
  opportunity: { view: 'crm_opportunity_view', app: 1, title: 'name' },
  contact: { view: 'crm_contact_view', app: 1, title: 'firstname' },
  lead: { view: 'crm_lead_view', app: 1, title: 'name' },
  material: { view: 'material_view', app: 6, title: 'name' },
} as const satisfies Partial<Record<FormModuleKey, Source>>;
/** The kinds of records that templates are about. */
export type TemplateKind = keyof typeof sources;
const numbered: readonly string[] = ['account', 'opportunity', 'lead'];
/** Everything that a template can name whatever it is about. */
const always: readonly { name: string; label: string; of: (context: Context) => string }[] = [
  { name: 'company', label: 'Company', of: ({ user }) => user.company },
  {
    name: 'sender',
    label: 'Sender',
    of: ({ user }) => `${user.firstname} ${user.lastname}`.trim(),
  },
  {
    name: 'today',
    label: 'Today',
    of: ({ ports }) =>
      ports.clock().toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' }),
  },
];

interface Field {
  name: string;
  label: string;
  kind: FormEntry['kind'];
}
/** A value as people write it. */
function written(value: unknown, kind: FormEntry['kind']): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return '';
  const text = String(value as string | number | boolean);
  if (kind === 'money') return Number(text).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  if (kind === 'number') return Number(text).toLocaleString('en-US', { maximumFractionDigits: 4 });
  if (kind === 'switch') return value === true ? 'Yes' : 'No';
  if (kind === 'time') return timeText(text);
  if (kind === 'date')
    return new Date(`${text.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
  return text;
}

/** A person or a record is written by its name, not by its id. */
const nameOf = ({ code }: FormEntry) => code.replace(/_id$/, '_name');
async function fieldsOf(module: FormModuleKey, { tx }: Context): Promise<Field[]> {
  const form = await loadForm(module, tx);
  return form
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== 'file')
    .map((entry) => ({
      name: entry.isSystem ? nameOf(entry) : customPrefix + entry.code,
      label: entry.label,
      kind: entry.kind,
    }));
}

/** What a field of a record is called by, and how it is read. */
async function namedFields(module: TemplateKind, context: Context): Promise<Field[]> {
  return [
    ...(numbered.includes(module) ? [{ name: 'number', label: 'Number', kind: 'text' } as const] : []),
    ...(await fieldsOf(module, context)),
  ];
}
interface Row extends Record<string, unknown> {
  custom?: CustomValues;
  customNames?: Readonly<Record<string, string>>;
}
/** A row of a kind, with the names of what the company's own fields refer to. */
async function named(module: TemplateKind, row: Row | undefined, { tx }: Context): Promise<Row | undefined> {
  return row && (await withReferenceNames([row], await loadForm(module, tx), tx))[0];
}
function valueOf(row: Row, { name, kind }: Field): unknown {
  if (!name.startsWith(customPrefix)) return row[name];
  const value = row.custom?.[name.slice(customPrefix.length)];
  // An id says nothing to who gets the letter: what has no name was deleted.
  return kind === 'person' || kind === 'record' ? row.customNames?.[String(value)] : value;
}

/** What a template about one record says in the place of each of its fields. */
export async function templateValues(
  module: TemplateKind,
  uuid: string,
  context: Context,
): Promise<{ title: string; values: Record<string, string> }> {
  const { view, title } = sources[module];
  const { rows } = await sql<Row>`select * from ${sql.table(view)}
    where uuid = ${uuid}::uuid`.execute(context.tx);
  const row = (await named(module, rows[0], context)) ?? {};
  const fields = await namedFields(module, context);
  return {
    title: written(row[title], 'text'),
    values: Object.fromEntries([
      ...fields.map((field) => [field.name, written(valueOf(row, field), field.kind)] as const),
      ...always.map(({ name, of }) => [name, of(context)] as const),
    ]),
  };
}

async function templateModule(
  module: TemplateKind,
  source: Source,
  context: Context,
): Promise<TemplateModule> {
  const fields = await namedFields(module, context);
  const mayShow = hasPermission({ app: source.app, name: module, type: 'v' }, context);
  const { rows } = mayShow
    ? await sql<Row>`select * from ${sql.table(source.view)}
        order by "createdAt" desc, uuid limit 1`.execute(context.tx)
    : { rows: [] };
  const row = await named(module, rows[0], context);
  const sampleOf = (field: Field): TemplateField => ({
    name: field.name,
    label: field.label,
    sample: row ? written(valueOf(row, field), field.kind) : field.label,
  });
  return {
    module,
    label: formModules[module].label,
    sample_name: row ? written(row[source.title], 'text') : 'an example',
    fields: [
      ...fields.map(sampleOf),
      ...always.map(({ name, label, of }) => ({ name, label, sample: of(context) })),
    ],
  };
}

async function check(values: Partial<CommunicationInput>, before: Partial<Communication>, context: Context) {
  const after = { ...before, ...values };
  const module = Object.keys(sources).find((each) => each === after.module) as TemplateKind | undefined;
  if (!module) throw invalidField('module', 'There is no such module.');
  const known = new Set([
    ...(await namedFields(module, context)).map(({ name }) => name),
    ...always.map(({ name }) => name),
  ]);
  const errors = (['subject', 'body', 'sms_text'] as const).flatMap((field) => {
    const message = templateProblem(after[field] ?? '', known);
    return message ? [{ field, message }] : [];
  });
  if (!after.sms && !after.email)
    errors.push({ field: 'email', message: 'Choose SMS, Email or both.' } as never);
  if (after.email && !after.subject?.trim())
    errors.push({ field: 'subject', message: 'This field is required' });
  if (after.email && !after.body?.trim()) errors.push({ field: 'body', message: 'This field is required' });
  if (after.sms && !after.sms_text?.trim())
    errors.push({ field: 'sms_text', message: 'This field is required' });
  if (errors[0]) throw new HttpError(422, errors[0].message, { errors });
}

export const communications = defineCrud<Communication, CommunicationInput, CommunicationUpdate>({
  module: 'setup',
  entity: 'communication',
  label: 'This communication code',
  table: 'setup_communication',
  view: 'setup_communication_view',
  key: 'row_id',
  fields: CommunicationFields,
  order: 'code',
  title: (row) => row.code,
  beforeCreate: async (values, context) => {
    await check(values, {}, context);
    return { ...values };
  },
  beforeUpdate: async (values, before, context) => {
    await check(values, before, context);
    return values;
  },
});

export const communicationOperations = {
  ...crudHandlers('communications', communications, ['restoreMany']),
  setupCodes: communications.list,
  setupTemplateFields: async (_input, context) => {
    const modules: TemplateModule[] = [];
    for (const [module, source] of Object.entries(sources))
      modules.push(await templateModule(module as TemplateKind, source, context));
    return { data: modules };
  },
} satisfies Partial<Handlers>;
