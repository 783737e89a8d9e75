import type { TaskChange, TaskState } from '@plumbline/api';
import { changedSince, isSameState } from '@plumbline/validation/task-undo';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { assignAll, assigneesByTask } from './assignees.ts';
import { tasks } from './items.ts';
import { writeMove } from './move.ts';
import { restoreRanks } from './subtree.ts';
import {
  ranksAround,
  assertNoCycle,
  placeOf,
  moveSubtree,
  separateEqualRanks,
  orderOfPlace,
} from './position.ts';
import { assertCanEdit } from './rights.ts';
import { itemsOf, lockTree, type ItemRow } from './queries.ts';
import { changedStatus } from './statuses.ts';
import { removeItems } from './trash.ts';

const NOTHING_UNDONE = 'Nothing was undone.';
const placeFields = ['space_id', 'folder_id', 'dependent_id', 'rank'] as const;
type Now = ItemRow & { assignee_ids: string[] };

/** Names under which the audit log records a field. */
const auditFieldNames: Readonly<Record<string, readonly string[]>> = {
  assignee_ids: ['assignees'],
  rank: ['order', ...placeFields],
  workflow_id: ['workflow_status'],
};
/** Labels missing in the contract. */
const labels: Readonly<Record<string, string>> = {
  workflow_id: 'Workflow',
  assignee_ids: 'Assignees',
  rank: 'Position',
};

/** Start of a sentence naming the user who last changed these fields. */
async function lastEditorText(uuid: string, fields: readonly string[], { tx, user }: Context) {
  const names = fields.flatMap((field) => [field, ...(auditFieldNames[field] ?? [])]);
  const { rows } = await sql<{ user_id: string | null; user_name: string }>`
    select user_id, user_name from audit_change where entity = 'task' and entity_id = ${uuid}::uuid
      and exists (select 1 from jsonb_array_elements(changes) c where c ->> 'field' = any(${names}::text[]))
    order by created_at desc, change_id desc limit 1`.execute(tx);
  const [last] = rows;
  if (last?.user_id === user.user_id) return 'You have';
  return `${last?.user_name || 'Someone'} has`;
}

/** @throws HttpError 409 naming the user who deleted one of these; 404 for one never visible to the caller. */
async function assertNotDeleted(uuids: readonly string[], context: Context): Promise<Map<string, ItemRow>> {
  const { rows } = await sql<{ item_id: string; name: string }>`select item_id, name from task_reach_view
    where item_id = any(${[...uuids]}::uuid[]) and deleted_at is not null and permission > 0
    order by name limit 1`.execute(context.tx);
  if (rows[0]) {
    const { rows: lastChanges } = await sql<{ user_id: string | null; user_name: string }>`
      select user_id, user_name from audit_change where entity = 'task' and action = 'deleted'
        and entity_id = ${rows[0].item_id}::uuid order by created_at desc limit 1`.execute(context.tx);
    const by =
      lastChanges[0]?.user_id === context.user.user_id ? 'you' : lastChanges[0]?.user_name || 'someone';
    throw new HttpError(409, `“${rows[0].name}” was deleted by ${by}. ${NOTHING_UNDONE}`);
  }
  return new Map((await itemsOf(uuids, context)).map((item) => [item.uuid, item]));
}

/** @throws HttpError 409 naming the fields changed since the caller's change. */
async function assertUnchangedSince(now: Now, change: TaskChange, context: Context): Promise<void> {
  const fields = changedSince(now, change);
  if (!fields.length) return;
  const fieldMeta = await tasks.describe(context);
  const fieldLabels = fields.map((field) => labels[field] ?? fieldMeta[field]?.label ?? field);
  throw new HttpError(
    409,
    `${await lastEditorText(now.uuid, fields, context)} since changed “${now.name}”: ${fieldLabels.join(', ')}. ${NOTHING_UNDONE}`,
  );
}

/** True if the caller made the latest status change, which undo may reverse without a transition. */
async function isOwnStatusChange(uuid: string, status: string, { tx, user }: Context): Promise<boolean> {
  const { rows } = await sql<{ user_id: string | null; before: string | null }>`
    select user_id, c ->> 'before' as before from audit_change, jsonb_array_elements(changes) c
    where entity = 'task' and entity_id = ${uuid}::uuid and c ->> 'field' = 'workflow_status'
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0]?.user_id === user.user_id && rows[0]?.before === status;
}

/** Values of the former state that differ from the current one. */
function differingValues(now: Now, before: TaskState): TaskState {
  const entries = Object.entries(before).filter(
    ([field, value]) =>
      field === 'custom' ||
      !isSameState(field, new Map<string, unknown>(Object.entries(now)).get(field), value),
  );
  return Object.fromEntries(entries);
}

/** Restores parent and position of a task. */
async function restorePlace(item: ItemRow, before: TaskState, context: Context): Promise<void> {
  const { workflow_id, workflow_status, rank } = before;
  const isPlaced = placeFields.some((field) => before[field] !== undefined);
  if (!isPlaced && workflow_id === undefined && workflow_status === undefined) return;
  const target = {
    space_id: before.space_id === undefined ? item.space_id : before.space_id,
    folder_id: before.folder_id === undefined ? item.folder_id : before.folder_id,
    dependent_id: before.dependent_id === undefined ? item.dependent_id : before.dependent_id,
  };
  if (
    (before.space_id === null || before.folder_id === null) &&
    !target.space_id &&
    !target.folder_id &&
    !target.dependent_id &&
    item.owner_id !== context.user.user_id
  )
    throw new HttpError(
      409,
      `Someone else made this change to “${item.name}”, and only they can undo it. ${NOTHING_UNDONE}`,
    );
  const place = await placeOf(target, item, context);
  if (place.dependent_id && place.dependent_id !== item.dependent_id)
    await assertNoCycle(
      { kind: 'part', above: place.dependent_id, below: item.uuid },
      'dependent_id',
      context,
      (link) => link.kind === 'part' && link.below === item.uuid,
    );
  const status = await changedStatus(
    {
      ...(workflow_id ? { workflow_id } : {}),
      ...(workflow_status ? { workflow_status } : {}),
      space_id: place.space_id,
    },
    item,
    context,
    { isBack: await isOwnStatusChange(item.uuid, workflow_status ?? '', context) },
  );
  if (isPlaced) {
    await moveSubtree(item, place, await ranksAround(place, {}, [item.uuid], context), context);
    if (rank !== undefined) {
      await sql`update task_item set rank = ${rank} where item_id = ${item.uuid}::uuid`.execute(context.tx);
      // Tasks placed there in the meantime stay next to it.
      await separateEqualRanks(orderOfPlace(place), rank, context);
    }
  }
  await writeMove(item, place, status, async () => 'where it was before', context);
}

export const taskUndoOperations = {
  tasksUndo: async ({ body: { changes = [], made = [] } }, context) => {
    const { tx } = context;
    const ids = [...new Set([...changes.map(({ uuid }) => uuid), ...made])];
    if (ids.length === 0) return { data: { changed: 0 } };
    if (made.length && !hasPermission({ app: 8, name: 'task', type: 'd' }, context))
      throw new HttpError(403, `You do not have permission to delete tasks. ${NOTHING_UNDONE}`);
    await lockTree(context);
    await sql`select 1 from task_item where item_id = any(${ids}::uuid[]) order by item_id for update`.execute(
      tx,
    );
    const items = await assertNotDeleted(ids, context);
    const people = await assigneesByTask(ids, context);
    const assigned = new Map<string, readonly string[]>();
    // All tasks are checked before any is written, so that the first conflict is reported.
    for (const change of changes) {
      const item = items.get(change.uuid);
      if (!item) continue;
      assertCanEdit(item);
      const on = (people.get(item.uuid) ?? []).map(({ user_id }) => user_id);
      await assertUnchangedSince({ ...item, assignee_ids: on }, change, context);
    }
    for (const { uuid, before: beforeInput, parts = [] } of changes) {
      const item = items.get(uuid);
      if (!item) continue;
      const on = (people.get(uuid) ?? []).map(({ user_id }) => user_id);
      const before = differingValues({ ...item, assignee_ids: on }, beforeInput);
      const {
        assignee_ids,
        workflow_id: _flow,
        workflow_status: _status,
        space_id: _space,
        folder_id: _folder,
        dependent_id: _parent,
        rank: _rank,
        ...fields
      } = before;
      await restoreRanks(uuid, parts, () => restorePlace(item, before, context), context);
      if (Object.keys(fields).length) {
        const { version } = await tasks.find(uuid, context);
        await tasks.update({ params: { uuid }, body: { ...fields, version } }, context);
      }
      if (assignee_ids) assigned.set(uuid, assignee_ids);
    }
    if (assigned.size)
      await assignAll(
        [...items.values()].filter(({ uuid }) => assigned.has(uuid)),
        (_now, { uuid }) => assigned.get(uuid) ?? [],
        context,
      );
    if (made.length) {
      await assertUnchangedByOthers(made, items, context);
      await removeItems(made, context);
    }
    return { data: { changed: ids.length } };
  },
} satisfies Partial<Handlers>;

/** @throws HttpError 409 for a created task that another user changed or added subtasks to. */
async function assertUnchangedByOthers(
  uuids: readonly string[],
  items: ReadonlyMap<string, ItemRow>,
  { tx, user }: Context,
): Promise<void> {
  const { rows } = await sql<{ item_id: string; user_name: string }>`
    select below.top as item_id, a.user_name from audit_change a
    join (select i.item_id, t.top from unnest(${[...uuids]}::uuid[]) as t(top)
      join task_item i on i.path @> array[t.top]) below on below.item_id = a.entity_id
    where a.entity = 'task' and a.user_id is distinct from ${user.user_id}::uuid
    union all
    select c.prop_id, trim(u.firstname || ' ' || u.lastname) from record_comment c
    join user_directory u on u.tenant_id = c.tenant_id and u.user_id = c.author_id
    where c.prop_type = 'space_items' and c.prop_id = any(${[...uuids]}::uuid[])
      and c.author_id <> ${user.user_id}::uuid
    limit 1`.execute(tx);
  const [touched] = rows;
  if (!touched) return;
  const name = items.get(touched.item_id)?.name ?? '';
  throw new HttpError(
    409,
    `${touched.user_name || 'Someone'} has changed “${name}” since you created it, so it was not removed. To delete it, use its menu.`,
  );
}
