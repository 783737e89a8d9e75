import { sql, type RawBuilder } from 'kysely';
import type { TaskWork } from '@plumbline/api';
import type { Context, Handlers } from '../../context/context.ts';
import { recentChanges } from '../../resource/history.ts';
import { listItems } from './lists.ts';
import { today } from './queries.ts';

/** Condition for tasks assigned to the caller. */
const mine = ({ user }: Pick<Context, 'user'>): RawBuilder<unknown> =>
  sql`uuid in (select g.item_id from task_member g where g.user_id = ${user.user_id}::uuid and g.is_assigned)`;
/** Due date ranges. */
const due = sql`coalesce(due_date, to_date)`;

const views = (day: string): Readonly<Record<string, RawBuilder<unknown>>> => ({
  overdue: sql`not is_done and ${due} < ${day}::date`,
  today: sql`not is_done and ${due} = ${day}::date`,
  // Today is part of the week.
  week: sql`not is_done and ${due} between ${day}::date and ${day}::date + 6`,
  later: sql`not is_done and (${due} is null or ${due} > ${day}::date + 6)`,
  done: sql`is_done`,
  all: sql`true`,
});

async function work(context: Context): Promise<TaskWork> {
  const { tx } = context;
  const day = today(context);
  const own = await sql<{ overdue: number; today: number; week: number; later: number; done_week: number }>`
    select count(*) filter (where not is_done and ${due} < ${day}::date)::int as overdue,
      count(*) filter (where not is_done and ${due} = ${day}::date)::int as today,
      count(*) filter (where not is_done and ${due} > ${day}::date and ${due} <= ${day}::date + 6)::int as week,
      count(*) filter (where not is_done and (${due} is null or ${due} > ${day}::date + 6))::int as later,
      count(*) filter (where is_done and done_at >= ${day}::date - 6)::int as done_week
    from task_view where ${mine(context)}`.execute(tx);
  const spaces = await sql<TaskWork['spaces'][number]>`
    select s.uuid, s.name, s.permission, coalesce(t.open, 0)::int as open, coalesce(t.overdue, 0)::int as overdue,
      coalesce(t.done, 0)::int as done
    from task_space_view s left join (
      select space_id, count(*) filter (where not is_done) as open,
        count(*) filter (where not is_done and ${due} < ${day}::date) as overdue, count(*) filter (where is_done) as done
      from task_view where space_id is not null group by space_id) t on t.space_id = s.uuid
    order by s.name`.execute(tx);
  const statuses = await sql<TaskWork['statuses'][number]>`
    select workflow_status as name, min(workflow_status_color) as tone, count(*)::int as count from task_view
    where not is_done group by 1 order by count desc, name`.execute(tx);
  const people = await sql<TaskWork['people'][number]>`
    with open as materialized (select uuid, ${due} as due from task_view where not is_done)
    select u.user_id as uuid, trim(u.firstname || ' ' || u.lastname) as name, count(*)::int as open,
      count(*) filter (where o.due < ${day}::date)::int as overdue
    from open o join task_member g on g.item_id = o.uuid and g.is_assigned
    join user_directory u on u.tenant_id = g.tenant_id and u.user_id = g.user_id
    group by 1, 2 order by open desc, name limit 50`.execute(tx);
  const done = await sql<TaskWork['done'][number]>`
    with ready as materialized (select done_at::date as day from task_view where is_done and done_at >= ${day}::date - 29)
    select d.day::date as day, count(r.day)::int as count
    from generate_series(${day}::date - 29, ${day}::date, interval '1 day') as d(day)
    left join ready r on r.day = d.day::date
    group by d.day order by d.day`.execute(tx);
  const mineNow = own.rows[0];
  return {
    as_of: day,
    overdue: mineNow?.overdue ?? 0,
    today: mineNow?.today ?? 0,
    week: mineNow?.week ?? 0,
    later: mineNow?.later ?? 0,
    done_week: mineNow?.done_week ?? 0,
    spaces: spaces.rows,
    statuses: statuses.rows,
    people: people.rows,
    done: done.rows,
  };
}

export const taskViews = {
  tasksListTodo: ({ query: { view = 'all', ...query } }, context) => {
    const condition = views(today(context))[view] ?? sql`true`;
    return listItems(query, [mine(context), condition], context, 'due_date,rank');
  },
  tasksReadDashboard: async (_input, context) => ({ data: await work(context) }),
  // Checked row by row, so that hidden tasks are not counted.
  tasksListChanges: ({ query }, context) =>
    recentChanges(context, query, 'tasks', {
      restores: ['task', 'taskFolder', 'space'],
      where: sql`case entity
        when 'task' then entity_id in (select item_id from task_reach_view)
        when 'taskFolder' then entity_id in (select folder_id from task_folder_reach where level is not null)
        when 'space' then ${context.user.is_admin}::boolean
          or entity_id in (select space_id from task_space_reach where level > 0)
          or entity_id in (select row_id from task_space where owner_id = ${context.user.user_id}::uuid)
        else false end`,
    }),
} satisfies Partial<Handlers>;
