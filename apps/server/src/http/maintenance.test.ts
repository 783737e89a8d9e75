import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations } from '../testing/requests.ts';
import { testServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { maintenance: true } });
});
afterAll(() => server.stop());

test('maintenance mode rejects every call except health with an explanation', async () => {
  for (const [id, { method, path }] of allOperations) {
    if (id === 'serverReadHealth') continue;
    const answer = await server.call('owner', method.toUpperCase(), path.replaceAll(/[{}]/g, ''));
    expect(answer.status, id).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.body).toMatchObject({
      success: false,
      code: 'maintenance',
      message: 'Plumbline is down for maintenance and will be back shortly. Your saved work is safe.',
    });
  }
  const health = await server.call(undefined, 'GET', '/health');
  expect(health.status).toBe(200);
  expect(health.body.data).toMatchObject({ maintenance: true });
});
