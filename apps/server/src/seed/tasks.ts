import { addElapsed, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import { rankBetween } from '../modules/tasks/sort-rank.ts';
import type { DemoPerson } from '../capabilities/demo-data/demo-data.ts';
import { folder, spaces, type TaskSeed } from './task-words.ts';

interface Flow {
  uuid: string;
  statuses: { uuid: string; name: string }[];
}

interface NewFolder {
  tenant_id: string;
  name: string;
  type: 'folder' | 'board';
  /** Folders above it from the top. */
  above: readonly string[];
  owner_id: string | null;
}

/** @returns id of the folder. */
async function createFolder(
  tx: Transaction,
  { tenant_id, name, type, above, owner_id }: NewFolder,
): Promise<string> {
  const folder_id = uuidv7();
  await insertRow(tx, 'task_folder', {
    tenant_id,
    folder_id,
    name,
    type,
    parent_folder_id: above.at(-1) ?? null,
    path: [...above, folder_id],
    owner_id,
  });
  return folder_id;
}

/** Shares a task of a space that the estimator cannot open. */
async function shareWithEstimator(
  tx: Transaction,
  tenant_id: string,
  itemIds: ReadonlyMap<string, string>,
  personOf: (lastname: string) => string | undefined,
): Promise<void> {
  const shared = itemIds.get('Renew the builder’s risk policy');
  const reader = personOf('Whitfield');
  if (shared && reader)
    await insertRow(tx, 'task_member', { tenant_id, item_id: shared, user_id: reader, permission: 2 });
}

/** Creates the dependencies between tasks, once all of them exist. @param itemIds task ids by name. */
async function connectTasks(
  tx: Transaction,
  tenant_id: string,
  itemIds: ReadonlyMap<string, string>,
  waiting: readonly (readonly [successor: string, predecessor: string])[],
): Promise<void> {
  for (const [successor_id, name] of waiting) {
    const predecessor_id = itemIds.get(name);
    if (predecessor_id)
      await insertRow(tx, 'task_dependency', {
        tenant_id,
        dependency_id: uuidv7(),
        predecessor_id,
        successor_id,
      });
  }
}

/** Creates spaces, a shared folder with a board, and tasks around today. */
export async function seedTasks(
  tx: Transaction,
  tenant_id: string,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const day = (offset: number | undefined) =>
    offset === undefined ? null : utcDay(addElapsed(now, { days: offset }));
  const instant = (offset: number) => addElapsed(now, { days: offset }).toISOString();
  const personOf = (lastname: string) => people.find((each) => each.lastname === lastname)?.user_id;
  const { rows: flows } = await sql<
    Flow & { name: string }
  >`select row_id as uuid, name, statuses from setup_workflow
    where deleted_at is null`.execute(tx);
  const flowNamed = (name: string) =>
    flows.find((each) => each.name === name) ?? flows.find((each) => each.name === 'Task');
  let number = 0;
  let last: string | undefined;
  const itemIds = new Map<string, string>();
  const waiting: [successor: string, predecessor: string][] = [];

  async function add(
    seed: TaskSeed,
    place: { space_id?: string; folder_id?: string },
    flow: Flow | undefined,
    owner: string | undefined,
    above: readonly string[] = [],
  ): Promise<void> {
    const item_id = uuidv7();
    const status = flow?.statuses[seed.status ?? 0];
    last = rankBetween(last, undefined);
    const begun = -Math.max(2, -(seed.from ?? 0) + 3, (seed.done ?? 0) + 4);
    await insertRow(tx, 'task_item', {
      tenant_id,
      item_id,
      number: `TSK-${String(++number).padStart(5, '0')}`,
      name: seed.name,
      details: seed.details ?? '',
      type: seed.type ?? 'task',
      space_id: null,
      folder_id: null,
      ...place,
      dependent_id: above.at(-1) ?? null,
      path: above,
      rank: last,
      workflow_id: flow?.uuid ?? null,
      status_id: status?.uuid ?? null,
      workflow_status: status?.name ?? '',
      from_date: day(seed.from),
      to_date: day(seed.to),
      due_date: day(seed.due),
      priority: seed.priority ?? '',
      done_at: seed.done === undefined ? null : instant(-seed.done),
      owner_id: owner ?? null,
      created_at: instant(begun),
      updated_at: instant(Math.max(begun, -(seed.done ?? 1))),
    });
    itemIds.set(seed.name, item_id);
    for (const lastname of seed.who ?? []) {
      const user_id = personOf(lastname);
      if (user_id) await insertRow(tx, 'task_member', { tenant_id, item_id, user_id, is_assigned: true });
    }
    for (const [lastname, daysAgo, body] of seed.comments ?? [])
      await insertRow(tx, 'comment', {
        tenant_id,
        comment_id: uuidv7(),
        prop_type: 'space_items',
        prop_id: item_id,
        body,
        author_id: personOf(lastname) ?? null,
        created_at: instant(-daysAgo),
        updated_at: instant(-daysAgo),
      });
    for (const first of seed.after ?? []) waiting.push([item_id, first]);
    for (const part of seed.parts ?? []) await add(part, place, flow, owner, [...above, item_id]);
  }

  for (const space of spaces) {
    const space_id = uuidv7();
    const flow = flowNamed(space.workflow ?? 'Task');
    const owner_id = personOf(space.owner) ?? null;
    await insertRow(tx, 'task_space', {
      tenant_id,
      row_id: space_id,
      name: space.name,
      description: space.description,
      default_level: space.default_level,
      workflow_id: space.workflow ? (flow?.uuid ?? null) : null,
      owner_id,
    });
    for (const [lastname, permission] of space.shares ?? []) {
      const user_id = personOf(lastname);
      if (user_id) await insertRow(tx, 'task_space_share', { tenant_id, space_id, user_id, permission });
    }
    for (const item of space.items) await add(item, { space_id }, flow, owner_id ?? undefined);
  }
  const folderOf = (name: string, type: 'folder' | 'board', above: readonly string[]) =>
    createFolder(tx, { tenant_id, name, type, above, owner_id: personOf(folder.owner) ?? null });
  const flow = flowNamed('Task');
  const owner = personOf(folder.owner);
  const top = await folderOf(folder.name, 'folder', []);
  const board = await folderOf(folder.board.name, 'board', [top]);
  for (const [lastname, permission] of folder.shares) {
    const user_id = personOf(lastname);
    if (user_id) await insertRow(tx, 'task_folder_share', { tenant_id, folder_id: top, user_id, permission });
  }
  for (const item of folder.items) await add(item, { folder_id: top }, flow, owner);
  for (const item of folder.board.items) await add(item, { folder_id: board }, flow, owner);
  await shareWithEstimator(tx, tenant_id, itemIds, personOf);
  await connectTasks(tx, tenant_id, itemIds, waiting);
  await insertRow(tx, 'number_sequence', { tenant_id, scope: 'task', next: number });
}
