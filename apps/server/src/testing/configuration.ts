import { v7 as uuidv7 } from 'uuid';
import type { RecordIds } from './record-ids.ts';
import type { TestServer, UserName } from './server.ts';

/**
 * Creates one row of each Setup table and the settings of a company.
 * @param n makes names unique between calls.
 */
export async function makeConfiguration(
  server: TestServer,
  user: UserName,
  n: number,
  create: (path: string, body: unknown) => Promise<string>,
): Promise<Pick<RecordIds, 'workflow' | 'communication' | 'territory' | 'status'>> {
  const [from, to] = [uuidv7(), uuidv7()];
  const workflow = await create('/setup/workflow', {
    name: `Flow ${n}`,
    description: 'How it goes.',
    statuses: [
      { uuid: from, name: 'Take-off', tone: 'neutral' },
      { uuid: to, name: 'Pricing', tone: 'info' },
    ],
    transitions: [{ from, to }],
  });
  const version = async (path: string) => (await server.ok<{ version: number }>(user, 'GET', path)).version;
  const module = (
    await server.ok<{ module: string; version: number }[]>(user, 'GET', '/setup/module-workflow')
  ).find((each) => each.module === 'account');
  await server.ok(user, 'PUT', '/setup/module-workflow/account', {
    workflow_id: null,
    version: module?.version ?? 0,
  });
  const numbers = await server.ok<{ kind: string; version: number }[]>(user, 'GET', '/setup/numbering');
  await server.ok(user, 'PUT', '/setup/numbering/account', {
    pattern: 'ACC-#####',
    version: numbers.find(({ kind }) => kind === 'account')?.version ?? 0,
  });
  await server.ok(user, 'PUT', '/setup/company', {
    version: await version('/setup/company'),
    city: 'Denver',
  });
  await server.ok(user, 'PUT', '/setup/mail', { version: await version('/setup/mail'), signature: 'Yours' });
  const [quickbooks] = await server.ok<{ version: number }[]>(user, 'GET', '/plugins/plugin-detail');
  await server.ok(user, 'PUT', '/plugins/plugin-detail/quickbooks', {
    clientId: 'id',
    clientSecret: 'secret',
    redirectUrl: 'https://example.test/callback',
    environment: 'sandbox',
    enabled: false,
    version: quickbooks?.version ?? 0,
  });
  const list = await server.ok<{ statuses: { uuid: string; name: string }[] }>(
    user,
    'POST',
    '/setup/status-lists/opportunity',
    { name: `Parked ${n}`, tone: 'wait' },
  );
  return {
    workflow,
    communication: await create('/setup/communication', {
      code: `WELCOME-${n}`,
      module: 'account',
      group: 'Sales',
      desc: 'Says hello.',
      sms: false,
      email: true,
      subject: 'Welcome, {{name}}',
      body: 'Hello {{name}}',
    }),
    territory: await create('/setup/territory', {
      name: `Front Range ${n}`,
      description: 'East of the divide.',
      members: [{ user_id: server.userIds[user], access: 'edit' }],
    }),
    status: list.statuses.find(({ name }) => name === `Parked ${n}`)?.uuid ?? '',
  };
}
