import type { Comment, Task } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('merging records', () => {
  test('keeps the comments of each record and the tasks about them', async () => {
    const account = (name: string) =>
      server.ok<{ uuid: string; version: number }>('owner', 'POST', '/crm/accounts', { name });
    const [stays, goes] = [await account('Summit Dental'), await account('Summit Dental Inc')];
    await server.ok('owner', 'POST', '/setup/comments', {
      prop_type: 'accounts',
      prop_id: goes.uuid,
      comment: '<p>Call them.</p>',
    });
    const about = await server.ok<Task>('owner', 'POST', '/task-management/spaces/item', {
      name: 'Visit',
      related_type: 'accounts',
      related_id: goes.uuid,
    });
    await server.ok('owner', 'PUT', '/crm/accounts/merge', {
      survivor: stays.uuid,
      version: stays.version,
      others: [goes.uuid],
    });
    expect(
      await server.ok<Comment[]>('owner', 'POST', '/setup/comments/list', {
        prop_type: 'account',
        prop_id: stays.uuid,
      }),
    ).toHaveLength(1);
    expect(await server.ok('owner', 'GET', `/task-management/spaces/item/${about.uuid}`)).toMatchObject({
      related_id: stays.uuid,
      related_name: 'Summit Dental',
    });
  });
});
