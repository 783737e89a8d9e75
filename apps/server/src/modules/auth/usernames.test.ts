import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const login = (username: string, word = password, path = '/security/auth/login') =>
  server.call(undefined, 'POST', path, { username, password: word });
const forgot = async (email: string) => {
  const answer = await server.call(undefined, 'POST', '/security/auth/forgot-password', { email });
  await server.runJobs();
  return answer;
};
const mails = async () => {
  const { rows } = await server.owner.query<{ recipient: string; body: string }>(
    'select recipient, body from platform.outbox order by created_at desc',
  );
  return rows;
};

/** Spellings that databases, mail servers or people may confuse with `clerk@retail.test`. */
const spellings = [
  ['a Kelvin sign', 'cler\u212A@retail.test'],
  ['full-width letters', '\uFF43lerk@retail.test'],
  ['a full-width at sign', 'clerk\uFF20retail.test'],
  ['a full-width domain', 'clerk@\uFF52etail.test'],
  ['a zero-width space', 'cle\u200Brk@retail.test'],
] as const;
const others = [
  ...spellings,
  ['a capital I with a dot', 'v\u0130ewer@north.test'],
  ['a long s', '\u017Ftaff@provider.test'],
  ['a long s in the domain', 'viewer@north.te\u017Ft'],
  ['a dotless i', 'v\u0131ewer@north.test'],
] as const;

describe('a different spelling of a username', () => {
  test.each(others)('does not receive an email when spelled with %s', async (_what, spelling) => {
    const before = await mails();
    const answer = await forgot(spelling);
    expect(answer).toMatchObject({ status: 200, body: (await forgot('ghost@retail.test')).body });
    expect(await mails()).toEqual(before);
  });

  test.each(others)('cannot sign in when spelled with %s', async (_what, spelling) => {
    expect((await login(spelling)).status).toBe(401);
  });

  test.each(others)('cannot be invited when spelled with %s', async (_what, email) => {
    const answer = await server.call('owner', 'POST', '/security/accounts', {
      firstname: 'Ann',
      lastname: 'Other',
      email,
    });
    // A dotless i is a separate letter.
    if (email.includes('\u0131')) return expect(answer.status).toBe(200);
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.errors?.[0]?.field).toBe('email');
  });

  test('stored by an earlier version opens no account and receives no email of another user', async () => {
    const { rows } = await server.owner.query<{ same: boolean }>(
      `select platform.normal_username($1) = 'sales@summit.test' as same`,
      ['sales@summ\u0130t.test'],
    );
    expect(rows[0]?.same).toBe(false);
  });
});

describe('emails', () => {
  test('are sent to the stored address whatever spelling was entered', async () => {
    for (const written of ['CLERK@Retail.TEST', ' clerk@retail.test ']) {
      await forgot(written);
      const [last] = await mails();
      expect(last?.recipient).toBe('clerk@retail.test');
      expect(last?.body).toContain('the password for clerk@retail.test');
    }
  });

  test('of sign-ups and partner requests go to the stored address of an existing account', async () => {
    const person = { company: 'Other', firstname: 'Ann', lastname: 'Other', email: 'CLERK@retail.test' };
    for (const [path, body] of [
      ['/security/auth/signup', { ...person, password: 'Copper!Pipe77' }],
      ['/ac-api/partner/request', person],
    ] as const) {
      const answer = await server.call(undefined, 'POST', path, body);
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
      const [last] = await mails();
      expect(last?.recipient).toBe('clerk@retail.test');
      expect(last?.body).not.toContain('CLERK');
    }
  });

  test('reach non-ASCII names in either case and their domains in either form', async () => {
    await server.ok('owner', 'POST', '/security/accounts', {
      firstname: 'Jörg',
      lastname: 'Tester',
      email: 'Jörg@bücher.test',
    });
    for (const written of ['JÖRG@BÜCHER.test', 'jo\u0308rg@xn--bcher-kva.test']) {
      const before = (await mails()).length;
      await forgot(written);
      const after = await mails();
      expect(after.length).toBe(before + 1);
      expect(after[0]?.recipient).toBe('Jörg@bücher.test');
    }
  });
});

describe('failed sign-ins with an unknown name', () => {
  test('get the same answers as existing accounts and lock the name after five failures', async () => {
    const [known, unknown]: [number[], number[]] = [[], []];
    const messages = new Map<string, string | undefined>();
    for (let n = 1; n <= 7; n++)
      for (const [name, statuses] of [
        ['reseller@partner.test', known],
        ['ghost@partner.test', unknown],
      ] as const) {
        const answer = await login(name, `Wrong!${n}`);
        statuses.push(answer.status);
        messages.set(name, answer.body.message);
      }
    expect(known).toEqual([401, 401, 401, 401, 423, 423, 423]);
    expect(unknown).toEqual(known);
    expect(messages.get('ghost@partner.test')).toBe(messages.get('reseller@partner.test'));
    // All spellings count as one name.
    expect((await login('GHOST@partner.test')).status).toBe(423);
  });

  test('are counted sequentially when concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => login('crowd@partner.test', `Wrong!${n}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 423, 423, 423, 423]);
  });

  test('are counted the same at the partner portal', async () => {
    for (const name of ['support@provider.test', 'nobody@provider.test']) {
      const statuses: number[] = [];
      for (let n = 1; n <= 5; n++)
        statuses.push((await login(name, `Wrong!${n}`, '/ac-api/partner/login')).status);
      expect(statuses, name).toEqual([401, 401, 401, 401, 423]);
      expect((await login(name)).status, name).toBe(423);
    }
  });

  test('expire after a day and use bounded storage under a flood', async () => {
    await server.owner.query("update platform.login_failure set expires_at = now() - interval '1 second'");
    expect((await login('ghost@partner.test')).status).toBe(401);
    const { rows } = await server.owner.query<{ count: number }>(
      'select count(*)::int as count from platform.login_failure',
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('of an account expire after a day', async () => {
    for (let n = 1; n <= 4; n++) await login('none@north.test', 'Wrong!2026');
    await server.owner.query("update platform.login set failed_at = failed_at - interval '25 hours'");
    expect((await login('none@north.test', 'Wrong!2026')).status).toBe(401);
  });

  test('do not store names in plain text', async () => {
    await login('secret@partner.test', 'Wrong!2026');
    const { rows } = await server.owner.query<{ name_hash: string }>(
      'select name_hash from platform.login_failure',
    );
    for (const { name_hash } of rows) expect(name_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
