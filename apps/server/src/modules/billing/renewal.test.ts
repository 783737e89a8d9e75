import type { Invoice } from '@plumbline/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  subscription,
  invoices,
  preview,
  addCard,
  buyPlan,
  charge,
  renew,
  onDay,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));

describe('a renewal', () => {
  test('starts the next period and charges it once however often the job runs', async () => {
    await buyPlan('professional', 16);
    onDay('2026-12-01');
    for (let time = 0; time < 3; time++) await renew();
    const [renewal, ...rest] = await invoices();
    expect(renewal).toMatchObject({ reason: 'Renewal', state: 'paid', total: '478.00' });
    expect(rest).toHaveLength(1);
    expect(await subscription()).toMatchObject({ state: 'active', renews_on: '2027-01-01' });
  });
  test('that is declined is owed, notified and retried, and blocks plan changes until paid', async () => {
    const good = await addCard('visa');
    await buyPlan('essentials', 5, good);
    const bad = await addCard('funds');
    await server.ok('owner', 'PUT', `/payment/payment-method/${bad.uuid}`);
    onDay('2026-12-01');
    await renew();
    await renew();
    const [owed] = await invoices();
    expect(owed).toMatchObject({
      state: 'open',
      problem: expect.stringContaining('not enough money') as string,
    });
    expect(await subscription()).toMatchObject({ state: 'past_due' });
    const { rows } = await server.owner.query<{ tries: number }>(
      "select tries from billing_invoice where state = 'open'",
    );
    expect(rows).toEqual([{ tries: 1 }]);
    const notifications = await server.owner.query(
      "select 1 from notification where data->>'name' = 'Payment failed'",
    );
    expect(notifications.rowCount).toBe(1);
    expect((await preview('professional', 15)).refusal?.field).toBe('plan');
    expect((await server.call('owner', 'DELETE', `/payment/invoice/${owed?.uuid}`)).status).toBe(409);
    await server.ok('owner', 'PUT', `/payment/payment-method/${good.uuid}`);
    onDay('2026-12-02');
    await renew();
    expect(await subscription()).toMatchObject({ state: 'active' });
  });
  test('catches up after server downtime and skips offline companies', async () => {
    await buyPlan('essentials', 5);
    onDay('2027-02-03');
    await server.owner.query(
      "update platform.tenant set subscription_mode = 'offline' where tenant_id = $1",
      [server.tenantIds.north],
    );
    await renew();
    await server.owner.query("update platform.tenant set subscription_mode = 'online' where tenant_id = $1", [
      server.tenantIds.north,
    ]);
    expect(await invoices()).toHaveLength(1);
    await renew();
    expect((await invoices()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await subscription()).toMatchObject({ renews_on: '2027-03-01' });
  });
  test('suspends the company after the last failed attempt and reactivates it on payment', async () => {
    const good = await addCard('visa');
    await buyPlan('essentials', 5, good);
    const bad = await addCard('funds');
    await server.ok('owner', 'PUT', `/payment/payment-method/${bad.uuid}`);
    const opens = async () => (await server.call('owner', 'GET', '/crm/accounts')).status;
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-05', '2026-12-10']) {
      onDay(date);
      await renew();
      expect(await opens()).toBe(200);
    }
    onDay('2026-12-17');
    await renew();
    expect(await opens()).toBe(403);
    const [owed] = await invoices();
    expect(await subscription()).toMatchObject({
      state: 'past_due',
      suspended: { reason: `Invoice ${owed?.number} is not paid.` },
    });
    onDay('2027-03-20');
    await renew();
    expect(await invoices()).toHaveLength(2);
    expect((await charge(owed as Invoice, good)).status).toBe(200);
    expect(await opens()).toBe(200);
    // The time of the closure is not charged.
    await server.ok('owner', 'PUT', `/payment/payment-method/${good.uuid}`);
    await renew();
    expect((await invoices())[0]).toMatchObject({ state: 'paid', lines: [{ from: '2027-03-20' }] });
  });
  test('ends a canceled plan, closes its modules, and allows a new purchase', async () => {
    const card = await addCard('visa');
    await buyPlan('essentials', 5, card);
    for (let time = 0; time < 2; time++) await server.ok('owner', 'POST', '/payment/cancel-subscription');
    expect(await subscription()).toMatchObject({ ends_on: '2026-12-01', state: 'active' });
    expect(await subscription()).not.toHaveProperty('renews_on');
    onDay('2026-12-01');
    for (let time = 0; time < 2; time++) await renew();
    expect(await invoices()).toHaveLength(1);
    expect(await subscription()).toMatchObject({ state: 'none', plan: '' });
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(403);
    await buyPlan('essentials', 5, card);
    expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
  });
  test('takes place when the plan is kept or changed; canceling without a plan is rejected', async () => {
    expect((await server.call('owner', 'POST', '/payment/cancel-subscription')).status).toBe(409);
    await buyPlan('essentials', 5);
    await server.ok('owner', 'POST', '/payment/cancel-subscription');
    await server.ok('owner', 'POST', '/payment/keep-subscription');
    expect(await subscription()).toMatchObject({ renews_on: '2026-12-01' });
    await server.ok('owner', 'POST', '/payment/cancel-subscription');
    await buyPlan('professional', 15);
    expect(await subscription()).toMatchObject({ plan: 'professional', renews_on: '2026-12-01' });
    expect((await server.call('viewer', 'POST', '/payment/cancel-subscription')).status).toBe(403);
  });
});

describe('billing permissions', () => {
  test('separate viewing from paying, and exclude portals', async () => {
    expect((await server.call('viewer', 'GET', '/payment/get-customer-subscription')).status).toBe(200);
    expect(await server.call('viewer', 'POST', '/payment/add-payment-method', {})).toMatchObject({
      status: 403,
      body: { missing: { app: 4, name: 'license', type: 'e' } },
    });
    for (const user of ['none', 'agent', 'staff'] as const)
      expect((await server.call(user, 'GET', '/payment/get-customer-subscription')).status).toBe(403);
  });
  test('reject every billing call of an offline company', async () => {
    await server.owner.query(
      "update platform.tenant set subscription_mode = 'offline' where tenant_id = $1",
      [server.tenantIds.north],
    );
    for (const path of [
      'list-all-plans',
      'get-customer-subscription',
      'get-customer-invoices',
      'payment-method-list',
      'plan-preview?plan=essentials&interval=monthly&users=5',
    ])
      expect([path, (await server.call('owner', 'GET', `/payment/${path}`)).status]).toEqual([path, 409]);
    expect((await server.call('owner', 'POST', '/payment/add-payment-method', {})).status).toBe(409);
  });
  test('offer shops their own plan', async () => {
    const plans = await server.ok<{ key: string }[]>('clerk', 'GET', '/payment/list-all-plans');
    expect(plans.map(({ key }) => key)).toEqual(['shop']);
  });
});

test('generates identical bytes for the same invoice PDF', async () => {
  const invoice = await buyPlan('professional', 20);
  const get = () => server.call('owner', 'GET', `/payment/invoice/${invoice.uuid}/pdf`);
  const [first, second] = [await get(), await get()];
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode(first.bytes.slice(0, 5))).toBe('%PDF-');
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});
