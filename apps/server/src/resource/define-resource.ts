import {
  entityFields,
  entities,
  operations,
  titleOf,
  type FieldMeta,
  type EntityMeta,
  type EntityName,
  type EntityTypes,
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

type Options<Name extends EntityName> = Partial<
  ResourceOptions<EntityTypes[Name]['row'], EntityTypes[Name]['create'], EntityTypes[Name]['update']>
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
} & MergeHooks<EntityTypes[Name]['row']>;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Fields of a kind as the contract describes them. @param sought those that its list is searched by. */
function fieldsOf(
  { calls }: Pick<EntityMeta, 'calls'>,
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

/** Table, view and key of an entity. Table and key default to the names that `platform.configuration` creates. */
function storageOf(
  name: EntityName,
  given: { table?: string; view?: string; key?: string },
  fields: Readonly<Record<string, FieldMeta>>,
): ResourceStorage {
  const entity: EntityMeta = entities[name];
  const table = given.table ?? `${entity.module}_${name}`;
  return {
    table,
    view: given.view ?? `${table}_view`,
    key: given.key ?? 'row_id',
    one: entity.one,
    many: entity.many,
    title: entity.title,
    find: entity.lookupKeys,
    fields,
    module: entity.module,
    ...(entity.searchSubtitle ? { found: entity.searchSubtitle } : {}),
    ...(entity.number ? { number: entity.number } : {}),
    ...(entity.hasOutcome ? { counts: true } : {}),
  };
}

/** How files become records of a kind, from its description. */
function importsOf(
  entity: EntityMeta,
  keys: ImportOptions['keys'],
  fields: Readonly<Record<string, FieldMeta>>,
  {
    importDefaults,
    importKnown,
    importMore,
  }: Pick<Options<EntityName>, 'importDefaults' | 'importKnown' | 'importMore'>,
): ImportOptions {
  return {
    create: `${entity.calls}Create` as OperationId,
    update: `${entity.calls}Update` as OperationId,
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
  entity: EntityMeta,
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
      await checkChoices(entity, fields, values, undefined, context);
      const own = options.beforeCreate ? await options.beforeCreate(values, context) : { ...values };
      return { ...(await initialValues(entity, fields, context)), ...own };
    },
    beforeUpdate: async (values, before, context) => {
      await checkTerritories(fields, [before], 'edit', entity.many, context);
      await checkReferences(fields, values, before, context);
      await checkChoices(entity, fields, values, before, context);
      return options.beforeUpdate ? options.beforeUpdate(values, before, context) : values;
    },
    beforeRemove: async (uuids, context) => {
      if (chosenFrom(fields, 'territory').length) {
        const { rows } = await sql<Row>`select * from ${sql.table(view)}
          where uuid = any(${uuids}::uuid[])`.execute(context.tx);
        await checkTerritories(fields, rows, 'fullAccess', entity.many, context);
      }
      await options.beforeRemove?.(uuids, context);
      await checkHeld(entity.name, uuids, context);
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
export function defineResource<const Name extends EntityName>(name: Name, particular: Options<Name> = {}) {
  type Row = EntityTypes[Name]['row'] & { uuid: string; version: number };
  type Create = EntityTypes[Name]['create'] & object;
  type Update = EntityTypes[Name]['update'] & { version: number };
  const entity: EntityMeta = entities[name];
  const { importDefaults, importKnown, importMore, uncopied, sought, beforeMerge, afterMerge, ...given } =
    particular;
  const options = given as Partial<ResourceOptions<Row, Create, Update>>;
  const fields = fieldsOf(entity, sought);
  const store = storageOf(name, options, fields);
  const { table } = store;
  registerResource(name, store);
  if (entity.number)
    registerNumberedEntity(name, {
      label: capitalize(entity.many),
      one: entity.one,
      pattern: entity.number,
      table,
      column: 'number',
    });
  const made = defineCrud<Row, Create, Update>({
    module: entity.module,
    entity: name,
    label: `This ${entity.one}`,
    order: entity.title.join(','),
    title: (row) => titleOf(entity, row),
    ...(entity.form ? { form: name as FormModuleKey } : {}),
    ...(entity.importKeys
      ? { imports: importsOf(entity, entity.importKeys, fields, { importDefaults, importKnown, importMore }) }
      : {}),
    ...options,
    table,
    view: store.view,
    key: store.key,
    fields,
    ...checkedHooks<Row, Create, Update>(entity, fields, options, store),
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
    kind: entities[name],
    create,
    copy: cloneHandler<Row, Create>(
      { read: made.read, create },
      {
        create: `${entity.calls}Create` as OperationId,
        view: store.view,
        names: entity.lookupKeys.flat(),
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
    merge: ({ body }: { body: Merging }, context: Context) => mergeRecordsOf(entity, body, context, hooks),
    board: async ({ query }: { query: BoardQuery }, context: Context) => {
      const [status] = chosenFrom(fields, `status:${name}`);
      if (status === undefined) throw new Error(`${entity.many} have no status that leads`);
      const board = { module: name, view: store.view, status, fields: await made.describe(context) };
      const { order } = made.options;
      const { boardSum: sum, boardWeight: weight } = entity;
      return {
        data: await loadBoard<Row>(
          { ...board, order, sum, weight, present: made.presentAll },
          query,
          context,
        ),
      };
    },
    ...aggregationHandlers(entity, fields, made),
    updateMany: async ({ body }: { body: BulkUpdateBody }, context: Context) => ({
      data: await bulkUpdate(
        {
          many: entity.many,
          title: (row) => titleOf(entity, row),
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
