import type { SavedTaskView } from '@plumbline/api';
import { savedViewName } from '../../capabilities/saved-view-name.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { auditFolder, auditSpace, auditView } from './audit.ts';

interface PlaceRow {
  /** Views of All tasks belong to no record, so their changes are in the audit log only. */
  kind: 'space' | 'folder' | 'all';
  uuid: string;
  name: string;
  /** Level on the scale of spaces. */
  level: number;
}
interface ViewRow {
  uuid: string;
  version: number;
  name: string;
  owner_id: string;
  owner_name: string;
  space_id: string | null;
  folder_id: string | null;
  is_shared: boolean;
  is_default: boolean;
  settings: SavedTaskView['settings'];
}

/** Placeholder id of All tasks. */
const allTasks = '00000000-0000-0000-0000-000000000000';

/**
 * Place of the requested views; All tasks without space and folder. @throws HttpError 422 for both, 404 for a place
 * the caller cannot view.
 */
async function placeOf(
  { space_id, folder_id }: { space_id?: string | null | undefined; folder_id?: string | null | undefined },
  context: Context,
): Promise<PlaceRow> {
  const { tx, user } = context;
  if (space_id && folder_id)
    throw invalidField('space_id', 'A view must belong to a space, a task folder or All tasks.');
  if (!space_id && !folder_id) {
    const mayEdit = hasPermission({ app: 8, name: 'task', type: 'e' }, context);
    return { kind: 'all', uuid: allTasks, name: 'All tasks', level: user.is_admin ? 4 : mayEdit ? 2 : 1 };
  }
  const { rows } = space_id
    ? await sql<PlaceRow>`select 'space' as kind, space_id as uuid, name, level from task_space_reach
        where space_id = ${space_id}::uuid and level > 0`.execute(tx)
    : await sql<PlaceRow>`select 'folder' as kind, folder_id as uuid, name, item_level as level from task_folder_reach
        where folder_id = ${folder_id}::uuid and deleted_at is null and level is not null`.execute(tx);
  if (!rows[0]) throw notFoundError(space_id ? 'This space' : 'This folder');
  return rows[0];
}

const viewsWhere = async (where: ReturnType<typeof sql>, { tx, user }: Context): Promise<ViewRow[]> =>
  (
    await sql<ViewRow>`select v.view_id as uuid, v.version, v.name, v.owner_id, v.space_id, v.folder_id, v.is_shared, v.settings,
      trim(u.firstname || ' ' || u.lastname) as owner_name, d.view_id is not null as is_default
    from task_saved_view v
    join user_directory u on u.tenant_id = v.tenant_id and u.user_id = v.owner_id
    left join task_default_view d on d.tenant_id = v.tenant_id and d.view_id = v.view_id and d.user_id = ${user.user_id}::uuid
    where (v.owner_id = ${user.user_id}::uuid or v.is_shared) and ${where} order by lower(v.name), v.view_id`.execute(
      tx,
    )
  ).rows;

/** True for the creator and, for shared views, users with full access to the place. */
const mayChange = (
  { owner_id }: Pick<ViewRow, 'owner_id'>,
  { level }: PlaceRow,
  { user }: Context,
): boolean => owner_id === user.user_id || level >= 3;

const shown = (row: ViewRow, place: PlaceRow, context: Context): SavedTaskView => ({
  uuid: row.uuid,
  version: row.version,
  name: row.name,
  owner_name: row.owner_name,
  is_shared: row.is_shared,
  is_mine: row.owner_id === context.user.user_id,
  is_default: row.is_default,
  may_change: mayChange(row, place, context),
  settings: row.settings,
});

async function viewOf(uuid: string, context: Context): Promise<{ row: ViewRow; place: PlaceRow }> {
  const [row] = await viewsWhere(sql`v.view_id = ${uuid}::uuid`, context);
  if (!row) throw notFoundError('This view');
  return { row, place: await placeOf(row, context) };
}
async function changeable(uuid: string, context: Context) {
  await sql`select 1 from task_saved_view where view_id = ${uuid}::uuid for update`.execute(context.tx);
  const found = await viewOf(uuid, context);
  if (!mayChange(found.row, found.place, context))
    throw new HttpError(
      403,
      `Only ${found.row.owner_name} and ${found.place.kind === 'all' ? 'administrators' : `people with full access to “${found.place.name}”`} can change the view “${found.row.name}”. Save your own view under another name.`,
    );
  return found;
}

/** @throws HttpError 403 for users with view rights only, because shared views are shown to everyone. */
function assertCanShare({ level, name }: PlaceRow): void {
  if (level < 2)
    throw new HttpError(
      403,
      `You can view “${name}” but not share views in it. Save a private view instead.`,
    );
}

const viewsIn = (place: PlaceRow, context: Context): Promise<ViewRow[]> =>
  viewsWhere(
    place.kind === 'all'
      ? sql`v.space_id is null and v.folder_id is null`
      : place.kind === 'space'
        ? sql`v.space_id = ${place.uuid}::uuid`
        : sql`v.folder_id = ${place.uuid}::uuid`,
    context,
  );

/** Writes shared views to the place's audit log. */
const auditSharedView = (place: PlaceRow, change: { before?: string; after?: string }, context: Context) =>
  ({ space: auditSpace, folder: auditFolder, all: auditView })[place.kind](place, 'updated', context, [
    { field: 'view', ...change },
  ]);

export const savedTaskViews = {
  taskViewsList: async ({ query }, context) => {
    const place = await placeOf(query, context);
    return { data: (await viewsIn(place, context)).map((row) => shown(row, place, context)) };
  },
  taskViewsCreate: async ({ body: { name, is_shared = false, settings, ...where } }, context) => {
    const { tx, user } = context;
    const place = await placeOf(where, context);
    if (is_shared) assertCanShare(place);
    const uuid = uuidv7();
    const viewName = savedViewName(name, await viewsIn(place, context), null);
    await sql`insert into task_saved_view (tenant_id, view_id, name, owner_id, space_id, folder_id, is_shared, settings)
      values (${user.tenant_id}::uuid, ${uuid}::uuid, ${viewName}, ${user.user_id}::uuid,
        ${place.kind === 'space' ? place.uuid : null}::uuid, ${place.kind === 'folder' ? place.uuid : null}::uuid,
        ${is_shared}, ${JSON.stringify(settings)}::jsonb)`.execute(tx);
    if (is_shared) await auditSharedView(place, { after: viewName }, context);
    const { row } = await viewOf(uuid, context);
    return { data: shown(row, place, context) };
  },
  taskViewsUpdate: async ({ params: { uuid }, body: { version, name, is_shared, settings } }, context) => {
    const { row, place } = await changeable(uuid, context);
    if (row.version !== version) throw versionConflict();
    const isShared = is_shared ?? row.is_shared;
    if (isShared || row.is_shared) assertCanShare(place);
    const viewName = name === undefined ? row.name : savedViewName(name, await viewsIn(place, context), uuid);
    await sql`update task_saved_view set name = ${viewName}, is_shared = ${isShared},
        settings = ${JSON.stringify(settings ?? row.settings)}::jsonb, version = version + 1, updated_at = now()
      where view_id = ${uuid}::uuid`.execute(context.tx);
    // Clears it as the default view of users who can no longer see it.
    if (row.is_shared && !isShared)
      await sql`delete from task_default_view where view_id = ${uuid}::uuid and user_id <> ${row.owner_id}::uuid`.execute(
        context.tx,
      );
    if (isShared !== row.is_shared || (isShared && viewName !== row.name))
      await auditSharedView(
        place,
        { ...(row.is_shared ? { before: row.name } : {}), ...(isShared ? { after: viewName } : {}) },
        context,
      );
    // Unsharing by someone else hides the view from them.
    const [now] = await viewsWhere(sql`v.view_id = ${uuid}::uuid`, context);
    return {
      data: shown(
        now ?? { ...row, name: viewName, is_shared: isShared, version: row.version + 1 },
        place,
        context,
      ),
    };
  },
  taskViewsRemove: async ({ params: { uuid } }, context) => {
    const { row, place } = await changeable(uuid, context);
    await sql`delete from task_saved_view where view_id = ${uuid}::uuid`.execute(context.tx);
    if (row.is_shared) await auditSharedView(place, { before: row.name }, context);
    return { data: { deleted: 1 } };
  },
  taskViewsSetDefault: async ({ params: { uuid }, body: { is_default } }, context) => {
    const { tx, user } = context;
    const { row, place } = await viewOf(uuid, context);
    if (is_default)
      await sql`insert into task_default_view (tenant_id, user_id, place_id, view_id)
        values (${user.tenant_id}::uuid, ${user.user_id}::uuid, ${place.uuid}::uuid, ${uuid}::uuid)
        on conflict (tenant_id, user_id, place_id) do update set view_id = excluded.view_id`.execute(tx);
    else
      await sql`delete from task_default_view where view_id = ${uuid}::uuid and user_id = ${user.user_id}::uuid`.execute(
        tx,
      );
    return { data: shown({ ...row, is_default }, place, context) };
  },
} satisfies Partial<Handlers>;
