import { utcMidnight } from '@plumbline/dates';
import { timeText, type CustomValues, type FormEntry, type FormModuleKey } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { customPrefix, loadForm, withReferenceNames } from '../../resource/custom-fields.ts';

/** View, app and title column that the values of a template are read from. */
export interface TemplateSource {
  view: string;
  /** App of the view permission, whose name is the entity. */
  app: number;
  /** Column of the record's title. */
  title: string;
  /** Records have a number. */
  isNumbered?: boolean;
}
const sources = new Map<string, TemplateSource>();

/** Adds a module's entities that e-mail and text templates can be about. */
export function registerTemplateSources(own: Readonly<Record<string, TemplateSource>>): void {
  for (const [entity, source] of Object.entries(own)) sources.set(entity, source);
}
/** All entities that templates can be about. */
export const templateSources = (): ReadonlyMap<string, TemplateSource> => sources;
/** An entity that templates can be about. */
export type TemplateKind = FormModuleKey;

/** Placeholders that every template can use. */
export const commonPlaceholders: readonly {
  name: string;
  label: string;
  of: (context: Context) => string;
}[] = [
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

export interface TemplatePlaceholder {
  name: string;
  label: string;
  kind: FormEntry['kind'];
}
/** A value as text of a message. */
export function formatValue(value: unknown, kind: FormEntry['kind']): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return '';
  const text = String(value as string | number | boolean);
  if (kind === 'money') return Number(text).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  if (kind === 'number') return Number(text).toLocaleString('en-US', { maximumFractionDigits: 4 });
  if (kind === 'switch') return value === true ? 'Yes' : 'No';
  if (kind === 'time') return timeText(text);
  if (kind === 'date')
    return utcMidnight(text.slice(0, 10)).toLocaleDateString('en-US', {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
  return text;
}

/** Users and records are written by name instead of id. */
const nameOf = ({ code }: FormEntry) => code.replace(/_id$/, '_name');
async function fieldsOf(module: FormModuleKey, { tx }: Context): Promise<TemplatePlaceholder[]> {
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

/** Placeholders of an entity: its fields, custom fields included. */
export async function placeholdersOf(module: TemplateKind, context: Context): Promise<TemplatePlaceholder[]> {
  return [
    ...(sources.get(module)?.isNumbered ? [{ name: 'number', label: 'Number', kind: 'text' } as const] : []),
    ...(await fieldsOf(module, context)),
  ];
}
export interface TemplateRow extends Record<string, unknown> {
  custom?: CustomValues;
  customNames?: Readonly<Record<string, string>>;
}
/** A row with the names of the records that its custom fields refer to. */
export async function withReferences(
  module: TemplateKind,
  row: TemplateRow | undefined,
  { tx }: Context,
): Promise<TemplateRow | undefined> {
  return row && (await withReferenceNames([row], await loadForm(module, tx), tx))[0];
}
export function placeholderValue(row: TemplateRow, { name, kind }: TemplatePlaceholder): unknown {
  if (!name.startsWith(customPrefix)) return row[name];
  const value = row.custom?.[name.slice(customPrefix.length)];
  // Ids are meaningless to recipients; a referenced record without a name was deleted.
  return kind === 'person' || kind === 'record' ? row.customNames?.[String(value)] : value;
}

/** Values of all placeholders for one record. */
export async function templateValues(
  module: TemplateKind,
  uuid: string,
  context: Context,
): Promise<{ title: string; values: Record<string, string> }> {
  const source = sources.get(module);
  if (!source) throw new Error(`templates cannot be about ${module}`);
  const { view, title } = source;
  const { rows } = await sql<TemplateRow>`select * from ${sql.table(view)}
    where uuid = ${uuid}::uuid`.execute(context.tx);
  const row = (await withReferences(module, rows[0], context)) ?? {};
  const fields = await placeholdersOf(module, context);
  return {
    title: formatValue(row[title], 'text'),
    values: Object.fromEntries([
      ...fields.map((field) => [field.name, formatValue(placeholderValue(row, field), field.kind)] as const),
      ...commonPlaceholders.map(({ name, of }) => [name, of(context)] as const),
    ]),
  };
}
