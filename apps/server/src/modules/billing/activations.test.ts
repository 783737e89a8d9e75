import type {
  CustomerInformation,
  CustomerSummary,
  Invoice,
  PartnerCustomer,
  PendingActivation,
} from '@plumbline/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import {
  beginsWithoutPlan,
  bench,
  buyPlan,
  invoices,
  orderPlan,
  setTenant,
} from '../../testing/subscriptions.ts';

beginsWithoutPlan();
let server: TestServer;
beforeAll(() => ({ server } = bench()));

const base = '/ac-api/pending-activations';
const list = () => server.ok<PendingActivation[]>('staff', 'GET', `${base}?limit=-1`);
const waiting = async (company: string) => (await list()).find((each) => each.company === company);
const letters = async (to: string) => {
  const { rows } = await server.owner.query<{ subject: string; body: string }>(
    'select subject, body from platform.outbox where recipient = $1 order by created_at desc, mail_id desc',
    [to],
  );
  return rows;
};
const password = 'Level!2026 plumb';
async function signUp(name: string) {
  const email = `${name.toLowerCase()}@waiting.test`;
  await server.call(undefined, 'POST', '/security/auth/signup', {
    company: name,
    firstname: 'Ada',
    lastname: 'Voss',
    email,
    password,
  });
  const row = await waiting(name);
  if (!row) throw new Error('the sign-up is not listed');
  return { row, email };
}
const confirm = async (email: string) => {
  const token = /confirm=([\w.-]+)/.exec((await letters(email))[0]?.body ?? '')?.[1] ?? '';
  return (await server.call(undefined, 'POST', '/security/auth/confirm', { token })).status;
};
const signIn = async (username: string) =>
  (await server.call(undefined, 'POST', '/security/auth/login', { username, password })).status;

describe('a pending sign-up', () => {
  test('gets a new email with a working link when resent', async () => {
    const { row, email } = await signUp('Again');
    expect(row).toMatchObject({ kind: 'signup', person: 'Ada Voss', email, customer_id: null });
    await server.owner.query("update platform.signup set expires_at = now() - interval '1 hour'");
    expect(await confirm(email)).toBe(410);
    await server.ok('staff', 'POST', `${base}/${row.uuid}/resend`);
    expect(await letters(email)).toHaveLength(2);
    expect(await confirm(email)).toBe(200);
    expect(await waiting('Again')).toBeUndefined();
    expect((await server.call('staff', 'POST', `${base}/${row.uuid}/resend`)).status).toBe(404);
  });

  test('is activated, and its user signs in with the chosen password', async () => {
    const { row, email } = await signUp('Opened');
    expect(await signIn(email)).not.toBe(200);
    const made = await server.ok<{ customer_id: string }>('staff', 'POST', `${base}/${row.uuid}/activate`);
    expect(await signIn(email)).toBe(200);
    expect((await letters(email))[0]?.subject).toBe('Opened is active on Plumbline');
    const { rows } = await server.owner.query<{ name: string }>(
      'select name from platform.tenant where tenant_id = $1 and trial_until > now()',
      [made.customer_id],
    );
    expect(rows).toEqual([{ name: 'Opened' }]);
    // The link of the earlier email does not create a second account.
    expect((await server.call('staff', 'POST', `${base}/${row.uuid}/activate`)).status).toBe(404);
    const audit = await server.owner.query<{ tenant_id: string }>(
      "select tenant_id from audit_change where entity = 'signup' and entity_id = $1",
      [row.uuid],
    );
    expect(audit.rows).toEqual([{ tenant_id: server.tenantIds.provider }]);
  });

  test('is rejected with a reason and can be repeated', async () => {
    const { row, email } = await signUp('Rejected');
    expect((await server.call('staff', 'POST', `${base}/${row.uuid}/reject`, { reason: ' ' })).status).toBe(
      400,
    );
    await server.ok('staff', 'POST', `${base}/${row.uuid}/reject`, { reason: 'We serve builders only.' });
    expect((await letters(email))[0]?.body).toContain('We serve builders only.');
    expect(await waiting('Rejected')).toBeUndefined();
    expect((await signUp('Rejected')).row.kind).toBe('signup');
  });
});

describe('an unpaid first plan', () => {
  test('is listed, reminded and canceled', async () => {
    const invoice = await orderPlan('essentials', 5);
    const row = await waiting('North Builders');
    expect(row).toMatchObject({ kind: 'payment', uuid: invoice.uuid, customer_id: server.tenantIds.north });
    const heard = async () => {
      const { rows } = await server.owner.query<{ name: string }>(
        "select data->>'name' as name from notification where tenant_id = $1 order by created_at desc limit 1",
        [server.tenantIds.north],
      );
      return rows[0]?.name;
    };
    await server.ok('staff', 'POST', `${base}/${invoice.uuid}/resend`);
    expect(await heard()).toBe('Your plan is not paid yet');
    expect((await server.call('staff', 'POST', `${base}/${invoice.uuid}/activate`)).status).toBe(409);
    await server.ok('staff', 'POST', `${base}/${invoice.uuid}/reject`, { reason: 'Ordered twice.' });
    expect(await heard()).toBe('Your order was canceled');
    expect((await invoices()).map(({ state }: Invoice) => state)).toEqual(['void']);
    expect(await waiting('North Builders')).toBeUndefined();
  });

  test('of a company with an offline subscription waits for the provider', async () => {
    await setTenant("subscription_mode = 'offline'");
    expect(await waiting('North Builders')).toMatchObject({ kind: 'offline' });
    const path = `${base}/${server.tenantIds.north}`;
    for (const what of ['resend', 'activate'])
      expect((await server.call('staff', 'POST', `${path}/${what}`)).status).toBe(409);
  });

  test('is visible only to the provider', async () => {
    for (const user of ['owner', 'agent'] as const)
      expect((await server.call(user, 'GET', base)).status).toBe(403);
  });
});

describe('customers', () => {
  test('have dashboard counts that match the list', async () => {
    const listed = await server.ok<{ users: number }[]>(
      'staff',
      'GET',
      '/ac-api/customer-licensing/customers?limit=-1',
    );
    const figures = await server.ok<CustomerSummary>('staff', 'GET', '/ac-api/customer-licensing/summary');
    expect(figures.customers).toBe(listed.length);
    expect(figures.users).toBe(listed.reduce((sum, { users }) => sum + users, 0));
    expect(figures.added).toHaveLength(6);
    const own = await server.ok<{ uuid: string }[]>('agent', 'GET', '/ac-api/partner/customers?limit=-1');
    const partner = await server.ok<CustomerSummary>('agent', 'GET', '/ac-api/partner/customers/summary');
    expect(partner.customers).toBe(own.length);
  });

  test('are updated by the provider with an optimistic lock', async () => {
    const path = `/ac-api/customer-licensing/general-information/${server.tenantIds.north}`;
    const before = await server.ok<CustomerInformation>('staff', 'GET', path);
    expect(before).toMatchObject({
      name: 'North Builders',
      administrator: { email: expect.any(String) as string },
    });
    const after = await server.ok<CustomerInformation>('staff', 'PUT', path, {
      version: before.version,
      legal_name: 'North Builders Inc.',
      city: 'Eugene',
    });
    expect(after).toMatchObject({
      legal_name: 'North Builders Inc.',
      city: 'Eugene',
      name: 'North Builders',
    });
    expect((await server.call('staff', 'PUT', path, { version: before.version, city: 'Salem' })).status).toBe(
      409,
    );
    expect((await server.call('staff', 'PUT', path, { version: after.version, name: ' ' })).status).toBe(400);
    expect((await server.ok<{ city: string }>('owner', 'GET', '/setup/company')).city).toBe('Eugene');
    expect((await server.ok<{ city: string }>('stranger', 'GET', '/setup/company')).city).not.toBe('Eugene');
    const provider = await server.owner.query('select name from platform.tenant where tenant_id = $1', [
      server.tenantIds.provider,
    ]);
    const renamed = await server.ok<CustomerInformation>('staff', 'PUT', path, {
      version: after.version,
      name: 'North',
    });
    expect(renamed.name).toBe('North');
    expect(
      (
        await server.owner.query('select name from platform.tenant where tenant_id = $1', [
          server.tenantIds.provider,
        ])
      ).rows,
    ).toEqual(provider.rows);
    await setTenant("name = 'North Builders'");
  });

  test('of a partner are visible to that partner only', async () => {
    await setTenant(`partner_id = '${server.tenantIds.partner}'`);
    await setTenant('partner_id = null', 'harbor');
    await buyPlan('essentials', 5);
    const path = (tenant: 'north' | 'harbor') => `/ac-api/partner/customers/${server.tenantIds[tenant]}`;
    const customer = await server.ok<PartnerCustomer>('agent', 'GET', path('north'));
    expect(customer).toMatchObject({
      name: 'North Builders',
      plan_name: 'Essentials',
      period_end: '2026-12-01',
      invoices: [{ number: expect.stringMatching(/^INV-\d{5}$/) as string, state: 'paid', total: '149.00' }],
    });
    expect(Object.keys(customer).toSorted()).toEqual([
      'contact',
      'createdAt',
      'invoices',
      'last_login',
      'name',
      'partner_name',
      'period_end',
      'plan',
      'plan_name',
      'seats',
      'state',
      'subscription_mode',
      'trial_until',
      'type',
      'updatedAt',
      'users',
      'uuid',
      'version',
    ]);
    expect((await server.call('agent', 'GET', path('harbor'))).status).toBe(404);
    const verify = (search: string) =>
      server.ok<{ customer?: { uuid: string } }>(
        'agent',
        'GET',
        `/ac-api/partner/customers/verify?${new URLSearchParams({ search })}`,
      );
    for (const search of [server.tenantIds.north, 'north builders', ' OWNER@north.test '])
      expect((await verify(search)).customer?.uuid).toBe(server.tenantIds.north);
    for (const search of [server.tenantIds.harbor, 'owner@harbor.test', 'nobody'])
      expect(await verify(search)).toEqual({});
  });
});
