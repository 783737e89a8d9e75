import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordIds } from '../record-ids.ts';
import { referencesOf, withReferences } from '../record-references.ts';
import { makeRecords } from '../records.ts';
import { addressOf, allOperations, schemasOf, type Operation } from '../requests.ts';
import { valid } from '../schema-arbitraries.ts';
import { testServer, type TestServer, type UserName } from '../server.ts';
import { contentOf } from '../table-checksums.ts';

/** Generated requests for each operation and caller. */
const runs = Number(process.env['ATTACK_RUNS'] ?? 3);
/** Callers that have no right to any record of Harbor Electric. */
const callers = [
  'owner',
  'editor',
  'viewer',
  'none',
  'clerk',
  'agent',
  'staff',
] as const satisfies UserName[];
/** The partner of the company and the provider see it as their customer. */
const isOfPortal = ({ access }: Operation, caller: UserName) =>
  (caller === 'agent' || caller === 'staff') &&
  (access === 'partner' || access === 'provider' || (typeof access === 'object' && access.app > 17));

let server: TestServer;
let foreign: RecordIds;
/** Ids of all rows of the other company. */
let foreignIds: ReadonlySet<string>;
let before: Record<string, string>;
const state = () => contentOf(server, server.tenantIds.harbor);

/** Every id in the tables of the other company that no other company has. */
async function idsOfHarbor(): Promise<Set<string>> {
  const { rows: columns } = await server.owner.query<{ table: string; column: string }>(
    `select quote_ident(c.table_name) as table, quote_ident(c.column_name) as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.column_name <> 'tenant_id'
       and exists (select 1 from information_schema.columns o where o.table_schema = c.table_schema
         and o.table_name = c.table_name and o.column_name = 'tenant_id')`,
  );
  const idsOf = async (condition: string) => {
    const { rows } = await server.owner.query<{ id: string }>(
      columns
        .map(
          ({ table, column }) =>
            `select ${column}::text as id from public.${table} where tenant_id ${condition} $1 and ${column} is not null`,
        )
        .join(' union '),
      [server.tenantIds.harbor],
    );
    return new Set(rows.map(({ id }) => id));
  };
  const others = await idsOf('<>');
  return new Set([...(await idsOf('='))].filter((id) => !others.has(id)));
}

beforeAll(async () => {
  server = await testServer();
  await makeRecords(server, 'north');
  foreign = await makeRecords(server, 'harbor');
  foreignIds = await idsOfHarbor();
  before = await state();
}, 120_000);
afterAll(() => server.stop());

const ordered = allOperations
  .filter(([, { access }]) => access !== 'public')
  .toSorted(([, a], [, b]) => Number(a.method === 'delete') - Number(b.method === 'delete'));

describe(`every operation with the ids of another company, by ${callers.length} callers`, () => {
  test.each(ordered)('%s reveals and changes nothing', async (id, operation) => {
    const { body, query } = schemasOf(id);
    const known = referencesOf(foreign, server.userIds.stranger);
    for (const caller of callers) {
      if (isOfPortal(operation, caller)) continue;
      await fc.assert(
        fc.asyncProperty(
          body ? valid(body) : fc.constant(undefined),
          query ? valid(query) : fc.constant({}),
          async (given, queryInput) => {
            const [path = '', required = ''] = addressOf(id, operation.path, foreign).split('?');
            const search = new URLSearchParams(required);
            for (const [name, value] of Object.entries(queryInput as object))
              if (!search.has(name) && value !== undefined && value !== null) search.set(name, String(value));
            const sent = operation.stream === 'upload' ? undefined : withReferences(given, known, () => true);
            const answer = await server.call(
              caller,
              operation.method.toUpperCase(),
              search.size ? `${path}?${search}` : path,
              operation.stream === 'upload' ? new Uint8Array([1, 2, 3]) : sent,
            );
            if (id === 'authLogout') await server.renew(caller);
            expect(answer.status, `${caller} ${id}: ${answer.body.message}`).toBeLessThan(500);
            // An error may quote ids of the request.
            const written = `${path} ${search} ${JSON.stringify(sent)}`;
            const text = new TextDecoder().decode(answer.bytes);
            const revealed = [...foreignIds].filter((each) => text.includes(each) && !written.includes(each));
            expect(revealed, `${caller} ${id}`).toEqual([]);
          },
        ),
        { numRuns: runs, seed: 11 },
      );
    }
  });

  test('left the other company as it was', async () => {
    expect(foreignIds.size).toBeGreaterThan(100);
    expect(await state()).toEqual(before);
  });
});
