import {
  entityFields,
  kinds,
  operations,
  titleOf,
  type FieldMeta,
  type KindMeta,
  type KindName,
  type KindTypes,
} from '@plumbline/api/operations';
import type { Merging } from '@plumbline/api';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import { activityHandlers, contactMappingHandlers } from './activities.ts';
import { loadBoard, type BoardQuery } from './board.ts';
import { recordHistory } from './history.ts';
import { firstStatus, assertFollowsWorkflow } from './workflow.ts';
import { assertTerritoryExists, assertTerritoryAccess } from './territories.ts';
import { cloneHandler } from './clone.ts';
import { findDuplicates, detectsDuplicates, saveSignatures } from './duplicate-detection.ts';
import { mergeRecordsOf, type MergeHooks } from './merge.ts';
import { isLocated, saveLocations } from './record-locations.ts';
import { bulkUpdate, type BulkUpdateBody } from './bulk-update.ts';
import { assertUnreferenced, assertExists, assertNotDeleted } from './reference-checks.ts';
import { aggregationHandlers } from './aggregation/handlers.ts';
import type { Context, Handlers, OperationId } from '../context/context.ts';
import { registerNumberedEntity } from '../context/numbering.ts';
import { invalidField } from '../core/http-error.ts';
import { defineCrud, type ImportOptions, type ResourceOptions } from './crud.ts';
import { allResources, registerResource, lookupTarget, getResource } from './registry.ts';

type Options<Name extends KindName> = Partial<
  ResourceOptions<KindTypes[Name]['row'], KindTypes[Name]['create'], KindTypes[Name]['update']>
> & {
  /** What a body needs and no cell of a file can hold. */
  importDefaults?: ImportOptions['defaults'];
  /** Which bodies say what is there already, for a kind that is only ever added to. */
  importKnown?: ImportOptions['known'];
  importMore?: ImportOptions['more'];
  /** Fields that a copy does not take over. */
  uncopied?: readonly string[];
  /** Fields of its own table that its list is searched by; `platform.seek_by` has prepared the table for them. */
  sought?: readonly string[];
} & MergeHooks<KindTypes[Name]['row']>;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const article = (word: string) => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);
const nameOf = (field: string) => field.replace(/_id$/, '_name');

/** The fields of a kind that hold the id of another record. */
const referencesOf = (fields: Readonly<Record<string, FieldMeta>>) =>
  Object.entries(fields).flatMap(([field, { ref }]) => (ref ? [{ field, ref }] : []));

/** @throws HttpError 422 beside a field that names nothing that is there. */
async function checkReferences(
  fields: Readonly<Record<string, FieldMeta>>,
  values: object,
  before: object | undefined,
  context: Context,
): Promise<void> {
  const [given, was] = [values as Record<string, unknown>, before as Record<string, unknown> | undefined];
  for (const { field, ref } of referencesOf(fields)) {
    const store = getResource(ref);
    const uuid = given[field];
    if (store && typeof uuid === 'string' && uuid !== was?.[field])
      await assertExists(context, store.view, field, uuid, `This ${store.one}`);
  }
}

/** The value of a field, whatever kind of record has it. */
const valueOf = (values: object | undefined, field: string): unknown =>
  (values as Record<string, unknown> | undefined)?.[field];
const textOf = (values: object | undefined, field: string): string | undefined => {
  const value = valueOf(values, field);
  return typeof value === 'string' ? value : undefined;
};
/** The fields whose values a company keeps elsewhere: its statuses, its territories. */
const chosenFrom = (fields: Readonly<Record<string, FieldMeta>>, source: string) =>
  Object.entries(fields).flatMap(([field, { choices }]) => (choices === source ? [field] : []));

/** @throws HttpError 422 beside a field that is none of what it can be, or goes where its workflow does not lead. */
async function checkChoices(
  { name, many }: Pick<KindMeta, 'name' | 'many'>,
  fields: Readonly<Record<string, FieldMeta>>,
  values: object,
  before: object | undefined,
  context: Context,
): Promise<void> {
  for (const [field, { label, options, closed, min, max }] of Object.entries(fields)) {
    const value = textOf(values, field);
    if (value && min !== undefined && Number(value) < min)
      throw invalidField(field, `${label} is not below ${min}.`);
    if (value && max !== undefined && Number(value) > max)
      throw invalidField(field, `${label} is not above ${max}.`);
    if (!closed || !options || !value || value === valueOf(before, field)) continue;
    const ids = options.map((option) => option.split('|')[0] ?? option);
    if (!ids.includes(value)) throw invalidField(field, `${label} is one of: ${ids.join(', ')}.`);
  }
  for (const field of chosenFrom(fields, 'territory')) {
    const [now, was] = [textOf(values, field), textOf(before, field)];
    await assertTerritoryExists(now, was, context);
    // Whoever could not change it there does not put it there either.
    if (now && now !== was) await assertTerritoryAccess([now], 'edit', { many, field }, context);
  }
  for (const field of chosenFrom(fields, `status:${name}`))
    await assertFollowsWorkflow(name, field, textOf(before, field), textOf(values, field), context);
}

/** @throws HttpError 403 where the caller's access to the territories of these does not reach that far. */
async function checkTerritories(
  fields: Readonly<Record<string, FieldMeta>>,
  rows: readonly object[],
  needed: 'edit' | 'fullAccess',
  many: string,
  context: Context,
): Promise<void> {
  for (const field of chosenFrom(fields, 'territory')) {
    const names = new Set(rows.map((row) => textOf(row, field)));
    await assertTerritoryAccess([...names], needed, { many }, context);
  }
}

/** What a new record has without being told: its number, the first status, whoever makes it. */
async function beginning(kind: KindMeta, fields: Readonly<Record<string, FieldMeta>>, context: Context) {
  const begun: Record<string, unknown> = {};
  for (const [field, { begins, ref }] of Object.entries(fields)) {
    if (begins === 'me' && ref === 'user') begun[field] = context.user.user_id;
    if (begins === 'first') begun[field] = await firstStatus(kind.name, context);
  }
  if (kind.number) begun['number'] = (await context.nextNumbers(kind.name, '', 1))[0];
  return begun;
}

/** @throws HttpError 409 while records that hold on to these stand. */
async function checkHeld(name: string, uuids: string[], context: Context): Promise<void> {
  for (const store of allResources().values()) {
    for (const [field, { ref, holds }] of Object.entries(store.fields)) {
      if (ref !== name || !holds) continue;
      await assertUnreferenced(context, uuids, { view: store.view, by: field, name: nameOf(field) }, [
        article(store.one),
        store.many,
      ]);
    }
  }
}

/** @throws HttpError 409 where what they belong to is deleted itself. */
async function checkParents(
  fields: Readonly<Record<string, FieldMeta>>,
  rows: readonly object[],
  context: Context,
): Promise<void> {
  for (const { field, ref } of referencesOf(fields)) {
    const store = getResource(ref);
    if (!store || ref === 'user') continue;
    await assertNotDeleted(
      context,
      rows.map((row) => (row as Record<string, unknown>)[field] as string | null | undefined),
      { table: store.table, key: store.key, word: store.one, title: store.title },
    );
  }
}

/**
 * The calls of a kind of record of the contract, with all that follows from its description: references that must be
 * there, what is not deleted under others, how files name it, its title and history.
 * @param particular what is not in the contract. Table and key are `module_name` and `row_id` where not given, as
 * `platform.configuration` makes them.
 */
export function defineResource<const Name extends KindName>(name: Name, particular: Options<Name> = {}) {
  type Row = KindTypes[Name]['row'] & { uuid: string; version: number };
  type Create = KindTypes[Name]['create'] & object;
  type Update = KindTypes[Name]['update'] & { version: number };
  const kind: KindMeta = kinds[name];
  const { importDefaults, importKnown, importMore, uncopied, sought, beforeMerge, afterMerge, ...given } =
    particular;
  const options = given as Partial<ResourceOptions<Row, Create, Update>>;
  const entity = (operations as Readonly<Record<string, { list?: string }>>)[`${kind.calls}List`]?.list ?? '';
  const described =
    (entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>>>>)[entity] ?? {};
  const fields = sought
    ? Object.fromEntries(
        Object.entries(described).map(([id, field]) => [
          id,
          sought.includes(id) ? { ...field, sought: true } : field,
        ]),
      )
    : described;
  const table = options.table ?? `${kind.module}_${name}`;
  const store = {
    table,
    view: options.view ?? `${table}_view`,
    key: options.key ?? 'row_id',
    one: kind.one,
    many: kind.many,
    title: kind.title,
    find: kind.find,
    fields,
    module: kind.module,
    ...(kind.found ? { found: kind.found } : {}),
    ...(kind.number ? { number: kind.number } : {}),
    ...(kind.counts ? { counts: true } : {}),
  };
  registerResource(name, store);
  if (kind.number)
    registerNumberedEntity(name, {
      label: capitalize(kind.many),
      one: kind.one,
      pattern: kind.number,
      table,
      column: 'number',
    });
  const made = defineCrud<Row, Create, Update>({
    module: kind.module,
    entity: name,
    label: `This ${kind.one}`,
    order: kind.title.join(','),
    title: (row) => titleOf(kind, row),
    ...(kind.form ? { form: name as FormModuleKey } : {}),
    ...(kind.keys
      ? {
          imports: {
            create: `${kind.calls}Create` as OperationId,
            update: `${kind.calls}Update` as OperationId,
            keys: kind.keys,
            ...(importDefaults ? { defaults: importDefaults } : {}),
            ...(importKnown ? { known: importKnown } : {}),
            ...(importMore ? { more: importMore } : {}),
            // Kinds that it names may load after it.
            get references() {
              return Object.fromEntries(
                referencesOf(fields).flatMap(({ field, ref }) => {
                  const of = getResource(ref);
                  return of ? [[field, lookupTarget(of)]] : [];
                }),
              );
            },
          },
        }
      : {}),
    ...options,
    table,
    view: store.view,
    key: store.key,
    fields,
    beforeCreate: async (values, context) => {
      await checkReferences(fields, values, undefined, context);
      await checkChoices(kind, fields, values, undefined, context);
      const own = options.beforeCreate ? await options.beforeCreate(values, context) : { ...values };
      return { ...(await beginning(kind, fields, context)), ...own };
    },
    beforeUpdate: async (values, before, context) => {
      await checkTerritories(fields, [before], 'edit', kind.many, context);
      await checkReferences(fields, values, before, context);
      await checkChoices(kind, fields, values, before, context);
      return options.beforeUpdate ? options.beforeUpdate(values, before, context) : values;
    },
    beforeRemove: async (uuids, context) => {
      if (chosenFrom(fields, 'territory').length) {
        const { rows } = await sql<Row>`select * from ${sql.table(store.view)}
          where uuid = any(${uuids}::uuid[])`.execute(context.tx);
        await checkTerritories(fields, rows, 'fullAccess', kind.many, context);
      }
      await options.beforeRemove?.(uuids, context);
      await checkHeld(name, uuids, context);
    },
    afterRestore: async (rows, context) => {
      await checkParents(fields, rows, context);
      await options.afterRestore?.(rows, context);
    },
  });
  const hooks = { beforeMerge, afterMerge } as MergeHooks<object & { uuid: string }>;
  /** Keeps what a record is found again by, once it is written. */
  const signed = async <Answer extends { data: Row }>(answer: Promise<Answer>, context: Context) => {
    const done = await answer;
    if (detectsDuplicates(name)) await saveSignatures(name, [done.data], context.user.tenant_id, context.tx);
    if (isLocated(name))
      await saveLocations(name, [done.data], context.user.tenant_id, {
        tx: context.tx,
        geocoder: context.ports.geocoder,
      });
    return done;
  };
  const create = (input: Parameters<typeof made.create>[0], context: Context) =>
    signed(made.create(input, context), context);
  return {
    ...made,
    ...activityHandlers(name, made.find),
    ...contactMappingHandlers(name, made.find),
    kind: kinds[name],
    create,
    copy: cloneHandler<Row, Create>(
      { read: made.read, create },
      {
        create: `${kind.calls}Create` as OperationId,
        view: store.view,
        names: kind.find.flat(),
        ...(uncopied ? { without: uncopied } : {}),
      },
    ),
    update: (input: Parameters<typeof made.update>[0], context: Context) =>
      signed(made.update(input, context), context),
    duplicates: async (
      { body }: { body: { values: Record<string, unknown>; except?: string[] } },
      context: Context,
    ) => ({
      data: detectsDuplicates(name)
        ? await findDuplicates(name, body.values, body.except ?? [], context)
        : [],
    }),
    merge: ({ body }: { body: Merging }, context: Context) => mergeRecordsOf(kind, body, context, hooks),
    board: async ({ query }: { query: BoardQuery }, context: Context) => {
      const [status] = chosenFrom(fields, `status:${name}`);
      if (status === undefined) throw new Error(`${kind.many} have no status that leads`);
      const board = { module: name, view: store.view, status, fields: await made.describe(context) };
      const { order } = made.options;
      const { sum, weight } = kind;
      return {
        data: await loadBoard<Row>(
          { ...board, order, sum, weight, present: made.presentAll },
          query,
          context,
        ),
      };
    },
    ...aggregationHandlers(kind, fields, made),
    updateMany: async ({ body }: { body: BulkUpdateBody }, context: Context) => ({
      data: await bulkUpdate(
        {
          many: kind.many,
          title: (row) => titleOf(kind, row),
          find: made.find,
          list: (query, of) => made.list({ query }, of),
          update: (uuid, values, of) =>
            signed(made.update({ params: { uuid }, body: values as Update }, of), of),
        },
        body,
        context,
      ),
    }),
    history: async ({ params }: { params: { uuid: string } }, context: Context) => {
      await made.find(params.uuid, context);
      return recordHistory(context, name, params.uuid);
    },
  };
}

const calls = [
  'List',
  'Export',
  'Create',
  'Read',
  'Update',
  'Copy',
  'Remove',
  'RemoveMany',
  'RestoreMany',
  'History',
  'Board',
  'Summary',
  'SummaryExport',
  'UpdateMany',
  'Duplicates',
  'Merge',
  'Timeline',
  'AddActivity',
  'ChangeActivity',
  'RemoveActivity',
  'Contacts',
  'MapContacts',
  'UnmapContact',
] as const;
type CallsOf<Prefix extends string> = Pick<
  Handlers,
  Extract<keyof Handlers, `${Prefix}${(typeof calls)[number]}`>
>;

/** The handlers of the calls that a kind has, by their names in the contract. */
export function resourceHandlers<const Prefix extends string>(of: {
  kind: { calls: Prefix };
}): CallsOf<Prefix> {
  const known = of as unknown as Record<string, unknown>;
  return Object.fromEntries(
    calls.flatMap((call) => {
      const id = of.kind.calls + call;
      return Object.hasOwn(operations, id) ? [[id, known[call.charAt(0).toLowerCase() + call.slice(1)]]] : [];
    }),
  ) as CallsOf<Prefix>;
}

/** As much of a defined resource as code needs that works alike on all entities. */
export interface DefinedResource {
  options: Pick<ResourceOptions<DefinedRow, object, DefinedRow>, 'table' | 'view' | 'whole' | 'imports'>;
}
interface DefinedRow {
  uuid: string;
  version: number;
}
