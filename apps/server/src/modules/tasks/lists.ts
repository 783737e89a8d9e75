import type { Task, TaskBoardColumn, TaskListing } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList, orderByClause, whereClause, type ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError } from '../../core/http-error.ts';
import { detailOf } from './detail.ts';
import { tasks } from './items.ts';
import { workflowOfTask } from './statuses.ts';
import { itemOf } from './queries.ts';

/** Id of the virtual space “Shared with me”. */
export const sharedSpace = '-1';

/** Individually shared tasks, without those below another shared task. */
export const sharedWithMe = ({ user }: Pick<Context, 'user'>): RawBuilder<unknown> =>
  sql`owner_id is distinct from ${user.user_id}::uuid and exists (select 1 from task_member g where g.tenant_id = task_view.tenant_id
    and g.item_id = uuid and g.user_id = ${user.user_id}::uuid and g.permission > 0)`;

type Listing = Partial<TaskListing>;

/** Condition of a listing. @throws HttpError 404 for a space, folder or task the caller cannot view. */
async function listingConditions(listing: Listing, context: Context): Promise<RawBuilder<unknown>[]> {
  const { space_id, folder_id, dependent_id, deep, not_type } = listing;
  const where: RawBuilder<unknown>[] = [];
  if (dependent_id) {
    const { space_id: inSpace, folder_id: inFolder } = await itemOf(dependent_id, context);
    // Uses the index of the rank; deeper levels are matched by path.
    if (deep) {
      if (inSpace) where.push(sql`space_id = ${inSpace}::uuid`);
      if (inFolder) where.push(sql`folder_id = ${inFolder}::uuid`);
      where.push(sql`path @> array[${dependent_id}::uuid] and uuid <> ${dependent_id}::uuid`);
    } else where.push(sql`dependent_id = ${dependent_id}::uuid`);
  } else if (space_id === sharedSpace) where.push(sharedWithMe(context));
  else if (space_id) {
    await assertCanView('space', space_id, context);
    where.push(sql`space_id = ${space_id}::uuid`);
  } else if (folder_id) {
    await assertCanView('folder', folder_id, context);
    where.push(sql`folder_id = ${folder_id}::uuid`);
  }
  // A search covers all levels, and shared tasks are listed individually.
  if (!dependent_id && space_id !== sharedSpace && !deep && !listing.search?.trim())
    where.push(sql`dependent_id is null`);
  if (not_type) where.push(sql`type <> all(${not_type.split(',')}::text[])`);
  return where;
}

async function assertCanView(what: 'space' | 'folder', uuid: string, { tx }: Context): Promise<void> {
  if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(uuid))
    throw invalidField(`${what}_id`, 'This is not a valid ID.');
  const { rows } =
    what === 'space'
      ? await sql`select 1 from task_space_reach where space_id = ${uuid}::uuid and level > 0`.execute(tx)
      : await sql`select 1 from task_folder_view where uuid = ${uuid}::uuid`.execute(tx);
  if (!rows.length && !(await hasVisibleTask(what, uuid, tx)))
    throw notFoundError(what === 'space' ? 'This space' : 'This folder');
}
/** Restricts a user with one shared task to that task. */
const hasVisibleTask = async (
  what: 'space' | 'folder',
  uuid: string,
  tx: Context['tx'],
): Promise<boolean> => {
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
 * Board columns: statuses of the main workflow, statuses of other workflows in use, and one without status. Each task
 * is in the column with its status name.
 */
async function boardOf(listing: Listing, context: Context): Promise<TaskBoardColumn[]> {
  const fields = await tasks.fieldsFor(queryOf(listing), context);
  const where = whereClause(fields, queryOf(listing), await listingConditions(listing, context));
  const limit = Math.min(Math.max(listing.limit ?? 50, 1), 1000);
  const { rows: counted } = await sql<{ name: string; count: number; workflows: string[] }>`
    select workflow_status as name, count(*)::int as count, array_agg(distinct workflow_id) as workflows
    from task_view ${where} group by 1`.execute(context.tx);
  const { rows: places } = await sql<{ uuid: string }>`select uuid from (
      select uuid, row_number() over (partition by workflow_status ${orderByClause(fields, listing.sort, 'rank')}) as board_place
      from task_view ${where}
    ) p where board_place <= ${limit} order by board_place`.execute(context.tx);
  // Only cards are read completely.
  const at = new Map(places.map(({ uuid }, place) => [uuid, place]));
  const { rows } = await sql<Task & { uuid: string; version: number }>`select * from task_view
    where uuid = any(${[...at.keys()]}::uuid[])`.execute(context.tx);
  rows.sort((one, other) => (at.get(one.uuid) ?? 0) - (at.get(other.uuid) ?? 0));
  const shown = Map.groupBy(await tasks.presentAll(rows, context), (row) => row.workflow_status ?? '');
  const spaceId = listing.space_id && listing.space_id !== sharedSpace ? listing.space_id : null;
  const lead = await workflowOfTask(null, spaceId, context);
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
  // Removed statuses and tasks without status.
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
  tasksListItems: async ({ body }, context) =>
    listItems(queryOf(body), await listingConditions(body, context), context),
  tasksListItemsByQuery: async ({ query: { space_id, dependent_id, not_type, ...query } }, context) =>
    listItems(
      query,
      await listingConditions(
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
  tasksListShared: async ({ body }, context) =>
    listItems(
      queryOf(body),
      await listingConditions(body.dependent_id ? body : { ...body, space_id: sharedSpace }, context),
      context,
    ),
  tasksListSharedByQuery: ({ query }, context) => listItems(query, [sharedWithMe(context)], context),
  tasksReadShared: async ({ query }, context) => ({ data: await detailOf(query.uuid, context) }),
  tasksKanban: async ({ body }, context) => ({ data: await boardOf(body, context) }),
  tasksReadDetail: async ({ params }, context) => ({ data: await detailOf(params.uuid, context) }),
} satisfies Partial<Handlers>;
