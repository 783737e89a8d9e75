import type { TaskMoved } from '@plumbline/api';
import { stateChange } from '@plumbline/validation/task-undo';
import { sql } from 'kysely';
import { withSavepoint } from '../../database/savepoint.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { tasks } from './items.ts';
import { ranksAround, assertNoCycle, placeOf, moveSubtree, type Place } from './position.ts';
import { assertCanEdit } from './rights.ts';
import { itemOf, itemsOf, lockTree, type ItemRow } from './queries.ts';
import { changedStatus, type StatusColumns } from './statuses.ts';
import { auditTask } from './audit.ts';
import { changedRanks, ranksBelow } from './subtree.ts';

type Move = Parameters<Handlers['tasksMove']>[0]['body'];

/** Current position of a task, as a target for others. */
async function currentPlace(item: ItemRow, { tx }: Context): Promise<Place> {
  const { rows } = await sql<{ personal_owner_id: string | null }>`select personal_owner_id from task_item
    where item_id = ${item.uuid}::uuid`.execute(tx);
  return {
    space_id: item.space_id,
    folder_id: item.folder_id,
    personal_owner_id: rows[0]?.personal_owner_id ?? null,
    dependent_id: item.dependent_id,
    above: item.path.slice(0, -1),
  };
}

export const nameOf = async (uuid: string | null, { tx }: Context): Promise<string> =>
  uuid
    ? ((await sql<{ name: string }>`select name from task_view where uuid = ${uuid}::uuid`.execute(tx))
        .rows[0]?.name ?? '')
    : '';

/** Clause for error messages naming the user who last changed one of these fields. */
async function movedBy(uuid: string, fields: readonly string[], { tx, user }: Context): Promise<string> {
  const { rows } = await sql<{ user_id: string | null; user_name: string }>`
    select user_id, user_name from audit_change where entity = 'task' and entity_id = ${uuid}::uuid
      and exists (select 1 from jsonb_array_elements(changes) c where c ->> 'field' = any(${[...fields]}::text[]))
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0]?.user_id === user.user_id
    ? 'you moved it elsewhere'
    : `${rows[0]?.user_name || 'someone'} moved it`;
}

/** @throws HttpError 409 for a task whose parent is not the expected one. */
async function assertExpectedParent(
  { uuid, name, dependent_id: current }: ItemRow,
  { seen_dependent_id: expected, dependent_id: requested }: Move,
  context: Context,
): Promise<void> {
  if (expected === undefined || requested === undefined || current === expected || current === requested)
    return;
  const by = await movedBy(uuid, ['dependent_id', 'space_id', 'folder_id'], context);
  const where = current ? `is part of “${await nameOf(current, context)}”` : 'is at the top level';
  throw new HttpError(
    409,
    `“${name}” now ${where}: ${by}. Your move was not saved. Move it again if needed.`,
  );
}

/**
 * @throws HttpError 409 for a task whose status is not the expected one, so that another user's move is not reverted
 * unseen.
 */
async function assertExpectedStatus(
  { uuid, name, workflow_status: current }: ItemRow,
  { seen_status: expected, workflow_status: requested }: Move,
  context: Context,
): Promise<void> {
  if (expected === undefined || !requested || current === expected || current === requested) return;
  const by = await movedBy(uuid, ['workflow_status'], context);
  throw new HttpError(
    409,
    `“${name}” is now ${current}: ${by}. Your move was not saved. Move it again if needed.`,
  );
}

/** Moves one task. */
async function moveTask(
  item: ItemRow,
  { body, after, moved }: { body: Move; after: string | null | undefined; moved: readonly string[] },
  context: Context,
): Promise<void> {
  assertCanEdit(item);
  await assertExpectedStatus(item, body, context);
  await assertExpectedParent(item, body, context);
  const isElsewhere =
    body.space_id !== undefined || body.folder_id !== undefined || body.dependent_id !== undefined;
  const place = isElsewhere ? await placeOf(body, item, context) : await currentPlace(item, context);
  if (place.dependent_id && place.dependent_id !== item.dependent_id)
    await assertNoCycle(
      { kind: 'part', above: place.dependent_id, below: item.uuid },
      'dependent_id',
      context,
      (link) => link.kind === 'part' && link.below === item.uuid,
    );
  const status = await changedStatus(
    { ...(body.workflow_status ? { workflow_status: body.workflow_status } : {}), space_id: place.space_id },
    item,
    context,
  );
  await moveSubtree(
    item,
    place,
    await ranksAround(place, { after, before: after ? undefined : body.before }, moved, context),
    context,
  );
  const siblingId = after ?? body.before;
  const where = async () =>
    siblingId ? `beside ${await nameOf(siblingId, context)}` : after === null ? 'first' : 'last';
  await writeMove(item, place, status, where, context);
}

/** Writes status and audit entry of a move. @param where previous position. */
export async function writeMove(
  item: ItemRow,
  place: Place,
  status: Partial<StatusColumns>,
  where: () => Promise<string>,
  context: Context,
): Promise<void> {
  const changes: { field: string; before?: string; after?: string }[] = [];
  if (place.dependent_id !== item.dependent_id)
    changes.push({
      field: 'dependent_id',
      before: await nameOf(item.dependent_id, context),
      after: await nameOf(place.dependent_id, context),
    });
  if (place.space_id !== item.space_id)
    changes.push({ field: 'space_id', before: item.space_id ?? '', after: place.space_id ?? '' });
  if (place.folder_id !== item.folder_id)
    changes.push({ field: 'folder_id', before: item.folder_id ?? '', after: place.folder_id ?? '' });
  if (status.workflow_status !== undefined && status.workflow_status !== item.workflow_status)
    changes.push({ field: 'workflow_status', before: item.workflow_status, after: status.workflow_status });
  // Reordering alone does not conflict with concurrent field changes.
  if (changes.length) {
    const sets = Object.entries(status).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update task_item set ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = now()`])}
      where item_id = ${item.uuid}::uuid`.execute(context.tx);
  } else changes.push({ field: 'order', after: await where() });
  await auditTask(item, 'updated', context, changes);
}

export const taskMoves = {
  tasksMove: async ({ body }, context) => {
    const uniqueIds = [...new Set(body.uuid)];
    await itemsOf(uniqueIds, context);
    if (body.after && uniqueIds.includes(body.after))
      throw invalidField('after', 'A task cannot be placed after itself.');
    if (body.before && uniqueIds.includes(body.before))
      throw invalidField('before', 'A task cannot be placed before itself.');
    await lockTree(context);
    const refused: TaskMoved['refused'] = [];
    const done = new Map<string, { item: ItemRow; below: ReadonlyMap<string, string> }>();
    const isPlaced =
      body.space_id !== undefined || body.folder_id !== undefined || body.dependent_id !== undefined;
    let after = body.after;
    for (const uuid of uniqueIds) {
      const item = await itemOf(uuid, context);
      const below = isPlaced ? await ranksBelow(uuid, context) : new Map<string, string>();
      const outcome = await withSavepoint(
        context.tx,
        () => moveTask(item, { body, after, moved: uniqueIds.filter((each) => !done.has(each)) }, context),
        body,
      );
      if ('problem' in outcome) refused.push({ uuid, name: item.name, message: outcome.problem.message });
      else {
        done.set(uuid, { item, below });
        // The next task is placed after this one, which keeps the requested order.
        if (body.after !== undefined || body.before) after = uuid;
      }
    }
    const rows: TaskMoved['rows'] = [];
    const changes: TaskMoved['changes'] = [];
    for (const [uuid, { item: before, below }] of done) {
      const row = (await tasks.find(uuid, context)) as TaskMoved['rows'][number];
      const change = stateChange(before, row);
      const parts = await changedRanks(uuid, below, context);
      if (change) changes.push({ uuid, ...change, ...parts } as TaskMoved['changes'][number]);
      rows.push(row);
    }
    return {
      data: {
        rows: await tasks.presentAll(rows as Parameters<typeof tasks.presentAll>[0], context),
        refused,
        changes,
      },
    };
  },
} satisfies Partial<Handlers>;
