import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { invalid, Problem } from '../http/problem.ts';

/** A reference must name a row of the caller's own company: a foreign one reads as absent. */
export async function mustExist(
  context: Context,
  view: string,
  field: string,
  uuid: string | null | undefined,
  what: string,
): Promise<void> {
  if (!uuid) return;
  const { rows } = await sql`select 1 from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(context.tx);
  if (!rows.length) throw invalid(field, `${what} does not exist.`);
}

/**
 * Records that others still name are not deleted under them.
 * @param held where the others stand: their view, the column that names the record, and the one with its name.
 * @param words for one and for many of them: "an opportunity", "opportunities".
 * @throws Problem 409 that tells of the record with the most.
 */
export async function mustBeFree(
  { tx }: Context,
  uuids: readonly string[],
  held: { view: string; by: string; name: string },
  [one, many]: readonly [one: string, many: string],
): Promise<void> {
  const { rows } = await sql<{ name: string; count: number }>`
    select ${sql.ref(held.name)} as name, count(*)::int as count from ${sql.table(held.view)}
    where ${sql.ref(held.by)} = any(${uuids}::uuid[]) group by ${sql.ref(held.name)} order by count desc`.execute(
    tx,
  );
  const [first] = rows;
  if (!first) return;
  const [what, it] = first.count === 1 ? [one, 'it'] : [`${first.count} ${many}`, 'them'];
  throw new Problem(409, `${first.name} has ${what}. Delete or move ${it} first.`);
}
