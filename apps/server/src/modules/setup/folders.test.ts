import type { DriveFile, EstimationFolder } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultEstimationFolders } from './default-configuration.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const folders = () => server.ok<EstimationFolder[]>('owner', 'GET', '/setup/estimation-folder?limit=-1');
const make = (name: string, parent_id: string | null = null) =>
  server.ok<EstimationFolder>('owner', 'POST', '/setup/estimation-folder', {
    name,
    description: `What ${name} holds.`,
    parent_id,
  });
const filesOf = async (estimation: string) => {
  const filter = [
    { field: 'prop_type', op: 'eq', value: 'estimation_files' },
    { field: 'prop_id', op: 'eq', value: estimation },
  ];
  return server.ok<DriveFile[]>(
    'owner',
    'GET',
    `/workdrive/?limit=-1&sort=name&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
};

describe('estimation folders', () => {
  test('exist by default and count the users who can open them', async () => {
    const found = await folders();
    expect(found.map(({ name }) => name)).toEqual(defaultEstimationFolders.map(([name]) => name).toSorted());
    // The owner, and users whose access level can view estimations.
    expect(new Set(found.map(({ total_users }) => total_users))).toEqual(new Set([3]));
  });

  test('are added to a new estimation in their structure', async () => {
    const photos = (await folders()).find(({ name }) => name === 'Photos');
    await make('Site visit', photos?.uuid);
    const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', { name: 'Clinic' });
    const made = await filesOf(uuid);
    expect(made.map(({ name }) => name)).toEqual(['Files', 'Photos', 'Site visit', 'Specifications']);
    const [, top, below] = made;
    expect(below?.parent_id).toBe(top?.uuid);
    await server.ok('owner', 'PUT', `/estimations/${uuid}`, { name: 'Clinic north', version: 1 });
    expect(await filesOf(uuid)).toHaveLength(4);
  });

  test('have unique names within a folder and reject cycles', async () => {
    const bids = await make('Bids');
    const again = await server.call('owner', 'POST', '/setup/estimation-folder', {
      name: ' bids ',
      description: 'Once more',
    });
    expect([again.status, again.body.errors?.[0]?.field]).toEqual([409, 'name']);
    const below = await make('Bids', bids.uuid);
    const circle = await server.call('owner', 'PUT', `/setup/estimation-folder/${bids.uuid}`, {
      parent_id: below.uuid,
      version: bids.version,
    });
    expect([circle.status, circle.body.errors?.[0]?.field]).toEqual([422, 'parent_id']);
    const response = await server.call('owner', 'DELETE', `/setup/estimation-folder/${bids.uuid}`);
    expect([response.status, response.body.message]).toEqual([
      409,
      'Bids has a folder below it. Delete or move it first.',
    ]);
  });

  test('require name and description', async () => {
    const answer = await server.call('owner', 'POST', '/setup/estimation-folder', {
      name: ' ',
      description: '',
    });
    expect(answer.status).toBe(400);
    expect(new Set(answer.body.errors?.map(({ field }) => field))).toEqual(new Set(['name', 'description']));
  });
});
