import type { Change } from '@plumbline/api';
import { appIds, appsOf } from '@plumbline/permissions';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import { beginsWithoutPlan, bench, buyPlan, setTenant } from '../../testing/subscriptions.ts';
import { addAppsOfPlans } from './plan-apps.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));

const start = () =>
  addAppsOfPlans({ database: server.database, owner: server.owner, log: pino({ level: 'silent' }) });
const tenant = async () => {
  const { rows } = await server.owner.query<{ purchased: number[]; version: number }>(
    'select purchased, version from platform.tenant where tenant_id = $1',
    [server.tenantIds.north],
  );
  const [row] = rows;
  if (!row) throw new Error('no company');
  return { ...row, purchased: row.purchased.toSorted((a, b) => a - b) };
};
const history = async () => {
  const { rows } = await server.owner.query<Pick<Change, 'changes'> & { user_name: string }>(
    `select changes, user_name from audit_change where tenant_id = $1 and entity = 'subscription'
      and user_name = 'Software update'`,
    [server.tenantIds.north],
  );
  return rows;
};

describe('modules that were added to a plan', () => {
  test('are opened for companies that subscribed before, once and with an audit entry', async () => {
    await buyPlan('professional', 15);
    await setTenant(`purchased = array_remove(array_remove(purchased, ${appIds.vendors}), ${appIds.crm})`);
    const before = await tenant();
    expect(before.purchased).not.toContain(appIds.vendors);
    await start();
    const after = await tenant();
    expect(after.purchased).toEqual(appsOf('professional'));
    expect(after.version).toBe(before.version + 1);
    expect((await server.call('owner', 'GET', '/vendors?limit=1')).status).toBe(200);
    expect((await history()).map(({ changes }) => changes)).toEqual([
      [{ field: 'modules', before: '', after: 'CRM, Vendors' }],
    ]);
    await start();
    expect(await tenant()).toEqual(after);
    expect(await history()).toHaveLength(1);
  });

  test('leave apps that a company has beside its plan', async () => {
    await buyPlan('essentials', 5);
    await setTenant(`purchased = purchased || ${appIds.retailVendor}`);
    await setTenant(`purchased = array_remove(purchased, ${appIds.tasks})`);
    await start();
    const { purchased } = await tenant();
    expect(purchased).toEqual([...appsOf('essentials'), appIds.retailVendor].toSorted((a, b) => a - b));
  });

  test('are not opened without a plan', async () => {
    await setTenant(`purchased = '{${appIds.crm}}', plan = ''`);
    await start();
    expect((await tenant()).purchased).toEqual([appIds.crm]);
  });
});
