import { DAY_MS } from '@plumbline/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { runHousekeeping } from './housekeeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // The tests skip a month.
  await server.owner.query("update platform.session set expires_at = now() + interval '1 year'");
});
afterAll(() => server.stop());

/** Runs housekeeping with the clock this many days ahead. */
async function after(count: number): Promise<void> {
  server.clock.offset = count * DAY_MS;
  await runHousekeeping({
    database: server.database,
    owner: server.owner,
    ports: server.ports,
    log: server.log,
    // The sessions of the tests must not expire.
    sessionIdleMinutes: 1_000_000,
  });
  server.clock.offset = 0;
}
async function begin(bytes: Uint8Array): Promise<string> {
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/workdrive/', {
    name: 'Notes.txt',
    type: 1,
    size: bytes.length,
  });
  await server.ok('owner', 'PUT', `/workdrive/content/${uuid}`, bytes);
  return uuid;
}
const finish = (uuid: string) =>
  server.call('owner', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
const storedSize = (uuid: string) => server.ports.storage.size(`${server.tenantIds.north}/${uuid}/file`);
const listed = async () =>
  (await server.ok<{ uuid: string }[]>('owner', 'GET', '/workdrive/?limit=-1')).map((each) => each.uuid);

describe('files', () => {
  test('an unfinished upload is deleted with its bytes, and a finished one stays', async () => {
    const bytes = new TextEncoder().encode('a few words');
    const [unfinished, whole] = [await begin(bytes), await begin(bytes)];
    expect((await finish(whole)).status).toBe(200);
    await after(1);
    expect(await storedSize(unfinished)).toBe(bytes.length);
    await after(3);
    expect(await storedSize(unfinished)).toBe(0);
    expect((await finish(unfinished)).status).toBe(404);
    expect(await storedSize(whole)).toBe(bytes.length);
    expect(await listed()).toContain(whole);
    expect(await listed()).not.toContain(unfinished);
  });

  test('files in the trash are deleted after a month', async () => {
    const bytes = new TextEncoder().encode('thrown away');
    const uuid = await begin(bytes);
    await finish(uuid);
    await server.ok('owner', 'DELETE', `/workdrive/trash/${uuid}`);
    await after(29);
    expect(await storedSize(uuid)).toBe(bytes.length);
    await after(31);
    expect(await storedSize(uuid)).toBe(0);
    // A second run changes nothing.
    await after(31);
  });

  test('a plan set whose job was lost gets one new job', async () => {
    const bytes = new TextEncoder().encode('not looked at');
    const uuid = await begin(bytes);
    await finish(uuid);
    await server.tx('north', (tx) =>
      tx.updateTable('drive_file').set({ state: 'processing' }).where('file_id', '=', uuid).execute(),
    );
    server.jobs.splice(0);
    await after(0);
    expect(server.jobs).toEqual([]);
    await after(1);
    await after(1);
    expect(server.jobs).toEqual([
      { kind: 'plan-process', payload: { tenantId: server.tenantIds.north, fileId: uuid } },
    ]);
    server.jobs.splice(0);
    await server.tx('north', (tx) =>
      tx.updateTable('drive_file').set({ state: 'ready' }).where('file_id', '=', uuid).execute(),
    );
  });
});

test('idempotency keys, sent emails and used links are deleted; valid sessions stay', async () => {
  const account = { name: 'Kept once', type: 'Owner' };
  await server.call('owner', 'POST', '/crm/accounts', account, { 'idempotency-key': 'twice' });
  await server.call(undefined, 'POST', '/security/auth/forgot-password', { email: 'owner@north.test' });
  await server.runJobs();
  const count = async (table: string) =>
    (await server.owner.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
      ?.count;
  const keys = () => server.tx('north', (tx) => tx.selectFrom('idempotency_key').selectAll().execute());
  await after(6);
  expect((await keys()).map((each) => each.key)).toContain('twice');
  expect(await count('platform.outbox')).toBe(1);
  await server.owner.query(
    "insert into platform.session select 'spent', user_id, tenant_id, now(), now(), now() + interval '3 days' from platform.session limit 1",
  );
  await after(31);
  expect(await keys()).toEqual([]);
  expect(await count('platform.outbox')).toBe(0);
  expect(await count('platform.reset_token')).toBe(0);
  expect(await count("platform.session where token_hash = 'spent'")).toBe(0);
  expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
});
