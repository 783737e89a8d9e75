import { isTimeZone } from '@plumbline/dates/zones';
import { dueRemindersPreference, reminderTimeZonePreference } from '@plumbline/validation/notification-kinds';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../database/database.ts';
import type { Ports } from '../../context/context.ts';
import { setCurrentUser } from '../../database/impersonate.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import {
  isDue,
  isChosenReminder,
  lastHours,
  momentOf,
  morningOf,
  remindersOf,
  chosenReminders,
} from './reminder-times.ts';

interface ReminderServices {
  database: Database;
  ports: Pick<Ports, 'clock' | 'mail'>;
  log: Logger;
}

/** Sends due reminders of all companies. Idempotent, also with several servers. */
export async function sendDueReminders({
  owner,
  ...parts
}: ReminderServices & { owner: pg.Pool }): Promise<void> {
  const now = parts.ports.clock();
  const { rows } = await owner.query<{ tenant_id: string }>(
    `select tenant_id from platform.tenant where 8 = any(purchased) and suspended_at is null
      and (trial_until is null or trial_until >= $1)`,
    [now],
  );
  for (const { tenant_id: tenantId } of rows)
    // A failure of one company does not affect the others.
    await remindCompany(tenantId, now, parts).catch((error: unknown) =>
      parts.log.error({ err: error, tenantId }, 'reminders'),
    );
}

interface Candidate {
  user_id: string;
  item_id: string;
  due_date: string | null;
  days_before: number | null;
  at: string | null;
  is_own: boolean;
  reminder_key: string;
  since: string;
  /** True if another user set this due date after the user was assigned. */
  is_moved: boolean;
  zone: unknown;
  wanted: unknown;
}
type DueCandidate = Omit<Candidate, 'at'> & { at: Date };

/** Time zone of a user's reminders. */
export async function zoneOf(userId: string, tx: Transaction): Promise<string> {
  const { rows } = await sql<{ own: unknown; company: string | null }>`select c.time_zone as company,
      (select p.value from user_preference_value p where p.user_id = ${userId}::uuid and p.key = ${reminderTimeZonePreference}
        and p.prop_id = '' and p.prop_type = '') as own
    from (select 1) as one left join setup_company_profile c on true`.execute(tx);
  return [rows[0]?.own, rows[0]?.company].find(isTimeZone) ?? 'UTC';
}

/**
 * Unsent reminders whose morning may have come, by UTC with a margin of 14 hours. Users' time zones decide which are
 * due. Changed due dates count until the end of that day.
 */
async function candidates(now: Date, tx: Transaction): Promise<Candidate[]> {
  const morning = sql`((x.due_date - x.days_before)::timestamp + interval '8 hours') at time zone 'UTC'`;
  const { rows } = await sql<Candidate>`
    with asked as (
      select g.user_id, i.item_id, i.due_date, d.days_before, null::timestamptz as at, false as is_own,
        'due ' || d.days_before || ' ' || i.due_date as reminder_key, greatest(i.due_set_at, g.assigned_at) as since,
        i.due_set_at > g.assigned_at and i.due_set_by <> g.user_id as is_moved
      from task_item i
      join task_member g on g.tenant_id = i.tenant_id and g.item_id = i.item_id and g.is_assigned
      cross join (values (1), (0), (-1)) as d(days_before)
      where i.due_date between ${now}::date - 32 and ${now}::date + 2 and i.done_at is null and i.deleted_at is null
      union all
      select r.user_id, i.item_id, i.due_date, r.days_before, null, true, 'own ' || r.reminder_id || ' ' || i.due_date,
        greatest(i.due_set_at, r.created_at), i.due_set_at > r.created_at and i.due_set_by <> r.user_id
      from task_reminder r join task_item i on i.tenant_id = r.tenant_id and i.item_id = r.item_id
      where r.days_before is not null and i.due_date between ${now}::date - 32 and ${now}::date + 367
        and i.done_at is null and i.deleted_at is null
      union all
      select r.user_id, i.item_id, i.due_date, null, r.at, true, 'own ' || r.reminder_id, r.created_at, false
      from task_reminder r join task_item i on i.tenant_id = r.tenant_id and i.item_id = r.item_id
      where r.at between ${now}::timestamptz - interval '30 days' and ${now}::timestamptz
        and i.done_at is null and i.deleted_at is null
    )
    select x.*, w.value as wanted, z.value as zone from asked x
    join user_directory u on u.user_id = x.user_id and u.status = 'active'
    left join user_preference_value w on w.user_id = x.user_id and w.key = ${dueRemindersPreference} and w.prop_id = '' and w.prop_type = ''
    left join user_preference_value z on z.user_id = x.user_id and z.key = ${reminderTimeZonePreference} and z.prop_id = '' and z.prop_type = ''
    where (x.at is not null or (${morning} - interval '14 hours' <= ${now}::timestamptz
        and ${morning} + interval '14 hours' + make_interval(hours => case when x.is_moved then ${lastHours} else 0 end) >= x.since))
      and not exists (select 1 from task_reminder_delivery t where t.tenant_id = u.tenant_id and t.item_id = x.item_id
        and t.user_id = x.user_id and t.reminder_key = x.reminder_key)`.execute(tx);
  return rows;
}

async function remindCompany(tenantId: string, now: Date, parts: ReminderServices): Promise<void> {
  const { database, log } = parts;
  const { found, company } = await database.transaction({ tenantId }, 'read', async ({ tx }) => ({
    found: await candidates(now, tx),
    company: (await tx.selectFrom('setup_company_profile').select('time_zone').executeTakeFirst())?.time_zone,
  }));
  // Cached by zone, because computing a local time is the slowest step.
  const mornings = new Map<string, Date>();
  const morning = (day: string, before: number, zone: string): Date => {
    const key = `${day} ${before} ${zone}`;
    const at = mornings.get(key) ?? morningOf(day, before, zone);
    mornings.set(key, at);
    return at;
  };
  const due = found.flatMap((each): (DueCandidate & { in: string })[] => {
    const { days_before: before, due_date: day } = each;
    if (before !== null && !each.is_own && !isChosenReminder(before, chosenReminders(each.wanted))) return [];
    const zone = [each.zone, company].find(isTimeZone) ?? 'UTC';
    const since = new Date(each.since);
    const planned = each.at
      ? new Date(each.at)
      : before === null || day === null
        ? undefined
        : morning(day, before, zone);
    const at = planned && each.is_moved ? momentOf(planned, since, zone) : planned;
    return at && isDue(at, since, now) ? [{ ...each, at, in: zone }] : [];
  });
  for (const [userId, moments] of Map.groupBy(due, ({ user_id }) => user_id))
    // A failure of one user does not affect the others.
    await remindPerson({ tenantId, userId, zone: moments[0]?.in ?? 'UTC' }, moments, now, parts).catch(
      (error: unknown) => log.error({ err: error, tenantId, userId }, 'reminders'),
    );
}

async function remindPerson(
  { tenantId, userId, zone }: { tenantId: string; userId: string; zone: string },
  moments: readonly DueCandidate[],
  now: Date,
  { database, ports }: ReminderServices,
): Promise<void> {
  const letters = await database.transaction({ tenantId }, 'write', async ({ tx }) => {
    const { rows: people } = await sql<{ user_id: string; is_admin: boolean }>`
      select user_id, is_admin from user_directory where user_id = ${userId}::uuid and status = 'active'
        and (is_admin or security_rights(tenant_id, user_id, role_id) #> '{8,task,v}' is not null)`.execute(
      tx,
    );
    const [person] = people;
    if (!person) return [];
    // Tasks the user can no longer view are not named.
    await setCurrentUser(tx, person);
    const { rows } = await sql<{ uuid: string; name: string; due_date: string | null }>`
      select uuid, name, due_date from task_view
      where uuid = any(${moments.map(({ item_id }) => item_id)}::uuid[]) and not is_done`.execute(tx);
    const items = new Map(rows.map((row) => [row.uuid, row]));
    const open = moments.filter(({ item_id, days_before, due_date }) => {
      const item = items.get(item_id);
      // The due date may have changed since the reminder was set.
      return item && (days_before === null || item.due_date === due_date);
    });
    // The insert claims the reminder; a concurrent server waits and then finds it.
    const { rows: claimed } = await sql<{ item_id: string; reminder_key: string }>`
      insert into task_reminder_delivery (tenant_id, item_id, user_id, reminder_key, reminded_at)
      select ${tenantId}::uuid, o.item_id, ${userId}::uuid, o.reminder_key, ${now}::timestamptz
      from unnest(${open.map(({ item_id }) => item_id)}::uuid[], ${open.map(({ reminder_key }) => reminder_key)}::text[])
        as o(item_id, reminder_key) order by o.item_id, o.reminder_key
      on conflict do nothing returning item_id, reminder_key`.execute(tx);
    const mine = new Set(claimed.map(({ item_id, reminder_key }) => `${item_id} ${reminder_key}`));
    const notifications = remindersOf(
      open
        .filter(({ item_id, reminder_key }) => mine.has(`${item_id} ${reminder_key}`))
        .map(({ item_id, at, is_own }) => {
          const item = items.get(item_id);
          return { item: item_id, name: item?.name ?? '', due: item?.due_date ?? null, at, isOwn: is_own };
        }),
      now,
      zone,
    );
    const sent = [];
    for (const { item, ...notice } of notifications)
      sent.push(
        ...(await notify(tx, tenantId, [userId], {
          kind: 'reminder',
          ...notice,
          module: 'tasks',
          prop_type: 'task',
          ...(item === undefined ? {} : { prop_id: item }),
        })),
      );
    return sent;
  });
  for (const letter of letters) await ports.mail.send(letter);
}
