import type { FolderShare } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError } from '../../core/http-error.ts';
import { notifyByEmail } from '../../capabilities/notifications/notify.ts';
import { assertShareUnchanged, NO_SHARE } from '../../capabilities/sharing/assert-share-unchanged.ts';
import { auditFolder } from './audit.ts';
import { folderOf, assertFolderLevel, type FolderRow } from './folders.ts';
import { peopleOf } from './shares.ts';

const levels = ['View', 'Edit', 'Full Access'] as const;
const levelOf = (permission: number): string => levels[permission] ?? '';

/** Users with access to a folder, directly or through parents, each once with the effective level. */
async function sharesOf(folder: FolderRow, { tx }: Context): Promise<FolderShare[]> {
  const { rows } = await sql<FolderShare & { at: string; at_name: string }>`
    select h.user_id as shared_user_id, trim(u.firstname || ' ' || u.lastname) as name, u.email, h.permission,
      h.folder_id as at, f.name as at_name
    from task_folder_share h
    join task_folder f on f.tenant_id = h.tenant_id and f.folder_id = h.folder_id
    join user_directory u on u.tenant_id = h.tenant_id and u.user_id = h.user_id
    where h.folder_id = any(${folder.ids}::uuid[])
    order by h.permission desc, cardinality(f.path) desc`.execute(tx);
  const people = new Map<string, FolderShare>();
  for (const { shared_user_id, name, email, permission, at, at_name } of rows) {
    if (people.has(shared_user_id)) continue;
    people.set(shared_user_id, {
      folder_id: folder.uuid,
      shared_user_id,
      name,
      email,
      permission,
      ...(at === folder.uuid ? {} : { inherited_from: { uuid: at, name: at_name } }),
    });
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

interface FolderShareInput {
  folder_id: string;
  shared_user_id: string;
  permission: number;
  seen?: number | undefined;
}
const directPermission = async (
  { folder_id, shared_user_id }: Pick<FolderShareInput, 'folder_id' | 'shared_user_id'>,
  { tx }: Context,
) =>
  (
    await sql<{ permission: number }>`select permission from task_folder_share
      where folder_id = ${folder_id}::uuid and user_id = ${shared_user_id}::uuid`.execute(tx)
  ).rows[0]?.permission;

const shareCheck = (
  { uuid, name }: FolderRow,
  { shared_user_id: userId, seen }: Pick<FolderShareInput, 'shared_user_id' | 'seen'>,
  current: number | undefined,
  requested: number,
) => ({ expected: seen, current, requested, userId, entity: 'taskFolder', uuid, name, levelName: levelOf });

async function shareFolder(input: FolderShareInput, context: Context): Promise<FolderShare[]> {
  const { user, tx } = context;
  const folder = await folderOf(input.folder_id, context);
  assertFolderLevel(folder, 2);
  if (input.shared_user_id === folder.owner_id)
    throw invalidField('shared_user_id', `The owner of “${folder.name}” already has full access.`);
  const [person] = await peopleOf([input.shared_user_id], 'shared_user_id', context);
  const was = await directPermission(input, context);
  await assertShareUnchanged(shareCheck(folder, input, was, input.permission), context);
  if (was !== input.permission) {
    await sql`insert into task_folder_share (tenant_id, folder_id, user_id, permission, created_by)
      values (${user.tenant_id}::uuid, ${folder.uuid}::uuid, ${input.shared_user_id}::uuid, ${input.permission}, ${user.user_id}::uuid)
      on conflict (tenant_id, folder_id, user_id) do update set permission = excluded.permission`.execute(tx);
    await auditFolder(folder, 'updated', context, [
      {
        field: 'shared_with',
        ...(was === undefined ? {} : { before: `${person?.name}: ${levelOf(was)}` }),
        after: `${person?.name}: ${levelOf(input.permission)}`,
      },
    ]);
    if (was === undefined && input.shared_user_id !== user.user_id)
      await notifyByEmail(context, [input.shared_user_id], {
        kind: 'task',
        name: 'A task folder was shared with you',
        message: `${user.firstname} ${user.lastname} shared the folder “${folder.name}” with you (${levelOf(input.permission)}).`,
        module: 'tasks',
        prop_type: 'taskFolder',
        prop_id: folder.uuid,
      });
  }
  return sharesOf(folder, context);
}

export const taskFolderShares = {
  taskFoldersListShares: async ({ params }, context) => ({
    data: await sharesOf(await folderOf(params.folderId, context), context),
  }),
  taskFoldersShare: async ({ body }, context) => ({
    data: await shareFolder(body, context),
    message: messages.itemShared,
  }),
  taskFoldersUpdateShare: async ({ body }, context) => {
    assertFolderLevel(await folderOf(body.folder_id, context), 2);
    // A concurrent revocation is reported by the expected-value check.
    if (body.seen === undefined && (await directPermission(body, context)) === undefined)
      throw notFoundError('This share');
    return { data: await shareFolder(body, context), message: messages.permissionUpdated };
  },
  taskFoldersUnshare: async ({ query }, context) => {
    const folder = await folderOf(query.folder_id, context);
    assertFolderLevel(folder, 2);
    await assertShareUnchanged(
      shareCheck(folder, query, await directPermission(query, context), NO_SHARE),
      context,
    );
    const { rows } = await sql<{ name: string }>`delete from task_folder_share h using user_directory u
      where h.folder_id = ${folder.uuid}::uuid and h.user_id = ${query.shared_user_id}::uuid
        and u.tenant_id = h.tenant_id and u.user_id = h.user_id
      returning trim(u.firstname || ' ' || u.lastname) as name`.execute(context.tx);
    if (rows[0])
      await auditFolder(folder, 'updated', context, [{ field: 'shared_with', before: rows[0].name }]);
    return { data: await sharesOf(folder, context) };
  },
} satisfies Partial<Handlers>;
