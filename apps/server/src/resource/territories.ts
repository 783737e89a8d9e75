import { territoryRefusal, type TerritoryAccess } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { HttpError, invalidField } from '../core/http-error.ts';

/** @throws HttpError 422 at `territory` for a changed territory that does not exist, unless the company has no territories. */
export async function assertTerritoryExists(
  name: string | undefined,
  before: string | undefined,
  { tx }: Context,
): Promise<void> {
  if (!name || name === before) return;
  const { rows } = await sql<{ is_known: boolean; are_any: boolean }>`select
    exists (select 1 from setup_territory where name = ${name} and deleted_at is null) as is_known,
    exists (select 1 from setup_territory where deleted_at is null) as are_any`.execute(tx);
  if (rows[0]?.are_any && !rows[0].is_known)
    throw invalidField('territory', `The territory “${name}” does not exist.`);
}

/** The caller's access by name of the territories that they are a member of; empty for administrators, who are not limited. */
export async function ownTerritories({ tx, user }: Context): Promise<Map<string, TerritoryAccess>> {
  if (user.is_admin) return new Map();
  const { rows } = await sql<{ name: string; access: TerritoryAccess }>`select t.name, m.access
    from setup_territory_member m join setup_territory t on t.tenant_id = m.tenant_id and t.row_id = m.territory_id
    where m.user_id = ${user.user_id}::uuid and t.deleted_at is null`.execute(tx);
  return new Map(rows.map(({ name, access }) => [name, access]));
}

/**
 * @param of.many plural of the records: “leads”.
 * @param of.field field of the error, if one was filled in.
 * @throws HttpError 403 if the caller's access to one of the territories is not sufficient.
 */
export async function assertTerritoryAccess(
  names: readonly (string | undefined)[],
  needed: 'edit' | 'fullAccess',
  { many, field }: { many: string; field?: string },
  context: Context,
): Promise<void> {
  const own = await ownTerritories(context);
  for (const name of names) {
    const refusal = name ? territoryRefusal(name, own.get(name), needed, many) : undefined;
    if (refusal) throw new HttpError(403, refusal, field ? { errors: [{ field, message: refusal }] } : {});
  }
}
