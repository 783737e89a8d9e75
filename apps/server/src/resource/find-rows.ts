import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { notFoundError } from '../core/http-error.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** The row of a view by id. @throws HttpError 404 */
export async function findRow<Row extends ResourceRow>(
  { view, label }: Pick<Resource<Row>, 'view' | 'label'>,
  uuid: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(tx);
  if (!rows[0]) throw notFoundError(label);
  return rows[0];
}

/** The rows of a view that exist among these ids. */
export async function findRows<Row extends ResourceRow>(
  { view }: Pick<Resource<Row>, 'view'>,
  uuids: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(view)} where uuid = any(${[...uuids]}::uuid[])`.execute(tx);
  return rows;
}
