import type { SignInPolicy } from '@plumbline/api';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { password, testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.owner.query('update platform.login set failures = 0, locked_until = null'));

/** Recovery codes of the owner. */
let ownRecovery: string[] = [];
interface SignedIn {
  token?: string;
  enrollment?: string;
  challenge?: string;
}
const post = (path: string, body: object, user?: UserName) =>
  server.call(user, 'POST', `/security/${path}`, body);
const login = async (username: string) =>
  (await post('auth/login', { username, password })).body.data as SignedIn;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + server.clock.offset });
const policy = () => server.ok<SignInPolicy>('owner', 'GET', '/security/policy');
const require = async (requires: boolean, user: UserName = 'owner') => {
  const { version } = await policy();
  return server.call(user, 'PUT', '/security/policy', { requires_second_factor: requires, version });
};

test('a company can require two-factor authentication once the caller uses it', async () => {
  expect(await policy()).toMatchObject({ requires_second_factor: false, without_second_factor: 4 });
  const early = await require(true);
  expect(early.status).toBe(409);
  expect(early.body.message).toContain('for yourself first');
  expect((await require(true, 'viewer')).status).toBe(403);
  const { secret } = await server.ok<{ secret: string }>('owner', 'POST', '/security/second-factor', {
    password,
  });
  const { recovery } = await server.ok<{ recovery: string[] }>('owner', 'PUT', '/security/second-factor', {
    code: codeOf(secret),
  });
  ownRecovery = recovery;
  expect((await require(true)).body.data).toMatchObject({
    requires_second_factor: true,
    without_second_factor: 3,
  });
  // Another version is rejected.
  const stale = await server.call('owner', 'PUT', '/security/policy', {
    requires_second_factor: false,
    version: 0,
  });
  expect(stale.status).toBe(409);
});

test('sessions without it end, others continue', async () => {
  expect((await server.call('viewer', 'GET', '/crm/accounts')).status).toBe(401);
  expect((await server.call('owner', 'GET', '/crm/accounts')).status).toBe(200);
  expect((await server.call('stranger', 'GET', '/crm/accounts')).status).toBe(200);
});

test('a user sets it up at sign-in before anything else', async () => {
  const signedIn = await login('viewer@north.test');
  expect(Object.keys(signedIn)).toEqual(['enrollment']);
  const { enrollment = '' } = signedIn;
  // The token is neither a session nor a challenge.
  const asSession = await server.call(undefined, 'GET', '/crm/accounts', undefined, {
    'access-token': enrollment,
  });
  expect(asSession.status).toBe(401);
  expect((await post('auth/second-factor', { challenge: enrollment, code: '000000' })).status).toBe(410);
  const begun = await post('auth/second-factor/begin', { enrollment });
  const { secret, uri } = begun.body.data as { secret: string; uri: string };
  expect(uri).toMatch(/^otpauth:\/\/totp\/Plumbline:viewer%40north\.test\?/);
  const { rows } = await server.owner.query<{ secret: string }>(
    'select secret from platform.second_factor where user_id = $1',
    [server.userIds.viewer],
  );
  expect(rows[0]?.secret).not.toContain(secret);
  const wrong = await post('auth/second-factor/confirm', { enrollment, code: '000000' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'code']);
  const confirmed = await post('auth/second-factor/confirm', { enrollment, code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recovery, session } = confirmed.body.data as { recovery: string[]; session: SignedIn };
  expect(new Set(recovery).size).toBe(10);
  const list = await server.call(undefined, 'GET', '/crm/accounts', undefined, {
    'access-token': session.token ?? '',
  });
  expect(list.status).toBe(200);
  // The token is used up, and the next sign-in asks for a code.
  expect((await post('auth/second-factor/begin', { enrollment })).status).toBe(410);
  expect((await post('auth/second-factor/confirm', { enrollment, code: codeOf(secret) })).status).toBe(410);
  expect(Object.keys(await login('viewer@north.test'))).toEqual(['challenge']);
});

test('wrong codes lock the account, and a token expires', async () => {
  const { enrollment = '' } = await login('editor@north.test');
  await post('auth/second-factor/begin', { enrollment });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++)
    statuses.push((await post('auth/second-factor/confirm', { enrollment, code: '000000' })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 423]);
  await server.owner.query('update platform.login set failures = 0, locked_until = null');
  await server.owner.query("update platform.challenge set expires_at = now() - interval '1 second'");
  expect((await post('auth/second-factor/begin', { enrollment })).status).toBe(410);
  expect((await post('auth/second-factor/begin', { enrollment: 'invented' })).status).toBe(410);
});

test('it cannot be turned off by its user, and an administrator who does so ends the sessions', async () => {
  const own = await server.call('owner', 'POST', '/security/second-factor/end', { password });
  expect([own.status, own.body.message]).toEqual([409, 'Your company requires two-factor authentication.']);
  const token = await server.renew('viewer');
  await server.ok('owner', 'POST', `/security/accounts/${server.userIds.viewer}/end-second-factor`);
  const list = await server.call(undefined, 'GET', '/crm/accounts', undefined, { 'access-token': token });
  expect(list.status).toBe(401);
  expect(Object.keys(await login('viewer@north.test'))).toEqual(['enrollment']);
});

test('a secret that no key opens is reported, while recovery codes and a reset help', async () => {
  await server.owner.query('update platform.second_factor set secret = $1 where user_id = $2', [
    'v1.unknown.key.text',
    server.userIds.owner,
  ]);
  const { challenge } = await login('owner@north.test');
  const answer = await post('auth/second-factor', { challenge: challenge ?? '', code: '123456' });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toContain('ask an administrator of your company to reset');
  const recovery = await post('auth/second-factor', {
    challenge: challenge ?? '',
    code: ownRecovery[0] ?? '',
  });
  expect(recovery.status).toBe(200);
  expect(await server.ok('owner', 'GET', '/security/second-factor')).toMatchObject({ enabled: true });
});

test('other companies are not affected, and without the rule users sign in with their password', async () => {
  expect((await login('stranger@harbor.test')).token).toBeTruthy();
  expect((await require(false)).status).toBe(200);
  expect((await login('viewer@north.test')).token).toBeTruthy();
});
