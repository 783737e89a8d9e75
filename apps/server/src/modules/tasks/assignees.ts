import type { TaskChange } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { RepeatedColumns } from '../../resource/import-options.ts';
import { notifyByEmail } from '../../capabilities/notifications/notify.ts';
import { callerName, otherUsers, peopleOf, type NamedUser } from './shares.ts';
import { assertCanEdit } from './rights.ts';
import { itemsOf, type ItemRow } from './queries.ts';

interface Assignment {
  item: ItemRow;
  before: NamedUser[];
  ids: string[];
}

/** Current assignees of these tasks with names. */
export async function assigneesByTask(
  uuids: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<Map<string, NamedUser[]>> {
  const { rows } = await sql<NamedUser & { item_id: string }>`
    select g.item_id, u.user_id, trim(u.firstname || ' ' || u.lastname) as name from task_member g
    join user_directory u on u.tenant_id = g.tenant_id and u.user_id = g.user_id
    where g.item_id = any(${[...uuids]}::uuid[]) and g.is_assigned order by u.firstname, u.lastname`.execute(
    tx,
  );
  return Map.groupBy(rows, ({ item_id }) => item_id);
}

const pairs = (of: readonly { item: ItemRow; user: string }[]) =>
  sql`select * from unnest(${of.map(({ item }) => item.uuid)}::uuid[], ${of.map(({ user }) => user)}::uuid[]) as t(item_id, user_id)`;

/** Notifies new assignees, with one combined notification for several tasks. */
async function notifyAssignees(
  added: readonly { item: ItemRow; user: string }[],
  context: Context,
): Promise<void> {
  const byPerson = Map.groupBy(added, ({ user }) => user);
  // Users who are new to the same tasks get one notification call.
  const byItems = Map.groupBy([...byPerson.keys()], (user) =>
    (byPerson.get(user) ?? []).map(({ item }) => item.uuid).join(),
  );
  for (const users of byItems.values()) {
    const items = (byPerson.get(users[0] ?? '') ?? []).map(({ item }) => item);
    const [first] = items;
    if (!first) continue;
    await notifyByEmail(context, otherUsers(users, context), {
      kind: 'task',
      module: 'tasks',
      prop_type: 'task',
      ...(items.length === 1
        ? {
            name: 'A task was assigned to you',
            message: `${callerName(context)} assigned “${first.name}” to you.`,
            prop_id: first.uuid,
          }
        : {
            name: `${items.length} tasks were assigned to you`,
            message: `${callerName(context)} assigned “${first.name}” and ${items.length - 1} more to you.`,
          }),
    });
  }
}

/**
 * Sets the assignees of tasks in a few statements.
 * @param next assignees of a task, computed from its current ones.
 * @returns assignees before and after for changed tasks.
 */
export async function assignAll(
  items: readonly ItemRow[],
  next: (now: readonly string[], item: ItemRow) => readonly string[],
  context: Context,
): Promise<TaskChange[]> {
  const { tx, user } = context;
  const uuids = items.map(({ uuid }) => uuid);
  // Sorted, so that two calls over the same tasks wait instead of deadlocking.
  await sql`select 1 from task_item where item_id = any(${uuids}::uuid[]) order by item_id for update`.execute(
    tx,
  );
  const now = await assigneesByTask(uuids, context);
  const changes = items.flatMap((item): Assignment[] => {
    const before = now.get(item.uuid) ?? [];
    const had = before.map(({ user_id }) => user_id);
    const ids = [...new Set(next(had, item))];
    return ids.length === had.length && ids.every((id) => had.includes(id)) ? [] : [{ item, before, ids }];
  });
  if (changes.length === 0) return [];
  const added = changes.flatMap(({ item, before, ids }) =>
    ids.filter((id) => !before.some(({ user_id }) => user_id === id)).map((id) => ({ item, user: id })),
  );
  const removed = changes.flatMap(({ item, before, ids }) =>
    before.filter(({ user_id }) => !ids.includes(user_id)).map(({ user_id }) => ({ item, user: user_id })),
  );
  const people = await peopleOf(
    added.map(({ user: id }) => id),
    'assignee_ids',
    context,
  );
  await sql`delete from task_member g using (${pairs(removed)}) r
    where g.item_id = r.item_id and g.user_id = r.user_id and g.permission = 0`.execute(tx);
  await sql`update task_member g set is_assigned = false from (${pairs(removed)}) r
    where g.item_id = r.item_id and g.user_id = r.user_id`.execute(tx);
  await sql`insert into task_member (tenant_id, item_id, user_id, is_assigned, created_by)
    select ${user.tenant_id}::uuid, a.item_id, a.user_id, true, ${user.user_id}::uuid from (${pairs(added)}) a
    on conflict (tenant_id, item_id, user_id) do update set is_assigned = true, assigned_at = now()`.execute(
    tx,
  );
  await sql`update task_item set version = version + 1, updated_at = now()
    where item_id = any(${changes.map(({ item }) => item.uuid)}::uuid[])`.execute(tx);
  const names = new Map(people.map(({ user_id, name }) => [user_id, name]));
  await context.auditAll(
    changes.map(({ item, before, ids }) => ({
      module: 'tasks',
      entity: 'task',
      entityId: item.uuid,
      entityName: item.name,
      action: 'updated',
      changes: [
        {
          field: 'assignees',
          before: before.map(({ name }) => name).join(', '),
          after: [
            ...before.filter(({ user_id }) => ids.includes(user_id)).map(({ name }) => name),
            ...ids.flatMap((id) =>
              before.some(({ user_id }) => user_id === id) ? [] : (names.get(id) ?? []),
            ),
          ]
            .toSorted((a, b) => a.localeCompare(b))
            .join(', '),
        },
      ],
    })),
  );
  await notifyAssignees(added, context);
  return changes.map(({ item, before, ids }) => ({
    uuid: item.uuid,
    before: { assignee_ids: before.map(({ user_id }) => user_id) },
    after: { assignee_ids: ids },
  }));
}

/** Assignee column of import files. */
export const assigneesInFiles: RepeatedColumns = {
  label: 'Assignees',
  named: { view: 'security_user_view', what: 'user', by: [['email'], ['firstname', 'lastname']] },
  read: async (uuids, context) =>
    new Map(
      [...(await assigneesByTask(uuids, context))].map(([uuid, people]) => [
        uuid,
        people.map(({ user_id }) => user_id),
      ]),
    ),
  write: async (ids, context) => {
    const items = await itemsOf([...ids.keys()], context);
    items.forEach(assertCanEdit);
    await assignAll(items, (_now, { uuid }) => ids.get(uuid) ?? [], context);
  },
};
