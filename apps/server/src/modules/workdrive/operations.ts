import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { driveFolders } from './folders.ts';
import { driveDownloadOperations } from './signed-downloads.ts';
import { itemsOf } from './items.ts';
import { driveLists } from './list.ts';
import { drivePages } from './page-operations.ts';
import { driveReading } from './extract-text.ts';
import { driveShares } from './shares.ts';
import { driveTrash } from './trash.ts';
import { driveUploads } from './uploads.ts';
import { driveVersions } from './versions.ts';

export const workdriveOperations = {
  ...driveFolders,
  ...driveDownloadOperations,
  ...driveLists,
  ...drivePages,
  ...driveReading,
  ...driveShares,
  ...driveTrash,
  ...driveUploads,
  ...driveVersions,
  workdriveSetFavorite: async ({ body }, context) => {
    const items = await itemsOf(body.uuid, context);
    const at = body.is_favorite ? context.ports.clock().toISOString() : null;
    await sql`insert into drive_user_state (tenant_id, file_id, user_id, favorite_at)
      select ${context.user.tenant_id}::uuid, id, ${context.user.user_id}::uuid, ${at}::timestamptz
      from unnest(${items.map(({ file_id }) => file_id)}::uuid[]) as t(id)
      on conflict (tenant_id, user_id, file_id) do update set favorite_at = excluded.favorite_at`.execute(
      context.tx,
    );
    return { data: { changed: items.length } };
  },
} satisfies Partial<Handlers>;
