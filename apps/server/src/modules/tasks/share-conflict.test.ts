import type { DriveFile, Space, Task, TaskFolder } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type Answer, type TestServer } from '../../testing/server.ts';

const spaces = '/task-management/spaces';
const folders = '/task-management/folders';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vaedx');
  await allow(server, 'north', 'editor', 2, ['drive'], 'vaed');
});
afterAll(() => server.stop());

interface Shared {
  /** Two levels of the scale, and the label of the second. */
  levels: readonly [one: number, other: number, called: string];
  name: string;
  /** Path of the list of shares. */
  people: string;
  /** Shares with a user or changes the level. */
  give: (level: number, seen?: number, by?: 'owner' | 'editor') => Promise<Answer>;
  take: (seen?: number, by?: 'owner' | 'editor') => Promise<Answer>;
}
const known = (seen: number | undefined) => (seen === undefined ? {} : { seen });
const make: Record<string, () => Promise<Shared>> = {
  item: async () => {
    const { viewer: user_id, editor } = server.userIds;
    const { uuid } = await server.ok<Task>('owner', 'POST', `${spaces}/item`, { name: 'Roof' });
    const at = `${spaces}/item/share/${uuid}`;
    await server.ok('owner', 'POST', at, { user_id: editor, type: 3 });
    return {
      levels: [1, 2, 'Editor'],
      name: 'Roof',
      people: `${at}/users`,
      give: (type, seen, by = 'owner') => server.call(by, 'POST', at, { user_id, type, ...known(seen) }),
      take: (seen, by = 'owner') => server.call(by, 'DELETE', at, { user_ids: [user_id], ...known(seen) }),
    };
  },
  space: async () => {
    const { viewer, editor } = server.userIds;
    const { uuid } = await server.ok<Space>('owner', 'POST', spaces, { name: 'Tower', default_level: 0 });
    const at = `${spaces}/${uuid}/shares`;
    await server.ok('owner', 'PUT', at, { user_ids: [editor], permission: 3 });
    const user_ids = [viewer];
    return {
      levels: [1, 2, 'Editor'],
      name: 'Tower',
      people: at,
      give: (permission, seen, by = 'owner') =>
        server.call(by, 'PUT', at, { user_ids, permission, ...known(seen) }),
      take: (seen, by = 'owner') => server.call(by, 'PUT', at, { user_ids, permission: 0, ...known(seen) }),
    };
  },
  folder: async () => {
    const { viewer: shared_user_id, editor } = server.userIds;
    const { uuid: folder_id } = await server.ok<TaskFolder>('owner', 'POST', folders, {
      name: 'Plans',
      type: 'folder',
    });
    const at = `${folders}/share`;
    await server.ok('owner', 'POST', at, { folder_id, shared_user_id: editor, permission: 2 });
    const person = { folder_id, shared_user_id };
    return {
      levels: [0, 1, 'Edit'],
      name: 'Plans',
      people: `${at}/${folder_id}`,
      give: (permission, seen, by = 'owner') =>
        server.call(by, 'POST', at, { ...person, permission, ...known(seen) }),
      take: (seen, by = 'owner') => {
        const query = new URLSearchParams({ ...person, ...(seen === undefined ? {} : { seen: `${seen}` }) });
        return server.call(by, 'DELETE', `${at}?${query.toString()}`);
      },
    };
  },
  'folder of the drive': async () => {
    const { viewer, editor } = server.userIds;
    const { uuid } = await server.ok<DriveFile>('owner', 'POST', '/workdrive/', { name: 'Photos', type: 0 });
    const at = `/workdrive/item/${uuid}/shares`;
    await server.ok('owner', 'PUT', at, { user_ids: [editor], permission: 0 });
    const user_ids = [viewer];
    return {
      levels: [1, 0, 'Read & Write'],
      name: 'Photos',
      people: at,
      give: (permission, seen, by = 'owner') =>
        server.call(by, 'PUT', at, { user_ids, permission, ...known(seen) }),
      take: (seen, by = 'owner') => server.call(by, 'DELETE', at, { user_ids, ...known(seen) }),
    };
  },
};
const levelOf = async (path: string) => {
  const people = await server.ok<{ permission: number; name: string }[]>('owner', 'GET', path);
  return people.find(({ name }) => name === 'viewer Tester')?.permission;
};

describe.each(Object.keys(make))('undoing a share change of a %s', (kind) => {
  test('succeeds only if nobody changed the share since', async () => {
    const { levels, name, people, give, take } = await (make[kind] ?? make['item'])!();
    const [one, other, called] = levels;
    const none = -1;
    await give(one);
    await give(other);
    expect((await give(one, other)).status).toBe(200);
    expect(await levelOf(people)).toBe(one);
    // The level is already restored, so that a repetition has no conflict.
    expect((await give(one, other)).status).toBe(200);

    await give(other, undefined, 'editor');
    const refused = await give(one, none);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `editor Tester has since changed the access of viewer Tester to “${name}”: ${called}. Nothing was undone.`,
    ]);
    expect((await take(one)).status).toBe(409);
    expect(await levelOf(people)).toBe(other);
    expect((await take(other)).status).toBe(200);
    expect(await levelOf(people)).toBeUndefined();

    // Another user removed the share in the meantime, so the undo is rejected.
    await give(one);
    await take(undefined, 'editor');
    const gone = await give(other, one);
    expect([gone.status, gone.body.message]).toEqual([
      409,
      `editor Tester has since changed the access of viewer Tester to “${name}”: no direct access. Nothing was undone.`,
    ]);
    expect(await levelOf(people)).toBeUndefined();
    expect((await give(one, none)).status).toBe(200);
    expect(await levelOf(people)).toBe(one);
  });
});
