import type { TaskReminder } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { zoneOf } from './reminder-job.ts';
import { morningOf } from './reminder-times.ts';
import { itemOf, type ItemRow } from './queries.ts';

/** Maximum number of reminders per user and task. */
const MAX_REMINDERS = 20;
/** Maximum time ahead in milliseconds. */
const horizon = 5 * 366 * DAY_MS;

/** The caller's reminders of a task, next one first. */
export async function remindersOn(
  { uuid, due_date }: Pick<ItemRow, 'uuid' | 'due_date'>,
  { tx, user, ports }: Pick<Context, 'tx' | 'user' | 'ports'>,
): Promise<TaskReminder[]> {
  const { rows } = await sql<{ uuid: string; days_before: number | null; at: string | null }>`
    select reminder_id as uuid, days_before, at from task_reminder
    where item_id = ${uuid}::uuid and user_id = ${user.user_id}::uuid`.execute(tx);
  if (rows.length === 0) return [];
  const zone = await zoneOf(user.user_id, tx);
  const now = ports.clock().toISOString();
  return rows
    .map(({ uuid: reminder, days_before: before, at }): TaskReminder => {
      const remindAt =
        at ?? (before === null || !due_date ? null : morningOf(due_date, before, zone).toISOString());
      return {
        uuid: reminder,
        days_before: before,
        at,
        remind_at: remindAt,
        is_over: remindAt !== null && remindAt <= now,
      };
    })
    .toSorted((a, b) => (a.remind_at ?? '~').localeCompare(b.remind_at ?? '~'));
}

export const taskReminders = {
  tasksAddReminder: async ({ params, body: { days_before: before, at } }, context) => {
    const { tx, user, ports } = context;
    const item = await itemOf(params.uuid, context);
    const now = ports.clock();
    if ((before === undefined) === (at === undefined))
      throw invalidField('at', 'Choose a day before the due date, or a date and a time.');
    if (before !== undefined) {
      if (!item.due_date) throw invalidField('days_before', `“${item.name}” has no due date yet.`);
      if (morningOf(item.due_date, before, await zoneOf(user.user_id, tx)) <= now)
        throw invalidField(
          'days_before',
          'That morning has passed. Choose a later day, or a date and a time.',
        );
    }
    if (at !== undefined) {
      const instant = Date.parse(at);
      if (instant <= now.getTime()) throw invalidField('at', 'This time has passed. Choose a later one.');
      if (instant > now.getTime() + horizon) throw invalidField('at', 'Choose a time within five years.');
    }
    // Serializes concurrent requests of one user.
    await sql`select pg_advisory_xact_lock(hashtext(${`reminders ${item.uuid} ${user.user_id}`}))`.execute(
      tx,
    );
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from task_reminder
      where item_id = ${item.uuid}::uuid and user_id = ${user.user_id}::uuid`.execute(tx);
    if ((rows[0]?.count ?? 0) >= MAX_REMINDERS)
      throw new HttpError(409, `A task can have up to ${MAX_REMINDERS} reminders. Remove one first.`);
    // An identical reminder is returned instead of added.
    await sql`insert into task_reminder (tenant_id, reminder_id, item_id, user_id, days_before, at)
      values (${user.tenant_id}::uuid, ${uuidv7()}::uuid, ${item.uuid}::uuid, ${user.user_id}::uuid,
        ${before ?? null}::int, ${at ?? null}::timestamptz) on conflict do nothing`.execute(tx);
    return { data: await remindersOn(item, context) };
  },
  tasksRemoveReminder: async ({ params }, context) => {
    const { tx, user } = context;
    const item = await itemOf(params.uuid, context);
    const { rows } = await sql`delete from task_reminder where reminder_id = ${params.reminder}::uuid
      and item_id = ${item.uuid}::uuid and user_id = ${user.user_id}::uuid returning 1`.execute(tx);
    if (!rows.length) throw notFoundError('This reminder');
    return { data: await remindersOn(item, context) };
  },
} satisfies Partial<Handlers>;
