import type { Task, TaskChange } from '@plumbline/api';
import { stateChange } from '@plumbline/validation/task-undo';
import type { Context, Handlers } from '../../context/context.ts';
import { bulkUpdate } from '../../resource/bulk-update.ts';
import { assignAll, assigneesByTask } from './assignees.ts';
import { tasks } from './items.ts';
import { changedRanks, ranksBelow } from './subtree.ts';
import { peopleOf } from './shares.ts';
import { assertCanEdit } from './rights.ts';
import type { ItemRow } from './queries.ts';

type Found = Task & ItemRow;
type Values = Parameters<Handlers['tasksUpdateMany']>[0]['body']['values'];

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

export const taskMany = {
  /** Updates fields and assignees of many tasks; a task that rejects an assignee is left unchanged. */
  tasksUpdateMany: async ({ body }, context) => {
    const people = body.values.assignee_ids && inOrder(body.values.assignee_ids);
    // An unknown user is an error of the call, not of one task.
    if (people) await peopleOf(people, 'assignee_ids', context);
    const done: { before: Found; after: object; parts: Pick<TaskChange, 'parts'> }[] = [];
    const { space_id, folder_id, dependent_id } = body.values;
    const isPlaced = [space_id, folder_id, dependent_id].some((each) => each !== undefined);
    const find = async (uuid: string, { tx }: Pick<Context, 'tx'>) => {
      const item = await tasks.find(uuid, context);
      if (!people) return item;
      const on = (await assigneesByTask([uuid], { tx })).get(uuid) ?? [];
      return { ...item, assignee_ids: inOrder(on.map(({ user_id }) => user_id)) };
    };
    const result = await bulkUpdate(
      {
        many: 'tasks',
        // The changes of tasks are reported with people and places, below.
        written: [],
        title: (row) => (row as Task).name,
        find,
        list: (query, of) => tasks.list({ query }, of),
        update: async (uuid, values, of) => {
          const before = (await find(uuid, of)) as Found;
          const { assignee_ids: _people, ...fields } = values as Values & { version: number };
          const isMore = Object.entries(fields).some(
            ([name, value]) => name !== 'version' && value !== undefined,
          );
          const below = isPlaced ? await ranksBelow(uuid, of) : new Map<string, string>();
          if (isMore) await tasks.update({ params: { uuid }, body: fields }, of);
          else assertCanEdit(before);
          const after = isMore ? await tasks.find(uuid, of) : before;
          done.push({
            before,
            after: people ? { ...after, assignee_ids: people } : after,
            parts: await changedRanks(uuid, below, of),
          });
          return { data: before };
        },
      },
      { ...body, values: { ...body.values, ...(people ? { assignee_ids: people } : {}) } },
      context,
    );
    if (people)
      await assignAll(
        done.map(({ before }) => before),
        () => people,
        context,
      );
    const changes = done.flatMap(({ before, after, parts }): TaskChange[] => {
      const change = stateChange(before, after);
      return change ? [{ uuid: before.uuid, ...change, ...parts } as TaskChange] : [];
    });
    return { data: { ...result, changes } };
  },
} satisfies Partial<Handlers>;
