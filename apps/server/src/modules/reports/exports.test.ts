import type { NotificationRow, Report } from '@plumbline/api';
import { DAY_MS } from '@plumbline/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runHousekeeping } from '../../jobs/housekeeping.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { fileCall } from './export-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const name of ['Dunmore', 'Marlowe'])
    await server.ok('owner', 'POST', '/crm/accounts', { name, status: 'Active' });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.jobs.length = 0;
});

const ask = (user: UserName, body: object) => server.call(user, 'POST', '/reportservice', body);
const requestExport = async (user: UserName, body: object) =>
  (await server.ok<{ uuid: string }>(user, 'POST', '/reportservice', body)).uuid;
const download = (user: UserName, uuid: string, type = 'xlsx') =>
  server.call(user, 'GET', `/reportservice/download/${type}/${uuid}`);
const newest = async (user: UserName) =>
  (await server.ok<{ notifications: NotificationRow[] }>(user, 'GET', '/notification/')).notifications[0]
    ?.data;
const list = { type: 'accounts', path: '/crm/accounts/export?search=dun' };

test('exports a list in a job, notifies by code 5000 and lets the requester download it', async () => {
  const uuid = await requestExport('owner', list);
  expect((await download('owner', uuid)).body.message).toBe('This export is still in progress.');
  await server.runJobs();
  expect(await newest('owner')).toEqual({
    name: 'Export ready',
    message: '“account.xlsx” is ready to download for 7 days.',
    code: 5000,
    uuid,
    file_type: 'xlsx',
  });
  const file = await download('owner', uuid);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('account.xlsx');
  // The same bytes as the synchronous export.
  const once = await server.call('owner', 'GET', '/crm/accounts/export?search=dun');
  expect(Math.abs(file.bytes.length - once.bytes.length)).toBeLessThan(64);
  expect(Buffer.from(file.bytes.subarray(0, 2)).toString()).toBe('PK');
});

test('denies the download to other users, companies and file types', async () => {
  const uuid = await requestExport('owner', list);
  await server.runJobs();
  for (const user of ['editor', 'viewer', 'stranger', 'staff'] as const)
    expect((await download(user, uuid)).status).toBe(404);
  expect((await download('owner', uuid, 'pdf')).status).toBe(404);
  expect((await download('owner', '0198c1a0-0000-7000-8000-000000000000')).status).toBe(404);
});

test('exports a saved report with its settings', async () => {
  const report = await server.ok<Report>('owner', 'POST', '/reports', {
    name: 'By status',
    related_to: 'account',
    settings: { by: [{ field: 'status' }], measures: [{ op: 'count' }], chart: 'bar' },
  });
  const uuid = await requestExport('owner', { type: 'report', prop_id: report.uuid });
  await server.runJobs();
  const { headers, status } = await download('owner', uuid);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('account-summary.xlsx');
  expect((await ask('editor', { type: 'report', prop_id: report.uuid })).status).toBe(404);
});

test('rejects an export job when the user cannot export directly', async () => {
  expect(await ask('viewer', list)).toMatchObject({
    status: 403,
    body: { missing: { app: 1, name: 'account', type: 'x' } },
  });
  expect(server.jobs).toEqual([]);
});

test.each([
  [{ type: 'nonsense' }, 'type'],
  [{ type: 'quote', project_id: '0198c1a0-0000-7000-8000-000000000000' }, 'prop_id'],
  [{ type: 'report' }, 'prop_id'],
  [{ type: 'x', path: '/crm/accounts' }, 'path'],
  [{ type: 'x', path: '/dev/outbox' }, 'path'],
  [{ type: 'x', path: '/live' }, 'path'],
  [{ type: 'x', path: '/workdrive/signed/abc' }, 'path'],
  [{ type: 'x', path: '/reportservice/download/pdf/0198c1a0-0000-7000-8000-000000000000' }, 'path'],
])('rejects %j', async (body, field) => {
  expect((await ask('owner', body)).body.errors?.[0]?.field).toBe(field);
});

test('notifies once when an export fails', async () => {
  const uuid = await requestExport('owner', {
    type: 'quote',
    prop_id: '0198c1a0-0000-7000-8000-000000000000',
    project_id: '0198c1a0-0000-7000-8000-000000000000',
  });
  const [job] = server.jobs;
  await server.runJobs();
  if (job) server.jobs.push(job);
  await server.runJobs();
  const answer = await download('owner', uuid, 'pdf');
  expect(answer.status).toBe(422);
  expect(await newest('owner')).toEqual({ name: 'Export failed', message: answer.body.message });
  const { notifications } = await server.ok<{ notifications: NotificationRow[] }>(
    'owner',
    'GET',
    '/notification/',
  );
  expect(notifications.filter(({ data }) => data.name === 'Export failed')).toHaveLength(1);
});

test('checks rights when the file is generated and when it is downloaded', async () => {
  const permit = (x: 0 | 1) =>
    server.tx('north', (tx) =>
      sql`update security_role set permissions = jsonb_set(permissions, '{1,account,x}', ${String(x)}::jsonb)
        where name = 'editor'`.execute(tx),
    );
  await permit(1);
  const early = await requestExport('editor', list);
  await server.runJobs();
  expect((await download('editor', early)).status).toBe(200);
  const late = await requestExport('editor', list);
  await permit(0);
  await server.runJobs();
  expect((await newest('editor'))?.name).toBe('Export failed');
  expect((await download('editor', early)).status).toBe(403);
  await permit(1);
  expect((await download('editor', late)).status).toBe(422);
});

test('limits a user to five concurrent exports', async () => {
  for (let each = 0; each < 5; each++) await requestExport('owner', list);
  expect((await ask('owner', list)).status).toBe(409);
  await server.runJobs();
  expect((await ask('owner', list)).status).toBe(200);
});

test('expires after seven days and deletes its bytes', async () => {
  const uuid = await requestExport('owner', list);
  await server.runJobs();
  const key = `${server.tenantIds.north}/reports/${uuid}`;
  expect(await server.ports.storage.size(key)).toBeGreaterThan(0);
  server.clock.offset = 8 * DAY_MS;
  try {
    expect((await download('owner', uuid)).status).toBe(404);
    await runHousekeeping({
      database: server.database,
      owner: server.owner,
      ports: server.ports,
      log: server.log,
      sessionIdleMinutes: 10_000_000,
    });
  } finally {
    server.clock.offset = 0;
  }
  expect(await server.ports.storage.size(key)).toBe(0);
  // Sessions have expired by then, too.
  await server.renew('owner');
  expect((await download('owner', uuid)).status).toBe(404);
});

test('matches an address to one operation: static segments before parameters, query unchanged', () => {
  expect(fileCall('/estimations/export?search=a%26b')).toMatchObject({
    id: 'estimationsExport',
    query: { search: 'a&b' },
    params: {},
  });
  expect(fileCall('/estimations//quotes/x/pdf')).toBeUndefined();
});
