import type { DriveShareLevel } from '@plumbline/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveOf, drivePlace, driveStep, pick } from '../../testing/drive.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { effective, strongerLevel } from './rights.ts';

const level = fc.constantFrom<DriveShareLevel>(0, 1);
const facts = fc.record({
  isAdmin: fc.boolean(),
  isOwner: fc.boolean(),
  record: fc.option(fc.option(level), { nil: undefined }),
  shares: fc.array(level, { maxLength: 4 }),
});

describe('drive rights', () => {
  test('never shrink with another share', () => {
    fc.assert(
      fc.property(facts, level, (given, more) => {
        const before = effective(given);
        const after = effective({ ...given, shares: [...given.shares, more] });
        if (before !== null) expect(after).not.toBeNull();
        expect(after ?? 2).toBeLessThanOrEqual(before ?? 2);
      }),
    );
  });
  test('are none without ownership, share or record', () => {
    expect(effective({ isAdmin: false, isOwner: false, record: undefined, shares: [] })).toBeNull();
  });
  test('combine to the stronger of two in either order', () => {
    const some = fc.option(level);
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(strongerLevel(a, b)).toBe(strongerLevel(b, a));
        expect([a, b]).toContain(strongerLevel(a, b));
      }),
    );
  });
});

describe('any sequence of drive actions', () => {
  let server: TestServer;
  let drive: ReturnType<typeof driveOf>;
  beforeAll(async () => {
    server = await testServer();
    drive = driveOf(server);
  });
  afterAll(() => server.stop());

  async function assertTreeInvariants(): Promise<void> {
    const all = await drive.rows();
    const byId = new Map(all.map((row) => [row.file_id, row]));
    const taken = new Set<string>();
    for (const row of all) {
      const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
      // Paths to ancestors and descendants agree, end at the root and have no cycle.
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
    // Visible items equal those found by walking up from each item.
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

  test('leaves a tree with unique names, visible according to rights', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(driveStep, { minLength: 5, maxLength: 25 }), async (steps) => {
        await drive.empty();
        for (const each of steps) await drive.take(each);
        await assertTreeInvariants();
      }),
      { numRuns: 25 },
    );
    expect(server.failures).toEqual([]);
  });

  test(
    'restores deleted items to their previous place or the reported one',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(driveStep, { minLength: 5, maxLength: 15 }),
          drivePlace,
          async (steps, at) => {
            await drive.empty();
            for (const each of steps) await drive.take(each);
            const before = await drive.rows();
            const it = pick(
              before.filter(({ is_live }) => is_live),
              at,
            );
            if (!it) return;
            await server.ok('owner', 'PUT', '/workdrive/trash', { uuid: [it.file_id] });
            await server.ok('owner', 'PUT', '/workdrive/restore', { uuid: [it.file_id] });
            expect(await drive.rows()).toEqual(before);
          },
        ),
        { numRuns: 20 },
      );
    },
  );
});
