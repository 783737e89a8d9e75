import type { OwnSession, Profile } from '@plumbline/api';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, testServer, type TestServer } from '../../testing/server.ts';

/** One transparent pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const signIn = (secret: string, agent = 'Tests', username = 'editor@north.test') =>
  server.call(
    undefined,
    'POST',
    '/security/auth/login',
    { username, password: secret },
    { 'user-agent': agent },
  );
const as = (token: string) => ({ 'access-token': token });
const tokenOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { token: string }).token;

describe('the own profile', () => {
  test('is updated with an audit entry', async () => {
    const { profile } = await server.ok<{ profile: Profile }>('editor', 'PUT', '/security/users/profile', {
      firstname: 'Edda',
      lastname: 'Tester',
      title: 'Estimator',
      phone: '303-555-0100',
    });
    expect(profile).toMatchObject({ firstname: 'Edda', title: 'Estimator', phone: '303-555-0100' });
    const [latest] = await server.ok<{ user_name: string; changes: { field: string }[] }[]>(
      'owner',
      'GET',
      `/security/history/user/${server.userIds.editor}`,
    );
    expect(latest?.changes.map(({ field }) => field)).toEqual(['firstname', 'title', 'phone']);
  });

  test('accepts a picture by its content, not by its name', async () => {
    const { imageUrl } = await server.ok<{ imageUrl: string }>(
      'editor',
      'PUT',
      '/security/users/picture',
      png,
    );
    const shown = await server.call(undefined, 'GET', imageUrl.replace('/api', ''));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect([...shown.bytes]).toEqual([...png]);
    const script = await server.call(
      'editor',
      'PUT',
      '/security/users/picture',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    );
    expect(script.status).toBe(415);
    const large = await server.call(
      'editor',
      'PUT',
      '/security/users/picture',
      new Uint8Array([...png, ...new Uint8Array(2 * 1024 * 1024)]),
    );
    expect(large.status).toBe(413);
    const { profile } = await server.ok<{ profile: Profile }>('editor', 'POST', '/security/users/profile');
    expect(profile.imageUrl).toBeTruthy();
    await server.ok('editor', 'DELETE', '/security/users/picture');
    const after = await server.ok<{ profile: Profile }>('editor', 'POST', '/security/users/profile');
    expect(after.profile.imageUrl).toBeUndefined();
  });
});

describe('the own password', () => {
  test('is changed only with the current one and ends all other sessions', async () => {
    const other = tokenOf(await signIn(password));
    const mine = tokenOf(await signIn(password));
    const change = (body: object) =>
      server.call(undefined, 'PUT', '/security/users/password', body, as(mine));
    expect((await change({ current: 'Wrong!2026', password: 'Brand!2026' })).body.errors).toEqual([
      { field: 'current', message: 'Wrong password.' },
    ]);
    expect((await change({ current: password, password })).body.errors?.[0]?.field).toBe('password');
    expect((await change({ current: password, password: 'Brand!2026' })).status).toBe(200);
    expect((await server.call(undefined, 'GET', '/crm/accounts', undefined, as(mine))).status).toBe(200);
    expect((await server.call(undefined, 'GET', '/crm/accounts', undefined, as(other))).status).toBe(401);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn('Brand!2026')).status).toBe(200);
    await server.call(
      undefined,
      'PUT',
      '/security/users/password',
      { current: 'Brand!2026', password },
      as(mine),
    );
  });
});

test('limits password attempts in an open session', async () => {
  const guess = () => server.call('viewer', 'POST', '/security/second-factor', { password: 'Wrong!2026' });
  const answers = [];
  for (let each = 0; each < 5; each += 1) answers.push((await guess()).status);
  expect(answers).toEqual([422, 422, 422, 422, 423]);
  const right = await server.call('viewer', 'POST', '/security/second-factor', { password });
  expect(right.status).toBe(423);
  await server.owner.query('update platform.login set locked_until = null, failures = 0');
});

describe('own sessions', () => {
  test('are listed with their devices and ended individually or together', async () => {
    const [first, second, mine] = [
      tokenOf(await signIn(password, 'Phone')),
      tokenOf(await signIn(password, 'Tablet')),
      tokenOf(await signIn(password, 'Desk')),
    ];
    const list = async () =>
      (await server.call(undefined, 'GET', '/security/sessions', undefined, as(mine))).body
        .data as OwnSession[];
    const sessions = await list();
    expect(sessions[0]).toMatchObject({ agent: 'Desk', current: true });
    expect(sessions.map(({ agent }) => agent)).toEqual(expect.arrayContaining(['Phone', 'Tablet']));
    const phone = sessions.find(({ agent }) => agent === 'Phone')?.uuid ?? '';
    // Sessions of other users cannot be ended.
    expect((await server.call('owner', 'DELETE', `/security/sessions/${phone}`)).status).toBe(404);
    expect(
      (await server.call(undefined, 'DELETE', `/security/sessions/${phone}`, undefined, as(mine))).status,
    ).toBe(200);
    expect((await server.call(undefined, 'GET', '/crm/accounts', undefined, as(first))).status).toBe(401);
    expect((await server.call(undefined, 'GET', '/crm/accounts', undefined, as(second))).status).toBe(200);
    await server.call(undefined, 'DELETE', '/security/sessions', undefined, as(mine));
    expect((await server.call(undefined, 'GET', '/crm/accounts', undefined, as(second))).status).toBe(401);
    expect((await list()).length).toBe(1);
  });
});

describe('two-factor authentication', () => {
  let secret = '';
  let recovery: string[] = [];
  /** The current code, moved by steps, because each code is valid once. */
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + server.clock.offset + steps * 30_000,
    });
  const nextStep = () => (server.clock.offset += 30_000);
  const answer = (challenge: string, given: string) =>
    server.call(undefined, 'POST', '/security/auth/second-factor', { challenge, code: given });
  const challenged = async () =>
    ((await signIn(password)).body.data as { challenge: string; token?: string }).challenge;

  test('is set up with the password and a first code and returns recovery codes', async () => {
    await server.renew('editor');
    const begin = (secretWord: string) =>
      server.call('editor', 'POST', '/security/second-factor', { password: secretWord });
    expect((await begin('Wrong!2026')).status).toBe(422);
    const made = (await begin(password)).body.data as { secret: string; uri: string };
    ({ secret } = made);
    expect(made.uri).toMatch(/^otpauth:\/\/totp\/Plumbline:editor%40north\.test\?/);
    // Sign-in requires a code only after the authenticator is confirmed.
    expect(tokenOf(await signIn(password))).toBeTruthy();
    expect(
      (await server.call('editor', 'PUT', '/security/second-factor', { code: '000000' })).body.errors?.[0]
        ?.field,
    ).toBe('code');
    ({ recovery } = await server.ok<{ recovery: string[] }>('editor', 'PUT', '/security/second-factor', {
      code: code(),
    }));
    expect(new Set(recovery).size).toBe(10);
    expect(await server.ok('editor', 'GET', '/security/second-factor')).toMatchObject({
      enabled: true,
      recovery: 10,
    });
  });

  test('is required after the password and accepts the current code once', async () => {
    nextStep();
    const signed = await signIn(password);
    expect(signed.status).toBe(200);
    expect(Object.keys(signed.body.data as object)).toEqual(['challenge']);
    const { challenge } = signed.body.data as { challenge: string };
    const now = code();
    expect((await answer(challenge, '000000')).status).toBe(422);
    const entered = await answer(challenge, now);
    expect(entered.status).toBe(200);
    expect(
      (await server.call(undefined, 'GET', '/crm/accounts', undefined, as(tokenOf(entered)))).status,
    ).toBe(200);
    // Challenge and code are not valid for another user.
    expect((await answer(challenge, now)).status).toBe(410);
    expect((await answer(await challenged(), now)).status).toBe(422);
    expect((await answer('invented', now)).status).toBe(410);
  });

  test('accepts the adjacent time steps only', async () => {
    nextStep();
    expect((await answer(await challenged(), code(3))).status).toBe(422);
    expect((await answer(await challenged(), code(1))).status).toBe(200);
  });

  test('accepts each recovery code once', async () => {
    const [first = ''] = recovery;
    expect((await answer(await challenged(), first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await answer(await challenged(), first)).status).toBe(422);
    expect(await server.ok('editor', 'GET', '/security/second-factor')).toMatchObject({ recovery: 9 });
  });

  test('locks the account after five wrong codes', async () => {
    const challenge = await challenged();
    const answers = [];
    for (let each = 0; each < 5; each += 1) answers.push((await answer(challenge, '000000')).status);
    expect(answers.at(-1)).toBe(423);
    expect((await signIn(password)).status).toBe(423);
    await server.owner.query('update platform.login set locked_until = null, failures = 0');
  });

  test('is turned off by its owner with the password or by an administrator', async () => {
    expect(
      (await server.call('editor', 'POST', '/security/second-factor/end', { password: 'Wrong!2026' })).status,
    ).toBe(422);
    const shown = await server.ok<{ second_factor: boolean }>(
      'owner',
      'POST',
      `/security/accounts/${server.userIds.editor}/end-second-factor`,
    );
    expect(shown.second_factor).toBe(false);
    expect(tokenOf(await signIn(password))).toBeTruthy();
    expect((await server.call('editor', 'POST', '/security/second-factor/end', { password })).status).toBe(
      409,
    );
  });
});
