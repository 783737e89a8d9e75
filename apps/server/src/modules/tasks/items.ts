import type { Task, TaskFields, TaskUpdate } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { cleanHtml, isEmptyHtml, messages } from '@plumbline/validation';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after } from '../../resource/pipeline.ts';
import { recordReference, loadTitles } from '../../resource/record-reference.ts';
import { assigneesInFiles } from './assignees.ts';
import { inOrder } from './dates.ts';
import {
  ranksAround,
  lastRank,
  assertNoCycle,
  placeOf,
  moveSubtree,
  type Place,
  type Target,
} from './position.ts';
import { presentTasks } from './serialize.ts';
import { ranksBetween } from './sort-rank.ts';
import { assertCanEdit } from './rights.ts';
import { itemOf, lockTree, type ItemRow } from './queries.ts';
import { beginningStatus, changedStatus, statusesInSequence } from './statuses.ts';
import { removeItems, restoreItems } from './trash.ts';

type Values = Partial<TaskFields>;

/** Checks shared by create and update. */
async function checked(
  input: Values,
  before: Task | undefined,
  context: Context,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...input };
  for (const field of [
    'workflow_status',
    'workflow_status_id',
    'workflow_id',
    'space_id',
    'folder_id',
    'dependent_id',
  ])
    delete values[field];
  if (input.name !== undefined) {
    if (!input.name.trim()) throw invalidField('name', messages.required);
    values['name'] = input.name.trim();
  }
  if (input.details !== undefined) {
    const details = cleanHtml(input.details);
    values['details'] = isEmptyHtml(details) ? '' : details;
  }
  if (input.from_date !== undefined || input.to_date !== undefined) {
    const [from, to] = inOrder(
      input.from_date === undefined ? before?.from_date : input.from_date,
      input.to_date === undefined ? before?.to_date : input.to_date,
    );
    values['from_date'] = from ?? null;
    values['to_date'] = to ?? null;
  }
  if (input.related_id !== undefined || input.related_type !== undefined) {
    const [type, uuid] = [
      input.related_type ?? before?.related_type ?? '',
      input.related_id === undefined ? before?.related_id : input.related_id,
    ];
    if (uuid && (uuid !== before?.related_id || type !== before.related_type))
      await assertRecordExists(type, uuid, context);
    values['related_id'] = uuid ?? null;
    // Stored by entity name, not by the specification's name.
    values['related_type'] = uuid ? (recordReference(type)?.name ?? type) : '';
  }
  return values;
}

async function assertRecordExists(type: string, uuid: string, context: Context): Promise<void> {
  if (!recordReference(type)) throw invalidField('related_type', 'Choose the type of the record.');
  if (!(await loadTitles(type, [uuid], context)).size)
    throw invalidField('related_id', 'This record does not exist.');
}

/** Row of `task_view` with the columns needed for updates. */
const asItem = (row: Task): ItemRow => row as unknown as ItemRow;

/** Places several new tasks of one parent after each other, because all are validated before any is written. */
async function rankNewTasks(rows: readonly Record<string, unknown>[], context: Context): Promise<void> {
  await lockTree(context);
  const orders = Map.groupBy(rows, (row) =>
    [row['space_id'], row['folder_id'], row['personal_owner_id']].join(),
  );
  for (const some of orders.values()) {
    const place = some[0] as unknown as Omit<Place, 'above' | 'dependent_id'>;
    const [last] = await ranksAround(place, {}, [], context);
    for (const [at, rank] of ranksBetween(last, undefined, some.length).entries()) {
      const row = some[at];
      if (row) row['rank'] = rank;
    }
  }
}

const taskResource = defineResource('task', {
  table: 'task_item',
  view: 'task_view',
  key: 'item_id',
  searchColumns: ['name', 'number'],
  order: 'rank',
  sequences: { workflow_status: statusesInSequence },
  // Import files name spaces, folders and tasks; only those the user can view are found.
  imports: {
    create: 'tasksCreate',
    update: 'tasksUpdate',
    keys: [['number']],
    references: {
      space_id: { view: 'task_space_view', what: 'space', by: [['name']] },
      folder_id: { view: 'task_folder_view', what: 'task folder', by: [['path'], ['name']] },
      dependent_id: { view: 'task_view', what: 'task', by: [['number'], ['name']] },
    },
    repeatedColumns: { assignee_ids: assigneesInFiles },
    rowReference: { field: 'dependent_id', by: 'name' },
    completeRows: rankNewTasks,
  },
  present: presentTasks,
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { body } = state;
        const columns = await checked(body, undefined, context);
        // A project starts on its creation date.
        if (body.type === 'project' && body.from_date === undefined && body.to_date === undefined) {
          const day = utcDay(context.ports.clock());
          Object.assign(columns, { from_date: day, to_date: day });
        }
        await lockTree(context);
        const place = await placeOf(body, undefined, context);
        state.columns = {
          ...columns,
          ...(await beginningStatus(body, place.space_id, context)),
          space_id: place.space_id,
          folder_id: place.folder_id,
          personal_owner_id: place.personal_owner_id,
          dependent_id: place.dependent_id,
          // The database appends the task's own id.
          path: place.above,
          rank: await lastRank(place, context),
          owner_id: context.user.user_id,
        };
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { body, before } = state;
        assertCanEdit(before);
        if (body.type !== undefined && body.type !== before.type)
          throw invalidField('type', 'The type cannot be changed after creation.');
        const columns = await checked(body, before, context);
        const space = await moveIfRequested(body, before, context);
        delete columns['type'];
        state.columns = {
          ...columns,
          ...(await changedStatus({ ...body, space_id: space }, asItem(before), context)),
        };
      }),
    ],
  },
});

/** Moves a task if a new place is given. @returns its space afterwards. */
async function moveIfRequested(target: Target, before: Task, context: Context): Promise<string | null> {
  const item = asItem(before);
  const isAsked = (['space_id', 'folder_id', 'dependent_id'] as const).some(
    (field) => target[field] !== undefined && (target[field] ?? null) !== item[field],
  );
  if (!isAsked) return item.space_id;
  await lockTree(context);
  const place = await placeOf(target, item, context);
  if (place.dependent_id)
    await assertNoCycle(
      { kind: 'part', above: place.dependent_id, below: item.uuid },
      'dependent_id',
      context,
      (link) => link.kind === 'part' && link.below === item.uuid,
    );
  await moveSubtree(
    await itemOf(item.uuid, context),
    place,
    await ranksAround(place, {}, [item.uuid], context),
    context,
  );
  return place.space_id;
}

/** Task resource with its own delete and restore for subtrees. */
export const tasks = {
  ...taskResource,
  remove: ({ params }: { params: { uuid: string } }, context: Context) => removeItems([params.uuid], context),
  removeMany: ({ body }: { body: { uuid: string[] } }, context: Context) => removeItems(body.uuid, context),
  restoreMany: ({ body }: { body: { uuid: string[] } }, context: Context) => restoreItems(body.uuid, context),
};
export type TaskValues = Omit<TaskUpdate, 'version'>;
