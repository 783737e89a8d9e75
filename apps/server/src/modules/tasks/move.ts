import type { TaskMoved } from '@plumbline/api';
import { stateChange } from '@plumbline/validation/task-undo';
import { sql } from 'kysely';
import { withSavepoint } from '../../database/savepoint.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { tasks } from './items.ts';
import { gapAt, mustBeNoCircle, placeOf, putAt, type Place } from './position.ts';
import { mustEdit } from './rights.ts';
import { itemOf, itemsOf, lockTree, type ItemRow } from './queries.ts';
import { changedStatus, type StatusColumns } from './statuses.ts';
import { auditTask } from './audit.ts';
import { partsOf, ranksBelow } from './subtree.ts';

type Move = Parameters<Handlers['taskCallsMove']>[0]['body'];

/** Where an item stands now, as a place that others can be put to. */
async function standing(item: ItemRow, { tx }: Context): Promise<Place> {
  const { rows } = await sql<{ keeper_id: string | null }>`select keeper_id from task_item
    where item_id = ${item.uuid}::uuid`.execute(tx);
  return {
    space_id: item.space_id,
    folder_id: item.folder_id,
    keeper_id: rows[0]?.keeper_id ?? null,
    dependent_id: item.dependent_id,
    above: item.path.slice(0, -1),
  };
}

export const nameOf = async (uuid: string | null, { tx }: Context): Promise<string> =>
  uuid
    ? ((await sql<{ name: string }>`select name from task_view where uuid = ${uuid}::uuid`.execute(tx))
        .rows[0]?.name ?? '')
    : '';

/** Who last changed one of these fields of an item, as the middle of a sentence. */
async function movedBy(uuid: string, fields: readonly string[], { tx, user }: Context): Promise<string> {
  const { rows } = await sql<{ user_id: string | null; user_name: string }>`
    select user_id, user_name from audit_change where entity = 'task' and entity_id = ${uuid}::uuid
      and exists (select 1 from jsonb_array_elements(changes) c where c ->> 'field' = any(${[...fields]}::text[]))
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0]?.user_id === user.user_id
    ? 'you have moved it elsewhere'
    : `${rows[0]?.user_name || 'somebody'} moved it`;
}

/** @throws HttpError 409 for an item that is a part of something else than it was seen in: the same, in the tree. */
async function mustBeWhereSeen(
  { uuid, name, dependent_id: now }: ItemRow,
  { seen_dependent_id: seen, dependent_id: wanted }: Move,
  context: Context,
): Promise<void> {
  if (seen === undefined || wanted === undefined || now === seen || now === wanted) return;
  const by = await movedBy(uuid, ['dependent_id', 'space_id', 'folder_id'], context);
  const where = now ? `is a part of “${await nameOf(now, context)}”` : 'stands at the top';
  throw new HttpError(
    409,
    `“${name}” ${where} by now: ${by}. It stays there; move it again if that is not right.`,
  );
}

/** @throws HttpError 409 for an item that stands in another status than it was seen in: that would undo another's move unseen. */
async function mustStandAsSeen(
  { uuid, name, workflow_status: now }: ItemRow,
  { seen_status: seen, workflow_status: wanted }: Move,
  context: Context,
): Promise<void> {
  if (seen === undefined || !wanted || now === seen || now === wanted) return;
  const by = await movedBy(uuid, ['workflow_status'], context);
  throw new HttpError(
    409,
    `“${name}” is ${now} by now: ${by}. It stays there; move it again if that is not right.`,
  );
}

/** Moves one item. */
async function moveOne(
  item: ItemRow,
  { body, after, moved }: { body: Move; after: string | null | undefined; moved: readonly string[] },
  context: Context,
): Promise<void> {
  mustEdit(item);
  await mustStandAsSeen(item, body, context);
  await mustBeWhereSeen(item, body, context);
  const isElsewhere =
    body.space_id !== undefined || body.folder_id !== undefined || body.dependent_id !== undefined;
  const place = isElsewhere ? await placeOf(body, item, context) : await standing(item, context);
  if (place.dependent_id && place.dependent_id !== item.dependent_id)
    await mustBeNoCircle(
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
  await putAt(
    item,
    place,
    await gapAt(place, { after, before: after ? undefined : body.before }, moved, context),
    context,
  );
  const beside = after ?? body.before;
  const where = async () =>
    beside ? `beside ${await nameOf(beside, context)}` : after === null ? 'first' : 'last';
  await settle(item, place, status, where, context);
}

/** Writes what a new place brings beside the place itself: the status, and the history. @param where in the order it stands now. */
export async function settle(
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
  // Who only puts things in order changes nothing that somebody else may be writing at the moment.
  if (changes.length) {
    const sets = Object.entries(status).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update task_item set ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = now()`])}
      where item_id = ${item.uuid}::uuid`.execute(context.tx);
  } else changes.push({ field: 'order', after: await where() });
  await auditTask(item, 'updated', context, changes);
}

export const taskMoves = {
  taskCallsMove: async ({ body }, context) => {
    const wanted = [...new Set(body.uuid)];
    await itemsOf(wanted, context);
    if (body.after && wanted.includes(body.after))
      throw invalidField('after', 'An item does not stand behind itself.');
    if (body.before && wanted.includes(body.before))
      throw invalidField('before', 'An item does not stand before itself.');
    await lockTree(context);
    const refused: TaskMoved['refused'] = [];
    const done = new Map<string, { item: ItemRow; below: ReadonlyMap<string, string> }>();
    const isPlaced =
      body.space_id !== undefined || body.folder_id !== undefined || body.dependent_id !== undefined;
    let after = body.after;
    for (const uuid of wanted) {
      const item = await itemOf(uuid, context);
      const below = isPlaced ? await ranksBelow(uuid, context) : new Map<string, string>();
      const tried = await withSavepoint(
        context.tx,
        () => moveOne(item, { body, after, moved: wanted.filter((each) => !done.has(each)) }, context),
        body,
      );
      if ('problem' in tried) refused.push({ uuid, name: item.name, message: tried.problem.message });
      else {
        done.set(uuid, { item, below });
        // The next one comes behind it, and so they keep the order in which they were sent.
        if (body.after !== undefined || body.before) after = uuid;
      }
    }
    const rows: TaskMoved['rows'] = [];
    const changes: TaskMoved['changes'] = [];
    for (const [uuid, { item: before, below }] of done) {
      const row = (await tasks.find(uuid, context)) as TaskMoved['rows'][number];
      const change = stateChange(before, row);
      const parts = await partsOf(uuid, below, context);
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
