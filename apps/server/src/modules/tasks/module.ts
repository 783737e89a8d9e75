import { sql } from 'kysely';
import { DAY } from '../../jobs/housekeeping.ts';
import { defineModule } from '../../module/define-module.ts';
import { taskInbox } from './inbox.ts';
import { taskOperations, taskResources } from './operations.ts';
import { sendDueReminders } from './reminder-job.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** Every minute: due reminders are sent. */
    reminders: object;
  }
}

/** Milliseconds for which sent reminders are remembered; older ones are not sent again anyway. */
const REMINDER_RETENTION = 60 * DAY;

export const tasks = defineModule({
  key: 'tasks',
  publishes: ['task_view'],
  purchase: 'taskManagement',
  operations: taskOperations,
  resources: taskResources,
  inbox: taskInbox,
  cacheTopics: {
    invalidates: {
      task_reminder: ['task-management'],
      task_: ['task-management', 'setup/waiting', 'setup/comments'],
    },
    uncached: ['task_reminder_delivery'],
  },
  defaults: async (tx, tenantId) => {
    await sql`select platform.begin_tasks(${tenantId}::uuid)`.execute(tx);
  },
  documentedNames: { space_items: 'task' },
  commentStorage: { task: { comments: 'space_items' } },
  merge: { followers: [{ table: 'task_item', type: 'related_type', id: 'related_id', as: 'uuid' }] },
  assistant: {
    aliases: {
      task: {
        alias: ['to-do', 'todo', 'task item'],
        module: 'task',
        list: 'all-task',
        mine: { call: 'tasksListTodo', path: '/task-management/my-todo', list: 'my-todo' },
      },
    },
    help: {
      lists: { task: 60 },
      questions: [{ entity: 'task', question: 'My overdue tasks', sequence: 40 }],
    },
  },
  jobs: [
    {
      kind: 'reminders',
      schedule: '* * * * *',
      // A failed run is repeated by the next minute's.
      queue: { retryLimit: 0 },
      run: (_payload, parts) => sendDueReminders(parts),
    },
  ],
  housekeeping: async ({ tenantId, database, before }) => {
    await database.transaction({ tenantId }, 'write', ({ tx }) =>
      sql`delete from task_reminder_delivery where reminded_at < ${before(REMINDER_RETENTION)}::timestamptz`.execute(
        tx,
      ),
    );
  },
});
