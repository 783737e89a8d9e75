import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import { auditItem, itemOf, lockTree, assertCanEdit, assertVersionable, type ItemRow } from './items.ts';
import { readItem } from './list.ts';

interface Content {
  storage_key: string;
  size: number;
  content_type: string;
}

/** Replaces a file's content and keeps the previous one as a version. */
export async function addVersion(target: ItemRow, content: Content, context: Context): Promise<void> {
  const { tx, user, ports } = context;
  await sql`insert into drive_version (tenant_id, version_id, file_id, number, name, size, content_type, storage_key, created_by, created_at)
    values (${target.tenant_id}, ${uuidv7()}, ${target.file_id}, ${target.revision}, ${target.name}, ${target.size},
      ${target.content_type}, ${target.storage_key}, ${target.content_by}, ${target.content_at})`.execute(tx);
  await tx
    .updateTable('drive_file')
    .set({
      storage_key: content.storage_key,
      size: content.size,
      received: content.size,
      content_type: content.content_type,
      content_text: '',
      content_at: new Date().toISOString(),
      content_by: user.user_id,
      revision: target.revision + 1,
      version: target.version + 1,
      updated_at: new Date().toISOString(),
    })
    .where('file_id', '=', target.file_id)
    .execute();
  await auditItem(target, 'updated', context, [
    { field: 'version', before: String(target.revision), after: String(target.revision + 1) },
  ]);
  const job = { tenantId: user.tenant_id, fileId: target.file_id };
  context.afterCommit(() => ports.jobs.send('drive-text', job));
}

interface VersionRow extends Content {
  version_id: string;
  number: number;
  name: string;
  created_at: string;
  created_by: string;
}

/** All versions of a file, newest first. */
async function versionsOf(file: ItemRow, { tx }: Pick<Context, 'tx'>): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.*, coalesce(u.firstname || ' ' || u.lastname, '') as created_by from (
      select tenant_id, file_id as version_id, revision as number, name, size, content_type, storage_key, content_by as by,
        content_at as created_at from drive_file where file_id = ${file.file_id}::uuid
      union all
      select tenant_id, version_id, number, name, size, content_type, storage_key, created_by, created_at
      from drive_version where file_id = ${file.file_id}::uuid
    ) v left join user_directory u on u.tenant_id = v.tenant_id and u.user_id = v.by
    order by v.number desc`.execute(tx);
  return rows;
}

/** A version of a file. @throws HttpError 404 for an unknown number. */
export async function versionOf(file: ItemRow, number: number, context: Pick<Context, 'tx'>) {
  const found = (await versionsOf(file, context)).find((each) => each.number === number);
  if (!found) throw notFoundError('This version');
  return found;
}

export const driveVersions = {
  workdriveListVersions: async ({ params }, context) => {
    const file = await itemOf(params.uuid, context);
    if (file.type !== 1) return { data: [] };
    return {
      data: (await versionsOf(file, context)).map(
        ({ version_id, number, name, size, content_type, created_at, created_by }) => ({
          uuid: version_id,
          number,
          name,
          size,
          content_type,
          createdAt: created_at,
          created_by,
          is_current: number === file.revision,
        }),
      ),
    };
  },
  workdriveRestoreVersion: async ({ params, body }, context) => {
    await itemOf(params.uuid, context);
    await lockTree(context);
    const file = await itemOf(params.uuid, context);
    assertCanEdit(file);
    assertVersionable(file);
    const version = await versionOf(file, body.number, context);
    if (version.number !== file.revision) await addVersion(file, version, context);
    return { data: await readItem(params.uuid, context) };
  },
} satisfies Partial<Handlers>;
