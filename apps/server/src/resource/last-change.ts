import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/** Author of an audit entry. */
export interface LastChange {
  user_id: string | null;
  user_name: string;
}

/** The latest change of a record with this action, or of one of these fields. */
export async function lastChangeOf(
  entity: string,
  uuid: string,
  { action, fields }: { action?: string; fields?: readonly string[] },
  { tx }: Pick<Context, 'tx'>,
): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`select user_id, user_name from audit_change
    where entity = ${entity} and entity_id = ${uuid}::uuid
      ${action ? sql`and action = ${action}` : sql``}
      ${
        fields
          ? sql`and exists (select 1 from jsonb_array_elements(changes) c
              where c ->> 'field' = any(${[...fields]}::text[]))`
          : sql``
      }
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0];
}

/**
 * True if the caller made the latest change of a field, and from this value. Correcting one's own change of a status is not
 * a transition of the workflow.
 */
export async function isOwnLastChange(
  entity: string,
  uuid: string,
  { field, before }: { field: string; before: string },
  { tx, user }: Pick<Context, 'tx' | 'user'>,
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string | null; before: string | null }>`
    select user_id, coalesce(c ->> 'before', '') as before from audit_change, jsonb_array_elements(changes) c
    where entity = ${entity} and entity_id = ${uuid}::uuid and c ->> 'field' = ${field}
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0]?.user_id === user.user_id && rows[0]?.before === before;
}
