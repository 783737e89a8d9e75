import { DAY_MS } from '@plumbline/dates';
import { sql } from 'kysely';
import type { TenantName, TestServer, UserName } from './server.ts';

export interface TaskRecords {
  space: string;
  task: string;
  taskFolder: string;
  dependency: string;
  reminder: string;
  comment: string;
  taskView: string;
}

/**
 * A space shared with all users with two dependent tasks and a default view, a shared folder, and a comment on a
 * private task.
 */
export async function makeTasks(
  server: TestServer,
  tenant: TenantName,
  { user, colleague, page, n }: { user: UserName; colleague: string; page: string; n: number },
): Promise<TaskRecords> {
  const path = '/task-management/spaces';
  const create = async (at: string, body: unknown) =>
    (await server.ok<{ uuid: string }>(user, 'POST', at, body)).uuid;
  const space = await create(path, { name: `Site ${n} of ${tenant}`, default_level: 3 });
  await server.ok(user, 'PUT', `${path}/${space}/shares`, { user_ids: [colleague], permission: 1 });
  const item = (name: string, more: object = { space_id: space }) =>
    create(`${path}/item`, { name, ...more });
  const [task, first, summary] = [
    await item(`Task ${n} of tasks`),
    await item('Comes first'),
    await item('Summary'),
  ];
  await server.ok(user, 'POST', `${path}/item/${task}/attach/${summary}`);
  const { dependencies } = await server.ok<{ dependencies: { uuid: string }[] }>(
    user,
    'POST',
    `${path}/item/${task}/dependencies`,
    { predecessor_id: first },
  );
  await server.ok(user, 'POST', `${path}/item/assign/${task}`, { assignee_ids: [server.userIds[user]] });
  await server.ok(user, 'POST', `${path}/item/share/${task}`, { user_id: colleague, type: 1 });
  await server.ok(user, 'PUT', `${path}/item/${task}/pages`, { page_ids: [page] });
  const taskFolder = await create('/task-management/folders', {
    name: `Folder ${n} of ${tenant}`,
    type: 'folder',
  });
  await server.ok(user, 'POST', '/task-management/folders/share', {
    folder_id: taskFolder,
    shared_user_id: colleague,
    permission: 0,
  });
  const taskView = await create('/task-management/views', {
    space_id: space,
    name: `View ${n}`,
    settings: { look: 'table' },
  });
  await server.ok(user, 'PUT', `/task-management/views/${taskView}/default`, { is_default: true });
  const own = await item('Of nobody else', {});
  const comment = await create('/setup/comments', {
    prop_type: 'space_items',
    prop_id: own,
    comment: '<p>Done.</p>',
  });
  await server.tx(tenant, (tx) =>
    sql`insert into comment_mention (tenant_id, comment_id, user_id)
      values (${server.tenantIds[tenant]}::uuid, ${comment}::uuid, ${server.userIds[user]}::uuid)`.execute(
      tx,
    ),
  );
  const [reminder] = await server.ok<{ uuid: string }[]>(user, 'POST', `${path}/item/${task}/reminders`, {
    at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await server.tx(tenant, (tx) =>
    sql`insert into task_reminder_delivery (tenant_id, item_id, user_id, reminder_key)
      values (${server.tenantIds[tenant]}::uuid, ${task}::uuid, ${server.userIds[user]}::uuid, 'due 0 2026-01-05')`.execute(
      tx,
    ),
  );
  return {
    space,
    task,
    taskFolder,
    dependency: dependencies[0]?.uuid ?? '',
    reminder: reminder?.uuid ?? '',
    comment,
    taskView,
  };
}
