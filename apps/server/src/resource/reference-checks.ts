import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { invalidField, HttpError } from '../core/http-error.ts';
import { withAllRecords } from '../database/impersonate.ts';

/** @throws HttpError 422 at the field unless the view of the caller's company has the record. */
export async function assertExists(
  context: Context,
  view: string,
  field: string,
  uuid: string | null | undefined,
  what: string,
): Promise<void> {
  if (!uuid) return;
  const { rows } = await sql`select 1 from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(context.tx);
  if (!rows.length) throw invalidField(field, `${what} does not exist.`);
}

/**
 * Checks that no other records refer to these, including records that the caller does not see.
 * @param held the other records: their view, the column with the id, and the column with the name of the record.
 * @param words singular with article and plural of the other records: "an opportunity", "opportunities".
 * @param remedy what to do first, if it is neither deleting nor moving.
 * @throws HttpError 409 that names the record with the most references.
 */
export async function assertUnreferenced(
  { tx }: Context,
  uuids: readonly string[],
  held: { view: string; by: string; name: string },
  [one, many]: readonly [one: string, many: string],
  remedy?: string,
): Promise<void> {
  const { rows } = await withAllRecords(tx, () =>
    sql<{ name: string; count: number }>`
      select ${sql.ref(held.name)} as name, count(*)::int as count from ${sql.table(held.view)}
      where ${sql.ref(held.by)} = any(${uuids}::uuid[]) group by ${sql.ref(held.name)} order by count desc`.execute(
      tx,
    ),
  );
  const [first] = rows;
  if (!first) return;
  const [what, it] = first.count === 1 ? [one, 'it'] : [`${first.count} ${many}`, 'them'];
  throw new HttpError(409, `${first.name} has ${what}. ${remedy ?? `Delete or move ${it} first.`}`);
}

/** @throws HttpError 409 if a company has an open bid or an open bid invitation on an open opportunity. */
export const assertNoOpenBid = (
  column: 'vendor_id' | 'account_id',
  uuids: readonly string[],
  context: Context,
): Promise<void> =>
  assertUnreferenced(
    context,
    uuids,
    { view: 'crm_open_bid_view', by: column, name: 'name' },
    ['an open bid', 'open bids'],
    'Decline or remove it on its opportunity first.',
  );

/**
 * Checks that the records that restored ones belong to are not deleted.
 * @throws HttpError 409 that names the first record to restore before.
 */
export async function assertNotDeleted(
  { tx }: Context,
  uuids: readonly (string | null | undefined)[],
  {
    table,
    key,
    word,
    title = ['name'],
  }: { table: string; key: string; word: string; title?: readonly string[] },
): Promise<void> {
  const uniqueIds = [...new Set(uuids.flatMap((uuid) => uuid ?? []))];
  if (!uniqueIds.length) return;
  const name = sql.join(
    title.map((each) => sql.ref(each)),
    sql` || ' ' || `,
  );
  const { rows } = await sql<{ name: string }>`select ${name} as name from ${sql.table(table)}
    where ${sql.ref(key)} = any(${uniqueIds}::uuid[]) and deleted_at is not null order by 1`.execute(tx);
  if (rows[0]) throw new HttpError(409, `The ${word} ${rows[0].name} is deleted. Restore it first.`);
}
