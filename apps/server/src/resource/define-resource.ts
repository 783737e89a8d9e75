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
import { cloneHandler } from './clone.ts';
import { findDuplicates, detectsDuplicates, saveSignatures } from './duplicate-detection.ts';
import { mergeRecordsOf, type MergeHooks } from './merge.ts';
import { isLocated, saveLocations } from './record-locations.ts';
import { bulkUpdate, type BulkUpdateBody } from './bulk-update.ts';
import { aggregationHandlers } from './aggregation/handlers.ts';
import type { Context, OperationId } from '../context/context.ts';
import { registerNumberedEntity } from '../context/numbering.ts';
import { defineCrud } from './crud.ts';
import type { ImportOptions, ResourceOptions } from './resource-options.ts';
import {
  checkChoices,
  checkHeld,
  checkParents,
  checkReferences,
  checkTerritories,
  chosenFrom,
  initialValues,
  referencesOf,
} from './field-checks.ts';
import { registerResource, lookupTarget, getResource, type ResourceStorage } from './registry.ts';

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

/** Fields of a kind as the contract describes them. @param sought those that its list is searched by. */
function fieldsOf(
  { calls }: Pick<KindMeta, 'calls'>,
  sought: readonly string[] | undefined,
): Readonly<Record<string, FieldMeta>> {
  const entity = (operations as Readonly<Record<string, { list?: string }>>)[`${calls}List`]?.list ?? '';
  const described =
    (entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>>>>)[entity] ?? {};
  if (!sought) return described;
  return Object.fromEntries(
    Object.entries(described).map(([id, field]) => [
      id,
      sought.includes(id) ? { ...field, sought: true } : field,
    ]),
  );
}

/** Where records of a kind are stored. Table and key are those of `platform.configuration` where not given. */
function storageOf(
  name: KindName,
  given: { table?: string; view?: string; key?: string },
  fields: Readonly<Record<string, FieldMeta>>,
): ResourceStorage {
  const kind: KindMeta = kinds[name];
  const table = given.table ?? `${kind.module}_${name}`;
  return {
    table,
    view: given.view ?? `${table}_view`,
    key: given.key ?? 'row_id',
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
}

/** How files become records of a kind, from its description. */
function importsOf(
  kind: KindMeta,
  keys: ImportOptions['keys'],
  fields: Readonly<Record<string, FieldMeta>>,
  {
    importDefaults,
    importKnown,
    importMore,
  }: Pick<Options<KindName>, 'importDefaults' | 'importKnown' | 'importMore'>,
): ImportOptions {
  return {
    create: `${kind.calls}Create` as OperationId,
    update: `${kind.calls}Update` as OperationId,
    keys,
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
  };
}

/** The checks that follow from a kind's description, around what is particular about it. */
function checkedHooks<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(
  kind: KindMeta,
  fields: Readonly<Record<string, FieldMeta>>,
  options: Partial<ResourceOptions<Row, Create, Update>>,
  { view }: Pick<ResourceStorage, 'view'>,
): Pick<
  ResourceOptions<Row, Create, Update>,
  'beforeCreate' | 'beforeUpdate' | 'beforeRemove' | 'afterRestore'
> {
  return {
    beforeCreate: async (values, context) => {
      await checkReferences(fields, values, undefined, context);
      await checkChoices(kind, fields, values, undefined, context);
      const own = options.beforeCreate ? await options.beforeCreate(values, context) : { ...values };
      return { ...(await initialValues(kind, fields, context)), ...own };
    },
    beforeUpdate: async (values, before, context) => {
      await checkTerritories(fields, [before], 'edit', kind.many, context);
      await checkReferences(fields, values, before, context);
      await checkChoices(kind, fields, values, before, context);
      return options.beforeUpdate ? options.beforeUpdate(values, before, context) : values;
    },
    beforeRemove: async (uuids, context) => {
      if (chosenFrom(fields, 'territory').length) {
        const { rows } = await sql<Row>`select * from ${sql.table(view)}
          where uuid = any(${uuids}::uuid[])`.execute(context.tx);
        await checkTerritories(fields, rows, 'fullAccess', kind.many, context);
      }
      await options.beforeRemove?.(uuids, context);
      await checkHeld(kind.name, uuids, context);
    },
    afterRestore: async (rows, context) => {
      await checkParents(fields, rows, context);
      await options.afterRestore?.(rows, context);
    },
  };
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
  const fields = fieldsOf(kind, sought);
  const store = storageOf(name, options, fields);
  const { table } = store;
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
      ? { imports: importsOf(kind, kind.keys, fields, { importDefaults, importKnown, importMore }) }
      : {}),
    ...options,
    table,
    view: store.view,
    key: store.key,
    fields,
    ...checkedHooks<Row, Create, Update>(kind, fields, options, store),
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

/** As much of a defined resource as code needs that works alike on all entities. */
export interface DefinedResource {
  options: Pick<ResourceOptions<DefinedRow, object, DefinedRow>, 'table' | 'view' | 'whole' | 'imports'>;
}
interface DefinedRow {
  uuid: string;
  version: number;
}
