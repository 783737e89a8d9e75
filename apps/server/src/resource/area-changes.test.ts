import type { Change, LeadMapping } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordIds } from '../testing/record-ids.ts';
import { makeRecords } from '../testing/records.ts';
import { allow } from '../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../testing/server.ts';

let server: TestServer;
let north: RecordIds;
beforeAll(async () => {
  server = await testServer();
  north = await makeRecords(server, 'north');
});
afterAll(() => server.stop());

const areas = {
  crm: '/crm/recent-changes',
  estimation: '/estimation/recent-changes',
  materials: '/material/recent-changes',
  vendors: '/vendors/recent-changes',
  'retail-crm': '/retail-crm/recent-changes',
  'retail-vendor': '/retail-vendor/recent-changes',
  tasks: '/task-management/recent-changes',
  workdrive: '/workdrive/changes',
  security: '/security/recent-changes',
} as const;
const changesAt = async (address: string, user: UserName = 'owner') =>
  new Set((await server.ok<Change[]>(user, 'GET', `${address}?limit=-1`)).map(({ entity }) => entity));

test.each(Object.entries(areas))(
  'all that is written of %s is told in its recent changes',
  async (area, address) => {
    if (area === 'estimation') {
      const place = `/estimations/${north.estimation}`;
      await server.ok('owner', 'PUT', `${place}/plan-marks/${north.page}`, {
        upsert: [
          {
            uuid: uuidv7(),
            type: 'text',
            version: 0,
            geometry: {
              vertices: [0, 30].flatMap((x) => [
                { x, y: 0 },
                { x, y: 30 },
              ]),
            },
            content: { text: 'Verify on site' },
          },
        ],
        remove: [],
      });
    }
    if (area === 'crm') {
      const { mapping } = await server.ok<LeadMapping>('owner', 'GET', '/crm/leads/mapping');
      await server.ok('owner', 'PUT', '/crm/leads/mapping', {
        mapping: mapping.filter(({ field }) => field !== 'phone'),
      });
      const [last] = await server.ok<Change[]>('owner', 'GET', `${address}?limit=1`);
      expect([last?.entity, last?.changes]).toEqual([
        'lead mapping',
        [{ field: 'Phone', before: 'Phone of the account, Phone of the contact' }],
      ]);
    }
    const { rows } = await server.owner.query<{ entity: string }>(
      'select distinct entity from audit_change where tenant_id = $1 and module = $2',
      [server.tenantIds.north, area],
    );
    expect(rows.length).toBeGreaterThan(0);
    const known = await changesAt(address);
    expect(rows.map(({ entity }) => entity).filter((entity) => !known.has(entity))).toEqual([]);
  },
);

test('hides changes of quotes from users who may not view quotes', async () => {
  await allow(server, 'north', 'none', 7, ['estimation'], 'v');
  await server.renew('none');
  const without = await changesAt(areas.estimation, 'none');
  expect(without).toContain('take-off');
  expect([...without].filter((entity) => ['quote', 'aiRequest', 'variable'].includes(entity))).toEqual([]);
  await allow(server, 'north', 'none', 7, ['estimation', 'quote'], 'v');
  await server.renew('none');
  expect(await changesAt(areas.estimation, 'none')).toContain('quote');
});
