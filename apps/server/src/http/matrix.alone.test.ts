import { isDeepStrictEqual } from 'node:util';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import { abilityNames, type Ability, type Right } from '@plumbline/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { valid } from '../testing/schema-arbitraries.ts';
import { contentOf } from '../testing/table-checksums.ts';
import type { RecordIds } from '../testing/record-ids.ts';
import { makeRecords } from '../testing/records.ts';
import { addressOf, allOperations, namedRecords, schemasOf, type Operation } from '../testing/requests.ts';
import {
  tenants,
  testServer,
  users,
  type Answer,
  type TestServer,
  type UserName,
} from '../testing/server.ts';
import * as access from '../auth/permissions.ts';
import type { OperationId } from '../context/context.ts';

// Checks inside handlers can be removed, too.
vi.mock('../auth/permissions.ts', { spy: true });

let server: TestServer;
let north: RecordIds;
beforeAll(async () => {
  server = await testServer();
  north = await makeRecords(server, 'north');
});
afterAll(() => server.stop());

/** Calls whose right depends on the entity that they name: here accounts, and an import of accounts. */
const byKind: Right = { app: 1, name: 'account', type: 'i' };
const isByKind = ({ path }: Operation) => path.startsWith('/setup/imports/');
const demandOf = (operation: Operation): Operation['access'] =>
  isByKind(operation) ? byKind : operation.access;

/** Access rule of the specification, written independently of the product's implementation. */
function allowed(user: UserName, access: Operation['access']): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  const { tenant, admin, abilities } = users[user];
  if (access === 'partner') return tenant === 'partner';
  if (access === 'provider') return tenant === 'provider';
  if (access === 'administrator') return admin && tenant !== 'partner' && tenant !== 'provider';
  if (typeof access === 'string') throw new Error(`what is access ${access}?`);
  const apps: readonly number[] = tenants[tenant].apps;
  return apps.includes(access.app) && (admin || abilities.includes(access.type));
}
/** Compares an answer with the caller's rights. @returns a description of the violation, if any. */
function wrongOf(user: UserName, demand: Operation['access'], { status, body }: Answer): string | undefined {
  if (allowed(user, demand)) return status === 401 || status === 403 ? 'is refused' : undefined;
  if (status !== 403 || body.success !== false) return 'is let in';
  if (typeof demand !== 'object') return undefined;
  if (!isDeepStrictEqual(body.missing, demand)) return 'is told of another right';
  const purchased: readonly number[] = tenants[users[user].tenant].apps;
  const word = purchased.includes(demand.app) ? abilityNames[demand.type as Ability] : 'subscription';
  return body.message?.includes(word) ? undefined : 'is not told what is missing';
}
/** A constant body that the contract accepts. */
const bodyOf = (id: OperationId) => {
  const { body } = schemasOf(id);
  return body ? fc.sample(valid(body), { numRuns: 1, seed: 7 })[0] : undefined;
};
const request = (id: OperationId, operation: Operation, user: UserName | undefined, records = north) =>
  server.call(
    user,
    operation.method.toUpperCase(),
    addressOf(id, operation.path, records),
    operation.stream === 'upload' ? new Uint8Array([1]) : bodyOf(id),
  );
// Deleting operations run last, so that the others find their records.
const ordered = allOperations.toSorted(
  ([, a], [, b]) => Number(a.method === 'delete') - Number(b.method === 'delete'),
);
const closed = ordered.filter(([, { access }]) => access !== 'public');

describe('access rights', () => {
  test('cover all operations', () => {
    expect(closed.length).toBeGreaterThan(80);
  });

  test.each(closed)('%s rejects a missing or invalid token', async (id, operation) => {
    const without = await request(id, operation, undefined);
    expect(without.status).toBe(401);
    expect(without.body).toMatchObject({ success: false, message: 'Sign in to continue.' });
    const invented = await server.call(
      undefined,
      operation.method.toUpperCase(),
      addressOf(id, operation.path, north),
      operation.stream === 'upload' ? new Uint8Array([1]) : bodyOf(id),
      { 'access-token': 'invented' },
    );
    expect(invented.status).toBe(401);
  });

  test.each(ordered.filter(([, { access }]) => access === 'public'))(
    '%s is open to everyone',
    async (id, operation) => {
      const answer = await request(id, operation, undefined);
      expect(answer.body.message).not.toBe('Sign in to continue.');
      expect(answer.status).not.toBe(403);
      expect(answer.status).toBeLessThan(500);
    },
  );

  const strangersFirst = (Object.keys(users) as UserName[]).toSorted(
    (a, b) => Number(a === 'owner') - Number(b === 'owner'),
  );
  test.each(closed)(
    '%s accepts the stated roles and names the right that others lack',
    async (id, operation) => {
      for (const user of strangersFirst) {
        const answer = await request(id, operation, user);
        const where = `${user} → ${id}: ${answer.status} ${answer.body.message ?? ''} ${JSON.stringify(server.failures)}`;
        expect(answer.status, where).toBeLessThan(500);
        if (id === 'authLogout') await server.renew(user);
        expect(wrongOf(user, demandOf(operation), answer), where).toBeUndefined();
      }
    },
  );
});

const isOfCompanies = (app: number) => (tenants.north.apps as readonly number[]).includes(app);

describe('records of another company', () => {
  let foreign: RecordIds;
  let before: Record<string, string>;
  const state = () => contentOf(server, server.tenantIds.harbor);
  beforeAll(async () => {
    foreign = await makeRecords(server, 'harbor');
    before = await state();
  });

  const naming = closed.filter(
    // Records of partners and of the provider's staff belong to no company.
    ([id, operation]) => {
      const access = demandOf(operation);
      return (
        // The client generates its id; the same id is a different picture in another company.
        id !== 'planImagesUpload' &&
        namedRecords(operation.path).length > 0 &&
        typeof access === 'object' &&
        isOfCompanies(access.app)
      );
    },
  );
  test.each(naming)('%s answers 404 for one in its path', async (id, operation) => {
    const answer = await request(id, operation, 'owner', foreign);
    expect(answer.status, answer.body.message).toBe(404);
    expect(answer.body.message).toContain('does not exist, was deleted, or belongs to someone else');
  });

  test.each(closed.filter(([id]) => id.endsWith('RemoveMany')))(
    '%s answers 404 for a list with one of them, and deletes no other',
    async (id, { method, path }) => {
      const record = (
        {
          ...Object.fromEntries(
            Object.values<EntityMeta>(entities).map(({ calls, name }) => [
              `${calls}RemoveMany`,
              name as keyof RecordIds,
            ]),
          ),
          estimationsRemoveMany: 'estimation',
          rolesRemoveMany: 'role',
          groupsRemoveMany: 'group',
          workflowsRemoveMany: 'workflow',
          communicationsRemoveMany: 'communication',
          taskFoldersRemoveMany: 'taskFolder',
        } as Readonly<Record<string, keyof RecordIds>>
      )[id as string];
      if (!record) throw new Error(`say which record ${id} deletes`);
      const answer = await server.call('owner', method.toUpperCase(), path, { uuid: [foreign[record]] });
      expect(answer.status).toBe(404);
    },
  );

  test('are in no list', async () => {
    const foreignIds = new Set<string>(Object.values(foreign));
    for (const [id, operation] of closed) {
      if (operation.method !== 'get' || !operation.list || operation.access === 'provider') continue;
      // Lists below a record of another company answer 404, which is tested above.
      if (operation.access === 'partner' || operation.path.includes('{')) continue;
      if (typeof operation.access === 'object' && !isOfCompanies(operation.access.app)) continue;
      const answer = await server.call('owner', 'GET', `${operation.path}?limit=-1`);
      expect(answer.status, id).toBe(200);
      for (const row of answer.body.data as { uuid: string }[])
        expect(foreignIds.has(row.uuid), `${id} shows ${row.uuid}`).toBe(false);
    }
  });

  test('are found by no search, query or reference', async () => {
    expect(await server.ok('owner', 'GET', '/setup/search?search=harbor')).toEqual([]);
    expect(
      await server.ok(
        'owner',
        'GET',
        `/workdrive/plans/pages?prop_type=estimation&prop_id=${foreign.estimation}`,
      ),
    ).toEqual([]);
    for (const [method, path, body, status] of [
      ['GET', `/workdrive/download?objectId=${foreign.file}`, undefined, 404],
      ['PUT', `/notification/?uuid=${foreign.notification}`, undefined, 404],
      ['POST', '/crm/opportunities', { name: 'X', account_id: foreign.account }, 422],
      ['POST', '/crm/contacts', { firstname: 'X', lastname: 'Y', account_id: foreign.account }, 422],
      ['POST', '/crm/accounts', { name: 'X', owner_id: server.userIds.stranger }, 422],
      ['POST', '/estimations', { name: 'X', opportunity_id: foreign.opportunity }, 422],
      [
        'POST',
        '/workdrive/',
        { name: 'a.pdf', type: 1, size: 1, prop_type: 'estimation', prop_id: foreign.estimation },
        422,
      ],
    ] as const) {
      const answer = await server.call('owner', method, path, body);
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  test('are unchanged by these calls', async () => {
    expect(await state()).toEqual(before);
  });
});

describe('a removed check is detected', () => {
  const checked = closed.filter(([, operation]) => demandOf(operation) !== 'signed-in');
  test('including checks in handlers', () => {
    expect(checked.filter(([, operation]) => isByKind(operation)).length).toBeGreaterThan(10);
  });
  test.each(checked)('%s', async (id, operation) => {
    const { access: stated } = operation;
    const demand = demandOf(operation);
    // The server reads the required rights from this table.
    operation.access = 'signed-in';
    if (isByKind(operation)) {
      vi.mocked(access.hasPermission).mockReturnValue(true);
      vi.mocked(access.requirePermission).mockReturnValue();
    }
    try {
      // Some handlers check a second right besides the removed one.
      expect(wrongOf('none', demand, await request(id, operation, 'none'))).toMatch(
        /^is (let in|told of another right)$/,
      );
    } finally {
      operation.access = stated;
      vi.mocked(access.hasPermission).mockReset();
      vi.mocked(access.requirePermission).mockReset();
      await server.renew('none');
    }
    expect(wrongOf('none', demand, await request(id, operation, 'none'))).toBeUndefined();
  });
});
