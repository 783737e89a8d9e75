import type { DriveShareLevel } from '@plumbline/permissions';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestServer } from './server.ts';

/** Row of a drive file or folder, including trashed ones. */
export interface DriveRow {
  file_id: string;
  name: string;
  type: number;
  parent_id: string | null;
  path: string[];
  owner_id: string;
  trash_id: string | null;
  is_live: boolean;
}
/** Random drive action on an item that exists at that time. */
export type DriveStep =
  | { do: 'folder' | 'file'; at: number; name: number }
  | { do: 'rename'; at: number; name: number }
  | { do: 'move' | 'copy'; at: number; to: number }
  | { do: 'trash' | 'restore'; at: number }
  | { do: 'share'; at: number; level: DriveShareLevel }
  | { do: 'unshare'; at: number };
export const drivePlace = fc.nat(30);
const level = fc.constantFrom<DriveShareLevel>(0, 1);
export const driveStep: fc.Arbitrary<DriveStep> = fc.oneof(
  fc.record({
    do: fc.constantFrom('folder' as const, 'folder' as const, 'file' as const),
    at: drivePlace,
    name: fc.nat(3),
  }),
  fc.record({ do: fc.constant('rename' as const), at: drivePlace, name: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom('move' as const, 'move' as const, 'copy' as const),
    at: drivePlace,
    to: drivePlace,
  }),
  fc.record({ do: fc.constantFrom('trash' as const, 'restore' as const), at: drivePlace }),
  fc.record({ do: fc.constant('share' as const), at: drivePlace, level }),
  fc.record({ do: fc.constant('unshare' as const), at: drivePlace }),
);

export const pick = <Of>(list: readonly Of[], at: number): Of | undefined =>
  list.length ? list[at % list.length] : undefined;

/** Drive of a company for random actions. */
export function driveOf(server: TestServer) {
  const rows = async (): Promise<DriveRow[]> =>
    (
      await server.owner.query<DriveRow>(
        'select file_id, name, type, parent_id, path, owner_id, trash_id, deleted_at is null as is_live from drive_file where tenant_id = $1 order by created_at, file_id',
        [server.tenantIds.north],
      )
    ).rows;
  async function take(each: DriveStep): Promise<void> {
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

  const empty = () =>
    server.tx('north', async (tx) => {
      for (const table of ['drive_share', 'drive_user_state', 'drive_version', 'drive_file'])
        await sql`delete from ${sql.table(table)}`.execute(tx);
    });
  return { rows, take, empty };
}
