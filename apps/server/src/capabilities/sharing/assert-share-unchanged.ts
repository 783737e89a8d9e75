import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';

/** Permission of a user without a share. */
export const NO_SHARE = -1;

interface ShareChange {
  /** Permission that the caller last saw; undefined if it does not matter. */
  expected: number | undefined;
  current: number | undefined;
  requested: number;
  userId: string;
  /** Entity name, id and name of the shared item in the audit log. */
  entity: string;
  uuid: string;
  name: string;
  levelName: (level: number) => string | undefined;
}

/**
 * Prevents undo if the share was changed by another user in the meantime.
 * @throws HttpError 409 with that user, the affected person and the current permission.
 */
export async function assertShareUnchanged(share: ShareChange, { tx, user }: Context): Promise<void> {
  const { expected, current = NO_SHARE, requested, userId, entity, uuid, name, levelName } = share;
  if (expected === undefined || current === expected || current === requested) return;
  const { rows } = await sql<{ person: string; user_id: string | null; user_name: string | null }>`
    select p.name as person, a.user_id, a.user_name
    from (select trim(firstname || ' ' || lastname) as name from security_user where user_id = ${userId}::uuid) p
    left join lateral (select user_id, user_name from audit_change
      where entity = ${entity} and entity_id = ${uuid}::uuid and exists (
        select 1 from jsonb_array_elements(changes) c where c ->> 'field' = 'shared_with'
          and position(p.name in coalesce(c ->> 'before', '') || ' ' || coalesce(c ->> 'after', '')) > 0)
      order by created_at desc, change_id desc limit 1) a on true`.execute(tx);
  const [last] = rows;
  const by = last?.user_id === user.user_id ? 'You have' : `${last?.user_name || 'Someone'} has`;
  const level = current === NO_SHARE ? 'no direct access' : (levelName(current) ?? '');
  throw new HttpError(
    409,
    `${by} since changed the access of ${last?.person || 'this person'} to “${name}”: ${level}. Nothing was undone.`,
  );
}
