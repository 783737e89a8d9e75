import { entities, type EntityMeta } from '@plumbline/api/operations';
import { driveShareLevels, type DriveShareLevel, type Right } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import { hasPermission } from '../../auth/permissions.ts';

/** Drive rights of a user. */
export interface DriveRights {
  userId: string;
  isAdmin: boolean;
  /** Record types the user cannot view or cannot edit, which attached files follow. */
  unread: readonly string[];
  unchanged: readonly string[];
}

const attachable: readonly { name: string; right: { app: number; name: string } }[] = [
  // Tasks have individual rights; their files use the specification's type name.
  ...Object.values<EntityMeta>(entities).flatMap(({ name, right }) =>
    name === 'task' ? [] : [{ name, right }],
  ),
  { name: 'estimation', right: { app: 7, name: 'estimation' } },
  { name: 'estimation_files', right: { app: 7, name: 'estimation' } },
  { name: 'quote', right: { app: 7, name: 'quote' } },
  { name: 'space_items', right: { app: 8, name: 'task' } },
];

/** @param has returns whether the user holds a right. */
export function driveRightsBy(
  { user_id, is_admin }: Pick<Context['user'], 'user_id' | 'is_admin'>,
  has: (right: Right) => boolean,
): DriveRights {
  const without = (type: 'v' | 'e') =>
    attachable.filter(({ right }) => !has({ ...right, type })).map(({ name }) => name);
  return { userId: user_id, isAdmin: is_admin, unread: without('v'), unchanged: without('e') };
}

export const driveRightsOf = (context: Pick<Context, 'user' | 'session'>): DriveRights =>
  driveRightsBy(context.user, (right) => hasPermission(right, context));

/** Stronger of two levels or null; Read & Write is 0, so the smaller number wins. */
export const strongerLevel = (
  a: DriveShareLevel | null | undefined,
  b: DriveShareLevel | null | undefined,
): DriveShareLevel | null => {
  const levels = [a, b].filter((level) => level !== null && level !== undefined);
  return levels.length ? (Math.min(...levels) as DriveShareLevel) : null;
};

/** Computes a user's level on an item; equals the SQL below. */
export function effective(facts: {
  isAdmin: boolean;
  isOwner: boolean;
  /** Right to the record; undefined for unattached items. */
  record: DriveShareLevel | null | undefined;
  /** Share levels of the item and its ancestors. */
  shares: readonly DriveShareLevel[];
}): DriveShareLevel | null {
  if (facts.isAdmin) return driveShareLevels.readWrite;
  if (facts.record !== undefined) return facts.record;
  if (facts.isOwner) return driveShareLevels.readWrite;
  return facts.shares.reduce<DriveShareLevel | null>(strongerLevel, null);
}

/** SQL level on a row of `drive_file`: 0, 1 or null for none. */
export const permissionOn = (
  row: string,
  { userId, isAdmin, unread, unchanged }: DriveRights,
): RawBuilder<unknown> => {
  const at = sql.raw(row);
  return sql`(case when ${isAdmin}::boolean then 0
    when ${at}.prop_type = 'space_items' then
      case when 'space_items' <> all(${unread}::text[]) and ${at}.prop_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        (select case when t.permission >= 2 and 'space_items' <> all(${unchanged}::text[]) then 0 else 1 end
          from task_view t where t.uuid = ${at}.prop_id::uuid) end
    when ${at}.prop_type <> '' then
      case when ${at}.prop_type <> all(${unchanged}::text[]) then 0 when ${at}.prop_type <> all(${unread}::text[]) then 1 end
    when ${at}.owner_id = ${userId}::uuid then 0
    else (select min(s.permission) from drive_share s
      where s.tenant_id = ${at}.tenant_id and s.user_id = ${userId}::uuid and s.file_id = any(${at}.path)) end)`;
};
