import type { FormModuleKey } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Context, FileReply, OperationId } from '../context/context.ts';
import {
  labelChanges,
  validateCustomFields,
  customPrefix,
  flattenCustom,
  listFieldsOf,
  loadForm,
  loadListFields,
  hasReferences,
  withReferenceNames,
} from './custom-fields.ts';
import { exportFields, exportRows } from './custom-fields-export.ts';
import { queryList, parseFilter, type ListField, type ListFields, type ListQuery } from './list-query.ts';
import { notFoundError, versionConflict } from '../core/http-error.ts';
import { insertRow } from '../database/insert-row.ts';
import { exportList } from './list-export.ts';

type Values = Record<string, unknown>;

/** Where a record that people name is found. */
export interface LookupTarget {
  view: string;
  /** What it is called, in the middle of a sentence: "account". */
  what: string;
  /** Columns that name it, in the order in which they are tried; several together are joined by a space. */
  by: readonly (readonly string[])[];
}
export interface ImportOptions {
  /** The call that makes one: the fields of its body are what a file can hold, and the right to import is asked for beside its own. */
  create: OperationId;
  /** The call that changes one. */
  update: OperationId;
  /** By which fields a row is recognised as a record that is there: the first of them that a row has. */
  keys: readonly (readonly string[])[];
  /** Fields that hold another record's id, and by which words it is found. */
  references?: Readonly<Record<string, LookupTarget>>;
  /** What a body needs and no cell can hold. */
  defaults?: Values;
  /** Columns beside the body's fields: values of a field that has many, `identifiers.<id>`. They need the whole right to import. */
  more?: (tx: Transaction) => Promise<{ id: string; label: string; hint: string }[]>;
  /**
   * For records that are only ever added: which of these bodies say what is there already, in the order of the bodies.
   * Such rows are skipped, and none changes what is there.
   */
  known?: (
    bodies: readonly Values[],
    tx: Transaction,
  ) => Promise<({ uuid: string; version: number } | undefined)[]>;
  /** Columns beside the body's fields that name several other records each, such as the people on a task. */
  several?: Readonly<Record<string, RepeatedColumns>>;
  /** A reference that may name a row above it in the same file, by a field of that row. */
  above?: { field: string; by: string };
  /** Completes columns of new rows that hang on each other, such as their order. */
  together?: (rows: readonly Record<string, unknown>[], context: Context) => Promise<void>;
}

/** Other records that a record has beside its fields. */
export interface RepeatedColumns {
  label: string;
  named: LookupTarget;
  /** Ids of what these records have now, by the record's own. */
  read: (uuids: readonly string[], context: Context) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Gives each of these records what is named, and nothing else. It may make a new version of them. */
  write: (ids: ReadonlyMap<string, readonly string[]>, context: Context) => Promise<void>;
}

/** What is particular about one resource; everything else is the mechanism's. */
export interface ResourceOptions<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends object,
> {
  module: string;
  /** The word of audit rows and file names, for example `account`. */
  entity: string;
  /** What a person reads when it is missing, for example `This account`. */
  label: string;
  table: string;
  view: string;
  /**
   * The same rows, with what is summed over others made for all of them at once instead of row by row: for exports, and
   * for lists that are sorted or filtered by one of these fields.
   */
  whole?: { view: string; fields: readonly string[] };
  /** Primary key column beside the tenant's. */
  key: string;
  fields: ListFields;
  /** Default order of the list. */
  order: string;
  title: (row: Row) => string;
  /** The form to which each company adds fields of its own; their values stand in the column `custom`. */
  form?: FormModuleKey;
  /** View rows → contract rows, where they differ: all of a page at once. */
  present?: (rows: Row[], context: Context) => Row[] | Promise<Row[]>;
  /** Checks and completes the columns of a new record. */
  beforeCreate?: (values: Create, context: Context) => Promise<Values>;
  beforeUpdate?: (values: Omit<Update, 'version'>, before: Row, context: Context) => Promise<Values>;
  /** Runs in the same transaction after the row was written. */
  afterWrite?: (
    uuid: string,
    values: Create | Omit<Update, 'version'>,
    before: Row | undefined,
    context: Context,
  ) => Promise<void>;
  beforeRemove?: (uuids: string[], context: Context) => Promise<void>;
  /** Checks that what they belong to is there; the records can be found again. */
  afterRestore?: (rows: Row[], context: Context) => Promise<void>;
  /** The order of a field's values, where a company decides it: read when a list is sorted by it. */
  sequences?: Readonly<Record<string, (context: Pick<Context, 'tx'>) => Promise<readonly string[]>>>;
  /** How files of these become records; without it, nobody imports them. */
  imports?: ImportOptions;
  /** What the history tells beside the contract's fields: of values that are lists. */
  changes?: (before: Row | undefined, after: Row) => FieldChange[];
}

const asText = (value: unknown) =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

export interface FieldChange {
  field: string;
  before?: string;
  after?: string;
}

/** The field that says what an id stands for, where the contract has one: `owner_name` for `owner_id`. */
const nameBeside = (name: string, fields: ListFields): string[] => {
  const beside = name.replace(/_id$/, '_name');
  return beside !== name && beside in fields ? [beside] : [];
};

/** The differing fields of two states of a record, as the audit shows them. */
export function diffRecords(before: object, after: object, names: Iterable<string>) {
  const changes: FieldChange[] = [];
  const [was, is] = [
    new Map<string, unknown>(Object.entries(flattenCustom(before))),
    new Map<string, unknown>(Object.entries(flattenCustom(after))),
  ];
  const own = [...was.keys(), ...is.keys()].filter((name) => name.startsWith(customPrefix));
  for (const field of new Set([...names, ...own])) {
    const [from, to] = [asText(was.get(field)), asText(is.get(field))];
    const same =
      from === to ||
      (from !== undefined &&
        to !== undefined &&
        from !== '' &&
        to !== '' &&
        /^-?[\d.]+$/.test(from) &&
        /^-?[\d.]+$/.test(to) &&
        Number(from) === Number(to));
    if (!same && (from ?? '') !== (to ?? '')) {
      changes.push({
        field,
        ...(from === undefined ? {} : { before: from }),
        ...(to === undefined ? {} : { after: to }),
      });
    }
  }
  return changes;
}

/** The seven calls of a resource over its table and view. */
export function defineCrud<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(options: ResourceOptions<Row, Create, Update>) {
  const { module, entity, label, table, view, key, fields } = options;
  // What has no value is not written into an answer; a copy of every row without it would cost more than the rest of the way.
  const clean = (row: Row): Row => Object.assign(row, { tenant_id: undefined });
  const presentAll = async (rows: Row[], context: Context): Promise<Row[]> => {
    const cleaned =
      options.form && rows.some(hasReferences)
        ? await withReferenceNames(rows.map(clean), await loadForm(options.form, context.tx), context.tx)
        : rows.map(clean);
    return options.present ? options.present(cleaned, context) : cleaned;
  };
  const present = async (row: Row, context: Context) => {
    const [presented] = await presentAll([row], context);
    if (!presented) throw new Error('a row was lost on its way out');
    return presented;
  };

  async function find(uuid: string, context: Context): Promise<Row> {
    const { rows } = await sql<Row>`select * from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(
      context.tx,
    );
    if (!rows[0]) throw notFoundError(label);
    return rows[0];
  }

  async function remove(uuids: string[], context: Context) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(view)} where uuid = any(${uuids}::uuid[])`.execute(context.tx);
    if (rows.length !== new Set(uuids).size) throw notFoundError(label);
    await options.beforeRemove?.(uuids, context);
    await sql`update ${sql.table(table)} set deleted_at = now(), version = version + 1, updated_at = now() where ${sql.ref(key)} = any(${uuids}::uuid[])`.execute(
      context.tx,
    );
    await context.auditAll(
      rows.map((row) => ({
        module,
        entity,
        entityId: row.uuid,
        entityName: options.title(row),
        action: 'deleted' as const,
      })),
    );
    return { data: { deleted: rows.length } };
  }

  /** Words without the space around them: with it, the same name would look like another. */
  const trimmed = <Body extends object>(body: Body): Body =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && fields[name]?.kind === 'text' ? value.trim() : value,
      ]),
    ) as Body;

  const { form } = options;
  /** Every field that a list of these knows, those that the company added among them. */
  const describe = async ({ tx }: Pick<Context, 'tx'>): Promise<ListFields> =>
    form ? { ...fields, ...listFieldsOf(await loadForm(form, tx)) } : fields;
  const named = ({ filter = '', sort = '' }: ListQuery) => (filter + sort).includes(customPrefix);
  const sortedBy = ({ sort }: ListQuery) =>
    (sort || options.order).split(',').map((each) => each.trim().replace(/^-/, ''));
  /** The fields as a query needs them: a company's own ones where it names one, and the order of what it is sorted by. */
  const fieldsFor = async (query: ListQuery, context: Pick<Context, 'tx'>): Promise<ListFields> => {
    const own = form && named(query) ? await loadListFields(form, context.tx) : {};
    const known: Record<string, ListField> = { ...fields, ...own };
    for (const [name, sequence] of Object.entries(options.sequences ?? {})) {
      const field = known[name];
      if (field && sortedBy(query).includes(name))
        known[name] = { ...field, sequence: await sequence(context) };
    }
    return known;
  };
  /** The view in which these fields of all rows are found soonest. */
  const viewWith = (names: readonly string[]) =>
    options.whole && names.some((name) => options.whole?.fields.includes(name)) ? options.whole.view : view;
  const listed = (query: ListQuery) =>
    viewWith([...parseFilter(query.filter).map(({ field }) => field), ...sortedBy(query)]);
  /** The column of a company's own fields after a write. */
  const customColumn = async (body: object, before: object | undefined, { tx }: Context): Promise<Values> => {
    if (!form) return {};
    const custom = await validateCustomFields(await loadForm(form, tx), body, before, tx);
    return { custom: custom && JSON.stringify(custom) };
  };

  return {
    options,
    find,
    describe,
    fieldsFor,
    viewWith,
    presentAll,
    list: async ({ query }: { query: ListQuery }, context: Context) => {
      const { rows, count } = await queryList<Row>(
        context.tx,
        listed(query),
        await fieldsFor(query, context),
        query,
        {
          order: options.order,
        },
      );
      return { data: await presentAll(rows, context), meta: { count } };
    },
    export: async ({ query }: { query: ListQuery }, { tx }: Context): Promise<FileReply> => {
      const groups = form ? await loadForm(form, tx) : undefined;
      return exportList(
        tx,
        options.whole?.view ?? view,
        { ...(await fieldsFor(query, { tx })), ...(groups ? listFieldsOf(groups) : {}) },
        query,
        {
          order: options.order,
          name: `${entity}.xlsx`,
          ...(groups
            ? {
                columns: { ...fields, ...exportFields(groups) },
                present: (rows: object[]) => exportRows(rows, groups, tx),
              }
            : {}),
        },
      );
    },
    create: async ({ body: sent }: { body: Create }, context: Context) => {
      const body = trimmed(sent);
      const uuid = uuidv7();
      // A number is taken last: whoever else creates one waits for it.
      const custom = await customColumn(body, undefined, context);
      const values = {
        ...(options.beforeCreate ? await options.beforeCreate(body, context) : body),
        ...custom,
      };
      await insertRow(context.tx, table, { tenant_id: context.user.tenant_id, [key]: uuid, ...values });
      await options.afterWrite?.(uuid, body, undefined, context);
      const row = await find(uuid, context);
      await context.audit({
        module,
        entity,
        entityId: uuid,
        entityName: options.title(row),
        action: 'created',
        changes: await labelChanges(
          [
            ...diffRecords(
              {},
              row,
              Object.keys(body)
                .filter((name) => name !== 'custom' && (!options.changes || name in fields))
                .flatMap((name) => [name, ...nameBeside(name, fields)]),
            ),
            ...(options.changes?.(undefined, row) ?? []),
          ],
          options.form,
          context.tx,
        ),
      });
      return { data: await present(row, context) };
    },
    read: async ({ params }: { params: { uuid: string } }, context: Context) => ({
      data: await present(await find(params.uuid, context), context),
    }),
    update: async ({ params, body }: { params: { uuid: string }; body: Update }, context: Context) => {
      const { version, ...given } = trimmed(body);
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${params.uuid}::uuid for update`.execute(
        context.tx,
      );
      const before = await find(params.uuid, context);
      if (before.version !== version) throw versionConflict();
      const values: Values = {
        ...(options.beforeUpdate ? await options.beforeUpdate(given, before, context) : given),
        ...(await customColumn(given, before, context)),
      };
      const entries = Object.entries(values).filter(([, value]) => value !== undefined);
      const sets = [
        ...entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
        sql`version = version + 1`,
        sql`updated_at = now()`,
      ];
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${sql.ref(key)} = ${params.uuid}::uuid`.execute(
        context.tx,
      );
      await options.afterWrite?.(params.uuid, given, before, context);
      const row = await find(params.uuid, context);
      const changes = await labelChanges(
        [
          ...diffRecords(
            before,
            row,
            Object.keys(fields).filter((name) => name !== 'updatedAt'),
          ),
          ...(options.changes?.(before, row) ?? []),
        ],
        options.form,
        context.tx,
      );
      if (changes.length) {
        await context.audit({
          module,
          entity,
          entityId: params.uuid,
          entityName: options.title(row),
          action: 'updated',
          changes,
        });
      }
      return { data: await present(row, context) };
    },
    remove: ({ params }: { params: { uuid: string } }, context: Context) => remove([params.uuid], context),
    removeMany: ({ body }: { body: { uuid: string[] } }, context: Context) => remove(body.uuid, context),
    restoreMany: async ({ body }: { body: { uuid: string[] } }, context: Context) => {
      const wanted = new Set(body.uuid);
      const { rows: back } = await sql<{ uuid: string }>`
        update ${sql.table(table)} set deleted_at = null, version = version + 1, updated_at = now()
        where ${sql.ref(key)} = any(${[...wanted]}::uuid[]) and deleted_at is not null
        returning ${sql.ref(key)} as uuid`.execute(context.tx);
      if (back.length !== wanted.size) throw notFoundError(label);
      const { rows } =
        await sql<Row>`select * from ${sql.table(view)} where uuid = any(${[...wanted]}::uuid[])`.execute(
          context.tx,
        );
      await options.afterRestore?.(rows, context);
      await context.auditAll(
        rows.map((row) => ({
          module,
          entity,
          entityId: row.uuid,
          entityName: options.title(row),
          action: 'restored' as const,
        })),
      );
      return { data: { restored: rows.length } };
    },
  };
}

type Calls = 'list' | 'export' | 'create' | 'read' | 'update' | 'remove' | 'removeMany';
type Named<Prefix extends string, Of, Names extends keyof Of & string> = {
  [Name in Names as `${Prefix}${Capitalize<Name>}`]: Of[Name];
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The handlers of a resource's calls by their names in the contract: `crud('accounts', accounts)` has `accountsList`
 * and the rest.
 * @param more calls beside the usual seven.
 */
export function crudHandlers<
  const Prefix extends string,
  Of extends Record<Calls, unknown>,
  More extends keyof Of & string = never,
>(prefix: Prefix, of: Of, more: readonly More[] = []): Named<Prefix, Of, Calls | More> {
  const names: (keyof Of & string)[] = [
    'list',
    'export',
    'create',
    'read',
    'update',
    'remove',
    'removeMany',
    ...more,
  ];
  return Object.fromEntries(names.map((name) => [prefix + capital(name), of[name]])) as Named<
    Prefix,
    Of,
    Calls | More
  >;
}
