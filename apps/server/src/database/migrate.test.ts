import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { migrate } from './migrate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ empty: true });
});
afterAll(() => server.stop());

const ownerUrl = () => server.owner.options.connectionString ?? '';
const definitionOf = async (view: string) =>
  (await server.owner.query<{ text: string }>(`select pg_get_viewdef('${view}'::regclass) as text`)).rows[0]
    ?.text;

test('applies nothing to a database that is up to date', async () => {
  expect(await migrate(ownerUrl())).toEqual([]);
});

test('creates the views again when a file has changed since they were created', async () => {
  const before = await definitionOf('vendor_view');
  await server.owner.query('drop view vendor_view cascade');
  await server.owner.query("update platform.view_state set hash = 'of other files'");
  await migrate(ownerUrl());
  expect(await definitionOf('vendor_view')).toBe(before);
});

test('lets the application role read views and nothing else', async () => {
  const { rows } = await server.owner.query<{ name: string; acl: string }>(
    `select c.relname as name, c.relacl::text as acl from pg_class c
     where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const { name, acl } of rows)
    expect([name, /plumbline_app=([a-zA-Z]*)\//.exec(acl)?.[1]]).toEqual([name, 'r']);
});

test('creates every view with the rights of whoever reads it', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
     and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  );
  expect(rows).toEqual([]);
});

test('normalizes the texts of all tenants for an owner who is not a superuser', async () => {
  const text = await readFile(
    new URL('../modules/workspace/migrations/202611280010_search_form.sql', import.meta.url),
    'utf8',
  );
  const client = await server.owner.connect();
  try {
    await client.query(`begin;
      create role plain_owner;
      grant usage, create on schema public, platform to plain_owner;
      alter function platform.search_form rename to earlier_search_form;
      alter function platform.add_search_column owner to plain_owner;`);
    await client.query(
      `insert into crm_account (tenant_id, account_id, number, name, custom)
       select gen_random_uuid(), gen_random_uuid(), '', $1, $2::jsonb from generate_series(1, 2)`,
      ['Mu\u0308ller', { note: ['e\u0301', 'line\n\u0303', 2], empty: {} }],
    );
    await client.query(
      `insert into crm_lead (tenant_id, row_id, number, name)
       select $1::uuid, gen_random_uuid(), name, name from unnest($2::text[]) as name`,
      [randomUUID(), ['Zu\u0308rich', 'Z\u00FCrich', 'Cafe\u0301']],
    );
    await client.query(`do $$
      declare tab regclass;
      begin
        for tab in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
          execute format('alter table %s owner to plain_owner', tab);
        end loop;
      end $$;
      set local role plain_owner;`);
    await client.query(text);
    await client.query('reset role');
    const { rows } = await client.query<{ name: string; custom: unknown }>(
      'select distinct name, custom from crm_account',
    );
    expect(rows).toEqual([
      { name: 'M\u00FCller', custom: { note: ['\u00E9', 'line\n\u0303', 2], empty: {} } },
    ]);
    const leads = await client.query<{ name: string }>('select name from crm_lead order by name collate "C"');
    expect(leads.rows.map(({ name }) => name)).toEqual(['Caf\u00E9', 'Zu\u0308rich', 'Z\u00FCrich']);
    const unforced = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relrowsecurity and not relforcerowsecurity`,
    );
    expect(unforced.rows).toEqual([{ relname: 'record_signature' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
