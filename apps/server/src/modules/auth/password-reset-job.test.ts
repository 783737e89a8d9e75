import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { sendPasswordReset } from './password-reset-job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const letters = async () => {
  const { rows } = await server.owner.query<{ recipient: string }>('select recipient from platform.outbox');
  return rows.filter(({ recipient }) => recipient === 'viewer@north.test').length;
};

test('a letter that could not be sent counts nothing and leaves no link', async () => {
  const { database, ports, config } = server;
  const failing = { ...ports.mail, send: () => Promise.reject(new Error('mail is down')) };
  for (let attempt = 0; attempt < 6; attempt++)
    await expect(
      sendPasswordReset(
        { username: 'viewer@north.test' },
        { database, ports: { ...ports, mail: failing }, config },
      ),
    ).rejects.toThrow('mail is down');
  const { rows } = await server.owner.query('select 1 from platform.reset_token where user_id = $1', [
    server.userIds.viewer,
  ]);
  expect(rows).toEqual([]);
  for (let attempt = 0; attempt < 6; attempt++)
    await sendPasswordReset({ username: 'viewer@north.test' }, { database, ports, config });
  expect(await letters()).toBe(5);
});
