import { operations, type FieldMeta } from '@plumbline/api/operations';
import { schemas } from '@plumbline/api/schemas';
import { permissionsOf, type Right } from '@plumbline/permissions';
import { customFieldsOf, type CustomField } from '@plumbline/validation/forms';
import type { ZodObject, ZodType } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { customPrefix, loadForm } from '../../resource/custom-fields.ts';
import type { Context } from '../../context/context.ts';
import type { ListField } from '../../resource/list-query.ts';
import { notFoundError } from '../../core/http-error.ts';
import type { CreateState } from '../../resource/call-states.ts';
import type { CreateStep } from '../../resource/call-steps.ts';
import type { ImportOptions } from '../../resource/import-options.ts';
import type { Pipeline } from '../../resource/pipeline.ts';
import type { Resource } from '../../resource/resource.ts';
import type { LookupTarget } from '../../resource/registry.ts';
import { lookupTarget, getResource } from '../../resource/registry.ts';
import { allDefinedResources } from '../../resource/resource-index.ts';
import { choicesOf, choicesFromTexts, choicesText, type Choices } from './choices.ts';

export interface RecordRow extends Record<string, unknown> {
  uuid: string;
  version: number;
}
export type Body = Record<string, unknown>;
type Options = Resource<RecordRow>;
/** Parts of a resource that an import needs. */
interface Importable {
  options: Options;
  creating: Pipeline<CreateStep, CreateState<RecordRow, Body>>;
  update(
    input: { params: { uuid: string }; body: Body & { version: number } },
    context: Context,
  ): Promise<{ data: RecordRow }>;
  removeMany(input: { body: { uuid: string[] } }, context: Context): Promise<unknown>;
}
/** An importable entity. */
export interface ImportKind {
  name: string;
  resource: Importable;
  options: Options;
  imports: ImportOptions;
  right: Right;
  /** Right that suffices for files without `more` columns, as specified for material identifiers. */
  lesser?: Right;
}

let known: readonly ImportKind[] | undefined;
/** Importable entities; each requires the import right of its create operation. */
export const importKinds = (): readonly ImportKind[] =>
  (known ??= [...allDefinedResources()].flatMap(([name, defined]) => {
    const resource = defined as unknown as Importable;
    const { imports } = resource.options;
    if (!imports) return [];
    const { access } = operations[imports.create];
    if (typeof access !== 'object')
      throw new Error(`${imports.create} states no right that an import could ask for`);
    return [
      {
        name,
        resource,
        options: resource.options,
        imports,
        right: { app: access.app, name: access.name, type: 'i' as const },
        ...(permissionsOf(access.app)[access.name]?.abilities.includes('wi') && imports.extraColumns
          ? { lesser: { app: access.app, name: access.name, type: 'wi' as const } }
          : {}),
      },
    ];
  }));

/** @throws HttpError 404 for an entity that cannot be imported. */
export function kindOf(name: string): ImportKind {
  const kind = importKinds().find((each) => each.name === name);
  if (!kind) throw notFoundError('This kind of import');
  return kind;
}

/** Plural name. */
export const manyOf = ({ right }: ImportKind): string =>
  permissionsOf(right.app)[right.name]?.label.toLowerCase() ?? right.name;

export const bodySchema = (operation: ImportOptions['create']): ZodObject =>
  (schemas[operation] as { body: ZodObject }).body;

type TargetKind =
  | 'text'
  | 'phone'
  | 'url'
  | 'decimal'
  | 'number'
  | 'boolean'
  | 'day'
  | 'time'
  | 'list'
  | 'reference';
/** Target field of a column. */
export interface ImportTarget {
  /** Body field; `custom.` plus code for custom fields. */
  id: string;
  label: string;
  kind: TargetKind;
  required: boolean;
  hint: string;
  named?: LookupTarget;
  choices?: Choices;
  /** Minimum and maximum. */
  min?: number;
  max?: number;
  /** Matches records but is never written: the record number. */
  isKeyOnly?: boolean;
  /** One value of a multi-value field; requires the full import right. */
  isMore?: boolean;
  /** References written after the record. */
  isSeveral?: boolean;
}

const lookupTargetOf = (entity: string): LookupTarget | undefined => {
  const store = getResource(entity);
  return store && lookupTarget(store);
};
const hints: Readonly<Record<TargetKind, string>> = {
  text: '',
  phone: 'XXX-XXX-XXXX',
  url: 'A web address, for example www.example.com',
  decimal: 'A number, for example 1234.50',
  number: 'A whole number',
  boolean: 'Yes or no',
  day: 'A date, for example 2026-03-31',
  time: 'A time, for example 14:30',
  list: 'Separate multiple values with commas',
  reference: '',
};
const percentHint = (min?: number, max?: number): string =>
  min === undefined || max === undefined ? 'A percentage, for example 12.5' : `A percentage, ${min}-${max}`;
const columnSuffixes: Readonly<Record<string, string>> = { email: 'email', firstname: 'name', lastname: '' };
function hintOf(kind: TargetKind, by: LookupTarget | undefined, choices?: Choices): string {
  if (by) {
    const ways = by.by.map(
      (columns) => columns.map((each) => columnSuffixes[each] ?? each).find(Boolean) ?? '',
    );
    return `The ${by.what}’s ${ways.join(' or ')}`;
  }
  if (!choices) return hints[kind];
  const choiceText = choicesText(choices);
  if (kind === 'list') return `Any of: ${choiceText}. ${hints.list}`;
  return choices.isClosed ? `One of: ${choiceText}` : `For example: ${choiceText}`;
}

function customTarget(field: CustomField): ImportTarget | undefined {
  const kinds: Partial<Record<CustomField['kind'], TargetKind>> = {
    number: 'decimal',
    money: 'decimal',
    date: 'day',
    time: 'time',
    switch: 'boolean',
    multi: 'list',
    phone: 'phone',
    url: 'url',
    person: 'reference',
    record: 'reference',
  };
  if (field.kind === 'file') return undefined;
  const kind = kinds[field.kind] ?? 'text';
  const by =
    field.kind === 'person'
      ? lookupTargetOf('user')
      : field.kind === 'record'
        ? lookupTargetOf(field.record)
        : undefined;
  if (kind === 'reference' && !by) return undefined;
  const choices = choicesFromTexts(field.options, true);
  return {
    id: customPrefix + field.code,
    label: field.label,
    kind,
    required: field.required,
    hint: hintOf(kind, by, choices),
    ...(by ? { named: by } : {}),
    ...(choices ? { choices } : {}),
  };
}

const isOptional = (schema: ZodType | undefined) => schema?.safeParse(undefined).success ?? true;

/** Target that only matches records. */
const keyTarget = (id: string, label: string): ImportTarget => ({
  id,
  label,
  kind: 'text',
  required: false,
  hint: 'Matches existing records. New records get their own number',
  isKeyOnly: true,
});

async function ownTargets({ options, imports }: ImportKind, tx: Transaction): Promise<ImportTarget[]> {
  const { shape } = bodySchema(imports.create);
  const targets: ImportTarget[] = [];
  const fields: Readonly<Record<string, ListField & Pick<FieldMeta, 'choices' | 'min' | 'max' | 'input'>>> =
    options.fields;
  for (const [id, field] of Object.entries(fields)) {
    const { label, kind, format, input, min, max } = field;
    if (!Object.hasOwn(shape, id)) {
      if (imports.keys.some((key) => key.includes(id))) targets.push(keyTarget(id, label));
      continue;
    }
    const by = imports.references?.[id];
    if (kind === 'uuid' && !by) continue;
    const read: TargetKind = by
      ? 'reference'
      : id === 'phone'
        ? 'phone'
        : input === 'url'
          ? 'url'
          : kind === 'decimal' || kind === 'number' || kind === 'boolean' || kind === 'day'
            ? kind
            : 'text';
    const choices = read === 'text' ? await choicesOf(field, tx) : undefined;
    targets.push({
      id,
      label,
      kind: read,
      required: !isOptional(shape[id] as ZodType | undefined),
      hint: format === 'percent' ? percentHint(min, max) : hintOf(read, by, choices),
      ...(by ? { named: by } : {}),
      ...(choices ? { choices } : {}),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    });
  }
  return targets;
}

/** Fields of an entity's import file in form order, custom fields last. */
export async function targetsOf(kind: ImportKind, { tx }: Pick<Context, 'tx'>): Promise<ImportTarget[]> {
  const more = (await kind.imports.extraColumns?.(tx)) ?? [];
  const own = [
    ...(await ownTargets(kind, tx)),
    ...Object.entries(kind.imports.repeatedColumns ?? {}).map(([id, { label, named: by }]): ImportTarget => ({
      id,
      label,
      kind: 'list',
      required: false,
      hint: `${hintOf('reference', by)}; ${hints.list.toLowerCase()}`,
      named: by,
      isSeveral: true,
    })),
    ...more.map((each): ImportTarget => ({ ...each, kind: 'text', required: false, isMore: true })),
  ];
  const { form } = kind.options;
  if (!form) return own;
  const groups = await loadForm(form, tx);
  const required = new Set(
    groups.flatMap(({ fields }) =>
      fields.flatMap((each) => (each.isSystem && each.required ? [each.code] : [])),
    ),
  );
  return [
    ...own.map((target) => (required.has(target.id) ? { ...target, required: true } : target)),
    ...customFieldsOf(groups).flatMap((field) => customTarget(field) ?? []),
  ];
}
