import type { Space, SpaceFields, TaskShare } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { containsText } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { insertRow } from '../../database/insert-row.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { notifyByEmail } from '../../capabilities/notifications/notify.ts';
import { assertShareUnchanged, NO_SHARE } from '../../capabilities/sharing/assert-share-unchanged.ts';
import { auditSpace } from './audit.ts';
import { sharedSpace } from './lists.ts';
import { levelNames, peopleOf } from './shares.ts';
import { workflowOf } from './statuses.ts';

/** Spaces with the number of open tasks at all levels, as far as the caller sees them. */
const withOpen = sql`select v.*, coalesce(n.open, 0)::int as open from task_space_view v
  left join (select i.space_id, count(*) as open from task_item i
    left join task_status_view s on s.tenant_id = i.tenant_id and s.workflow_id = i.workflow_id and s.status_id = i.status_id
    where i.deleted_at is null and i.space_id is not null and not coalesce(s.is_last, false)
      and case when (select platform.visible_owners(8)) is null then true
        else i.item_id in (select item_id from task_reach_view) end
    group by i.space_id) n
  on n.space_id = v.uuid`;
/** Converts to the contract. Without the right to edit tasks, a share gives view access only. */
const shown = (
  { tenant_id: _tenant, ...space }: Space & { tenant_id?: string },
  context: Context,
): Space => ({
  ...space,
  permission: Math.min(space.permission, hasPermission({ app: 8, name: 'task', type: 'e' }, context) ? 4 : 1),
});

async function spaceOf(uuid: string, context: Context): Promise<Space> {
  const { rows } = await sql<Space>`${withOpen} where v.uuid = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFoundError('This space');
  return shown(rows[0], context);
}
function assertLevel({ name, permission }: Space, level: 3 | 4): void {
  if (permission < level)
    throw new HttpError(
      403,
      level === 3
        ? `You need full access to the space “${name}” to change or share it.`
        : `Only the creator of the space “${name}” or an administrator can delete it.`,
    );
}
async function checked(values: Partial<SpaceFields>, context: Context): Promise<Partial<SpaceFields>> {
  if (values.name !== undefined && !values.name.trim()) throw invalidField('name', messages.required);
  if (values.workflow_id && !(await workflowOf(values.workflow_id, context)))
    throw invalidField('workflow_id', 'This workflow does not exist.');
  return { ...values, ...(values.name === undefined ? {} : { name: values.name.trim() }) };
}

async function sharesOf(space: Space, { tx }: Context): Promise<TaskShare[]> {
  const { rows } =
    await sql<TaskShare>`select u.user_id as uuid, trim(u.firstname || ' ' || u.lastname) as name, u.email,
      h.permission
    from task_space_share h join user_directory u on u.tenant_id = h.tenant_id and u.user_id = h.user_id
    where h.space_id = ${space.uuid}::uuid order by name`.execute(tx);
  return rows;
}

/** Modules with a space of their own, by path segment. */
const moduleSpaces: Readonly<Record<string, string>> = {
  crm: 'CRM',
  estimation: 'Estimation',
  setup: 'Setup',
  report: 'Reports',
  dashboard: 'Dashboards',
};

/** Space of a module's tasks, created on first use, in which everyone can work. */
async function spaceOfModule(word: string, context: Context): Promise<string> {
  const { tx, user } = context;
  const module = word.toLowerCase();
  const name = Object.hasOwn(moduleSpaces, module) ? moduleSpaces[module] : undefined;
  if (!name) throw notFoundError('This module');
  const find = async () =>
    (
      await sql<{
        uuid: string;
      }>`select row_id as uuid from task_space where module = ${module} and deleted_at is null`.execute(tx)
    ).rows[0]?.uuid;
  const found = await find();
  if (found) return found;
  // Created in a separate transaction because the request is read-only.
  await context.separate('write', async (own) => {
    await sql`insert into task_space (tenant_id, row_id, name, description, module, default_level)
      values (${user.tenant_id}::uuid, ${uuidv7()}::uuid, ${name}, ${`Tasks of ${name}.`}, ${module}, 2)
      on conflict do nothing`.execute(own);
  });
  return (await find()) ?? '';
}

export const taskSpaces = {
  spacesList: async ({ query }, context) => {
    const search = query.search?.trim();
    const { rows } =
      await sql<Space>`${withOpen} where ${search ? containsText(sql`v.name`, search) : sql`true`}
      order by v.name, v.uuid`.execute(context.tx);
    const shared = { uuid: sharedSpace, name: messages.sharedWithMe, type: 'shared' };
    return { data: [...rows.map((row) => shown(row, context)), ...(search ? [] : [shared])] };
  },
  spacesCreate: async ({ body }, context) => {
    const values = await checked(body, context);
    const uuid = uuidv7();
    await insertRow(context.tx, 'task_space', {
      tenant_id: context.user.tenant_id,
      row_id: uuid,
      ...values,
      owner_id: context.user.user_id,
    });
    const space = await spaceOf(uuid, context);
    await auditSpace(space, 'created', context, diffRecords({}, space, Object.keys(body)));
    return { data: space };
  },
  spacesRead: async ({ params }, context) => ({ data: await spaceOf(params.uuid, context) }),
  spacesUpdate: async ({ params, body: { version, ...given } }, context) => {
    await sql`select 1 from task_space where row_id = ${params.uuid}::uuid for update`.execute(context.tx);
    const before = await spaceOf(params.uuid, context);
    assertLevel(before, 3);
    if (before.version !== version) throw versionConflict();
    const values = await checked(given, context);
    const sets = Object.entries(values).flatMap(([column, value]) =>
      value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
    );
    await sql`update task_space set ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = now()`])}
      where row_id = ${params.uuid}::uuid`.execute(context.tx);
    const after = await spaceOf(params.uuid, context);
    const changes = diffRecords(before, after, ['name', 'description', 'workflow_name', 'default_level']);
    if (changes.length) await auditSpace(after, 'updated', context, changes);
    return { data: after };
  },
  spacesRemove: async ({ params }, context) => {
    const space = await spaceOf(params.uuid, context);
    assertLevel(space, 4);
    // Tasks are hidden and restored with their space.
    await sql`update task_space set deleted_at = now(), version = version + 1, updated_at = now()
      where row_id = ${params.uuid}::uuid`.execute(context.tx);
    await auditSpace(space, 'deleted', context);
    return { data: { deleted: 1 } };
  },
  spacesRestoreMany: async ({ body }, context) => {
    const { tx, user } = context;
    const uniqueIds = [...new Set(body.uuid)];
    const { rows } = await sql<{ uuid: string; name: string }>`update task_space set deleted_at = null,
        version = version + 1, updated_at = now()
      where row_id = any(${uniqueIds}::uuid[]) and deleted_at is not null
        and (${user.is_admin}::boolean or owner_id = ${user.user_id}::uuid)
      returning row_id as uuid, name`.execute(tx);
    if (rows.length < uniqueIds.length) throw notFoundError('This space');
    for (const row of rows) await auditSpace(row, 'restored', context);
    return { data: { restored: rows.length } };
  },
  spacesListShares: async ({ params }, context) => ({
    data: await sharesOf(await spaceOf(params.uuid, context), context),
  }),
  spacesUpdateShares: async ({ params, body }, context) => {
    const { tx, user } = context;
    const space = await spaceOf(params.uuid, context);
    assertLevel(space, 3);
    const ids = [...new Set(body.user_ids)];
    if (space.owner_id && ids.includes(space.owner_id))
      throw invalidField('user_ids', `The owner of “${space.name}” already has full access.`);
    const { rows } = await sql<{ user_id: string; permission: number }>`select user_id, permission
      from task_space_share where space_id = ${space.uuid}::uuid and user_id = any(${ids}::uuid[])
      order by user_id for update`.execute(tx);
    const had = new Map(rows.map(({ user_id, permission }) => [user_id, permission]));
    const { uuid, name } = space;
    const share = {
      expected: body.seen,
      requested: body.permission || NO_SHARE,
      entity: 'space',
      uuid,
      name,
    };
    for (const userId of ids)
      await assertShareUnchanged(
        { ...share, userId, current: had.get(userId), levelName: (level) => levelNames[level] },
        context,
      );
    if (body.permission === 0) {
      await sql`delete from task_space_share where space_id = ${space.uuid}::uuid
        and user_id = any(${ids}::uuid[])`.execute(tx);
      if (had.size) {
        const { rows: people } = await sql<{ name: string }>`select trim(firstname || ' ' || lastname) as name
          from user_directory where user_id = any(${[...had.keys()]}::uuid[]) order by 1`.execute(tx);
        await auditSpace(space, 'updated', context, [
          { field: 'shared_with', before: people.map(({ name }) => name).join(', ') },
        ]);
      }
      return { data: await sharesOf(space, context) };
    }
    const people = await peopleOf(ids, 'user_ids', context);
    await sql`insert into task_space_share (tenant_id, space_id, user_id, permission, created_by)
      select ${user.tenant_id}::uuid, ${space.uuid}::uuid, id, ${body.permission}, ${user.user_id}::uuid
      from unnest(${ids}::uuid[]) as t(id)
      on conflict (tenant_id, space_id, user_id) do update set permission = excluded.permission`.execute(tx);
    await auditSpace(space, 'updated', context, [
      {
        field: 'shared_with',
        after: `${people.map(({ name }) => name).join(', ')}: ${levelNames[body.permission]}`,
      },
    ]);
    await notifyByEmail(
      context,
      ids.filter((id) => !had.has(id) && id !== user.user_id),
      {
        kind: 'task',
        name: 'A space was shared with you',
        message: `${user.firstname} ${user.lastname} shared the space “${space.name}” with you (${levelNames[body.permission]}).`,
        module: 'tasks',
        prop_type: 'space',
        prop_id: space.uuid,
      },
    );
    return { data: await sharesOf(space, context) };
  },
  tasksReadModuleDetails: async ({ params }, context) => ({
    data: { space_id: await spaceOfModule(params.module, context), module_folder_id: null },
  }),
} satisfies Partial<Handlers>;
