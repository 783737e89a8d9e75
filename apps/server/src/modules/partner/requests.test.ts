import type { PartnerRequest, SignedIn, UserAccount } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.owner.query('delete from platform.outbox'));

const secret = 'Copper!Pipe77';
let made = 0;
const given = () => ({
  company: 'Ridge Partners',
  firstname: 'Ann',
  lastname: 'Ridge',
  email: `ann.${++made}@ridge.test`,
  phone: '303-555-0100',
  website: 'https://ridge.test',
  message: 'We sell to forty contractors.',
});
const post = (path: string, body: object) => server.call(undefined, 'POST', `/ac-api/partner/${path}`, body);
/** Latest email to an address. */
async function letterTo(address: string): Promise<{ subject: string; text: string; token: string }> {
  const { body } = await server.call(undefined, 'GET', '/dev/outbox');
  const letter = (body.data as { to: string; subject: string; text: string }[]).find(
    ({ to }) => to === address,
  );
  if (!letter) throw new Error(`no letter to ${address}`);
  return { ...letter, token: /token=(\S+)/.exec(letter.text)?.[1] ?? '' };
}
/** Creates a pending request. */
async function waiting(body = given()): Promise<{ uuid: string; email: string }> {
  expect((await post('request/', body)).status).toBe(200);
  const { token } = await letterTo(body.email);
  const answer = await post('request/confirm', { token });
  expect(answer.status).toBe(200);
  return { uuid: (answer.body.data as { uuid: string }).uuid, email: body.email };
}
const stateOf = (uuid: string) => server.call(undefined, 'GET', `/ac-api/partner/request/${uuid}`);
const listed = () => server.ok<PartnerRequest[]>('staff', 'GET', '/ac-api/partner-requests?limit=-1');

describe('a partner request', () => {
  test('is hidden until its address is confirmed, and confirmed once', async () => {
    const body = given();
    const before = (await listed()).length;
    const answer = await post('request/', body);
    expect(answer.body.message).toBe(`We sent an email to ${body.email}. Open its link within 24 hours.`);
    expect(await listed()).toHaveLength(before);
    const { token } = await letterTo(body.email);
    const { uuid } = (await post('request/confirm', { token })).body.data as { uuid: string };
    expect((await listed()).find((each) => each.uuid === uuid)).toMatchObject({ ...body, state: 'waiting' });
    expect((await post('request/confirm', { token })).status).toBe(410);
    expect((await letterTo(body.email)).text).toContain(`/partner/request/${uuid}`);
  });

  test('notifies provider staff who can see requests, by email if they chose it', async () => {
    await server.ok('staff', 'PUT', '/setup/user-preferences', {
      key: 'notices-by-mail',
      value: ['partnerRequest'],
    });
    await waiting({ ...given(), company: 'Told Partners' });
    for (const user of ['staff', 'support', 'agent', 'owner'] as const) {
      const { notifications } = await server.ok<{ notifications: { data: { message: string } }[] }>(
        user,
        'GET',
        '/notification/',
      );
      const isNotified = notifications.some(
        ({ data }) => data.message === 'Told Partners wants to become a partner.',
      );
      expect([user, isNotified]).toEqual([user, user === 'staff' || user === 'support']);
    }
    expect((await letterTo('staff@provider.test')).subject).toBe('New partner request');
    await expect(letterTo('support@provider.test')).rejects.toThrow('no letter');
  });

  test('returns its status by id without personal data', async () => {
    const { uuid } = await waiting();
    const { body } = await stateOf(uuid);
    expect(body.data).toEqual({ state: 'waiting', createdAt: expect.any(String) });
    expect((await stateOf(uuidv7())).status).toBe(404);
    // An unconfirmed request is in no list.
    const unconfirmed = given();
    await post('request/', unconfirmed);
    const { rows } = await server.owner.query<{ request_id: string }>(
      'select request_id from platform.partner_request where email = $1',
      [unconfirmed.email],
    );
    expect((await stateOf(rows[0]?.request_id ?? '')).status).toBe(404);
  });

  test('expires after a day', async () => {
    const body = given();
    await post('request/', body);
    const { token } = await letterTo(body.email);
    await server.owner.query("update platform.partner_request set expires_at = now() - interval '1 minute'");
    expect((await post('request/confirm', { token })).status).toBe(410);
  });

  test('answers the same for known addresses and informs only their owner by email', async () => {
    const messageFor = async (email: string) => (await post('request/', { ...given(), email })).body.message;
    const like = (email: string) => `We sent an email to ${email}. Open its link within 24 hours.`;
    expect(await messageFor('owner@north.test')).toBe(like('owner@north.test'));
    expect((await letterTo('owner@north.test')).subject).toBe('You already have a Plumbline account');
    const { email } = await waiting();
    const before = (await listed()).length;
    expect(await messageFor(email)).toBe(like(email));
    expect((await letterTo(email)).subject).toBe('Your Plumbline partner request is under review');
    expect(await listed()).toHaveLength(before);
  });

  test('reports errors at their fields', async () => {
    const answer = await post('request/', { ...given(), company: ' ', phone: '12', website: 'ridge.test' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['company', 'phone', 'website']);
  });
});

describe('a decision on a partner request', () => {
  test('approves it: creates the partner, and its administrator sets a password and signs in', async () => {
    const { uuid, email } = await waiting();
    const { rows } = await server.owner.query('select count(*)::int as count from platform.tenant');
    const approved = await server.ok<PartnerRequest>(
      'staff',
      'POST',
      `/ac-api/partner-requests/${uuid}/approve`,
    );
    expect(approved).toMatchObject({ state: 'approved', decided_by: 'staff Tester' });
    expect((await stateOf(uuid)).body.data).toMatchObject({
      state: 'approved',
      decided_at: expect.any(String),
    });
    const letter = await letterTo(email);
    expect(letter.text).toContain('/partner/resetPassword?token=');
    await server.call(undefined, 'POST', '/security/auth/reset-password', {
      token: letter.token,
      password: secret,
    });
    const signedIn = await post('login', { username: email, password: secret });
    const { token, cache } = signedIn.body.data as SignedIn;
    expect(cache).toEqual([3, 19]);
    const own = (path: string) =>
      server.call(undefined, 'GET', path, undefined, { 'access-token': token ?? '' });
    expect((await own('/ac-api/partner/company')).body.data).toMatchObject({
      name: 'Ridge Partners',
      contact_name: 'Ann Ridge',
      email,
      website: 'https://ridge.test',
    });
    expect((await own('/ac-api/partner/customers')).body.data).toEqual([]);
    const people = (await own('/security/accounts')).body.data as UserAccount[];
    expect(people.map((each) => [each.email, each.status, each.is_admin])).toEqual([[email, 'active', true]]);
    // A second decision by another user creates nothing.
    const again = await server.call('staff', 'POST', `/ac-api/partner-requests/${uuid}/approve`);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('staff Tester already approved this request.');
    const after = await server.owner.query('select count(*)::int as count from platform.tenant');
    expect(after.rows[0].count).toBe(rows[0].count + 1);
  });

  test('is made once for concurrent decisions', async () => {
    const { uuid } = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2
          ? server.call('staff', 'POST', `/ac-api/partner-requests/${uuid}/approve`)
          : server.call('staff', 'POST', `/ac-api/partner-requests/${uuid}/decline`, { reason: 'No.' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('declines it with a reason for the applicant that the public page does not show', async () => {
    const { uuid, email } = await waiting();
    const path = `/ac-api/partner-requests/${uuid}/decline`;
    expect((await server.call('staff', 'POST', path, { reason: ' ' })).status).toBe(400);
    await server.ok('staff', 'POST', path, { reason: 'We have a partner in your city.' });
    expect((await letterTo(email)).text).toContain('We have a partner in your city.');
    expect(JSON.stringify((await stateOf(uuid)).body)).not.toContain('your city');
    // A new request is possible.
    expect((await waiting({ ...given(), email })).uuid).not.toBe(uuid);
  });

  test('cannot approve an address that has an account by now, and leaves the request pending', async () => {
    const { uuid, email } = await waiting();
    await server.ok('owner', 'POST', '/security/accounts', { firstname: 'Ann', lastname: 'Ridge', email });
    const answer = await server.call('staff', 'POST', `/ac-api/partner-requests/${uuid}/approve`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('already has an account');
    expect((await stateOf(uuid)).body.data).toMatchObject({ state: 'waiting' });
  });

  test('requires a provider user with the right', async () => {
    const { uuid } = await waiting();
    for (const user of ['agent', 'owner', 'support'] as const) {
      const answer = await server.call(user, 'POST', `/ac-api/partner-requests/${uuid}/approve`);
      expect([user, answer.status]).toEqual([user, 403]);
    }
    expect((await server.call('support', 'GET', `/ac-api/partner-requests/${uuid}`)).status).toBe(200);
  });
});

describe('portals', () => {
  test.each([
    ['agent', 19],
    ['staff', 18],
  ] as const)('limit access levels created by %s to the rights of their portal', async (user, app) => {
    const role = await server.ok<{ uuid: string }>(user, 'POST', '/security/roles', {
      name: `Sales of ${user}`,
      rights: [
        { app: 3, name: 'users', type: 'v' },
        { app, name: 'customer', type: 'v' },
      ],
    });
    expect(role.uuid).toBeTruthy();
    // Apps of the other portal stay closed with any access level.
    const other = app === 19 ? '/ac-api/customer-licensing/customers' : '/ac-api/partner/customers';
    expect((await server.call(user, 'GET', other)).status).toBe(403);
  });

  test('limit users to customers allowed by their access level', async () => {
    expect((await server.call('reseller', 'GET', '/ac-api/partner/customers')).status).toBe(200);
    await server.owner.query(
      "update security_role set permissions = permissions #- '{19,customer}' where name = 'reseller'",
    );
    const refused = await server.call('reseller', 'GET', '/ac-api/partner/customers');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('“Customers: View” in Partner portal');
    expect((await server.call('agent', 'GET', '/ac-api/partner/customers')).status).toBe(200);
  });

  test('update partner details with an optimistic lock and the name everywhere', async () => {
    const read = () =>
      server.ok<{ version: number; name: string }>('agent', 'GET', '/ac-api/partner/company');
    const { version } = await read();
    const put = (body: object, user: 'agent' | 'reseller' = 'agent') =>
      server.call(user, 'PUT', '/ac-api/partner/company', body);
    expect((await put({ version, name: 'Summit & Sons', city: 'Boulder' })).status).toBe(200);
    expect(await read()).toMatchObject({ name: 'Summit & Sons', city: 'Boulder', version: version + 1 });
    expect((await put({ version, name: 'Late' })).status).toBe(409);
    expect((await put({ version: version + 1, name: 'X' }, 'reseller')).status).toBe(403);
    const { profile } = await server.ok<{ profile: { company: string } }>(
      'agent',
      'POST',
      '/ac-api/partner/profile',
    );
    expect(profile.company).toBe('Summit & Sons');
    const [change] = await server.ok<{ changes: { field: string }[] }[]>(
      'agent',
      'GET',
      '/ac-api/partner/company/history',
    );
    expect(change?.changes.map(({ field }) => field)).toEqual(['name', 'city']);
  });
});
