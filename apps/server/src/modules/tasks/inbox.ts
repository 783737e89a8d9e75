import { sql } from 'kysely';
import type { InboxSource } from '../../capabilities/inbox/inbox-source.ts';
import { today } from './queries.ts';

/** Days ahead in which a task is on its assignee's desk. */
const horizon = 1;

export const taskInbox: readonly InboxSource[] = [
  {
    key: 'assigned-task',
    label: 'Tasks due',
    right: { app: 8, name: 'task', type: 'v' },
    select: (context) => sql`
      select uuid, name as title, place as detail, '/task-management/all-task?task=' || uuid as href,
        "createdAt" as since, coalesce(due_date, to_date) as due, null::numeric as amount
      from task_view
      where not is_done and coalesce(due_date, to_date) <= ${today(context)}::date + ${horizon}::int
        and uuid in (select g.item_id from task_member g where g.user_id = ${context.user.user_id}::uuid and g.is_assigned)`,
  },
];
