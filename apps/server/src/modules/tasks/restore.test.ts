import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

const at = '/task-management';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'viewer', 8, ['task', 'folder', 'space'], 'v');
});
afterAll(() => server.stop());

interface Made {
  uuid: string;
}
/** Tree position and trash state of a row, and its other columns. */
interface Row {
  id: string;
  parent: string | null;
  path: string[];
  home: string | null;
  trash: string | null;
  isDeleted: boolean;
  rest: Record<string, unknown>;
}
/** Items of spaces and folders follow one rule for trash and restore. */
interface Trees {
  table: string;
  begin: () => Promise<void>;
  make: (name: string, parent: string | null) => Promise<Made>;
  move: (id: string, parent: string | null) => Promise<unknown>;
  share: (id: string) => Promise<unknown>;
  address: string;
  columns: { id: string; parent: string; home: string };
  shares: string;
  /** Ids that the viewer can see, with their permissions. */
  seen: () => Promise<[string, unknown][]>;
}

let spaces: [string, string];
const items: Trees = {
  table: 'task_item',
  begin: async () => {
    const made = [];
    for (const name of ['Site', 'Office'])
      made.push((await server.ok<Made>('owner', 'POST', `${at}/spaces`, { name })).uuid);
    spaces = [made[0] ?? '', made[1] ?? ''];
  },
  make: (name, parent) =>
    server.ok('owner', 'POST', `${at}/spaces/item`, {
      name,
      ...(parent ? { dependent_id: parent } : { space_id: spaces[0] }),
    }),
  // To the top of the other space, or below another item.
  move: (id, parent) =>
    server.call('owner', 'PUT', `${at}/spaces/item/move`, {
      uuid: [id],
      ...(parent ? { dependent_id: parent } : { dependent_id: null, space_id: spaces[1] }),
    }),
  share: (id) =>
    server.ok('owner', 'POST', `${at}/spaces/item/share/${id}`, { user_id: server.userIds.viewer, type: 2 }),
  address: `${at}/spaces/item`,
  columns: { id: 'item_id', parent: 'dependent_id', home: 'space_id' },
  shares: 'task_member',
  seen: async () =>
    (
      await server.ok<{ uuid: string; permission: number }[]>('viewer', 'GET', `${at}/spaces/item?limit=-1`)
    ).map(({ uuid, permission }) => [uuid, permission]),
};
const folders: Trees = {
  table: 'task_folder',
  begin: async () => undefined,
  make: (name, parent) =>
    server.ok('owner', 'POST', `${at}/folders`, {
      name,
      type: 'folder',
      ...(parent ? { parent_folder_id: parent } : {}),
    }),
  move: (id, parent) => server.call('owner', 'PUT', `${at}/folders/${id}/move`, { parent_folder_id: parent }),
  share: (id) =>
    server.ok('owner', 'POST', `${at}/folders/share`, {
      folder_id: id,
      shared_user_id: server.userIds.viewer,
      permission: 1,
    }),
  address: `${at}/folders`,
  columns: { id: 'folder_id', parent: 'parent_folder_id', home: 'tenant_id' },
  shares: 'task_folder_share',
  seen: async () =>
    (await server.ok<{ uuid: string }[]>('viewer', 'GET', `${at}/folders?allFolders=true&limit=-1`)).map(
      ({ uuid }) => [uuid, true],
    ),
};

const some = fc.array(fc.nat(40), { minLength: 1, maxLength: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('delete' as const), which: some }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('restore' as const), which: some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), which: some, below: fc.nat(40) }) },
);
/** Parent of each row among the rows before it. */
const tree = fc.array(fc.option(fc.nat(40), { freq: 6 }), { minLength: 3, maxLength: 9 });

describe.each([
  ['tasks', items],
  ['folders', folders],
] as const)('deleting and restoring %s in any order', (_what, trees) => {
  const { columns, table } = trees;
  /** Version and time show only that a row was written. */
  const rows = async (ids: readonly string[]): Promise<Map<string, Row>> => {
    const { rows: found } = await server.owner.query<Record<string, unknown>>(
      `select * from ${table} where ${columns.id} = any($1::uuid[])`,
      [ids],
    );
    return new Map(
      found.map((row) => {
        const { version: _version, updated_at: _at, path, trash_id, deleted_at, ...rest } = row;
        const take = (name: string) => rest[name] as string | null;
        const [id, parent, home] = [take(columns.id) ?? '', take(columns.parent), take(columns.home)];
        for (const name of [columns.parent, columns.home]) delete rest[name];
        const row_ = { id, parent, home, path: path as string[], trash: trash_id as string | null };
        return [id, { ...row_, isDeleted: deleted_at !== null, rest }];
      }),
    );
  };
  const shares = async () =>
    (await server.owner.query(`select * from ${trees.shares} order by 1, 2, 3`)).rows;

  test(
    'restores everything to its previous state and changes nothing else',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          tree,
          fc.array(fc.nat(40), { maxLength: 2 }),
          fc.array(step, { minLength: 3, maxLength: 14 }),
          async (parents, shared, steps) => {
            await trees.begin();
            const ids: string[] = [];
            for (const [index, parent] of parents.entries()) {
              const above = parent === null || index === 0 ? null : (ids[parent % index] ?? null);
              ids.push((await trees.make(`Row ${index}`, above)).uuid);
            }
            const of = (which: readonly number[]) => [
              ...new Set(which.map((n) => ids[n % ids.length] ?? '')),
            ];
            for (const id of of(shared)) await trees.share(id);
            const given = await shares();
            const all = await rows(ids);
            const isGone = (id: string | null) => id !== null && all.get(id)?.isDeleted === true;
            const depth = (id: string) => all.get(id)?.path.length ?? 0;

            for (const each of steps) {
              const chosen = of(each.which).toSorted((a, b) => depth(a) - depth(b));
              if (each.do === 'move') {
                // Moving has its own tests; here it changes the parents of trashed rows.
                const [id = ''] = chosen;
                const below = each.below % 3 === 0 ? null : (ids[each.below % ids.length] ?? null);
                if (!isGone(id) && !isGone(below)) await trees.move(id, below);
                const now = await rows(ids);
                for (const [other, row] of now) {
                  expect(row.isDeleted).toBe(all.get(other)?.isDeleted);
                  if (other !== id) expect(row.parent).toBe(all.get(other)?.parent);
                  all.set(other, row);
                }
              } else if (each.do === 'delete') {
                const uuid = chosen.filter((id) => !isGone(id));
                if (uuid.length === 0) continue;
                await server.ok('owner', 'DELETE', trees.address, { uuid });
                for (const root of uuid)
                  for (const row of all.values())
                    if (row.path.includes(root) && !row.isDeleted)
                      all.set(row.id, { ...row, isDeleted: true, trash: root });
              } else {
                const uuid = chosen.filter(isGone);
                if (uuid.length === 0) continue;
                const { status, body } = await server.call('owner', 'PUT', `${trees.address}/restore`, {
                  uuid,
                });
                const after = new Map(all);
                let mayBe = true;
                for (const id of uuid) {
                  const parent = after.get(id)?.parent ?? null;
                  if (parent !== null && after.get(parent)?.isDeleted) mayBe = false;
                  for (const row of after.values())
                    if (row.trash === id) after.set(row.id, { ...row, isDeleted: false, trash: null });
                }
                expect([status, body.message ?? '']).toEqual(
                  mayBe ? [200, ''] : [409, expect.stringMatching(/is deleted\. Restore it first\.$/)],
                );
                if (mayBe) for (const [id, row] of after) all.set(id, row);
              }
              expect(await rows(ids)).toEqual(all);
              expect(await shares()).toEqual(given);
            }

            // Paths to ancestors and descendants agree, and a tree is in one space.
            for (const row of all.values()) {
              const parent = row.parent === null ? undefined : all.get(row.parent);
              expect(row.path).toEqual([...(parent?.path ?? []), row.id]);
              if (parent) expect(row.home).toBe(parent.home);
              if (parent?.isDeleted) expect(row.isDeleted).toBe(true);
            }
            // A user with a share sees its live rows only.
            const open = of(shared);
            const expected = [...all.values()].filter(
              ({ isDeleted, path }) => !isDeleted && path.some((id) => open.includes(id)),
            );
            const seen = (await trees.seen()).filter(([id]) => all.has(id)).map(([id]) => id);
            expect(seen.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
            // Remaining rows of the trash can be restored from the top down.
            const left = [...all.values()].filter(({ id, trash }) => trash === id);
            if (left.length)
              await server.ok('owner', 'PUT', `${trees.address}/restore`, { uuid: left.map(({ id }) => id) });
            const end = await rows(ids);
            for (const [id, row] of all)
              expect(end.get(id)).toEqual({ ...row, isDeleted: false, trash: null });
            expect(await shares()).toEqual(given);
          },
        ),
        { numRuns: 25 },
      );
      expect(server.failures).toEqual([]);
    },
  );
});
