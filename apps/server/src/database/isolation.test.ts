import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordIds } from '../testing/record-ids.ts';
import { makeRecords, planPage } from '../testing/records.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { Database } from './database.ts';

let server: TestServer;
let records: RecordIds;
let tables: string[];
beforeAll(async () => {
  server = await testServer();
  records = await makeRecords(server, 'north');
  // One row in each remaining table, so that every table has a row to isolate.
  await server.ok('editor', 'PUT', '/setup/user-preferences', { key: 'columns', value: [1] });
  await server.ok('owner', 'PUT', '/crm/leads/mapping', { mapping: [] });
  await server.ok('owner', 'POST', '/crm/accounts', { name: 'Once' }, { 'idempotency-key': 'once' });
  const { version } = await server.ok<{ version: number }>(
    'owner',
    'GET',
    `/estimations/${records.estimation}/estimate`,
  );
  await server.ok('owner', 'PUT', `/estimations/${records.estimation}/estimate`, {
    version,
    overrides: [{ condition_id: records.condition, line_id: records.line, field: 'unit_price', value: '3' }],
  });
  await server.ok('owner', 'POST', `/estimations/${records.estimation}/estimate/items`, {
    name: 'Building permit',
    quantity: '1',
    unit: 'LS',
    lump_cost: '1250.00',
  });
  await server.ok('owner', 'POST', `/estimations/${records.estimation}/alternates`, {
    name: 'Without the tower',
  });
  const { page: again } = await planPage(server, 'north', records.estimation);
  await server.ok(
    'owner',
    'PUT',
    `/estimations/${records.estimation}/sheets/${again}/compare/${records.page}/alignment`,
    {
      alignment: [
        { before: { x: 0, y: 0 }, after: { x: 0, y: 0 } },
        { before: { x: 100, y: 0 }, after: { x: 100, y: 0 } },
      ],
    },
  );
  await server.ok('owner', 'PUT', '/live/presence', {
    prop_type: 'space_items',
    prop_id: records.task,
    window: 'a-window',
  });
  await server.ok('owner', 'POST', '/setup/ai-chat/send-message', { user_input: 'How many accounts?' });
  await server.ok('owner', 'POST', '/reportservice', { type: 'accounts', path: '/crm/accounts/export' });
  await server.tx('north', (tx) =>
    tx.insertInto('company_detail').values({ tenant_id: server.tenantIds.north }).execute(),
  );
  const quote = `/estimations/${records.estimation}/quotes/${records.quote}`;
  await server.ok('owner', 'POST', `${quote}/issue`, { version: 1 });
  await server.ok('owner', 'POST', `${quote}/decision`, {
    version: 2,
    decision: 'accepted',
    name: 'Kim Lee',
  });
  const { version: now } = await server.ok<{ version: number }>(
    'owner',
    'GET',
    `/estimations/${records.estimation}`,
  );
  await server.ok('owner', 'POST', `/estimations/${records.estimation}/outcome`, {
    version: now,
    outcome: 'awarded',
    quote_id: records.quote,
  });
  await server.ok('owner', 'PUT', '/security/policy', { version: 0 });
  await server.call(undefined, 'POST', '/security/auth/login', {
    username: 'viewer@north.test',
    password: 'Wrong!2026',
  });
  const { rows } = await server.owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migration' order by 1",
  );
  tables = rows.map((row) => row.name);
});
afterAll(() => server.stop());

/** Rows of North Builders that a caller can read, in a transaction that is rolled back. */
async function northRows(table: string, before: string, as: 'harbor' | 'north' | 'nobody'): Promise<number> {
  const client = await server.owner.connect();
  try {
    await client.query('begin');
    if (before) await client.query(before);
    await client.query('set local role plumbline_app');
    if (as !== 'nobody')
      await client.query("select set_config('app.tenant_id', $1, true)", [server.tenantIds[as]]);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where tenant_id = $1`,
      [server.tenantIds.north],
    );
    return rows[0]?.count ?? -1;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('every tenant table', () => {
  test('has a tenant column, forced row-level security and one policy', async () => {
    expect(tables.length).toBeGreaterThan(20);
    const { rows } = await server.owner.query<Record<string, unknown>>(
      `select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
         (select count(*)::int from pg_policies p where p.tablename = c.relname and p.qual like '%app.tenant_id%'
           and p.with_check like '%app.tenant_id%' and p.cmd = 'ALL' and p.permissive = 'PERMISSIVE') as policies,
         (select count(*)::int from pg_policies p where p.tablename = c.relname) as all_policies,
         (select i.indkey[0] = a.attnum from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
           where i.indrelid = c.oid and i.indisprimary) as first_in_key
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration' order by 1`,
    );
    // A function of the owner reads this table's indexes, which policies do not permit, and filters by tenant itself.
    const indexed = ['record_signature'];
    for (const row of rows)
      expect(row).toMatchObject({
        on: true,
        forced: !indexed.includes(String(row['name'])),
        policies: 1,
        all_policies: 1,
        first_in_key: true,
      });
  });

  test('is read by views with the rights of the reader', async () => {
    const { rows } = await server.owner.query<{ name: string; options: string[] | null }>(
      "select relname as name, reloptions as options from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'",
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name, options } of rows) expect([name, options]).toEqual([name, ['security_invoker=true']]);
  });

  test('cannot be read around its policy by the application role', async () => {
    const { rows } = await server.owner.query(
      `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
         (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
         (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'plumbline_app'`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        memberships: 0,
        owned: 0,
      },
    ]);
    const connected = await server.database.pool.query(
      "select current_user as who, current_setting('statement_timeout') as patience",
    );
    expect(connected.rows).toEqual([{ who: 'plumbline_app', patience: '1min' }]);
  });

  test('hides its rows from other tenants and without a tenant, and shows them to its own', async () => {
    const empty: string[] = [];
    for (const table of tables) if ((await northRows(table, '', 'north')) === 0) empty.push(table);
    expect(empty, 'tables that have no row to hide').toEqual([]);
    for (const table of tables) {
      expect([table, await northRows(table, '', 'harbor')]).toEqual([table, 0]);
      expect([table, await northRows(table, '', 'nobody')]).toEqual([table, 0]);
    }
  });

  test('shows its rows without its policy, so that the test above can fail', async () => {
    for (const table of tables) {
      const off = `alter table ${table} disable row level security`;
      expect(await northRows(table, off, 'harbor'), table).toBeGreaterThan(0);
      const open = `create policy open on ${table} using (true)`;
      expect(await northRows(table, open, 'harbor'), table).toBeGreaterThan(0);
    }
  });

  test('rejects a row of another tenant', async () => {
    await expect(
      server.tx('harbor', (tx) =>
        tx
          .insertInto('notification')
          .values({
            tenant_id: server.tenantIds.north,
            notification_id: records.notification,
            user_id: server.userIds.owner,
            data: '{"message":"x"}',
          })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
    const changed = await server.tx('harbor', (tx) =>
      tx.updateTable('crm_account').set({ name: 'Taken' }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });
});

describe('the application role', () => {
  test.each([
    ['select * from platform.login'],
    ['select * from platform.session'],
    ['select * from platform.secret'],
    ['select * from platform.outbox'],
    ['select * from platform.public_token'],
    ['select * from platform.partner_request'],
    ['select * from platform.rate_limit'],
    ['select * from migration'],
    ["update audit_change set user_name = 'somebody else'"],
    ['delete from audit_change'],
    ['update material_price set price = 0'],
    ['delete from material_price'],
    ['truncate crm_account'],
    ['alter table crm_account disable row level security'],
    ['create table mine (id int)'],
  ])('is denied: %s', async (statement) => {
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.tenant_id', $1, true)", [server.tenantIds.north]);
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('cannot write in a read-only operation', async () => {
    await expect(
      server.database.transaction({ tenantId: server.tenantIds.north }, 'read', ({ tx }) =>
        tx.updateTable('crm_account').set({ name: 'X' }).execute(),
      ),
    ).rejects.toThrow('read-only transaction');
  });

  test('loses the tenant scope at the end of the transaction', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.tenant_id', $1, true)", [server.tenantIds.north]);
      await client.query('commit');
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from crm_account',
      );
      expect(rows[0]?.count).toBe(0);
    } finally {
      client.release();
    }
  });

  test('is required: a connection that cannot switch to it is not used', async () => {
    const url = new URL(server.owner.options.connectionString ?? '');
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query("create role outsider login password 'outsider'");
    await client.end();
    url.username = 'outsider';
    url.password = 'outsider';
    const outside = new Database(url.href, { max: 1 });
    await expect(outside.pool.query('select 1')).rejects.toThrow('permission denied to set role');
    await outside.close();
  });
});
