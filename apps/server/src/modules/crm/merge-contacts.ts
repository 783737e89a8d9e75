import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';

/**
 * Moves contact mappings and activity participants of merged records. A contact that is mapped to several of them stays
 * mapped once.
 * @returns how many mappings moved.
 */
export async function moveContactMappings(
  entity: string,
  survivor: string,
  others: readonly string[],
  { tx }: Context,
): Promise<number> {
  const ids = [...others];
  const mapped =
    await sql`insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
    select distinct on (contact_id) tenant_id, prop_type, ${survivor}::uuid, contact_id, role, false from crm_contact_mapping
    where prop_type = ${entity} and prop_id = any(${ids}::uuid[]) order by contact_id, created_at
    on conflict (tenant_id, prop_id, contact_id) do nothing`.execute(tx);
  await sql`delete from crm_contact_mapping where prop_type = ${entity} and prop_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  if (entity === 'contact') {
    await sql`insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
      select distinct on (prop_id) tenant_id, prop_type, prop_id, ${survivor}::uuid, role, is_primary from crm_contact_mapping
      where contact_id = any(${ids}::uuid[]) order by prop_id, created_at
      on conflict (tenant_id, prop_id, contact_id) do nothing`.execute(tx);
    await sql`delete from crm_contact_mapping where contact_id = any(${ids}::uuid[])`.execute(tx);
    await sql`update crm_activity set people = array(select distinct case when p = any(${ids}::uuid[])
      then ${survivor}::uuid else p end from unnest(people) p) where people && ${ids}::uuid[]`.execute(tx);
  }
  return Number(mapped.numAffectedRows ?? 0);
}
