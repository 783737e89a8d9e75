import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const signIn = (secret: string) =>
  server.call(undefined, 'POST', '/security/auth/login', { username: 'viewer@north.test', password: secret });

test('counts concurrent password guesses like sequential ones', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(`Guess!${index}`)));
  expect(answers.map((each) => each.status).sort()).toEqual([401, 401, 401, 401, 423, 423, 423, 423]);
  expect((await signIn(password)).status).toBe(423);
});
