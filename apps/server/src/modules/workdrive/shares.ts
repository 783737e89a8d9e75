import { sql } from 'kysely';
import type { DriveShare } from '@plumbline/api';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { assertShareUnchanged, NO_SHARE } from '../../capabilities/sharing/assert-share-unchanged.ts';
import { auditItem, itemOf, assertCanEdit, type ItemRow } from './items.ts';

interface ShareRow {
  user_id: string;
  name: string;
  email: string;
  permission: number;
  file_id: string;
  file_name: string;
  depth: number;
}

/** Users with access to an item, directly or through folders, each once with the effective level. */
async function sharesOf(item: ItemRow, { tx }: Pick<Context, 'tx'>): Promise<DriveShare[]> {
  const { rows } = await sql<ShareRow>`
    select s.user_id, trim(u.firstname || ' ' || u.lastname) as name, u.email, s.permission, s.file_id, f.name as file_name,
      array_length(f.path, 1) as depth
    from drive_share s
    join drive_file f on f.tenant_id = s.tenant_id and f.file_id = s.file_id
    join user_directory u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
    where s.file_id = any(${item.path}::uuid[])
    order by s.permission, depth desc, name`.execute(tx);
  const people = new Map<string, DriveShare>();
  for (const { user_id, name, email, permission, file_id, file_name } of rows) {
    if (people.has(user_id)) continue;
    people.set(user_id, {
      user_id,
      name,
      email,
      permission,
      ...(file_id === item.file_id ? {} : { inherited_from: { uuid: file_id, name: file_name } }),
    });
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** @throws HttpError 422 for items that cannot be shared and for invalid users. */
function assertShareable(item: ItemRow): void {
  assertCanEdit(item);
  if (item.prop_type)
    throw invalidField(
      'user_ids',
      `“${item.name}” belongs to a record. Everyone with access to the record can open it.`,
    );
}

const levelOf = (permission: number) => (permission === 0 ? 'Read & Write' : 'Read');

/** @throws HttpError 409 if the share has changed since the caller read it. */
async function assertExpectedShares(
  { file_id, type, name }: ItemRow,
  {
    user_ids,
    expected,
    requested,
  }: { user_ids: readonly string[]; expected: number | undefined; requested: number },
  context: Context,
): Promise<void> {
  if (expected === undefined) return;
  const { rows } = await sql<{
    user_id: string;
    permission: number;
  }>`select user_id, permission from drive_share
    where file_id = ${file_id}::uuid and user_id = any(${user_ids}::uuid[]) order by user_id for update`.execute(
    context.tx,
  );
  const entity = type === 0 ? 'folder' : 'file';
  for (const userId of user_ids) {
    const current = rows.find(({ user_id }) => user_id === userId)?.permission;
    await assertShareUnchanged(
      { expected, current, requested, userId, entity, uuid: file_id, name, levelName: levelOf },
      context,
    );
  }
}

const namesOf = (ids: readonly string[], { tx }: Pick<Context, 'tx'>) =>
  sql<{
    user_id: string;
    name: string;
    status: string;
  }>`select user_id, trim(firstname || ' ' || lastname) as name, status
    from user_directory where user_id = any(${ids}::uuid[])`.execute(tx);

export const driveShares = {
  workdriveListShares: async ({ params }, context) => ({
    data: await sharesOf(await itemOf(params.uuid, context), context),
  }),
  workdriveShare: async ({ params, body }, context) => {
    const item = await itemOf(params.uuid, context);
    assertShareable(item);
    const ids = [...new Set(body.user_ids)];
    if (item.owner_id && ids.includes(item.owner_id))
      throw invalidField('user_ids', `The owner of “${item.name}” already has full access.`);
    const { rows: people } = await namesOf(ids, context);
    if (people.length < ids.length) throw invalidField('user_ids', 'One of these people does not exist.');
    const deactivated = people.find(({ status }) => status === 'deactivated');
    if (deactivated)
      throw invalidField('user_ids', `${deactivated.name} is deactivated. Choose an active user.`);
    await assertExpectedShares(
      item,
      { user_ids: ids, expected: body.seen, requested: body.permission },
      context,
    );
    await sql`insert into drive_share (tenant_id, file_id, user_id, permission, created_by)
      select ${context.user.tenant_id}::uuid, ${item.file_id}::uuid, id, ${body.permission}, ${context.user.user_id}::uuid
      from unnest(${ids}::uuid[]) as t(id)
      on conflict (tenant_id, file_id, user_id) do update set permission = excluded.permission`.execute(
      context.tx,
    );
    const level = levelOf(body.permission);
    await auditItem(item, 'updated', context, [
      { field: 'shared_with', after: `${people.map(({ name }) => name).join(', ')}: ${level}` },
    ]);
    return { data: await sharesOf(item, context) };
  },
  workdriveUnshare: async ({ params, body }, context) => {
    const item = await itemOf(params.uuid, context);
    assertShareable(item);
    await assertExpectedShares(
      item,
      { user_ids: body.user_ids, expected: body.seen, requested: NO_SHARE },
      context,
    );
    const { rows: removed } = await sql<{
      user_id: string;
    }>`delete from drive_share where file_id = ${item.file_id}::uuid
      and user_id = any(${body.user_ids}::uuid[]) returning user_id`.execute(context.tx);
    if (removed.length) {
      const { rows: people } = await namesOf(
        removed.map(({ user_id }) => user_id),
        context,
      );
      await auditItem(item, 'updated', context, [
        { field: 'shared_with', before: people.map(({ name }) => name).join(', ') },
      ]);
    }
    return { data: await sharesOf(item, context) };
  },
} satisfies Partial<Handlers>;
