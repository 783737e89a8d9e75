import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

interface Hit {
  title: string;
  subtitle: string;
  group: string;
}
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const make = (address: string, body: object) => server.ok<{ uuid: string }>('owner', 'POST', address, body);
  for (const name of [
    'Alder Clinic',
    'Birch Clinic',
    'Cedar Clinic',
    'Dogwood Clinic',
    'Elm Clinic',
    'Fir Clinic',
  ])
    await make('/crm/leads', { name });
  await make('/crm/accounts', { name: 'Lane County Clinic' });
  await make('/crm/accounts', { name: 'Clinic' });
  await make('/crm/accounts', { name: 'Zephyr Clinic of Lane', city: 'Eugene' });
  await make('/vendors', { name: 'Clinic supplies', city: 'Boise' });
  await make('/estimations', { name: 'Family Clinic' });
});
afterAll(() => server.stop());

const found = (query: string) =>
  server.ok<Hit[]>('owner', 'GET', `/setup/search?search=${encodeURIComponent(query)}`);

test('orders exact matches, then prefixes, then one of each entity before a second', async () => {
  const hits = await found('clinic');
  expect(hits.map(({ title }) => title)).toEqual([
    'Clinic',
    'Clinic supplies',
    'Family Clinic',
    'Alder Clinic',
    'Lane County Clinic',
  ]);
  expect(hits.every(({ group }) => group === 'pages')).toBe(true);
});

test('shows an entity without separator when no detail follows', async () => {
  const subtitle = async (query: string) => (await found(query))[0]?.subtitle;
  expect(await subtitle('Alder Clinic')).toBe('Lead');
  expect(await subtitle('Zephyr')).toBe('Account · Eugene');
});
