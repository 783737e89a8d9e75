import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { UndoneMerge } from '../../resource/merge-rules.ts';

interface Mapping {
  prop_type: string;
  prop_id: string;
  contact_id: string;
  role: string;
  is_primary: boolean;
  created_at: string;
}
/** Contact mappings and participants of activities before a merge changed them, recorded to undo it. */
interface MovedMappings {
  added: Pick<Mapping, 'prop_id' | 'contact_id'>[];
  removed: Mapping[];
  people: { activity_id: string; before: string[]; after: string[] }[];
}

/**
 * Moves contact mappings and activity participants of merged records. A contact that is mapped to several of them stays
 * mapped once.
 */
export async function moveContactMappings(
  entity: string,
  survivor: string,
  others: readonly string[],
  { tx }: Context,
): Promise<{ moved: number; record: MovedMappings }> {
  const ids = [...others];
  const { rows: added } = await sql<MovedMappings['added'][number]>`
    insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
    select distinct on (contact_id) tenant_id, prop_type, ${survivor}::uuid, contact_id, role, false from crm_contact_mapping
    where prop_type = ${entity} and prop_id = any(${ids}::uuid[]) order by contact_id, created_at
    on conflict (tenant_id, prop_id, contact_id) do nothing returning prop_id, contact_id`.execute(tx);
  const { rows: removed } = await sql<Mapping>`delete from crm_contact_mapping
    where prop_type = ${entity} and prop_id = any(${ids}::uuid[])
    returning prop_type, prop_id, contact_id, role, is_primary, created_at`.execute(tx);
  const record: MovedMappings = { added, removed, people: [] };
  if (entity === 'contact') {
    const { rows: addedTo } = await sql<MovedMappings['added'][number]>`
      insert into crm_contact_mapping (tenant_id, prop_type, prop_id, contact_id, role, is_primary)
      select distinct on (prop_id) tenant_id, prop_type, prop_id, ${survivor}::uuid, role, is_primary from crm_contact_mapping
      where contact_id = any(${ids}::uuid[]) order by prop_id, created_at
      on conflict (tenant_id, prop_id, contact_id) do nothing returning prop_id, contact_id`.execute(tx);
    const { rows: removedFrom } = await sql<Mapping>`delete from crm_contact_mapping
      where contact_id = any(${ids}::uuid[])
      returning prop_type, prop_id, contact_id, role, is_primary, created_at`.execute(tx);
    const { rows: people } = await sql<MovedMappings['people'][number]>`
      update crm_activity a set people = array(select distinct case when p = any(${ids}::uuid[])
        then ${survivor}::uuid else p end from unnest(a.people) p)
      from crm_activity old where old.tenant_id = a.tenant_id and old.activity_id = a.activity_id
        and a.people && ${ids}::uuid[]
      returning a.activity_id, old.people as before, a.people as after`.execute(tx);
    record.added.push(...addedTo);
    record.removed.push(...removedFrom);
    record.people.push(...people);
  }
  return { moved: added.length, record };
}

/** Restores contact mappings and participants. Activities whose participants were changed since keep them. */
async function restoreMappings(
  { added, removed, people }: MovedMappings,
  { tx, user }: Context,
): Promise<number> {
  await sql`delete from crm_contact_mapping m
    using jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as v (prop_id uuid, contact_id uuid)
    where m.prop_id = v.prop_id and m.contact_id = v.contact_id`.execute(tx);
  const mapped = await sql`insert into crm_contact_mapping
      (tenant_id, prop_type, prop_id, contact_id, role, is_primary, created_at)
    select ${user.tenant_id}::uuid, v.* from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb)
      as v (prop_type text, prop_id uuid, contact_id uuid, role text, is_primary boolean, created_at timestamptz)
    on conflict (tenant_id, prop_id, contact_id) do nothing`.execute(tx);
  await sql`update crm_activity a set people = v.before
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as v (activity_id uuid, before uuid[], after uuid[])
    where a.activity_id = v.activity_id and a.people = v.after`.execute(tx);
  return Number(mapped.numAffectedRows ?? 0);
}

/** Undoes `moveContactMappings`, and forgets the stage that an opportunity entered by the merge. */
export async function undoContactMerge(
  { entity, survivor, record, after, mergedAt }: UndoneMerge,
  context: Context,
): Promise<number> {
  if (entity === 'opportunity')
    await sql`delete from crm_opportunity_stage s using crm_opportunity o
      where s.tenant_id = o.tenant_id and s.opportunity_id = o.opportunity_id and o.opportunity_id = ${survivor}::uuid
        and s.stage = ${String(after['stage'])} and o.stage <> s.stage
        and s.entered_at = ${mergedAt}::timestamptz`.execute(context.tx);
  return record === undefined ? 0 : restoreMappings(record as MovedMappings, context);
}
