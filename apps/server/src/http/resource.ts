import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Context, FileReply } from './context.ts';
import { listRows, type ListFields, type ListQuery } from './listing.ts';
import { notFound, stale } from './problem.ts';
import { spreadsheet } from './spreadsheet.ts';

type Values = Record<string, unknown>;

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
  /** Primary key column beside the tenant's. */
  key: string;
  fields: ListFields;
  /** Default order of the list. */
  order: string;
  title: (row: Row) => string;
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
  /** What the history tells beside the contract's fields: of values that are lists. */
  changes?: (before: Row | undefined, after: Row) => Difference[];
}

const asText = (value: unknown) =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

export interface Difference {
  field: string;
  before?: string;
  after?: string;
}

/** The differing fields of two states of a record, as the audit shows them. */
export function differences(before: object, after: object, names: Iterable<string>) {
  const changes: Difference[] = [];
  const [was, is] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  for (const field of names) {
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

export async function insertRow(tx: Transaction, table: string, values: Values): Promise<void> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))}) values (${sql.join(entries.map(([, value]) => sql`${value}`))})`.execute(
    tx,
  );
}

/** The seven calls of a resource over its table and view. */
export function resource<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(options: ResourceOptions<Row, Create, Update>) {
  const { module, entity, label, table, view, key, fields } = options;
  const clean = (row: Row & { tenant_id?: string }): Row => {
    const cleaned = { ...row };
    delete cleaned.tenant_id;
    return cleaned;
  };
  const presentAll = async (rows: Row[], context: Context): Promise<Row[]> => {
    const cleaned = rows.map(clean);
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
    if (!rows[0]) throw notFound(label);
    return rows[0];
  }

  async function remove(uuids: string[], context: Context) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(view)} where uuid = any(${uuids}::uuid[])`.execute(context.tx);
    if (rows.length !== new Set(uuids).size) throw notFound(label);
    await options.beforeRemove?.(uuids, context);
    await sql`update ${sql.table(table)} set deleted_at = now(), version = version + 1, updated_at = now() where ${sql.ref(key)} = any(${uuids}::uuid[])`.execute(
      context.tx,
    );
    for (const row of rows) {
      await context.audit({
        module,
        entity,
        entityId: row.uuid,
        entityName: options.title(row),
        action: 'deleted',
      });
    }
    return { data: { deleted: rows.length } };
  }

  return {
    find,
    list: async ({ query }: { query: ListQuery }, context: Context) => {
      const { rows, count } = await listRows<Row>(context.tx, view, fields, query, { order: options.order });
      return { data: await presentAll(rows, context), meta: { count } };
    },
    export: async ({ query }: { query: ListQuery }, context: Context): Promise<FileReply> => {
      const { rows } = await listRows<Values>(
        context.tx,
        view,
        fields,
        { ...query, limit: -1, offset: 0 },
        { order: options.order },
      );
      return {
        file: spreadsheet(fields, rows),
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `${entity}.xlsx`,
      };
    },
    create: async ({ body }: { body: Create }, context: Context) => {
      const uuid = uuidv7();
      const values = options.beforeCreate ? await options.beforeCreate(body, context) : { ...body };
      await insertRow(context.tx, table, { tenant_id: context.user.tenant_id, [key]: uuid, ...values });
      await options.afterWrite?.(uuid, body, undefined, context);
      const row = await find(uuid, context);
      await context.audit({
        module,
        entity,
        entityId: uuid,
        entityName: options.title(row),
        action: 'created',
        changes: [
          ...differences(
            {},
            row,
            Object.keys(body).filter((name) => !options.changes || name in fields),
          ),
          ...(options.changes?.(undefined, row) ?? []),
        ],
      });
      return { data: await present(row, context) };
    },
    read: async ({ params }: { params: { uuid: string } }, context: Context) => ({
      data: await present(await find(params.uuid, context), context),
    }),
    update: async ({ params, body }: { params: { uuid: string }; body: Update }, context: Context) => {
      const { version, ...given } = body;
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${params.uuid}::uuid for update`.execute(
        context.tx,
      );
      const before = await find(params.uuid, context);
      if (before.version !== version) throw stale();
      const values = options.beforeUpdate ? await options.beforeUpdate(given, before, context) : { ...given };
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
      const changes = [
        ...differences(
          before,
          row,
          Object.keys(fields).filter((name) => name !== 'updatedAt'),
        ),
        ...(options.changes?.(before, row) ?? []),
      ];
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
  };
}
