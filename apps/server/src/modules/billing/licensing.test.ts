import type {
  Customer,
  CustomerSubscription,
  CustomerUsage,
  PlanInUse,
  PlanPreview,
  Profile,
} from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  buyPlan,
  invoices,
  onDay,
  orderPlan,
  preview,
  renew,
  setTenant,
  subscription,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));

const base = '/ac-api/customer-licensing';
const customer = (tenant: 'north' | 'harbor' = 'north') =>
  server.ok<CustomerSubscription>(
    'staff',
    'GET',
    `${base}/get-tenant-subscription/${server.tenantIds[tenant]}`,
  );
/** Uses the current version of the record. */
const put = async (path: string, body: object = {}) =>
  server.call('staff', 'PUT', `${base}/${path}/${server.tenantIds.north}`, {
    ...body,
    version: (await customer()).version,
  });
const extend = async (trial_until: string) =>
  server.call('staff', 'PUT', `${base}/extend-trial`, {
    tenant_id: server.tenantIds.north,
    trial_until,
    version: (await customer()).version,
  });
const listed = async () =>
  (await server.ok<Customer[]>('staff', 'GET', `${base}/customers?limit=-1`)).find(
    ({ uuid }) => uuid === server.tenantIds.north,
  );
const opens = async () => (await server.call('owner', 'GET', '/crm/accounts')).status;
const heard = async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    "select data->>'name' as name from notification where tenant_id = $1 order by created_at desc limit 1",
    [server.tenantIds.north],
  );
  return rows[0]?.name;
};

describe('a customer in the provider’s view', () => {
  test('shows its subscription, payments and amount due', async () => {
    expect(await customer()).toMatchObject({
      uuid: server.tenantIds.north,
      name: 'North Builders',
      type: 'Company',
      state: 'none',
      paid: '0.00',
      owed: '0.00',
    });
    await buyPlan('professional', 17);
    expect(await customer()).toMatchObject({
      state: 'active',
      plan_name: 'Professional',
      users: 17,
      renews_on: '2026-12-01',
      paid: '507.00',
    });
    expect(await listed()).toMatchObject({ plan: 'professional', seats: 17, state: 'active' });
    const { rows } = await server.owner.query<{ seats: number }>(
      "select sum(seats)::int as seats from platform.tenant where plan = 'professional'",
    );
    const plans = await server.ok<PlanInUse[]>('staff', 'GET', `${base}/plans`);
    expect(plans.find(({ key }) => key === 'professional')).toMatchObject({ seats: rows[0]?.seats });
    expect(plans.find(({ key }) => key === 'shop')).toMatchObject({ type: 'Retail', customers: 0, seats: 0 });
  });

  test('is not found for an unknown id, a partner or the provider itself', async () => {
    for (const id of [
      server.tenantIds.partner,
      server.tenantIds.provider,
      '01890a5d-ac96-774b-bcce-b302099a8057',
    ])
      for (const what of ['get-tenant-subscription', 'get-tenant-invoices'])
        expect((await server.call('staff', 'GET', `${base}/${what}/${id}`)).status).toBe(404);
  });

  test('never shows another customer', async () => {
    await buyPlan('essentials', 5);
    expect(await server.ok('staff', 'GET', `${base}/get-tenant-invoices/${server.tenantIds.harbor}`)).toEqual(
      [],
    );
    expect(await customer('harbor')).toMatchObject({ plan: '', paid: '0.00' });
    const [invoice] = await invoices();
    const path = (tenant: 'north' | 'harbor') =>
      `${base}/get-tenant-invoices/${server.tenantIds[tenant]}/${invoice?.uuid}/pdf`;
    expect((await server.call('staff', 'GET', path('harbor'))).status).toBe(404);
    const pdf = await server.call('staff', 'GET', path('north'));
    expect(new TextDecoder('latin1').decode(pdf.bytes.slice(0, 5))).toBe('%PDF-');
  });

  test('requires separate rights to view and to change', async () => {
    const id = server.tenantIds.north;
    expect((await server.call('support', 'GET', `${base}/get-tenant-subscription/${id}`)).status).toBe(200);
    expect(
      await server.call('support', 'PUT', `${base}/suspend/${id}`, { reason: 'No.', version: 1 }),
    ).toMatchObject({ status: 403, body: { missing: { app: 18, name: 'customer', type: 'e' } } });
    expect((await server.call('owner', 'GET', `${base}/get-tenant-subscription/${id}`)).status).toBe(403);
    expect((await server.call('agent', 'GET', `${base}/get-tenant-subscription/${id}`)).status).toBe(403);
  });
});

describe('the use of Plumbline by a customer', () => {
  const usage = (tenant: 'north' | 'harbor') =>
    server.ok<CustomerUsage>('staff', 'GET', `${base}/usage/${server.tenantIds[tenant]}`);

  test('counts stored bytes once, changes and users by app, pages by month, and open invoices', async () => {
    onDay('2026-11-15');
    const north = server.tenantIds.north;
    const before = await usage('north');
    for (const id of ['11', '12'])
      await server.owner.query(
        `insert into drive_file (tenant_id, file_id, name, type, owner_id, storage_key, size, cloud_status, path)
         values ($1, $2, $3, 1, $4, 'shared-key', 700, true, array[$2::uuid])`,
        [north, `00000000-0000-7000-8000-0000000000${id}`, `copy ${id}`, server.userIds.owner],
      );
    const change = (module: string, user: string, at: string) =>
      server.owner.query(
        `insert into audit_change (tenant_id, change_id, module, entity, entity_id, action, user_id, created_at)
         values ($1, gen_random_uuid(), $2, 'account', gen_random_uuid(), 'updated', $3, $4)`,
        [north, module, user, at],
      );
    await change('crm', server.userIds.owner, '2026-11-10');
    await change('crm', server.userIds.editor, '2026-11-11');
    await change('crm', server.userIds.editor, '2026-09-01');
    const request = (status: string, pages: number, at: string) =>
      server.owner.query(
        `insert into platform.ai_request (request_id, tenant_id, estimation, pages, amount, request_status, submitted_at)
         values (gen_random_uuid(), $1, 'Tower', $2, 10, $3, $4)`,
        [north, pages, status, at],
      );
    await request('Completed', 24, '2026-11-01T00:30:00Z');
    await request('Pending', 6, '2026-11-14T10:00:00Z');
    await request('Withdrawn', 50, '2026-11-14T10:00:00Z');
    await request('Completed', 9, '2025-12-31T23:00:00Z');
    await request('Completed', 80, '2025-11-30T23:00:00Z');
    const after = await usage('north');
    expect(after.storage_used - before.storage_used).toBe(700);
    expect(after.storage_quota).toBeGreaterThan(0);
    expect(after.ai_pages).toHaveLength(12);
    expect(after.ai_pages[0]).toEqual({ month: '2025-12-01', pages: 9 });
    expect(after.ai_pages.at(-1)).toEqual({ month: '2026-11-01', pages: 30 });
    const crm = (of: CustomerUsage) => of.apps.find(({ key }) => key === 'crm') ?? { changes: 0, users: 0 };
    expect(crm(after).changes - crm(before).changes).toBe(2);
    expect(crm(after).users).toBeGreaterThanOrEqual(2);
    expect(after.open_invoices).toBe(0);
    // Nothing of one customer is in the figures of another.
    const harbor = await usage('harbor');
    expect(harbor.ai_pages.every(({ pages }) => pages === 0)).toBe(true);
    expect(harbor.storage_used).toBe(0);
  });
  test('requires the right to customers', async () => {
    expect((await server.call('owner', 'GET', `${base}/usage/${server.tenantIds.north}`)).status).toBe(403);
  });
});

describe('suspending a customer', () => {
  test('closes everything except billing, shows the reason, and can be reversed', async () => {
    await buyPlan('essentials', 5);
    expect((await put('suspend', { reason: ' Two reminders were not answered. ' })).status).toBe(200);
    expect(await opens()).toBe(403);
    expect(await subscription()).toMatchObject({
      state: 'active',
      suspended: { reason: 'Two reminders were not answered.' },
    });
    expect(await listed()).toMatchObject({ state: 'suspended' });
    expect(await heard()).toBe('Your subscription is suspended');
    expect((await put('suspend', { reason: 'Again.' })).status).toBe(409);
    expect((await put('resume')).status).toBe(200);
    expect(await opens()).toBe(200);
    expect(await subscription()).not.toHaveProperty('suspended');
    const { rows } = await server.owner.query<{ user_name: string }>(
      "select user_name from audit_change where tenant_id = $1 and entity_name = 'Access'",
      [server.tenantIds.north],
    );
    expect(rows.map(({ user_name }) => user_name)).toEqual([
      'staff Tester (Plumbline)',
      'staff Tester (Plumbline)',
    ]);
  });

  test('is reported in every denial and in the profile', async () => {
    const closed = async () =>
      (await server.ok<{ profile: Profile }>('viewer', 'POST', '/security/users/profile', {})).profile.closed;
    await buyPlan('essentials', 5);
    expect(await closed()).toBeUndefined();
    expect((await server.call('owner', 'GET', '/vendors')).body.message).toBe(
      "Vendors is not part of your company's subscription. An administrator of your company can add it.",
    );
    await put('suspend', { reason: 'Two reminders were not answered.' });
    const text =
      'Your company’s subscription is suspended: Two reminders were not answered. Your data is safe.';
    expect(await closed()).toEqual({ why: 'suspended', text });
    for (const path of ['/crm/accounts', '/vendors', '/setup/company'])
      expect(await server.call('viewer', 'GET', path)).toMatchObject({
        status: 403,
        body: {
          message: `${text} An administrator of your company can restore access in Setup, License & Payment.`,
        },
      });
    await put('resume');
    expect(await closed()).toBeUndefined();
    await setTenant("trial_until = now() - interval '1 day'");
    expect(await closed()).toEqual({
      why: 'trial_over',
      text: 'Your company’s trial has ended. Your data is safe.',
    });
  });

  test('pauses renewals and does not charge for suspended days', async () => {
    await buyPlan('essentials', 5);
    await put('suspend', { reason: 'Asked for it.' });
    onDay('2027-02-10');
    await renew();
    expect(await invoices()).toHaveLength(1);
    await put('resume');
    await renew();
    expect((await invoices()).map(({ lines }) => lines[0]?.from)).toEqual(['2027-02-10', '2026-11-01']);
    expect(await subscription()).toMatchObject({ renews_on: '2027-03-10' });
  });

  test('requires a reason', async () => {
    for (const reason of ['', '   ']) expect(await put('suspend', { reason })).toMatchObject({ status: 400 });
    expect(await opens()).toBe(200);
  });
});

describe('a change by the provider', () => {
  test('is rejected as a whole for a stale version', async () => {
    const { version } = await customer();
    await put('suspend', { reason: 'First.' });
    const late = await server.call('staff', 'PUT', `${base}/resume/${server.tenantIds.north}`, { version });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await subscription()).toHaveProperty('suspended');
  });

  test('succeeds once of two concurrent changes', async () => {
    const { version } = await customer();
    const answers = await Promise.all(
      ['First.', 'Second.'].map((reason) =>
        server.call('staff', 'PUT', `${base}/suspend/${server.tenantIds.north}`, { reason, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('extends a trial, including an expired one, by at most one year', async () => {
    // The end of a trial is determined by the database clock.
    const inDays = (days: number) => addDays(utcDay(new Date()), days);
    onDay(inDays(0));
    await setTenant("trial_until = now() - interval '20 days'");
    expect(await opens()).toBe(403);
    expect((await extend(inDays(30))).status).toBe(200);
    expect(await opens()).toBe(200);
    expect(await customer()).toMatchObject({ state: 'trial', trial_until: `${inDays(30)}T23:59:59.000Z` });
    expect(await heard()).toBe('Your trial was extended');
    for (const day of [inDays(30), inDays(-1), inDays(400)])
      expect(await extend(day)).toMatchObject({ status: 422, body: { errors: [{ field: 'trial_until' }] } });
    await buyPlan('essentials', 5);
    expect((await extend(inDays(60))).status).toBe(409);
  });

  test('of the user count applies immediately and is charged from the next period', async () => {
    expect((await put('update-customer', { total: 9 })).status).toBe(409);
    await buyPlan('essentials', 5);
    expect(await put('update-customer', { total: 3 })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'total', message: expect.stringContaining('The plan includes 5.') as string }],
      },
    });
    expect((await put('update-customer', { total: 9 })).status).toBe(200);
    expect(await subscription()).toMatchObject({ users: 9, consumption: { users_included: 9 } });
    expect(await invoices()).toHaveLength(1);
    onDay('2026-12-01');
    await renew();
    expect((await invoices())[0]).toMatchObject({ total: '225.00' });
  });

  test('cancels a plan at the end of its period and can be reversed', async () => {
    await buyPlan('essentials', 5);
    expect((await put('cancel')).status).toBe(200);
    expect(await subscription()).toMatchObject({ ends_on: '2026-12-01', state: 'active' });
    expect((await put('keep')).status).toBe(200);
    expect(await subscription()).toMatchObject({ renews_on: '2026-12-01' });
    expect(await heard()).toBe('Your plan will renew');
  });
});

describe('a customer with an offline subscription', () => {
  const sell = async (plan: string, users: number, more: object = {}) => {
    const { due } = await server.ok<PlanPreview>(
      'staff',
      'GET',
      `${base}/plan-preview/${server.tenantIds.north}?plan=${plan}&interval=yearly&users=${users}`,
    );
    return server.call('staff', 'POST', `${base}/offline-purchase/${server.tenantIds.north}`, {
      plan,
      interval: 'yearly',
      users,
      reference: 'Check 1042',
      due,
      version: (await customer()).version,
      ...more,
    });
  };
  test('has its open order canceled, is sold a plan, and has no billing page', async () => {
    await orderPlan('professional', 15);
    expect((await sell('essentials', 5)).status).toBe(409);
    expect((await put('update-customer-subscription-mode', { mode: 'offline' })).status).toBe(200);
    expect(await sell('essentials', 5, { due: '1.00' })).toMatchObject({ status: 409 });
    expect(await sell('essentials', 8)).toMatchObject({
      status: 200,
      body: {
        data: { mode: 'offline', plan: 'essentials', users: 8, renews_on: '2027-11-01', paid: '2060.00' },
      },
    });
    const list = await server.ok<{ state: string; paid_with: string }[]>(
      'staff',
      'GET',
      `${base}/get-tenant-invoices/${server.tenantIds.north}`,
    );
    expect(list).toMatchObject([
      { state: 'paid', paid_with: 'Check 1042', paid_by_card: false },
      { state: 'void', paid_by_card: false },
    ]);
    expect((await server.call('owner', 'GET', '/payment/get-customer-subscription')).status).toBe(409);
    expect((await server.call('owner', 'GET', '/estimations')).status).toBe(403);
  });
  test('is sold the next period after the last one ends', async () => {
    await put('update-customer-subscription-mode', { mode: 'offline' });
    await sell('essentials', 5);
    onDay('2027-11-20');
    expect(await sell('essentials', 5)).toMatchObject({
      status: 200,
      body: { data: { period_start: '2027-11-20', renews_on: '2028-11-20' } },
    });
  });
  test('renews automatically once it is online again', async () => {
    await put('update-customer-subscription-mode', { mode: 'offline' });
    await sell('essentials', 5);
    await put('update-customer-subscription-mode', { mode: 'online' });
    expect(await subscription()).toMatchObject({ plan: 'essentials', mode: 'online' });
    expect((await preview('professional', 15, 'yearly')).refusal).toBeUndefined();
  });
});

test('charges the page price for each page, plus tax', async () => {
  server.config.taxPercent = '8.25';
  expect(await server.ok('viewer', 'GET', '/payment/calculate-charge?pages=12')).toEqual({
    pages: 12,
    price: '4.00',
    subtotal: '48.00',
    tax_rate: '8.25',
    tax: '3.96',
    amount: '51.96',
    credit_used: '0.00',
    due: '51.96',
  });
  server.config.taxPercent = '0';
  for (const pages of ['0', '-3', '1.5', 'many', '100000'])
    expect((await server.call('viewer', 'GET', `/payment/calculate-charge?pages=${pages}`)).status).toBe(400);
});
