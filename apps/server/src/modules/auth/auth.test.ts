import { DAY_MS } from '@plumbline/dates';
import { decodeSession } from '@plumbline/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password, tenants, testServer, type TestServer, type UserName } from '../../testing/server.ts';

interface SignedIn {
  uuid?: string;
  token?: string;
  session?: string;
  cache?: number[];
  resetLink?: string;
}
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() =>
  server.owner.query(
    'update platform.login set failures = 0, locked_until = null; delete from platform.attempt_count',
  ),
);

const usernameOf: Partial<Record<UserName, string>> = {
  owner: 'owner@north.test',
  editor: 'editor@north.test',
  viewer: 'viewer@north.test',
  clerk: 'clerk@retail.test',
  agent: 'agent@partner.test',
  staff: 'staff@provider.test',
};
const login = (username: string, word = password, path = '/security/auth/login', on = server) =>
  on.call(undefined, 'POST', path, { username, password: word });
const withToken = (token: string | undefined) =>
  server.call(undefined, 'POST', '/security/users/profile', undefined, { 'access-token': token ?? '' });
const letters = async () =>
  (await server.call(undefined, 'GET', '/dev/outbox')).body.data as {
    to: string;
    text: string;
    subject: string;
  }[];

describe('signing in', () => {
  test.each([
    ['owner', 'Company', false, false, 1],
    ['viewer', 'Company', false, false, 0],
    ['clerk', 'Retail', false, false, 1],
    ['agent', 'Company', true, false, 1],
    ['staff', 'Company', false, true, 1],
  ] as const)('returns a session with the identity of %s', async (user, type, is_partner, is_provider, a) => {
    const answer = await login(usernameOf[user]?.toUpperCase() ?? '');
    expect(answer.status).toBe(200);
    const { token, session, cache, uuid } = answer.body.data as SignedIn;
    expect(uuid).toBe(server.userIds[user]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(decodeSession(session ?? '')).toMatchObject({ type, is_partner, is_provider, a });
    const tenant =
      user === 'viewer'
        ? 'north'
        : ({ owner: 'north', clerk: 'retail', agent: 'partner', staff: 'provider' } as const)[user];
    expect(cache).toEqual(tenants[tenant].apps);
    expect((await withToken(token)).body.data).toMatchObject({
      profile: { username: usernameOf[user], company: tenants[tenant].name, is_partner, is_provider, type },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('includes the permissions of the role', async () => {
    const { session } = (await login('viewer@north.test')).body.data as SignedIn;
    expect(decodeSession(session ?? '')?.permissions['1']?.['account']).toEqual({ v: 1 });
  });

  test('stores tokens hashed', async () => {
    const { token } = (await login('owner@north.test')).body.data as SignedIn;
    const { rows } = await server.owner.query('select 1 from platform.session where token_hash = $1', [
      token,
    ]);
    expect(rows).toEqual([]);
  });

  test('admits only partners to the partner portal', async () => {
    expect((await login('agent@partner.test', password, '/ac-api/partner/login')).status).toBe(200);
    const other = await login('owner@north.test', password, '/ac-api/partner/login');
    expect(other.status).toBe(401);
    expect(other.body.message).toBe('Wrong username or password.');
  });

  test('returns the same error for a wrong password and an unknown name', async () => {
    const [wrong, unknown] = [
      await login('owner@north.test', 'Wrong!2026'),
      await login('nobody@north.test'),
    ];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(unknown.body.message);
    expect(wrong.body.errors).toEqual([{ field: 'password', message: 'Wrong username or password.' }]);
  });

  test('rejects an empty name as a validation error', async () => {
    const answer = await login('', '');
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]).toEqual({ field: 'username', message: 'This field is required' });
  });
});

describe('account lockout', () => {
  test('locks after five failures for 15 minutes, even for the correct password', async () => {
    for (let n = 1; n <= 4; n++) expect((await login('editor@north.test', 'Wrong!2026')).status).toBe(401);
    const { rows } = await server.owner.query(
      "select failures from platform.login where username = 'editor@north.test'",
    );
    expect(rows).toEqual([{ failures: 4 }]);
    const fifth = await login('editor@north.test', 'Wrong!2026');
    expect(fifth.status).toBe(423);
    expect(fifth.body.message).toMatch(/locked after too many failed attempts\. Try again in 15 minutes/);
    expect((await login('editor@north.test')).status).toBe(423);
    expect((await login('viewer@north.test')).status).toBe(200);
  });

  test('ends automatically', async () => {
    await server.owner.query("update platform.login set locked_until = now() - interval '1 second'");
    expect((await login('editor@north.test')).status).toBe(200);
  });

  test('resets the failure count after a successful sign-in', async () => {
    for (let n = 1; n <= 4; n++) await login('editor@north.test', 'Wrong!2026');
    expect((await login('editor@north.test')).status).toBe(200);
    expect((await login('editor@north.test', 'Wrong!2026')).status).toBe(401);
  });

  test('counts concurrent wrong passwords without letting any through or overloading the server', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => login('viewer@north.test', 'Wrong!2026')),
    );
    expect(new Set(answers.map((each) => each.status))).toEqual(new Set([401, 423]));
    expect((await login('viewer@north.test')).status).toBe(423);
    expect((await login('owner@north.test')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const forgot = async (email: string) => {
    const answer = await server.call(undefined, 'POST', '/security/auth/forgot-password', { email });
    await server.runJobs();
    return answer;
  };
  const reset = (token: string, word: string) =>
    server.call(undefined, 'POST', '/security/auth/reset-password', { token, password: word });
  const askFor = async (email: string) => {
    await forgot(email);
    const letter = (await letters()).find((each) => each.to === email);
    return /[?&]token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };

  test('returns the same answer for known and unknown addresses and emails only known ones', async () => {
    const [known, unknown] = [await forgot('clerk@retail.test'), await forgot('ghost@retail.test')];
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    const to = (await letters()).map((each) => each.to);
    expect(to).toContain('clerk@retail.test');
    expect(to).not.toContain('ghost@retail.test');
  });

  test('does the same work for known and unknown addresses before it answers', async () => {
    const work = async (email: string) => {
      await server.call(undefined, 'POST', '/security/auth/forgot-password', { email });
      return server.jobs.splice(0).map(({ kind }) => kind);
    };
    const before = (await letters()).length;
    expect(await work('agent@partner.test')).toEqual(['password-reset']);
    expect(await work('ghost@partner.test')).toEqual(['password-reset']);
    expect(await work('v\u0130ewer@north.test')).toEqual(['password-reset']);
    expect((await letters()).length).toBe(before);
  });

  test('sends at most five letters an hour to one account, whatever spelling was entered', async () => {
    const count = async () => (await letters()).filter(({ to }) => to === 'reseller@partner.test').length;
    for (let n = 0; n < 4; n++) await forgot('reseller@partner.test');
    for (let n = 0; n < 4; n++) await forgot(' RESELLER@partner.test');
    expect(await count()).toBe(5);
    await server.owner.query("update platform.attempt_count set expires_at = now() - interval '1 second'");
    await forgot('reseller@partner.test');
    expect(await count()).toBe(6);
  });

  test('is reset once by the link, and all sessions end', async () => {
    const [token, other] = [await askFor('clerk@retail.test'), await askFor('clerk@retail.test')];
    expect(other).not.toBe(token);
    const before = (await login('clerk@retail.test')).body.data as SignedIn;
    const done = await reset(token, 'Fresh!2026');
    expect(done.status).toBe(200);
    expect((await withToken(before.token)).status).toBe(401);
    expect((await login('clerk@retail.test')).status).toBe(401);
    expect((await login('clerk@retail.test', 'Fresh!2026')).status).toBe(200);
    for (const used of [token, other]) {
      const again = await reset(used, 'Again!2026');
      expect(again.status).toBe(410);
      expect(again.body.message).toContain('already used or older than an hour');
    }
    expect((await login('clerk@retail.test', 'Fresh!2026')).status).toBe(200);
  });

  test('shows the account of the link before input, and reports a used link', async () => {
    const look = (token: string) => server.call(undefined, 'POST', '/security/auth/password-link', { token });
    const token = await askFor('clerk@retail.test');
    const found = await look(token);
    expect(found.status).toBe(200);
    expect(found.body.data).toMatchObject({ username: 'clerk@retail.test', invited: false });
    // Validating a link does not use it.
    expect((await look(token)).status).toBe(200);
    expect((await reset(token, 'Fresh!2026')).status).toBe(200);
    expect(await look(token)).toMatchObject({ status: 410 });
    expect(await look('made-up')).toMatchObject({ status: 410 });
  });

  test('unlocks a locked account when reset', async () => {
    for (let n = 1; n <= 5; n++) await login('staff@provider.test', 'Wrong!2026');
    expect((await login('staff@provider.test')).status).toBe(423);
    expect((await reset(await askFor('staff@provider.test'), 'Fresh!2026')).status).toBe(200);
    expect((await login('staff@provider.test', 'Fresh!2026')).status).toBe(200);
  });

  test('link expires after one hour', async () => {
    const token = await askFor('agent@partner.test');
    await server.owner.query("update platform.reset_token set expires_at = now() - interval '1 second'");
    expect((await reset(token, 'Fresh!2026')).status).toBe(410);
  });

  test('link of a partner leads to the partner portal', async () => {
    await forgot('agent@partner.test');
    const letter = (await letters()).find((each) => each.to === 'agent@partner.test');
    expect(letter?.text).toContain('http://localhost:4000/partner/resetPassword?token=');
  });

  test.each([
    ['short1!', 'at least one uppercase'],
    ['alllower1!', 'at least one uppercase'],
    ['NoDigits!!', 'at least one uppercase'],
    ['P@ssword1', 'known data breaches'],
    ['Trustno1!', 'known data breaches'],
    ['Builders#26', 'your name, email or company'],
    ['Own3r!2026', 'your name, email or company'],
  ])('rejects the password %s with a message and keeps the link valid', async (word, message) => {
    const token = await askFor('owner@north.test');
    const answer = await reset(token, word);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]).toMatchObject({ field: 'password' });
    expect(answer.body.message).toContain(message);
    expect((await reset(token, password)).status).toBe(200);
    await server.renew('owner');
  });

  test('outbox is unavailable outside demo mode', async () => {
    server.config.demo = false;
    expect((await server.call(undefined, 'GET', '/dev/outbox')).status).toBe(404);
    server.config.demo = true;
  });
});

describe('a session', () => {
  test('ends on sign-out without ending other sessions', async () => {
    const [a, b] = [
      (await login('owner@north.test')).body.data as SignedIn,
      (await login('owner@north.test')).body.data as SignedIn,
    ];
    const out = await server.call(undefined, 'POST', '/security/auth/logout', undefined, {
      'access-token': a.token ?? '',
    });
    expect(out.status).toBe(200);
    const after = await withToken(a.token);
    expect(after.status).toBe(401);
    expect(after.body.message).toBe('Your session has ended. Sign in to continue.');
    expect((await withToken(b.token)).status).toBe(200);
  });

  test('ends after two idle hours', async () => {
    const { token } = (await login('owner@north.test')).body.data as SignedIn;
    await server.owner.query("update platform.session set seen_at = now() - interval '119 minutes'");
    expect((await withToken(token)).status).toBe(200);
    // The use of the link is stored.
    const { rows } = await server.owner.query<{ fresh: boolean }>(
      "select bool_or(seen_at > now() - interval '1 minute') as fresh from platform.session",
    );
    expect(rows[0]?.fresh).toBe(true);
    await server.owner.query("update platform.session set seen_at = now() - interval '121 minutes'");
    expect((await withToken(token)).status).toBe(401);
  });

  test('is not extended by background requests of an idle window', async () => {
    const { token = '' } = (await login('owner@north.test')).body.data as SignedIn;
    await server.owner.query("update platform.session set seen_at = now() - interval '119 minutes'");
    const unauthorized = await server.call(undefined, 'GET', '/notification/?limit=10&offset=0', undefined, {
      'access-token': token,
      'x-unattended': '1',
    });
    expect(unauthorized.status).toBe(200);
    const { rows } = await server.owner.query<{ fresh: boolean }>(
      "select bool_or(seen_at > now() - interval '1 minute') as fresh from platform.session",
    );
    expect(rows[0]?.fresh).toBe(false);
  });

  test('ends after its maximum lifetime despite activity', async () => {
    const { token } = (await login('owner@north.test')).body.data as SignedIn;
    const { rows } = await server.owner.query<{ hours: number }>(
      'select extract(epoch from max(expires_at) - now()) / 3600 as hours from platform.session',
    );
    expect(Math.round(Number(rows[0]?.hours))).toBe(server.config.sessionLifetimeHours);
    await server.owner.query("update platform.session set expires_at = now() - interval '1 second'");
    expect((await withToken(token)).status).toBe(401);
  });

  test('loses a revoked permission immediately', async () => {
    await server.renew('viewer');
    expect((await server.call('viewer', 'GET', '/crm/accounts')).status).toBe(200);
    await server.tx('north', (tx) =>
      tx.updateTable('security_role').set({ permissions: '{}' }).where('name', '=', 'viewer').execute(),
    );
    const answer = await server.call('viewer', 'GET', '/crm/accounts');
    expect(answer.status).toBe(403);
    expect(answer.body.missing).toEqual({ app: 1, name: 'account', type: 'v' });
    expect(answer.body.message).toContain('“Accounts: View” in CRM');
  });
});

describe('the first run', () => {
  const first = {
    company: 'First Builders',
    firstname: 'Ada',
    lastname: 'Mason',
    email: 'ada@first.test',
    password: 'Opening!2026',
  };
  test('creates exactly one company and administrator, also for concurrent requests', async () => {
    const empty = await testServer({ empty: true, config: { demo: false } });
    try {
      const needed = async () => (await empty.call(undefined, 'GET', '/setup/first-run')).body.data;
      expect(await needed()).toEqual({ needed: true, demo: false, signup: true });
      for (const weak of ['weak', 'First!2026']) {
        const answer = await empty.call(undefined, 'POST', '/setup/first-run', { ...first, password: weak });
        expect(answer.status).toBe(422);
      }
      const answers = await Promise.all(
        [1, 2, 3].map((n) =>
          empty.call(undefined, 'POST', '/setup/first-run', { ...first, email: `ada${n}@first.test` }),
        ),
      );
      expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409, 409]);
      expect(await needed()).toEqual({ needed: false, demo: false, signup: true });
      const token = (answers.find((each) => each.status === 200)?.body.data as SignedIn | undefined)?.token;
      const created = await empty.call(
        undefined,
        'POST',
        '/crm/accounts',
        { name: 'First account' },
        { 'access-token': token ?? '' },
      );
      expect(created.body.data).toMatchObject({ status: 'Prospect', number: 'ACC-00001' });
    } finally {
      await empty.stop();
    }
  });
});

describe('rate limits', () => {
  test('limit sign-in attempts per address', async () => {
    const limited = await testServer({ config: { authRateLimit: 3 } });
    try {
      for (let n = 0; n < 3; n++)
        expect((await login('owner@north.test', 'Wrong!2026', undefined, limited)).status).toBe(401);
      const answer = await login('owner@north.test', password, undefined, limited);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(answer.body.message).toContain('wait a minute');
      limited.address = '198.51.100.9';
      expect((await login('owner@north.test', password, undefined, limited)).status).toBe(200);
      // Forwarded addresses are accepted from a proxy on this machine only.
      const disguised = await limited.call(
        undefined,
        'POST',
        '/security/auth/login',
        { username: 'owner@north.test', password },
        { 'x-forwarded-for': '192.0.2.1' },
      );
      expect(disguised.status).toBe(200);
      for (let n = 0; n < 3; n++) await login('owner@north.test', password, undefined, limited);
      expect((await login('owner@north.test', password, undefined, limited)).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  test('reject requests when the counter is unavailable', async () => {
    const broken = await testServer();
    try {
      await broken.owner.query('drop table platform.rate_limit');
      const answer = await login('owner@north.test', password, undefined, broken);
      expect(answer.status).toBe(503);
      expect(answer.body.message).toContain('cannot take requests right now');
    } finally {
      await broken.stop();
    }
  });

  test('limit each session and requests with invented sessions', async () => {
    const limited = await testServer({ config: { rateLimit: 4 } });
    try {
      const statuses = async (headers: () => Record<string, string>) => {
        const found: number[] = [];
        for (let n = 0; n < 6; n++)
          found.push((await limited.call(undefined, 'GET', '/crm/accounts', undefined, headers())).status);
        return found;
      };
      expect(await statuses(() => ({ 'access-token': limited.tokens.owner }))).toEqual([
        200, 200, 200, 200, 429, 429,
      ]);
      let n = 0;
      expect(await statuses(() => ({ 'access-token': `invented-${n++}` }))).toEqual([
        401, 401, 401, 401, 429, 429,
      ]);
    } finally {
      await limited.stop();
    }
  });
});

describe('a sign-up', () => {
  const registration = (email: string, more: object = {}) => ({
    company: 'Fresh Concrete',
    firstname: 'Nia',
    lastname: 'Obi',
    email,
    password: 'Brand!2026',
    ...more,
  });
  const signUp = (server: TestServer, email: string, more: object = {}) =>
    server.call(undefined, 'POST', '/security/auth/signup', registration(email, more));
  const letterTo = async (server: TestServer, email: string) =>
    (await server.ok<{ to: string; subject: string; text: string }[]>('owner', 'GET', '/dev/outbox')).find(
      ({ to }) => to === email,
    );
  const tokenTo = async (server: TestServer, email: string) =>
    /confirm=([\w-]+)/.exec((await letterTo(server, email))?.text ?? '')?.[1] ?? '';
  const confirm = (server: TestServer, token: string) =>
    server.call(undefined, 'POST', '/security/auth/confirm', { token });

  test('creates a trial company only when the emailed link is opened', async () => {
    const fresh = await testServer();
    const registered = await signUp(fresh, 'nia@fresh.test');
    expect(registered.status).toBe(200);
    const login = () =>
      fresh.call(undefined, 'POST', '/security/auth/login', {
        username: 'nia@fresh.test',
        password: 'Brand!2026',
      });
    expect((await login()).status).toBe(401);
    const token = await tokenTo(fresh, 'nia@fresh.test');
    const entered = await confirm(fresh, token);
    expect(entered.status).toBe(200);
    const headers = { 'access-token': (entered.body.data as { token: string }).token };
    const account = await fresh.call(undefined, 'POST', '/crm/accounts', { name: 'First customer' }, headers);
    expect(account.status).toBe(200);
    const shown = await fresh.call(undefined, 'POST', '/security/users/profile', undefined, headers);
    const { profile } = shown.body.data as { profile: { company: string; trial_until: string } };
    expect(profile.company).toBe('Fresh Concrete');
    expect(Math.round((Date.parse(profile.trial_until) - Date.now()) / DAY_MS)).toBe(30);
    // The link is used up, and other companies are not visible.
    expect((await confirm(fresh, token)).status).toBe(410);
    const list = await fresh.call(undefined, 'GET', '/crm/accounts', undefined, headers);
    expect(list.body.meta?.count).toBe(1);
    // After the trial, users can still sign in, and all modules are closed.
    await fresh.owner.query(
      "update platform.tenant set trial_until = now() - interval '1 day' where name = 'Fresh Concrete'",
    );
    expect((await login()).status).toBe(200);
    const closed = await fresh.call(undefined, 'GET', '/crm/accounts', undefined, headers);
    expect(closed.status).toBe(403);
    expect(closed.body.message).toMatch(/^Your company’s trial has ended\. .* License & Payment\.$/);
    await fresh.stop();
  });

  test('answers the same for an existing account and notifies its owner by email', async () => {
    const fresh = await testServer();
    const [known, unknown] = [
      await signUp(fresh, 'owner@north.test'),
      await signUp(fresh, 'who@nowhere.test'),
    ];
    expect(known.body.message?.replace('owner@north.test', '')).toBe(
      unknown.body.message?.replace('who@nowhere.test', ''),
    );
    expect((await letterTo(fresh, 'owner@north.test'))?.subject).toBe('You already have a Plumbline account');
    const first = await tokenTo(fresh, 'who@nowhere.test');
    await signUp(fresh, 'WHO@nowhere.test');
    expect((await confirm(fresh, first)).status).toBe(410);
    await fresh.owner.query("update platform.signup set expires_at = now() - interval '1 minute'");
    expect((await confirm(fresh, await tokenTo(fresh, 'WHO@nowhere.test'))).status).toBe(410);
    await fresh.stop();
  });

  test('sends at most five letters an hour to one address and keeps the last link valid', async () => {
    const fresh = await testServer();
    for (let n = 0; n < 7; n++) expect((await signUp(fresh, 'flood@nowhere.test')).status).toBe(200);
    const sent = await fresh.ok<{ to: string }[]>('owner', 'GET', '/dev/outbox');
    expect(sent.filter(({ to }) => to === 'flood@nowhere.test')).toHaveLength(5);
    expect((await confirm(fresh, await tokenTo(fresh, 'flood@nowhere.test'))).status).toBe(200);
    await fresh.stop();
  });

  test('opens the shop modules for shops, and reports a weak password and disabled sign-up', async () => {
    const fresh = await testServer();
    await signUp(fresh, 'till@corner.test', { type: 'Retail' });
    const entered = await confirm(fresh, await tokenTo(fresh, 'till@corner.test'));
    expect((entered.body.data as { cache: number[] }).cache).toEqual([1, 2, 3, 4, 6, 10, 17, 21, 22]);
    const weak = await signUp(fresh, 'weak@corner.test', { password: 'Password1!' });
    expect(weak.body.errors?.[0]?.field).toBe('password');
    await fresh.stop();
    const shut = await testServer({ config: { signups: false } });
    expect((await signUp(shut, 'any@body.test')).status).toBe(403);
    await shut.stop();
  });
});
