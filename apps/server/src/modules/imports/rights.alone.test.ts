import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { importOf } from '../../testing/records.ts';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import * as access from '../../auth/permissions.ts';

// Imports are operations of any entity, so their handlers check rights beyond `i`.
vi.mock('../../auth/permissions.ts', { spy: true });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'viewer', 1, ['account'], 'vi');
});
afterAll(() => server.stop());
afterEach(() => {
  vi.mocked(access.hasPermission).mockReset();
  vi.mocked(access.requirePermission).mockReset();
});

/** Removes the check for rights of this entity. */
async function takeAway(type: string): Promise<void> {
  const real = await vi.importActual<typeof access>('../../auth/permissions.ts');
  vi.mocked(access.hasPermission).mockImplementation(
    (right, context) => right.type === type || real.hasPermission(right, context),
  );
  vi.mocked(access.requirePermission).mockImplementation((right, context) => {
    if (right.type !== type) real.requirePermission(right, context);
  });
}
const set = (uuid: string, values: Record<string, string>) =>
  server.owner.query(
    `update import_batch set ${Object.keys(values)
      .map((name, at) => `${name} = $${at + 2}`)
      .join(', ')} where import_id = $1`,
    [uuid, ...Object.values(values)],
  );
/** Method, path and body of the call. */
type Call = readonly [method: string, path: string, body?: unknown];
const version = async (uuid: string) =>
  (
    await server.owner.query<{ version: number }>('select version from import_batch where import_id = $1', [
      uuid,
    ])
  ).rows[0]?.version;

describe('imports beyond the import right', () => {
  const cases = [
    {
      what: 'columns that update records',
      type: 'e',
      of: 'viewer',
      call: async (uuid: string): Promise<Call> => [
        'PUT',
        `/setup/imports/${uuid}/mapping`,
        {
          version: await version(uuid),
          columns: [{ index: 0, field: 'name' }],
          date_order: 'ask',
          existing: 'update',
        },
      ],
    },
    {
      what: 'rows that are written into a record that is there',
      type: 'e',
      of: 'viewer',
      call: async (uuid: string): Promise<Call> => [
        'PUT',
        `/setup/imports/${uuid}/alike`,
        { choice: 'update' },
      ],
    },
    {
      what: 'writing what updates records',
      type: 'e',
      of: 'viewer',
      before: { existing: 'update' },
      call: async (uuid: string): Promise<Call> => [
        'POST',
        `/setup/imports/${uuid}/run`,
        { version: await version(uuid), mode: 'valid' },
      ],
    },
    {
      what: 'taking back what somebody else imported',
      type: 'd',
      of: 'owner',
      before: { state: 'done', created: '2' },
      call: async (uuid: string): Promise<Call> => ['POST', `/setup/imports/${uuid}/undo`, undefined],
    },
  ] as const;
  test.each(cases)('declare $what: $type, and the test fails when the check is removed', async (each) => {
    const uuid = await importOf(server, 'north', each.of);
    if ('before' in each) await set(uuid, each.before);
    const refused = await server.call('viewer', ...(await each.call(uuid)));
    expect(refused.status).toBe(403);
    expect(refused.body.missing).toEqual({ app: 1, name: 'account', type: each.type });
    await takeAway(each.type);
    expect((await server.call('viewer', ...(await each.call(uuid)))).status).not.toBe(403);
  });

  test('allow undoing one’s own import without the delete right', async () => {
    const uuid = await importOf(server, 'north', 'viewer');
    await set(uuid, { state: 'done', created: '2' });
    expect((await server.call('viewer', 'POST', `/setup/imports/${uuid}/undo`)).status).toBe(200);
  });
});
