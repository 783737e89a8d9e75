import type { NotificationRow, Space, Task, TaskDetail, TaskReminder } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import {
  dueRemindersPreference,
  noticesByMail,
  reminderTimeZonePreference,
} from '@plumbline/validation/notification-kinds';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../database/database.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { sendDueReminders } from './reminder-job.ts';
import { morningOf } from './reminder-times.ts';

const at = '/task-management/spaces';
let server: TestServer;
let space: Space;
beforeAll(async () => {
  server = await testServer();
  await server.owner.query("update platform.session set expires_at = now() + interval '1 year'");
  const {
    uuid: _uuid,
    name: _name,
    logoUrl: _logo,
    ...company
  } = await server.ok<Record<string, unknown>>('owner', 'GET', '/setup/company');
  await server.ok('owner', 'PUT', '/setup/company', {
    ...company,
    name: 'North',
    time_zone: 'America/Denver',
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  space = await server.ok<Space>('owner', 'POST', at, { name: 'Site', default_level: 3 });
});
afterEach(async () => {
  server.clock.offset = 0;
  // Reminders left by one test would be due in the next.
  await server.ok('owner', 'DELETE', `${at}/${space.uuid}`);
  await server.owner.query('alter table notification no force row level security');
  await server.owner.query('delete from notification');
  await server.owner.query('alter table notification force row level security');
});

/** Date in Denver, in days from today. */
const dayFrom = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'America/Denver' });
/** Sets the server's clock to a time in Denver. */
function goTo(day: string, time: string): void {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T15:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  server.clock.offset = Date.parse(`${day}T${time}:00${zone}`) - Date.now();
}
const sendReminders = (database: Database = server.database) =>
  sendDueReminders({ database, owner: server.owner, ports: server.ports, log: pino({ level: 'silent' }) });
const make = async (name: string, due_date: string | null, assignees: UserName[] = ['editor']) => {
  const task = await server.ok<Task>('owner', 'POST', `${at}/item`, { name, space_id: space.uuid, due_date });
  if (assignees.length)
    await server.ok('owner', 'POST', `${at}/item/assign/${task.uuid}`, {
      assignee_ids: assignees.map((each) => server.userIds[each]),
    });
  return task;
};
const notificationsOf = async (name: UserName = 'editor') =>
  (
    await server.ok<{ notifications: NotificationRow[] }>(name, 'GET', '/notification/?limit=50')
  ).notifications
    .map(({ data }) => data)
    .filter(({ name: title }) => !title?.includes('assigned'));
const titles = async (name: UserName = 'editor') =>
  (await notificationsOf(name)).map((data) => data.name).toReversed();
const put = async (task: Task, body: object, name: UserName = 'owner') => {
  const { version } = await server.ok<TaskDetail>(name, 'GET', `${at}/item/${task.uuid}/detail`);
  return server.ok<Task>(name, 'PUT', `${at}/item/${task.uuid}`, { ...body, version });
};
const remind = (task: Task, body: object, name: UserName = 'editor') =>
  server.call(name, 'POST', `${at}/item/${task.uuid}/reminders`, body);

describe('reminders for assignees', () => {
  test('are sent the day before, on the day and the day after, once each', async () => {
    const task = await make('Pour slab', dayFrom(3));
    goTo(dayFrom(2), '07:59');
    await sendReminders();
    expect(await titles()).toEqual([]);
    goTo(dayFrom(2), '08:00');
    await sendReminders();
    await sendReminders();
    expect(await notificationsOf()).toEqual([
      {
        name: 'Task due tomorrow',
        message: '“Pour slab” is due tomorrow.',
        module: 'tasks',
        prop_type: 'task',
        prop_id: task.uuid,
      },
    ]);
    goTo(dayFrom(3), '08:01');
    await sendReminders();
    goTo(dayFrom(4), '08:01');
    await sendReminders();
    goTo(dayFrom(5), '08:01');
    await sendReminders();
    expect(await titles()).toEqual(['Task due tomorrow', 'Task due today', 'Task overdue']);
    expect(await notificationsOf('viewer')).toEqual([]);
  });

  test('follow a changed due date and drop the old one', async () => {
    const task = await make('Order steel', dayFrom(3));
    await put(task, { due_date: dayFrom(6) });
    goTo(dayFrom(3), '09:00');
    await sendReminders();
    expect(await titles()).toEqual([]);
    goTo(dayFrom(5), '09:00');
    await sendReminders();
    expect(await titles()).toEqual(['Task due tomorrow']);
  });

  test('are sent immediately when another user sets a due date whose morning has passed', async () => {
    // A time zone in which it is afternoon at any run time.
    const ahead = 14 - new Date().getUTCHours();
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    const there = (days: number) =>
      new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone });
    const live = (value: string) =>
      server.ok('editor', 'PUT', '/setup/user-preferences', { key: reminderTimeZonePreference, value });
    await live(timeZone);
    try {
      const [today, tomorrow, own] = [
        await make('A', there(6)),
        await make('B', there(6)),
        await make('C', null),
      ];
      await make('Given with its date', there(0));
      await put(today, { due_date: there(0) });
      await put(tomorrow, { due_date: there(1) });
      await put(own, { due_date: there(0) }, 'editor');
      await sendReminders();
      await sendReminders();
      expect((await titles()).toSorted()).toEqual(['Task due today', 'Task due tomorrow']);
      server.clock.offset = morningOf(there(1), 0, timeZone).getTime() - Date.now();
      await sendReminders();
      // Reminders of yesterday are not sent again.
      expect((await titles()).toSorted().slice(0, 2)).toEqual(['Task due today', 'Task due today']);
      expect((await titles()).filter((title) => title === 'Task overdue')).toHaveLength(3);
    } finally {
      await live('');
    }
  });

  test('are not sent for tasks that are done, deleted or already overdue when assigned', async () => {
    const [done, gone] = [await make('Done', dayFrom(2)), await make('Gone', dayFrom(2))];
    await make('Late already', dayFrom(-3));
    await put(done, { workflow_status: 'Done' });
    await server.ok('owner', 'DELETE', `${at}/item`, { uuid: [gone.uuid] });
    goTo(dayFrom(3), '12:00');
    await sendReminders();
    expect(await notificationsOf()).toEqual([]);
  });

  test('follow the user’s choices, time zone and email preference', async () => {
    const choose = (key: string, value: unknown) =>
      server.ok('editor', 'PUT', '/setup/user-preferences', { key, value });
    await choose(dueRemindersPreference, ['day']);
    await choose(reminderTimeZonePreference, 'Asia/Tokyo');
    await choose(noticesByMail, ['reminder']);
    try {
      await make('Inspect', dayFrom(3));
      goTo(dayFrom(2), '12:00');
      await sendReminders();
      expect(await titles()).toEqual([]);
      // Eight o'clock in Tokyo, which is already on the next day.
      goTo(dayFrom(2), '17:30');
      await sendReminders();
      expect(await titles()).toEqual(['Task due today']);
      const letters = await server.ok<{ to: string; subject: string }[]>('owner', 'GET', '/dev/outbox');
      expect(letters.filter(({ to }) => to === 'editor@north.test').map(({ subject }) => subject)).toContain(
        'Task due today',
      );
    } finally {
      await choose(dueRemindersPreference, ['before', 'day', 'after']);
      await choose(reminderTimeZonePreference, '');
      await choose(noticesByMail, []);
    }
  });

  test('missed while the server was off are combined in one notification', async () => {
    for (const [name, days] of Object.entries({ A: 2, B: 3, C: 4, D: 5, E: 6 }))
      await make(name, dayFrom(days));
    const today = await make('Today', dayFrom(12));
    goTo(dayFrom(12), '08:30');
    await sendReminders();
    await sendReminders();
    const notices = await notificationsOf();
    expect(notices.map(({ name }) => name).toSorted()).toEqual(['Late reminders', 'Task due today']);
    expect(notices.find(({ prop_id }) => prop_id)?.prop_id).toBe(today.uuid);
    expect(notices.find(({ prop_id }) => !prop_id)?.message).toMatch(/5 tasks are late: .* and 2 more\.$/);
  });

  test('are sent once by several servers', async () => {
    for (const name of ['A', 'B', 'C']) await make(name, dayFrom(2), ['editor', 'viewer']);
    goTo(dayFrom(1), '10:00');
    await Promise.all([sendReminders(), sendReminders(), sendReminders(), sendReminders()]);
    expect(await titles()).toHaveLength(3);
    expect(await titles('viewer')).toHaveLength(3);
  });
});

describe('own reminders', () => {
  test('are sent for days before and fixed times once each, follow the due date and can be removed', async () => {
    const task = await make('Survey', dayFrom(10), []);
    expect((await remind(task, { days_before: 7 })).status).toBe(200);
    const moment = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 5 * DAY_MS).toISOString();
    await remind(task, { at: moment });
    const { body } = await remind(task, { days_before: 7 });
    expect(
      (body.data as TaskReminder[]).map(({ days_before, at: instant }) => days_before ?? instant),
    ).toEqual([7, moment]);
    await put(task, { due_date: dayFrom(12) });
    const { reminders } = await server.ok<TaskDetail>('editor', 'GET', `${at}/item/${task.uuid}/detail`);
    const moved = reminders.find(({ days_before }) => days_before === 7);
    expect(moved?.remind_at?.slice(0, 10)).toBe(dayFrom(5));
    expect((await server.ok<TaskDetail>('owner', 'GET', `${at}/item/${task.uuid}/detail`)).reminders).toEqual(
      [],
    );
    await server.ok('editor', 'DELETE', `${at}/item/${task.uuid}/reminders/${moved?.uuid}`);
    server.clock.offset = Date.parse(moment) - Date.now();
    await sendReminders();
    await sendReminders();
    expect(await titles()).toEqual(['Reminder']);
    expect(await titles('owner')).toEqual([]);
  });

  test('report invalid times at the field', async () => {
    const [task, undated] = [await make('Walls', dayFrom(1), []), await make('Some day', null, [])];
    const first = async (answer: ReturnType<typeof remind>) => (await answer).body.errors?.[0];
    expect(await first(remind(task, { days_before: 7 }))).toMatchObject({ field: 'days_before' });
    expect(await first(remind(undated, { days_before: 0 }))).toEqual({
      field: 'days_before',
      message: '“Some day” has no due date yet.',
    });
    expect(await first(remind(undated, { at: '2020-01-01T08:00:00Z' }))).toMatchObject({ field: 'at' });
    expect(await first(remind(undated, { at: '2090-01-01T08:00:00Z' }))).toMatchObject({ field: 'at' });
    expect(await first(remind(undated, {}))).toMatchObject({ field: 'at' });
  });

  test('are not sent for tasks the user can no longer open', async () => {
    const task = await make('Secret', dayFrom(4), []);
    await remind(task, { days_before: 0 });
    const { version } = await server.ok<Space>('owner', 'GET', `${at}/${space.uuid}`);
    await server.ok('owner', 'PUT', `${at}/${space.uuid}`, { name: 'Site', default_level: 0, version });
    goTo(dayFrom(4), '10:00');
    await sendReminders();
    expect(await notificationsOf()).toEqual([]);
  });
});
