import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '@plumbline/api/operations';
import { testServer, type TestServer } from '../testing/server.ts';
import { writtenTables } from '../database/written-tables.ts';
import '../modules.ts';
import { topicsOf } from './invalidation-topics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ empty: true });
});
afterAll(() => server.stop());

async function tables(): Promise<string[]> {
  const { rows } = await server.owner.query<{ table_name: string }>(
    `select table_name from information_schema.tables t where table_schema = 'public' and table_type = 'BASE TABLE'
     and exists (select from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name
       and c.column_name = 'tenant_id')`,
  );
  return rows.map(({ table_name }) => table_name);
}

test('every tenant table has the paths that read its rows', async () => {
  const known = await tables();
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((table) => topicsOf(table) === undefined)).toEqual([]);
});

test('every area is a path prefix of the contract', async () => {
  const paths = Object.values(operations).map(({ path }) => path);
  const all = new Set((await tables()).flatMap((table) => topicsOf(table) ?? []));
  expect([...all].filter((area) => !paths.some((path) => `${path}/`.startsWith(`/${area}/`)))).toEqual([]);
});

test.each([
  ['insert into "crm_account" ("name") values ($1)', ['crm_account']],
  ['insert  into a_b (x) values (1) on conflict (x) do update set y = 1', ['a_b']],
  ['update "task_item" set "title" = $1', ['task_item']],
  [
    'with gone as (delete from task_member where true returning *) insert into task_member select * from gone',
    ['task_member', 'task_member'],
  ],
  ['select * from quote for update', []],
  ['select * from quote for update of quote skip locked', []],
  ['update platform.session set used_at = now()', []],
  ['select updated_at from crm_account', []],
  ['select platform.end_sessions($1, null, $2) as ended', ['security_user']],
])('%s writes %j', (statement, written) => {
  expect(writtenTables(statement)).toEqual(written);
});
