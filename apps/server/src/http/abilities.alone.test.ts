import { isDeepStrictEqual } from 'node:util';
import { abilityNames, permissionsOf, type Right } from '@plumbline/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valid } from '../testing/schema-arbitraries.ts';
import type { RecordIds } from '../testing/record-ids.ts';
import { makeRecords } from '../testing/records.ts';
import { addressOf, allOperations, schemasOf, type Operation } from '../testing/requests.ts';
import { tenants, testServer, type TestServer } from '../testing/server.ts';
import type { OperationId } from '../context/context.ts';

let server: TestServer;
let north: RecordIds;
beforeAll(async () => {
  server = await testServer();
  north = await makeRecords(server, 'north');
});
afterAll(() => server.stop());

const apps: readonly number[] = tenants.north.apps;
const isRight = (access: Operation['access']): access is Right =>
  typeof access === 'object' && apps.includes(access.app);
/** Rights of a role: those of the permission catalogue that pass the filter. */
const rightsOf = (keeps: (right: Right) => boolean) =>
  Object.fromEntries(
    apps.map((app) => [
      app,
      Object.fromEntries(
        Object.entries(permissionsOf(app)).map(([name, { abilities }]) => [
          name,
          Object.fromEntries(abilities.filter((type) => keeps({ app, name, type })).map((type) => [type, 1])),
        ]),
      ),
    ]),
  );

async function as(rights: object, id: OperationId, { method, path, stream }: Operation) {
  await server.owner.query(
    "update security_role set permissions = $1 where tenant_id = $2 and name = 'none'",
    [JSON.stringify(rights), server.tenantIds.north],
  );
  await server.renew('none');
  const { body } = schemasOf(id);
  return server.call(
    'none',
    method.toUpperCase(),
    addressOf(id, path, north),
    stream === 'upload'
      ? new Uint8Array([1])
      : body
        ? fc.sample(valid(body), { numRuns: 1, seed: 7 })[0]
        : undefined,
  );
}

const ordered = allOperations
  .flatMap(([id, operation]) =>
    isRight(operation.access) ? [[id, operation, operation.access] as const] : [],
  )
  .toSorted(([, a], [, b]) => Number(a.method === 'delete') - Number(b.method === 'delete'));

test('every ability has an operation to check', () => {
  const met = new Set<string>(ordered.map(([, , { type }]) => type));
  // The rights of an import without ids are checked by its handler.
  const later = ['wi'];
  expect(Object.keys(abilityNames).filter((type) => !met.has(type))).toEqual(later);
});

test.each(ordered)('%s requires its own ability and accepts no other', async (id, operation, right) => {
  const without = await as(
    rightsOf((each) => !isDeepStrictEqual(each, right)),
    id,
    operation,
  );
  expect([without.status, without.body.missing], without.body.message).toEqual([403, right]);
  const withIt = await as(
    rightsOf((each) => each.type === 'v' || isDeepStrictEqual(each, right)),
    id,
    operation,
  );
  expect(withIt.body.missing, `${withIt.status} ${withIt.body.message}`).not.toEqual(right);
  expect(withIt.status).not.toBe(401);
  expect(withIt.status).toBeLessThan(500);
});
