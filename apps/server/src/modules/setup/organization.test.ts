import type { UserAccount } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const post = <T extends object>(address: string, body: object) =>
  server.ok<T & { uuid: string; version: number }>('owner', 'POST', address, body);

describe('the organization', () => {
  const kinds = [
    ['department', 'department_id'],
    ['designation', 'designation_id'],
    ['qualifier', 'qualifier_id'],
  ] as const;
  const person = (firstname: string, more: object) =>
    post<UserAccount>('/security/accounts', {
      firstname,
      lastname: 'Place',
      email: `${firstname.toLowerCase()}@place.test`,
      ...more,
    });

  test.each(kinds)('cannot delete a %s with people', async (kind, field) => {
    const name = `A ${kind}`;
    const { uuid } = await post(`/setup/${kind}`, { name });
    const other = await post(`/setup/${kind}`, { name: `Another ${kind}` });
    const one = await person(`First-${kind}`, { [field]: uuid });
    expect(one).toMatchObject({ [field]: uuid, [`${kind}_name`]: name });
    const two = await person(`Second-${kind}`, { [field]: uuid });
    const remove = () => server.call('owner', 'DELETE', `/setup/${kind}`, { uuid: [uuid, other.uuid] });
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${name} has 2 people. Assign another ${kind} to them first.`,
    ]);
    // Users who left stay in the chart, because their names are in records.
    await server.ok('owner', 'POST', `/security/accounts/${two.uuid}/deactivate`);
    expect((await remove()).status).toBe(409);
    for (const each of [one, two]) {
      const { version } = await server.ok<UserAccount>('owner', 'GET', `/security/accounts/${each.uuid}`);
      await server.ok('owner', 'PUT', `/security/accounts/${each.uuid}`, { [field]: null, version });
    }
    expect((await remove()).status).toBe(200);
  });

  test('returns names for pickers to every signed-in user', async () => {
    await post('/setup/designation', { name: 'Surveyor' });
    await post('/setup/qualifier', { name: 'Rope access' });
    const names = (path: string) => server.ok<object[]>('none', 'GET', `/setup/organization/${path}`);
    expect(await names('designations?limit=-1&search=survey')).toMatchObject([{ name: 'Surveyor' }]);
    expect(await names('qualifiers?limit=-1&search=rope')).toMatchObject([{ name: 'Rope access' }]);
  });
});
