import type { DriveShareLevel } from '@plumbline/permissions';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { effective, stronger } from './rights.ts';

const level = fc.constantFrom<DriveShareLevel>(0, 1);
const facts = fc.record({
  isAdmin: fc.boolean(),
  isOwner: fc.boolean(),
  record: fc.option(fc.option(level), { nil: undefined }),
  shares: fc.array(level, { maxLength: 4 }),
});

describe('rights', () => {
  test('another share never takes anything away', () => {
    fc.assert(
      fc.property(facts, level, (given, more) => {
        const before = effective(given);
        const after = effective({ ...given, shares: [...given.shares, more] });
        if (before !== null) expect(after).not.toBeNull();
        expect(after ?? 2).toBeLessThanOrEqual(before ?? 2);
      }),
    );
  });
  test('without owning, sharing or a record there are none', () => {
    expect(effective({ isAdmin: false, isOwner: false, record: undefined, shares: [] })).toBeNull();
  });
  test('the stronger of two is the same either way round, and one of them', () => {
    const some = fc.option(level);
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(stronger(a, b)).toBe(stronger(b, a));
        expect([a, b]).toContain(stronger(a, b));
      }),
    );
  });
});

interface Row {
  file_id: string;
  name: string;
  type: number;
  parent_id: string | null;
  path: string[];
  owner_id: string;
  trash_id: string | null;
  is_live: boolean;
}
type Step =
  | { do: 'folder' | 'file'; at: number; name: number }
  | { do: 'rename'; at: number; name: number }
  | { do: 'move' | 'copy'; at: number; to: number }
  | { do: 'trash' | 'restore'; at: number }
  | { do: 'share'; at: number; level: DriveShareLevel }
  | { do: 'unshare'; at: number };
const place = fc.nat(30);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('folder' as const, 'folder' as const, 'file' as const),
    at: place,
    name: fc.nat(3),
  }),
  fc.record({ do: fc.constant('rename' as const), at: place, name: fc.nat(3) }),
  fc.record({ do: fc.constantFrom('move' as const, 'move' as const, 'copy' as const), at: place, to: place }),
  fc.record({ do: fc.constantFrom('trash' as const, 'restore' as const), at: place }),
  fc.record({ do: fc.constant('share' as const), at: place, level }),
  fc.record({ do: fc.constant('unshare' as const), at: place }),
);

describe('whatever is done to a drive', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  const rows = async (): Promise<Row[]> =>
    (
      await server.owner.query<Row>(
        'select file_id, name, type, parent_id, path, owner_id, trash_id, deleted_at is null as is_live from drive_file where tenant_id = $1 order by created_at, file_id',
        [server.tenantIds.north],
      )
    ).rows;
  const pick = (list: readonly Row[], at: number) => (list.length ? list[at % list.length] : undefined);

  async function take(each: Step): Promise<void> {
    const all = await rows();
    const live = all.filter(({ is_live }) => is_live);
    const folders = [undefined, ...live.filter(({ type }) => type === 0)];
    const names = ['Plans', 'plans', 'Photos', 'a.txt'];
    const it = pick(live, each.at);
    const call = (method: string, path: string, body: unknown) => server.call('owner', method, path, body);
    if (each.do === 'folder')
      await call('POST', '/workdrive/', {
        name: names[each.name],
        type: 0,
        parent_id: folders[each.at % folders.length]?.file_id ?? null,
      });
    else if (each.do === 'file') {
      const begun = await call('POST', '/workdrive/', {
        name: names[each.name],
        type: 1,
        size: 0,
        parent_id: folders[each.at % folders.length]?.file_id ?? null,
      });
      await call('PUT', `/workdrive/${(begun.body.data as { uuid: string }).uuid}`, {
        cloud_status: true,
        type: 1,
      });
    } else if (each.do === 'restore') {
      const thrown = pick(
        all.filter((row) => row.trash_id === row.file_id),
        each.at,
      );
      if (thrown) await call('PUT', '/workdrive/restore', { uuid: [thrown.file_id] });
    } else if (!it) return;
    else if (each.do === 'rename') {
      const { body } = await call('GET', `/workdrive/item/${it.file_id}`, undefined);
      await call('PUT', `/workdrive/item/${it.file_id}`, {
        name: names[each.name],
        version: (body.data as { version: number }).version,
      });
    } else if (each.do === 'move' || each.do === 'copy')
      await call(each.do === 'move' ? 'PUT' : 'POST', `/workdrive/${each.do}`, {
        uuid: [it.file_id],
        parent_id: folders[each.to % folders.length]?.file_id ?? null,
      });
    else if (each.do === 'trash') await call('PUT', '/workdrive/trash', { uuid: [it.file_id] });
    else
      await call(each.do === 'share' ? 'PUT' : 'DELETE', `/workdrive/item/${it.file_id}/shares`, {
        user_ids: [server.userIds.viewer],
        ...(each.do === 'share' ? { permission: each.level } : {}),
      });
  }

  async function mustHold(): Promise<void> {
    const all = await rows();
    const byId = new Map(all.map((row) => [row.file_id, row]));
    const taken = new Set<string>();
    for (const row of all) {
      const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
      // The way down is the way up, it ends at the top, and it never meets itself.
      expect(row.path).toEqual([...(parent?.path ?? []), row.file_id]);
      expect(new Set(row.path).size).toBe(row.path.length);
      expect(row.owner_id).toBe(byId.get(row.path[0] ?? '')?.owner_id);
      if (parent) expect(parent.type).toBe(0);
      if (!row.is_live) continue;
      if (parent) expect([row.name, parent.is_live]).toEqual([row.name, true]);
      const key = `${row.parent_id} ${row.name.toLowerCase()}`;
      expect(taken.has(key), key).toBe(false);
      taken.add(key);
    }
    // What somebody sees is what walking up finds, item by item.
    const { rows: shares } = await server.owner.query<{ file_id: string; permission: DriveShareLevel }>(
      'select file_id, permission from drive_share where user_id = $1',
      [server.userIds.viewer],
    );
    const shown = await server.ok<{ uuid: string; permission: number }[]>(
      'viewer',
      'GET',
      '/workdrive/?limit=-1',
    );
    const seen = new Map(shown.map(({ uuid, permission }) => [uuid, permission]));
    for (const row of all) {
      const right = row.is_live
        ? effective({
            isAdmin: false,
            isOwner: false,
            record: undefined,
            shares: shares
              .filter(({ file_id }) => row.path.includes(file_id))
              .map(({ permission }) => permission),
          })
        : null;
      expect(seen.get(row.file_id) ?? null).toBe(right);
    }
  }

  test(
    'it stays a tree of unique names, and everybody sees what they may',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          await server.tx('north', async (tx) => {
            for (const table of ['drive_share', 'drive_mark', 'drive_version', 'drive_file'])
              await sql`delete from ${sql.table(table)}`.execute(tx);
          });
          for (const each of steps) await take(each);
          await mustHold();
        }),
        { numRuns: 25 },
      );
      expect(server.failures).toEqual([]);
    },
  );

  test('what is thrown away and brought back is where and as it was', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), place, async (steps, at) => {
        await server.tx('north', async (tx) => {
          for (const table of ['drive_share', 'drive_mark', 'drive_version', 'drive_file'])
            await sql`delete from ${sql.table(table)}`.execute(tx);
        });
        for (const each of steps) await take(each);
        const before = await rows();
        const it = pick(
          before.filter(({ is_live }) => is_live),
          at,
        );
        if (!it) return;
        await server.ok('owner', 'PUT', '/workdrive/trash', { uuid: [it.file_id] });
        await server.ok('owner', 'PUT', '/workdrive/restore', { uuid: [it.file_id] });
        expect(await rows()).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
