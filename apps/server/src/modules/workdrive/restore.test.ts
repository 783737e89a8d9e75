import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driveOf, driveStep, type DriveRow } from '../../testing/drive.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { freeName, nameKey } from './file-names.ts';

let server: TestServer;
let drive: ReturnType<typeof driveOf>;
beforeAll(async () => {
  server = await testServer();
  drive = driveOf(server);
});
afterAll(() => server.stop());

type Rows = Map<string, DriveRow>;
const byId = (rows: readonly DriveRow[]): Rows => new Map(rows.map((row) => [row.file_id, row]));

/** Expected rows after an item and its contents are trashed. */
function thrown(before: Rows, id: string): Rows {
  const after = new Map(before);
  for (const row of before.values())
    if (row.is_live && row.path.includes(id))
      after.set(row.file_id, { ...row, is_live: false, trash_id: id });
  return after;
}

/**
 * Expected result of restoring items in order, folders first: each into its former folder or the nearest live ancestor,
 * under its own name or the next free one.
 * @returns rows after the restore, and whether all have their former place and name.
 */
function broughtBack(before: Rows, ids: readonly string[]): { after: Rows; isAsItWas: boolean } {
  const after = new Map(before);
  let isAsItWas = true;
  const depth = (id: string) => before.get(id)?.path.length ?? 0;
  for (const id of ids.toSorted((a, b) => depth(a) - depth(b))) {
    const row = before.get(id);
    if (!row) continue;
    const above = row.path.slice(0, -1).toReversed();
    const parent = above.map((each) => after.get(each)).find((each) => each?.is_live);
    const parent_id = parent?.file_id ?? null;
    const siblings = [...after.values()].filter((each) => each.is_live && each.parent_id === parent_id);
    const name = freeName(row.name, new Set(siblings.map((each) => nameKey(each.name))));
    if (parent_id !== row.parent_id || name !== row.name) isAsItWas = false;
    for (const each of after.values()) {
      if (!each.path.includes(id)) continue;
      const path = [...(parent?.path ?? []), ...each.path.slice(each.path.indexOf(id))];
      const isBack = each.trash_id === id;
      const now = { ...each, path, ...(isBack ? { is_live: true, trash_id: null } : {}) };
      after.set(each.file_id, each.file_id === id ? { ...now, name, parent_id } : now);
    }
  }
  return { after, isAsItWas };
}

const some = fc.array(fc.nat(30), { minLength: 1, maxLength: 3 });
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('throw' as const), which: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bring back' as const), which: some }) },
  { weight: 3, arbitrary: driveStep },
);

test(
  'restores any deleted drive items to their previous place or the reported one',
  { timeout: 120_000 },
  async () => {
    const relatedRows = async () => {
      const tables = ['drive_share', 'drive_user_state', 'drive_version'];
      const found = tables.map((table) => server.owner.query(`select t::text from ${table} t order by 1`));
      return (await Promise.all(found)).map(({ rows }) => rows as unknown[]);
    };
    /** Columns of an item other than its position and trash state. */
    const contents = async () =>
      (
        await server.owner.query<{ file_id: string }>(
          `select file_id, type, owner_id, size, storage_key, content_type, cloud_status, prop_type, prop_id, created_at, content_at
           from drive_file where tenant_id = $1 order by file_id`,
          [server.tenantIds.north],
        )
      ).rows;

    await fc.assert(
      fc.asyncProperty(
        fc.array(driveStep, { minLength: 4, maxLength: 10 }),
        fc.array(act, { minLength: 4, maxLength: 14 }),
        async (first, acts) => {
          await drive.empty();
          for (const each of first) await drive.take(each);
          for (const each of acts) {
            if (each.do !== 'throw' && each.do !== 'bring back') {
              await drive.take(each);
              continue;
            }
            const before = byId(await drive.rows());
            const kept = [await relatedRows(), await contents()];
            const among = [...before.values()].filter((row) =>
              each.do === 'throw' ? row.is_live : row.trash_id === row.file_id,
            );
            if (among.length === 0) continue;
            const chosen = [...new Set(each.which.map((at) => among[at % among.length]?.file_id ?? ''))];
            if (each.do === 'throw') {
              await server.ok('owner', 'PUT', '/workdrive/trash', { uuid: chosen });
              const after = byId(await drive.rows());
              // Of two nested items either may be trashed first: both are in the trash, and their contents with one of them.
              const gone = chosen.reduce(thrown, before);
              for (const [id, row] of after) {
                const expected = gone.get(id);
                expect({ ...row, trash_id: null }).toEqual({ ...expected, trash_id: null });
                if (row.is_live || !before.get(id)?.is_live) expect(row.trash_id).toBe(expected?.trash_id);
                else expect(chosen.filter((root) => row.path.includes(root))).toContain(row.trash_id);
              }
            } else {
              // Of two items with one name, the one trashed first gets the name.
              const { rows: order } = await server.owner.query<{ file_id: string }>(
                'select file_id from drive_file where file_id = any($1::uuid[]) order by deleted_at, file_id',
                [chosen],
              );
              const inOrder = order.map(({ file_id }) => file_id);
              const { status, body } = await server.call('owner', 'PUT', '/workdrive/restore', {
                uuid: chosen,
              });
              expect(status).toBe(200);
              const { after, isAsItWas } = broughtBack(before, inOrder);
              expect(byId(await drive.rows())).toEqual(after);
              // Items restored elsewhere or under another name are reported.
              expect(body.message === undefined).toBe(isAsItWas);
            }
            expect([await relatedRows(), await contents()]).toEqual(kept);
          }
        },
      ),
      { numRuns: 30 },
    );
    expect(server.failures).toEqual([]);
  },
);
