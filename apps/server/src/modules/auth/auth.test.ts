import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
describe('x', () => {
  test('profile', async () => {
    expect((await server.call('owner', 'POST', '/security/users/profile')).status).toBe(200);
  });
});
