import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../../core/http-error.ts';

/** Shape sent by a client, which generates the id and names the base version. */
export interface Stroke {
  uuid: string;
  version: number;
}
export interface Place {
  estimation_id: string;
  page_id: string;
}
/** Table of shapes on pages; `columns` are the fields with types and sources. */
export interface DrawnTable<S extends Stroke> {
  table: 'takeoff' | 'plan_mark';
  id: 'takeoff_id' | 'mark_id';
  /** Label for a missing shape. */
  one: string;
  columns: readonly [name: string, type: 'uuid' | 'text' | 'jsonb', value: (stroke: S) => unknown][];
  /** SQL condition for shapes exempt from layer locks, by row alias. */
  free?: (row: 't' | 'r') => RawBuilder<boolean>;
  /** Optional references within the estimation; deleted ones are stored as null. */
  belongs: readonly [column: string, table: 'plan_layer' | 'typical_group', value: (stroke: S) => unknown][];
}

/** Normalizes ids to lower case, because an upper-case id would look new. */
export function readStrokes<S extends Stroke>(body: {
  upsert: readonly S[];
  remove: readonly string[];
}): {
  upsert: S[];
  remove: string[];
} {
  const upsert = body.upsert.map((each) => ({ ...each, uuid: each.uuid.toLowerCase() }));
  const seen = new Set<string>();
  const twice = upsert.findIndex(({ uuid }) => seen.size === seen.add(uuid).size);
  if (twice >= 0) throw invalidField(`upsert.${twice}.uuid`, 'This measure is in the list twice.');
  return { upsert, remove: body.remove.map((uuid) => uuid.toLowerCase()) };
}

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `);

function statementOf<S extends Stroke>(
  { table: drawnTable, columns, belongs }: DrawnTable<S>,
  strokes: readonly S[],
  place: Place,
) {
  const records = JSON.stringify(
    strokes.map((each) => ({
      id: each.uuid,
      v: each.version,
      ...Object.fromEntries([...columns, ...belongs].map(([name, , value]) => [name, value(each) ?? null])),
    })),
  );
  const shape = list([
    sql.raw('id uuid'),
    sql.raw('v int'),
    ...columns.map(([name, type]) => sql.raw(`${name} ${type}`)),
    ...belongs.map(([name]) => sql.raw(`${name} uuid`)),
  ]);
  const all = [...columns.map(([name]) => name), ...belongs.map(([name]) => name)];
  const joins = belongs.map(
    ([name, table]) => sql`left join ${sql.table(table)} ${sql.ref(`of_${table}`)}
      on ${sql.ref(`of_${table}.${name}`)} = ${sql.ref(`r.${name}`)}
      and ${sql.ref(`of_${table}.estimation_id`)} = ${place.estimation_id}::uuid
      and ${sql.ref(`of_${table}.deleted_at`)} is null`,
  );
  return {
    names: list(all.map((name) => sql.ref(name))),
    sent: list([
      ...columns.map(([name]) => sql.ref(`r.${name}`)),
      ...belongs.map(([name, table]) => sql.ref(`of_${table}.${name}`)),
    ]),
    held: list(all.map((name) => sql.ref(`t.${name}`))),
    given: list(all.map((name) => sql.ref(`excluded.${name}`))),
    own: list(all.map((name) => sql.ref(`${drawnTable}.${name}`))),
    from: sql`jsonb_to_recordset(${records}::jsonb) as r(${shape}) ${sql.join(joins, sql` `)}`,
  };
}

/**
 * Enforces layer locks. Unchanged shapes are allowed.
 * @throws HttpError 409 naming the layers, and each shape by its field.
 */
async function assertUnlocked<S extends Stroke>(
  drawn: DrawnTable<S>,
  { upsert, remove }: { upsert: readonly S[]; remove: readonly string[] },
  conflicts: ReadonlySet<string>,
  place: Place,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  const { free } = drawn;
  const [table, key] = [sql.table(drawn.table), sql.ref(`t.${drawn.id}`)];
  const { held, sent, from } = statementOf(drawn, upsert, place);
  const { rows } = await sql<{ id: string; list: 'upsert' | 'remove'; name: string }>`
    select r.id, 'upsert' as list, case when stands.is_locked then stands.name else of_plan_layer.name end as name
    from ${from} left join ${table} t on ${key} = r.id and t.deleted_at is null
      left join plan_layer stands on stands.tenant_id = t.tenant_id and stands.layer_id = t.layer_id and stands.deleted_at is null
    where (stands.is_locked or of_plan_layer.is_locked) and (${key} is null or (${held}) is distinct from (${sent}))
      and ${free ? sql`not ${free('r')}` : sql`true`}
    union all
    select ${key}, 'remove', stands.name from ${table} t
      join plan_layer stands on stands.tenant_id = t.tenant_id and stands.layer_id = t.layer_id
    where ${key} = any(${remove}::uuid[]) and t.deleted_at is null and stands.deleted_at is null and stands.is_locked
      and ${free ? sql`not ${free('t')}` : sql`true`}`.execute(tx);
  const refused = rows.filter(({ id, list }) => list === 'remove' || !conflicts.has(id));
  if (refused.length === 0) return;
  const names = [...new Set(refused.map(({ name }) => `“${name}”`))].sort();
  const message =
    names.length === 1 ? `Layer ${names[0]} is locked.` : `Layers ${names.join(', ')} are locked.`;
  const placeOf = new Map(upsert.map(({ uuid }, at) => [uuid, at]));
  throw new HttpError(409, message, {
    code: 'locked',
    errors: refused.map(({ id, list, name }) => ({
      field: list === 'upsert' ? `upsert.${placeOf.get(id)}.layer_id` : `remove.${remove.indexOf(id)}`,
      message: `Layer “${name}” is locked.`,
    })),
  });
}

/**
 * Saves created, changed and deleted shapes of a page. Idempotent. A shape changed by another user is left unchanged
 * and returned as a conflict. A shape already stored as sent is a retry, not a conflict. A shape deleted by another
 * user is recreated rather than lost.
 */
export async function saveDrawn<S extends Stroke>(
  drawn: DrawnTable<S>,
  { upsert, remove }: { upsert: readonly S[]; remove: readonly string[] },
  place: Place,
  { tx, user }: Context,
): Promise<{ accepted: Set<string>; conflicts: Set<string>; counts: { field: string; after: string }[] }> {
  const table = sql.table(drawn.table);
  const key = sql.ref(drawn.id);
  const ids = [...upsert.map(({ uuid }) => uuid), ...remove];
  const { rows: existing } = ids.length
    ? await sql<{ id: string; estimation_id: string; page_id: string }>`
        select ${key} as id, estimation_id, page_id from ${table} where ${key} = any(${ids}::uuid[])`.execute(
        tx,
      )
    : { rows: [] };
  if (existing.some((each) => each.estimation_id !== place.estimation_id || each.page_id !== place.page_id))
    throw notFoundError(drawn.one);
  const here = new Set(existing.map(({ id }) => id));
  const { held, sent, from } = statementOf(drawn, upsert, place);
  const { rows: clashing } = await sql<{
    id: string;
  }>`select r.id from ${from} join ${table} t on t.${key} = r.id
    where t.version <> r.v and t.deleted_at is null and (${held}) is distinct from (${sent})`.execute(tx);
  const conflicts = new Set(clashing.map(({ id }) => id));
  await assertUnlocked(drawn, { upsert, remove }, conflicts, place, { tx });
  const accepted = upsert.filter(({ uuid }) => !conflicts.has(uuid));
  if (accepted.length) {
    const { names, sent: values, given, own, from: rows } = statementOf(drawn, accepted, place);
    await sql`insert into ${table} (tenant_id, ${key}, estimation_id, page_id, created_by, ${names})
      select ${user.tenant_id}::uuid, r.id, ${place.estimation_id}::uuid, ${place.page_id}::uuid, ${user.user_id}::uuid, ${values}
      from ${rows}
      on conflict (tenant_id, ${key}) do update set (${names}) = row(${given}), deleted_at = null, updated_at = clock_timestamp(),
        version = ${sql.ref(`${drawn.table}.version`)} + 1
      where ${sql.ref(`${drawn.table}.deleted_at`)} is not null or (${own}) is distinct from (${given})`.execute(
      tx,
    );
  }
  const removed = remove.filter((uuid) => here.has(uuid));
  if (removed.length) {
    await sql`update ${table} set deleted_at = now(), updated_at = clock_timestamp()
      where ${key} = any(${removed}::uuid[]) and deleted_at is null`.execute(tx);
  }
  const createdCount = accepted.filter(({ uuid }) => !here.has(uuid)).length;
  const counts = { drawn: createdCount, changed: accepted.length - createdCount, deleted: removed.length };
  return {
    accepted: new Set(accepted.map(({ uuid }) => uuid)),
    conflicts,
    counts: Object.entries(counts).flatMap(([field, count]) =>
      count ? [{ field, after: String(count) }] : [],
    ),
  };
}
