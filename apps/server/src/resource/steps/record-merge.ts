import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceRow } from '../resource.ts';

/** Days during which a merge can be undone. */
const UNDO_DAYS = 30;

/** Records what the merge changed, so that it can be undone, and deletes the records of merges that no longer can be. */
export async function recordMerge<Row extends ResourceRow>(
  { entity, storage, survivor, others, mergeId, snapshot, dependents }: MergeState<Row>,
  { tx, user }: Context,
): Promise<void> {
  await sql`delete from record_merge_undo where created_at < now() - ${UNDO_DAYS} * interval '1 day'`.execute(
    tx,
  );
  await sql`insert into record_merge_undo (tenant_id, merge_id, entity, survivor_id, merged_ids, before, after, moved)
    select ${user.tenant_id}::uuid, ${mergeId}::uuid, ${entity.name}, ${survivor}::uuid, ${[...others]}::uuid[],
      ${snapshot}::jsonb, to_jsonb(t), ${JSON.stringify(dependents)}::jsonb
    from ${sql.table(storage.table)} t where ${sql.ref(storage.key)} = ${survivor}::uuid`.execute(tx);
}
