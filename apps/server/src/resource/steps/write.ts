import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import { insertRow } from '../../database/insert-row.ts';
import type { CreateState, RecordsState, UpdateState } from '../call-states.ts';
import type { Values } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';

/** All columns of a new record: `columns`, `customColumn` and its keys. */
export const insertColumns = <Row extends ResourceRow, Create extends object>(
  { resource, uuid, columns, customColumn }: CreateState<Row, Create>,
  { user }: Pick<Context, 'user'>,
): Values => ({ tenant_id: user.tenant_id, [resource.key]: uuid, ...columns, ...customColumn });

/** Inserts the record. */
export const insertRecord = <Row extends ResourceRow, Create extends object>(
  state: CreateState<Row, Create>,
  context: Context,
): Promise<void> => insertRow(context.tx, state.resource.table, insertColumns(state, context));

/** Writes `columns` and `customColumn` to the record and raises its version. Undefined columns keep their value. */
export async function updateRecord<Row extends ResourceRow, Update extends { version: number }>(
  { resource: { table, key }, uuid, columns, customColumn }: UpdateState<Row, Update>,
  { tx }: Context,
): Promise<void> {
  const entries = Object.entries({ ...columns, ...customColumn }).filter(([, value]) => value !== undefined);
  const sets = [
    ...entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ];
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${sql.ref(key)} = ${uuid}::uuid`.execute(
    tx,
  );
}

/** Marks the records as deleted. */
export async function deleteRecords<Row extends ResourceRow>(
  { resource: { table, key }, uuids }: RecordsState<Row>,
  { tx }: Context,
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = now(), version = version + 1, updated_at = now() where ${sql.ref(key)} = any(${uuids}::uuid[])`.execute(
    tx,
  );
}

/**
 * Takes the deletion of the records back.
 * @throws HttpError 404 if one of them is not deleted or does not exist.
 */
export async function restoreRecords<Row extends ResourceRow>(
  { resource: { table, key, label }, uuids }: RecordsState<Row>,
  { tx }: Context,
): Promise<void> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = null, version = version + 1, updated_at = now()
    where ${sql.ref(key)} = any(${uuids}::uuid[]) and deleted_at is not null
    returning ${sql.ref(key)} as uuid`.execute(tx);
  if (rows.length !== uuids.length) throw notFoundError(label);
}
