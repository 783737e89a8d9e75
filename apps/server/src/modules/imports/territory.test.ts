import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, importing } from '../../testing/imports.ts';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'viewer', 1, ['account'], 'vaei');
});
afterAll(() => server.stop());
const { upload, read, check } = importing(() => server);

test('rejects a row in a view-only territory with a reason and imports the others', async () => {
  for (const [name, access] of [
    ['Basin', 'view'],
    ['Ridge', 'edit'],
  ])
    await server.ok('owner', 'POST', '/setup/territory', {
      name,
      description: 'Here.',
      members: [{ user_id: server.userIds.viewer, access }],
    });
  const rows = csv('Account,Territory', 'Basin Barns,Basin', 'Ridge Roofs,Ridge', 'Nowhere Yet,');
  const checked = await check(await upload('account', rows, 'viewer'), {}, 'viewer');
  await server.ok('viewer', 'POST', `/setup/imports/${checked.uuid}/run`, {
    version: checked.version,
    mode: 'valid',
  });
  await server.runJobs();

  expect(await read(checked.uuid, 'viewer')).toMatchObject({ created: 2, rejected: 1 });
  const answer = await server.ok<unknown>('viewer', 'GET', `/setup/imports/${checked.uuid}/rows`);
  expect(JSON.stringify(answer)).toContain(
    'Your access to the territory Basin is “View”. You cannot change its accounts.',
  );
  const kept = await server.ok<{ name: string }[]>('owner', 'GET', '/crm/accounts?limit=-1');
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ridge Roofs', 'Nowhere Yet']));
  expect(kept.map(({ name }) => name)).not.toContain('Basin Barns');
});
