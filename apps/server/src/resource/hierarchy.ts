import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { invalidField } from '../core/http-error.ts';
import { assertUnreferenced } from './reference-checks.ts';

/**
 * Checks that a new parent does not make a record its own ancestor.
 * @param of table, view and singular of the entity, e.g. "category".
 * @throws HttpError 422 at `parent_id` that names the cycle.
 */
export async function assertAcyclic(
  { uuid, name }: { uuid: string; name: string },
  parentId: string,
  of: { table: string; view: string; one: string },
  { tx }: Context,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${of.table}))`.execute(tx);
  const { rows } = await sql<{ uuid: string; name: string }>`
    with recursive above as (
      select uuid, name, parent_id, 1 as step from ${sql.table(of.view)} where uuid = ${parentId}::uuid
      union all
      select d.uuid, d.name, d.parent_id, a.step + 1 from ${sql.table(of.view)} d join above a on d.uuid = a.parent_id
      where a.step < 100
    ) select uuid, name from above order by step`.execute(tx);
  const at = rows.findIndex((each) => each.uuid === uuid);
  if (at === 0) throw invalidField('parent_id', `A ${of.one} cannot belong to itself.`);
  if (at > 0)
    throw invalidField(
      'parent_id',
      `${rows[0]?.name ?? ''} already belongs to ${name} through ${rows
        .slice(0, at)
        .map((each) => each.name)
        .join(', ')}.`,
    );
}

/** @throws HttpError 409 if a deleted record has children that are not deleted with it. */
export async function assertNoChildrenLeft(
  uuids: readonly string[],
  { view, one, many }: { view: string; one: string; many: string },
  context: Context,
): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(view)}
    where parent_id = any(${[...uuids]}::uuid[]) and uuid <> all(${[...uuids]}::uuid[])`.execute(context.tx);
  if (rows.length)
    await assertUnreferenced(context, uuids, { view, by: 'parent_id', name: 'parent_name' }, [
      `a ${one} below it`,
      `${many} below it`,
    ]);
}
