import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { findCycle, describeCycle, type Link } from './dependency-cycle.ts';
import type { DependencyKind } from './dates.ts';
import { rankBetween, ranksBetween } from './sort-rank.ts';
import { assertCanEdit } from './rights.ts';
import { belowAll, itemsWhere, type ItemRow } from './queries.ts';

/** Position of a task: in a space, a task folder or its owner's tasks, and its parent. */
export interface Place {
  space_id: string | null;
  folder_id: string | null;
  personal_owner_id: string | null;
  dependent_id: string | null;
  /** Ids of its ancestors from the top. */
  above: readonly string[];
}
export interface Target {
  space_id?: string | null | undefined;
  folder_id?: string | null | undefined;
  dependent_id?: string | null | undefined;
}

/** @throws HttpError 422 for a space the caller cannot view, 403 with view rights only. */
async function openSpace(uuid: string, { tx }: Context): Promise<void> {
  const { rows } = await sql<{ name: string; level: number }>`select name, level from task_space_reach
    where space_id = ${uuid}::uuid and level > 0`.execute(tx);
  if (!rows[0]) throw invalidField('space_id', 'This space does not exist.');
  if (rows[0].level < 2)
    throw new HttpError(
      403,
      `You can view the space “${rows[0].name}” but not add to it. Ask its owner for the Editor level.`,
    );
}
async function openFolder(uuid: string, { tx }: Context): Promise<void> {
  const { rows } = await sql<{ name: string; level: number | null }>`select name, level from task_folder_reach
    where folder_id = ${uuid}::uuid and deleted_at is null and level is not null`.execute(tx);
  if (!rows[0]) throw invalidField('folder_id', 'This task folder does not exist.');
  if (rows[0].level === 0)
    throw new HttpError(
      403,
      `You can view the folder “${rows[0].name}” but not add to it. Ask its owner for the Edit level.`,
    );
}

/**
 * Validates the requested position.
 * @param before current position; undefined for a new task.
 */
export async function placeOf(target: Target, before: ItemRow | undefined, context: Context): Promise<Place> {
  if (target.space_id && target.folder_id)
    throw invalidField('folder_id', 'A task belongs to either a space or a task folder.');
  const isElsewhere =
    (Boolean(target.space_id) && target.space_id !== before?.space_id) ||
    (Boolean(target.folder_id) && target.folder_id !== before?.folder_id) ||
    (target.space_id === null && Boolean(before?.space_id)) ||
    (target.folder_id === null && Boolean(before?.folder_id));
  const parentId =
    target.dependent_id === undefined ? (isElsewhere ? null : before?.dependent_id) : target.dependent_id;
  if (parentId) {
    const [parent] = await itemsWhere(context, sql`uuid = ${parentId}::uuid`);
    if (!parent) throw invalidField('dependent_id', 'This task does not exist.');
    assertCanEdit(parent);
    if (
      (target.space_id && target.space_id !== parent.space_id) ||
      (target.folder_id && target.folder_id !== parent.folder_id)
    )
      throw invalidField('dependent_id', `“${parent.name}” is not in that space or folder.`);
    const { rows } = await sql<{ personal_owner_id: string | null }>`select personal_owner_id from task_item
      where item_id = ${parentId}::uuid`.execute(context.tx);
    return {
      space_id: parent.space_id,
      folder_id: parent.folder_id,
      personal_owner_id: rows[0]?.personal_owner_id ?? null,
      dependent_id: parentId,
      above: parent.path,
    };
  }
  const space_id = target.space_id ?? (isElsewhere || target.folder_id ? null : (before?.space_id ?? null));
  const folder_id = target.folder_id ?? (isElsewhere || target.space_id ? null : (before?.folder_id ?? null));
  // Editing one shared task does not allow placing it at the top level of its space.
  if (space_id) await openSpace(space_id, context);
  if (folder_id) await openFolder(folder_id, context);
  const personal_owner_id = space_id || folder_id ? null : context.user.user_id;
  return { space_id, folder_id, personal_owner_id, dependent_id: null, above: [] };
}

/** Siblings in one order, including deleted ones, which keep their rank. */
export const orderOfPlace = ({
  space_id,
  folder_id,
  personal_owner_id,
}: Omit<Place, 'above' | 'dependent_id'>): RawBuilder<unknown> =>
  space_id
    ? sql`space_id = ${space_id}::uuid`
    : folder_id
      ? sql`folder_id = ${folder_id}::uuid`
      : sql`personal_owner_id = ${personal_owner_id}::uuid`;

/** Assigns distinct ranks to tasks with equal rank in their displayed order. */
export async function separateEqualRanks(
  order: RawBuilder<unknown>,
  rank: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  const { rows: same } = await sql<{ item_id: string }>`select item_id from task_item
    where ${order} and rank = ${rank} order by item_id`.execute(tx);
  if (same.length < 2) return;
  const { rows: next } = await sql<{ rank: string }>`select rank from task_item
    where ${order} and rank > ${rank} order by rank limit 1`.execute(tx);
  const ranks = ranksBetween(rank, next[0]?.rank, same.length - 1);
  const behind = same.slice(1).map(({ item_id }) => item_id);
  await sql`update task_item i set rank = r.rank
    from unnest(${behind}::uuid[], ${ranks}::text[]) as r(item_id, rank) where i.item_id = r.item_id`.execute(
    tx,
  );
}

export interface Anchor {
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/**
 * Ranks between which tasks are inserted.
 * @param moved the tasks themselves, which are not neighbors.
 * @throws HttpError 422 for a missing neighbor.
 */
export async function ranksAround(
  place: Omit<Place, 'above' | 'dependent_id'>,
  { after, before }: Anchor,
  moved: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<[low: string | undefined, high: string | undefined]> {
  const others = sql`from task_item where ${orderOfPlace(place)} and item_id <> all(${[...moved]}::uuid[])`;
  const rankOf = async (uuid: string, field: string) => {
    // A neighbor deleted in the meantime still defines the position.
    const read = () => sql<{ rank: string }>`select rank ${others} and item_id = ${uuid}::uuid`.execute(tx);
    const { rows } = await read();
    if (!rows[0]) throw invalidField(field, 'The task next to it no longer exists. Reload the list.');
    await separateEqualRanks(orderOfPlace(place), rows[0].rank, { tx });
    return (await read()).rows[0]?.rank ?? rows[0].rank;
  };
  const one = async (query: RawBuilder<{ rank: string }>) => (await query.execute(tx)).rows[0]?.rank;
  const above = (rank: string) =>
    one(sql<{ rank: string }>`select rank ${others} and rank > ${rank} order by rank limit 1`);
  if (after) {
    const low = await rankOf(after, 'after');
    return [low, await above(low)];
  }
  if (before) {
    const high = await rankOf(before, 'before');
    return [
      await one(sql<{ rank: string }>`select rank ${others} and rank < ${high} order by rank desc limit 1`),
      high,
    ];
  }
  if (after === null)
    return [undefined, await one(sql<{ rank: string }>`select rank ${others} order by rank limit 1`)];
  return [await one(sql<{ rank: string }>`select rank ${others} order by rank desc limit 1`), undefined];
}

/** Rank after all others of an order. */
export async function lastRank(
  place: Omit<Place, 'above' | 'dependent_id'>,
  context: Pick<Context, 'tx'>,
): Promise<string> {
  const [low] = await ranksAround(place, {}, [], context);
  return rankBetween(low, undefined);
}

/** Dependencies and attachments of tasks with the tree around them. */
async function loadLinks(uuids: readonly string[], { tx }: Pick<Context, 'tx'>) {
  const { rows: tied } = await sql<{ kind: 'attached' | DependencyKind; a: string; b: string }>`
    select 'attached' as kind, t.parent_id as a, t.item_id as b from task_attachment t
    union all select d.type, d.predecessor_id, d.successor_id from task_dependency d`.execute(tx);
  const ends = [...new Set([...uuids, ...tied.flatMap(({ a, b }) => [a, b])])];
  const { rows: items } = await sql<{ item_id: string; name: string; path: string[]; is_deleted: boolean }>`
    select item_id, name, path, deleted_at is not null as is_deleted from task_item
    where item_id in (select unnest(path) from task_item where item_id = any(${ends}::uuid[]))`.execute(tx);
  const standing = new Map(items.flatMap((item) => (item.is_deleted ? [] : [[item.item_id, item] as const])));
  const links: Link[] = [];
  for (const { item_id, path } of standing.values()) {
    const above = path.at(-2);
    if (above) links.push({ kind: 'part', above, below: item_id });
  }
  for (const { kind, a, b } of tied) {
    if (!standing.has(a) || !standing.has(b)) continue;
    links.push(
      kind === 'attached'
        ? { kind, above: a, below: b }
        : { kind: 'dependency', type: kind, predecessor: a, successor: b },
    );
  }
  return { links, nameOf: (id: string) => standing.get(id)?.name ?? 'another task' };
}

/**
 * Rejects cycles.
 * @param replacing link that the new one replaces.
 * @throws HttpError 422 at the field naming the link that closes the cycle.
 */
export async function assertNoCycle(
  added: Link,
  field: string,
  context: Pick<Context, 'tx'>,
  replacing: (link: Link) => boolean = () => false,
): Promise<void> {
  const ends =
    added.kind === 'dependency' ? [added.predecessor, added.successor] : [added.above, added.below];
  const { links, nameOf } = await loadLinks(ends, context);
  const way = findCycle(
    links.filter((link) => !replacing(link)),
    added,
  );
  if (way) throw invalidField(field, describeCycle(way, nameOf));
}

/**
 * Moves a task with its subtasks. The tree must be locked.
 * @param low, high neighboring ranks. @returns the new rank.
 */
export async function moveSubtree(
  item: ItemRow,
  place: Place,
  [low, high]: readonly [string | undefined, string | undefined],
  context: Pick<Context, 'tx'>,
): Promise<string> {
  const { tx } = context;
  const isSameOrder =
    item.space_id === place.space_id &&
    item.folder_id === place.folder_id &&
    (Boolean(place.space_id ?? place.folder_id) ||
      (await personalOwnerOf(item.uuid, context)) === place.personal_owner_id);
  if (isSameOrder) {
    const rank = rankBetween(low, high);
    await sql`update task_item set rank = ${rank}, dependent_id = ${place.dependent_id}::uuid
      where item_id = ${item.uuid}::uuid`.execute(tx);
    if (item.dependent_id !== place.dependent_id) await updatePaths(item.uuid, place.above, context);
    return rank;
  }
  const { rows } = await sql<{ item_id: string }>`${belowAll([item.uuid])}
    select i.item_id from task_item i join below b using (item_id)
    order by i.item_id <> ${item.uuid}::uuid, i.rank`.execute(tx);
  const ranks = ranksBetween(low, high, rows.length);
  await sql`update task_item i set space_id = ${place.space_id}::uuid, folder_id = ${place.folder_id}::uuid,
      personal_owner_id = ${place.personal_owner_id}::uuid, rank = r.rank
    from unnest(${rows.map(({ item_id }) => item_id)}::uuid[], ${ranks}::text[]) as r(item_id, rank)
    where i.item_id = r.item_id`.execute(tx);
  await sql`update task_item set dependent_id = ${place.dependent_id}::uuid where item_id = ${item.uuid}::uuid`.execute(
    tx,
  );
  await updatePaths(item.uuid, place.above, context);
  return ranks.at(-1) ?? rankBetween(low, high);
}

const personalOwnerOf = async (uuid: string, { tx }: Pick<Context, 'tx'>): Promise<string | null> =>
  (
    await sql<{
      personal_owner_id: string | null;
    }>`select personal_owner_id from task_item where item_id = ${uuid}::uuid`.execute(tx)
  ).rows[0]?.personal_owner_id ?? null;

async function updatePaths(
  uuid: string,
  above: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  await sql`${belowAll([uuid])} update task_item i
    set path = ${[...above]}::uuid[] || i.path[array_position(i.path, ${uuid}::uuid) :]
    from below b where i.item_id = b.item_id`.execute(tx);
}
