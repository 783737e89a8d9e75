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
