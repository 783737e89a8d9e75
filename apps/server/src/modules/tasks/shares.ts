import type { TaskShare } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError } from '../../core/http-error.ts';
import { notifyByEmail } from '../../capabilities/notifications/notify.ts';
import { assertShareUnchanged, NO_SHARE } from '../../capabilities/sharing/assert-share-unchanged.ts';
import { assertFullAccess } from './rights.ts';
import { itemOf, type ItemRow } from './queries.ts';
import { auditTask } from './audit.ts';

export interface NamedUser {
  user_id: string;
  name: string;
}
export const levelNames: Readonly<Record<number, string>> = {
  0: 'No access',
  1: 'Read',
  2: 'Editor',
  3: 'Full access',
  4: 'Admin',
};

/** Users of the company by id. @throws HttpError 422 for unknown or deactivated users. */
export async function peopleOf(
  ids: readonly string[],
  field: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<NamedUser[]> {
  const uniqueIds = [...new Set(ids)];
  const { rows } = await sql<
    NamedUser & { status: string }
  >`select user_id, trim(firstname || ' ' || lastname) as name, status
    from user_directory where user_id = any(${uniqueIds}::uuid[]) order by firstname, lastname`.execute(tx);
  if (rows.length < uniqueIds.length) throw invalidField(field, 'One of these people does not exist.');
  const deactivated = rows.find(({ status }) => status === 'deactivated');
  if (deactivated) throw invalidField(field, `${deactivated.name} is deactivated. Choose an active user.`);
  return rows;
}

export const callerName = ({ user }: Context) => `${user.firstname} ${user.lastname}`.trim();
export const otherUsers = (ids: readonly string[], { user }: Context) =>
  ids.filter((id) => id !== user.user_id);

interface ShareRow extends TaskShare {
  at: string;
  at_name: string;
  kind: string;
}

/** Users with access to a task, directly, through an ancestor or its space, each once with the effective level. */
async function sharesOf(item: ItemRow, { tx }: Context): Promise<TaskShare[]> {
  const { rows } = await sql<ShareRow>`
    select u.user_id as uuid, trim(u.firstname || ' ' || u.lastname) as name, u.email, x.permission, x.at, x.at_name, x.kind
    from (
      select g.user_id, g.permission, i.item_id as at, i.name as at_name, 'item' as kind, cardinality(i.path) as depth
        from task_member g join task_item i on i.tenant_id = g.tenant_id and i.item_id = g.item_id
        where g.item_id = any(${item.path}::uuid[]) and g.permission > 0
      union all select h.user_id, h.permission, s.row_id, s.name, 'space', 0 from task_space_share h
        join task_space s on s.tenant_id = h.tenant_id and s.row_id = h.space_id
        where h.space_id = ${item.space_id}::uuid
    ) x join user_directory u on u.user_id = x.user_id
    order by x.permission desc, x.depth desc`.execute(tx);
  const people = new Map<string, TaskShare>();
  for (const { uuid, name, email, permission, at, at_name } of rows) {
    if (people.has(uuid)) continue;
    people.set(uuid, {
      uuid,
      name,
      email,
      permission,
      ...(at === item.uuid ? {} : { inherited_from: { uuid: at, name: at_name } }),
    });
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

const ofItem = (
  { uuid, name }: ItemRow,
  share: { expected: number | undefined; current: number; requested: number; userId: string },
) => ({ ...share, entity: 'task', uuid, name, levelName: (level: number) => levelNames[level] });

/** Shares a task with a user or changes the level. */
async function shareWith(
  item: ItemRow,
  { userId, permission, expected }: { userId: string; permission: number; expected?: number | undefined },
  context: Context,
): Promise<void> {
  const { tx, user } = context;
  assertFullAccess(item);
  if (userId === item.owner_id)
    throw invalidField('user_id', `The creator of “${item.name}” already has full access.`);
  const [person] = await peopleOf([userId], 'user_id', context);
  const { rows } = await sql<{ was: number }>`select permission as was from task_member
    where item_id = ${item.uuid}::uuid and user_id = ${userId}::uuid for update`.execute(tx);
  const was = rows[0]?.was ?? 0;
  await assertShareUnchanged(
    ofItem(item, { expected, current: was || NO_SHARE, requested: permission, userId }),
    context,
  );
  if (was === permission) return;
  await sql`insert into task_member (tenant_id, item_id, user_id, permission, created_by)
    values (${user.tenant_id}::uuid, ${item.uuid}::uuid, ${userId}::uuid, ${permission}, ${user.user_id}::uuid)
    on conflict (tenant_id, item_id, user_id) do update set permission = excluded.permission`.execute(tx);
  await auditTask(item, 'updated', context, [
    {
      field: 'shared_with',
      ...(was ? { before: `${person?.name}: ${levelNames[was]}` } : {}),
      after: `${person?.name}: ${levelNames[permission]}`,
    },
  ]);
  if (was === 0)
    await notifyByEmail(context, otherUsers([userId], context), {
      kind: 'task',
      name: 'A task was shared with you',
      message: `${callerName(context)} shared “${item.name}” with you (${levelNames[permission]}).`,
      module: 'tasks',
      prop_type: 'task',
      prop_id: item.uuid,
    });
}

export const taskPeople = {
  tasksListShares: async ({ params }, context) => ({
    data: await sharesOf(await itemOf(params.uuid, context), context),
  }),
  tasksShare: async ({ params, body }, context) => {
    const item = await itemOf(params.uuid, context);
    await shareWith(item, { userId: body.user_id, permission: body.type, expected: body.seen }, context);
    return { data: await sharesOf(item, context), message: messages.itemShared };
  },
  tasksUpdateShare: async ({ params, body }, context) => {
    const item = await itemOf(params.uuid, context);
    assertFullAccess(item);
    const { rows } = await sql`select 1 from task_member where item_id = ${item.uuid}::uuid
      and user_id = ${params.userId}::uuid and permission > 0`.execute(context.tx);
    const { permission, seen: expected } = body;
    // A concurrent revocation is reported by the expected-value check.
    if (!rows.length && expected === undefined) throw notFoundError('This share');
    await shareWith(item, { userId: params.userId, permission, expected }, context);
    return { data: await sharesOf(item, context), message: messages.permissionUpdated };
  },
  tasksUnshare: async ({ params, body }, context) => {
    const { tx } = context;
    const item = await itemOf(params.uuid, context);
    assertFullAccess(item);
    const { rows } = await sql<
      NamedUser & { permission: number }
    >`select u.user_id, trim(u.firstname || ' ' || u.lastname) as name, g.permission
      from task_member g join user_directory u on u.tenant_id = g.tenant_id and u.user_id = g.user_id
      where g.item_id = ${item.uuid}::uuid and g.permission > 0 and g.user_id = any(${body.user_ids}::uuid[])`.execute(
      tx,
    );
    for (const userId of body.user_ids) {
      const current = rows.find(({ user_id }) => user_id === userId)?.permission ?? NO_SHARE;
      await assertShareUnchanged(
        ofItem(item, { expected: body.seen, current, requested: NO_SHARE, userId }),
        context,
      );
    }
    const ids = rows.map(({ user_id }) => user_id);
    await sql`delete from task_member where item_id = ${item.uuid}::uuid and user_id = any(${ids}::uuid[])
      and not is_assigned`.execute(tx);
    await sql`update task_member set permission = 0 where item_id = ${item.uuid}::uuid
      and user_id = any(${ids}::uuid[])`.execute(tx);
    if (rows.length)
      await auditTask(item, 'updated', context, [
        { field: 'shared_with', before: rows.map(({ name }) => name).join(', ') },
      ]);
    return { data: await sharesOf(item, context) };
  },
} satisfies Partial<Handlers>;
