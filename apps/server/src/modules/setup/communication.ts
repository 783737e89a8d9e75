import { CommunicationFields } from '@plumbline/api/fields';
import type {
  Communication,
  CommunicationFields as CommunicationInput,
  CommunicationUpdate,
  TemplateField,
  TemplateModule,
} from '@plumbline/api';
import { formModules } from '@plumbline/validation/forms';
import { templateProblem } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import {
  commonPlaceholders,
  formatValue,
  placeholdersOf,
  placeholderValue,
  templateSources,
  withReferences,
  type TemplateKind,
  type TemplatePlaceholder,
  type TemplateRow,
  type TemplateSource,
} from '../../capabilities/communication/template-values.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { crudHandlers } from '../../resource/crud-handlers.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after } from '../../resource/pipeline.ts';
import { hasPermission } from '../../auth/permissions.ts';

async function templateModule(
  module: TemplateKind,
  source: TemplateSource,
  context: Context,
): Promise<TemplateModule> {
  const fields = await placeholdersOf(module, context);
  const mayShow = hasPermission({ app: source.app, name: module, type: 'v' }, context);
  const { rows } = mayShow
    ? await sql<TemplateRow>`select * from ${sql.table(source.view)}
        order by "createdAt" desc, uuid limit 1`.execute(context.tx)
    : { rows: [] };
  const row = await withReferences(module, rows[0], context);
  const sampleOf = (field: TemplatePlaceholder): TemplateField => ({
    name: field.name,
    label: field.label,
    sample: row ? formatValue(placeholderValue(row, field), field.kind) : field.label,
  });
  return {
    module,
    label: formModules[module].label,
    sample_name: row ? formatValue(row[source.title], 'text') : 'Example',
    fields: [
      ...fields.map(sampleOf),
      ...commonPlaceholders.map(({ name, label, of }) => ({ name, label, sample: of(context) })),
    ],
  };
}

async function check(values: Partial<CommunicationInput>, before: Partial<Communication>, context: Context) {
  const after = { ...before, ...values };
  const module = [...templateSources().keys()].find((each) => each === after.module) as
    | TemplateKind
    | undefined;
  if (!module) throw invalidField('module', 'This module does not exist.');
  const placeholderNames = new Set([
    ...(await placeholdersOf(module, context)).map(({ name }) => name),
    ...commonPlaceholders.map(({ name }) => name),
  ]);
  const errors = (['subject', 'body', 'sms_text'] as const).flatMap((field) => {
    const message = templateProblem(after[field] ?? '', placeholderNames);
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
  steps: {
    create: [after('workflow', ({ body }, context) => check(body, {}, context))],
    update: [after('workflow', ({ body, before }, context) => check(body, before, context))],
  },
});

export const communicationOperations = {
  ...crudHandlers('communications', communications, ['restoreMany']),
  communicationsListCodes: communications.list,
  communicationsListFields: async (_input, context) => {
    const modules: TemplateModule[] = [];
    for (const [module, source] of templateSources())
      modules.push(await templateModule(module as TemplateKind, source, context));
    return { data: modules };
  },
} satisfies Partial<Handlers>;
