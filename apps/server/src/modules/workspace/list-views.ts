import type { SavedListView } from '@plumbline/api';
import { entities, operations, type EntityMeta, type EntityName } from '@plumbline/api/operations';
import { denialText, decide } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hasPermission } from '../../auth/permissions.ts';
import { savedViewName } from '../../capabilities/saved-view-name.ts';
import type { Context, Handlers, OperationId } from '../../context/context.ts';
import { HttpError, invalidField, notFoundError, versionConflict } from '../../core/http-error.ts';

interface ViewRow {
  uuid: string;
  version: number;
  entity: string;
  name: string;
  owner_id: string;
  owner_name: string;
  is_shared: boolean;
  is_default: boolean;
  is_deleted: boolean;
  settings: SavedListView['settings'];
}

/** Entity whose list the views are of. @throws HttpError 422 for an unknown entity, 404 without the right to view it. */
function listedEntity(name: string, context: Context): EntityMeta {
  const entity: EntityMeta | undefined = Object.hasOwn(entities, name)
    ? entities[name as EntityName]
    : undefined;
  if (!entity || !Object.hasOwn(operations, `${entity.calls}List`))
    throw invalidField('entity', `There is no list of “${name}”.`);
  if (!hasPermission({ ...entity.right, type: 'v' }, context)) throw notFoundError('This list');
  return entity;
}

/** Views that the caller can see: own and shared ones. */
const viewsWhere = async (where: RawBuilder<unknown>, { tx, user }: Context): Promise<ViewRow[]> =>
  (
    await sql<ViewRow>`select v.view_id as uuid, v.version, v.entity, v.name, v.owner_id, v.is_shared, v.settings,
      v.deleted_at is not null as is_deleted, trim(u.firstname || ' ' || u.lastname) as owner_name,
      d.view_id is not null as is_default
    from saved_list_view v
    join user_directory u on u.tenant_id = v.tenant_id and u.user_id = v.owner_id
    left join default_list_view d on d.tenant_id = v.tenant_id and d.view_id = v.view_id
      and d.user_id = ${user.user_id}::uuid
    where (v.owner_id = ${user.user_id}::uuid or v.is_shared) and ${where} order by lower(v.name), v.view_id`.execute(
      tx,
    )
  ).rows;

const viewsOf = (entity: string, context: Context): Promise<ViewRow[]> =>
  viewsWhere(sql`v.entity = ${entity} and v.deleted_at is null`, context);

/** True for the creator and, for shared views, administrators. */
const mayChange = ({ owner_id }: Pick<ViewRow, 'owner_id'>, { user }: Context): boolean =>
  owner_id === user.user_id || user.is_admin;

const present = (row: ViewRow, context: Context): SavedListView => ({
  uuid: row.uuid,
  version: row.version,
  name: row.name,
  owner_name: row.owner_name,
  is_shared: row.is_shared,
  is_mine: row.owner_id === context.user.user_id,
  is_default: row.is_default,
  may_change: mayChange(row, context),
  settings: row.settings,
});

/** A view that the caller can see, with its list. @throws HttpError 404 */
async function findView(uuid: string, context: Context, isDeleted = false) {
  const [row] = await viewsWhere(
    sql`v.view_id = ${uuid}::uuid and (v.deleted_at is not null) = ${isDeleted}`,
    context,
  );
  if (!row) throw notFoundError('This view');
  return { row, entity: listedEntity(row.entity, context) };
}

/** A view that the caller can change, locked. @throws HttpError 404, 403 for another user's shared view. */
async function findChangeableView(uuid: string, context: Context, isDeleted = false) {
  await sql`select 1 from saved_list_view where view_id = ${uuid}::uuid for update`.execute(context.tx);
  const found = await findView(uuid, context, isDeleted);
  if (!mayChange(found.row, context))
    throw new HttpError(
      403,
      `Only ${found.row.owner_name} and administrators can change the view “${found.row.name}”. Save your own view under another name.`,
    );
  return found;
}

/** @throws HttpError 403 without the right to edit, because shared views are shown to everyone. */
function requireSharing(entity: EntityMeta, context: Context): void {
  const right = { ...entity.right, type: 'e' } as const;
  const decision = decide(context.session, context.user.purchased, right);
  if (!decision.allowed)
    throw new HttpError(403, `${denialText(decision)} Save a private view instead.`, { missing: right });
}

/** Writes a change of a shared view to the audit log of the entity's module. */
const auditSharedView = (
  entity: EntityMeta,
  { uuid, name }: Pick<ViewRow, 'uuid' | 'name'>,
  change: { before?: string; after?: string },
  context: Context,
) =>
  context.audit({
    module: entity.module,
    entity: 'listView',
    entityId: uuid,
    entityName: name,
    action: 'updated',
    changes: [{ field: 'view', ...change }],
  });

/** Clears it as the default view of users who can no longer see it. */
const clearDefaults = ({ uuid, owner_id }: ViewRow, { tx }: Context) =>
  sql`delete from default_list_view where view_id = ${uuid}::uuid and user_id <> ${owner_id}::uuid`.execute(
    tx,
  );

export const listViews = {
  listViewsList: async ({ query }, context) => {
    const { name } = listedEntity(query.entity, context);
    return { data: (await viewsOf(name, context)).map((row) => present(row, context)) };
  },
  listViewsCreate: async ({ body: { entity: entityName, name, is_shared = false, settings } }, context) => {
    const { tx, user } = context;
    const entity = listedEntity(entityName, context);
    if (is_shared) requireSharing(entity, context);
    const uuid = uuidv7();
    const viewName = savedViewName(name, await viewsOf(entity.name, context), null);
    await sql`insert into saved_list_view (tenant_id, view_id, entity, name, owner_id, is_shared, settings)
      values (${user.tenant_id}::uuid, ${uuid}::uuid, ${entity.name}, ${viewName}, ${user.user_id}::uuid,
        ${is_shared}, ${JSON.stringify(settings)}::jsonb)`.execute(tx);
    if (is_shared) await auditSharedView(entity, { uuid, name: viewName }, { after: viewName }, context);
    return { data: present((await findView(uuid, context)).row, context) };
  },
  listViewsCount: async ({ body: { entity: entityName, queries } }, context) => {
    const { calls } = listedEntity(entityName, context);
    const list = `${calls}List` as OperationId;
    const counts: (number | null)[] = [];
    for (const { search, filter } of queries) {
      try {
        const { meta } = (await context.read(list, {
          query: { limit: '0', ...(search ? { search } : {}), ...(filter ? { filter } : {}) },
        })) as { meta: { count: number } };
        counts.push(meta.count);
      } catch (reason) {
        // A saved filter can name a custom field that has been removed since.
        if (!(reason instanceof HttpError) || reason.status >= 500) throw reason;
        counts.push(null);
      }
    }
    return { data: counts };
  },
  listViewsUpdate: async ({ params: { uuid }, body: { version, name, is_shared, settings } }, context) => {
    const { row, entity } = await findChangeableView(uuid, context);
    if (row.version !== version) throw versionConflict();
    const isShared = is_shared ?? row.is_shared;
    if (isShared && !row.is_shared) requireSharing(entity, context);
    const viewName =
      name === undefined ? row.name : savedViewName(name, await viewsOf(row.entity, context), uuid);
    await sql`update saved_list_view set name = ${viewName}, is_shared = ${isShared},
        settings = ${JSON.stringify(settings ?? row.settings)}::jsonb, version = version + 1, updated_at = now()
      where view_id = ${uuid}::uuid`.execute(context.tx);
    if (row.is_shared && !isShared) await clearDefaults(row, context);
    if (isShared !== row.is_shared || (isShared && viewName !== row.name))
      await auditSharedView(
        entity,
        { uuid, name: viewName },
        { ...(row.is_shared ? { before: row.name } : {}), ...(isShared ? { after: viewName } : {}) },
        context,
      );
    // Unsharing by an administrator hides the view from them.
    const [now] = await viewsWhere(sql`v.view_id = ${uuid}::uuid`, context);
    return {
      data: present(now ?? { ...row, name: viewName, is_shared: isShared, version: version + 1 }, context),
    };
  },
  listViewsRemove: async ({ params: { uuid } }, context) => {
    const { row, entity } = await findChangeableView(uuid, context);
    await sql`update saved_list_view set deleted_at = now(), version = version + 1 where view_id = ${uuid}::uuid`.execute(
      context.tx,
    );
    if (row.is_shared) await auditSharedView(entity, row, { before: row.name }, context);
    return { data: { deleted: 1 } };
  },
  listViewsRestore: async ({ params: { uuid } }, context) => {
    const { row, entity } = await findChangeableView(uuid, context, true);
    const name = savedViewName(row.name, await viewsOf(row.entity, context), uuid);
    await sql`update saved_list_view set deleted_at = null, version = version + 1 where view_id = ${uuid}::uuid`.execute(
      context.tx,
    );
    if (row.is_shared) await auditSharedView(entity, row, { after: name }, context);
    return { data: present({ ...row, version: row.version + 1 }, context) };
  },
  listViewsSetDefault: async ({ params: { uuid }, body: { is_default } }, context) => {
    const { tx, user } = context;
    const { row } = await findView(uuid, context);
    if (is_default)
      await sql`insert into default_list_view (tenant_id, user_id, entity, view_id)
        values (${user.tenant_id}::uuid, ${user.user_id}::uuid, ${row.entity}, ${uuid}::uuid)
        on conflict (tenant_id, user_id, entity) do update set view_id = excluded.view_id`.execute(tx);
    else
      await sql`delete from default_list_view where view_id = ${uuid}::uuid
        and user_id = ${user.user_id}::uuid`.execute(tx);
    return { data: present({ ...row, is_default }, context) };
  },
} satisfies Partial<Handlers>;
