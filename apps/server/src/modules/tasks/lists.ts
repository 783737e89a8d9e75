import type { Task, TaskBoardColumn, TaskListing } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList, orderByClause, whereClause, type ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError } from '../../core/http-error.ts';
import { detailOf } from './detail.ts';
import { tasks } from './items.ts';
import { followedBy } from './statuses.ts';
import { itemOf } from './queries.ts';

/** The space that is no row: what others shared with the caller. */
export const sharedSpace = '-1';

/** Items that are shared with the caller by themselves, each once: not what lies below another of them. */
export const sharedWithMe = ({ user }: Pick<Context, 'user'>): RawBuilder<unknown> =>
  sql`owner_id is distinct from ${user.user_id}::uuid and exists (select 1 from task_person g where g.tenant_id = task_view.tenant_id
    and g.item_id = uuid and g.user_id = ${user.user_id}::uuid and g.permission > 0)`;

type Listing = Partial<TaskListing>;

/** Which items a listing is about. @throws HttpError 404 for a space, folder or item that is not the caller's to open. */
async function about(listing: Listing, context: Context): Promise<RawBuilder<unknown>[]> {
  const { space_id, folder_id, dependent_id, deep, not_type } = listing;
  const where: RawBuilder<unknown>[] = [];
  if (dependent_id) {
    const { space_id: inSpace, folder_id: inFolder } = await itemOf(dependent_id, context);
    // The order's own index finds them; what lies deeper is compared with the path.
    if (deep) {
      if (inSpace) where.push(sql`space_id = ${inSpace}::uuid`);
      if (inFolder) where.push(sql`folder_id = ${inFolder}::uuid`);
      where.push(sql`path @> array[${dependent_id}::uuid] and uuid <> ${dependent_id}::uuid`);
    } else where.push(sql`dependent_id = ${dependent_id}::uuid`);
  } else if (space_id === sharedSpace) where.push(sharedWithMe(context));
  else if (space_id) {
    await mustOpen('space', space_id, context);
    where.push(sql`space_id = ${space_id}::uuid`);
  } else if (folder_id) {
    await mustOpen('folder', folder_id, context);
    where.push(sql`folder_id = ${folder_id}::uuid`);
  }
  // What is searched for is found at any depth; of what is shared, each stands for itself.
  if (!dependent_id && space_id !== sharedSpace && !deep && !listing.search?.trim())
    where.push(sql`dependent_id is null`);
  if (not_type) where.push(sql`type <> all(${not_type.split(',')}::text[])`);
  return where;
}

async function mustOpen(what: 'space' | 'folder', uuid: string, { tx }: Context): Promise<void> {
  if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(uuid))
    throw invalidField(`${what}_id`, 'This is no id.');
  const { rows } =
    what === 'space'
      ? await sql`select 1 from task_space_reach where space_id = ${uuid}::uuid and level > 0`.execute(tx)
      : await sql`select 1 from task_folder_view where uuid = ${uuid}::uuid`.execute(tx);
  if (!rows.length && !(await holdsInside(what, uuid, tx)))
    throw notFoundError(what === 'space' ? 'This space' : 'This folder');
}
/** Somebody with whom one item was shared finds it, and nothing else, where it stands. */
const holdsInside = async (what: 'space' | 'folder', uuid: string, tx: Context['tx']): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from task_view where ${sql.ref(`${what}_id`)} = ${uuid}::uuid limit 1`.execute(tx);
  return rows.length > 0;
};

export async function listItems(
  query: ListQuery,
  where: RawBuilder<unknown>[],
  context: Context,
  order = 'rank',
): Promise<{ data: Task[]; meta: { count: number } }> {
  const fields = await tasks.fieldsFor(query, context);
  const { rows, count } = await queryList<Task & { uuid: string; version: number }>(
    context.tx,
    'task_view',
    fields,
    query,
    {
      order,
      where,
    },
  );
  return { data: await tasks.presentAll(rows, context), meta: { count } };
}
const queryOf = ({ limit, offset, search, sort, filter }: Listing): ListQuery => ({
  ...(limit === undefined ? {} : { limit }),
  ...(offset === undefined ? {} : { offset }),
  search,
  sort,
  filter,
});

/**
 * The columns of a board: the statuses of the workflow that leads, those of other workflows that items follow, and one
 * for what has none. Each shown item is in exactly one: the one by its status' name.
 */
async function boardOf(listing: Listing, context: Context): Promise<TaskBoardColumn[]> {
  const fields = await tasks.fieldsFor(queryOf(listing), context);
  const where = whereClause(fields, queryOf(listing), await about(listing, context));
  const limit = Math.min(Math.max(listing.limit ?? 50, 1), 1000);
  const { rows: counted } = await sql<{ name: string; count: number; workflows: string[] }>`
    select workflow_status as name, count(*)::int as count, array_agg(distinct workflow_id) as workflows
    from task_view ${where} group by 1`.execute(context.tx);
  const { rows: places } = await sql<{ uuid: string }>`select uuid from (
      select uuid, row_number() over (partition by workflow_status ${orderByClause(fields, listing.sort, 'rank')}) as board_place
      from task_view ${where}
    ) p where board_place <= ${limit} order by board_place`.execute(context.tx);
  // The cards alone are read whole.
  const at = new Map(places.map(({ uuid }, place) => [uuid, place]));
  const { rows } = await sql<Task & { uuid: string; version: number }>`select * from task_view
    where uuid = any(${[...at.keys()]}::uuid[])`.execute(context.tx);
  rows.sort((one, other) => (at.get(one.uuid) ?? 0) - (at.get(other.uuid) ?? 0));
  const shown = Map.groupBy(await tasks.presentAll(rows, context), (row) => row.workflow_status ?? '');
  const spaceId = listing.space_id && listing.space_id !== sharedSpace ? listing.space_id : null;
  const lead = await followedBy(null, spaceId, context);
  const { rows: states } = await sql<{
    workflow_id: string;
    status_id: string;
    name: string;
    tone: string;
    sequence: number;
  }>`
    select * from task_status_view where workflow_id = any(${[lead.uuid, ...counted.flatMap(({ workflows }) => workflows.filter(Boolean))]}::uuid[])
    order by workflow_id <> ${lead.uuid}::uuid, sequence`.execute(context.tx);
  const columns = new Map<string, { uuid: string | null; tone: string }>();
  for (const { name, status_id, tone, workflow_id } of states) {
    const isLeading = workflow_id === lead.uuid;
    const isUsed = isLeading || counted.some((each) => each.name === name);
    if (isUsed && !columns.has(name)) columns.set(name, { uuid: status_id, tone });
  }
  // What a workflow does not have any more, and what has no status at all.
  for (const { name } of counted.toSorted((a, b) => a.name.localeCompare(b.name)))
    if (name && !columns.has(name)) columns.set(name, { uuid: null, tone: 'neutral' });
  if (counted.some(({ name }) => !name)) columns.set('', { uuid: null, tone: 'neutral' });
  return [...columns].map(([workflow_status, { uuid, tone }], at) => ({
    workflow_status,
    uuid,
    tone,
    sequence: at + 1,
    count: counted.find(({ name }) => name === workflow_status)?.count ?? 0,
    rows: shown.get(workflow_status) ?? [],
  }));
}

export const taskLists = {
  taskCallsItems: async ({ body }, context) => listItems(queryOf(body), await about(body, context), context),
  taskCallsItemsByQuery: async ({ query: { space_id, dependent_id, not_type, ...query } }, context) =>
    listItems(
      query,
      await about(
        {
          ...(space_id ? { space_id } : {}),
          ...(dependent_id ? { dependent_id } : {}),
          ...(not_type ? { not_type } : {}),
          ...(query.search ? { search: query.search } : {}),
        },
        context,
      ),
      context,
    ),
  taskCallsSharedItems: async ({ body }, context) =>
    listItems(
      queryOf(body),
      await about(body.dependent_id ? body : { ...body, space_id: sharedSpace }, context),
      context,
    ),
  taskCallsSharedByQuery: ({ query }, context) => listItems(query, [sharedWithMe(context)], context),
  taskCallsSharedItem: async ({ query }, context) => ({ data: await detailOf(query.uuid, context) }),
  taskCallsKanban: async ({ body }, context) => ({ data: await boardOf(body, context) }),
  taskCallsDetail: async ({ params }, context) => ({ data: await detailOf(params.uuid, context) }),
} satisfies Partial<Handlers>;
