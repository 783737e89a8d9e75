import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField, HttpError } from '../../../core/http-error.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { after, before } from '../../../resource/pipeline.ts';

/** @throws HttpError 422 at `tag_ids` for an unknown tag. */
export async function assertTagsExist(
  ids: readonly string[] | undefined,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from estimation_tag_view
    where uuid = any(${uniqueIds}::uuid[])`.execute(tx);
  if (rows[0]?.count !== uniqueIds.length) throw invalidField('tag_ids', 'One of these tags does not exist.');
}

export const estimationTags = defineResource('estimationTag', {
  table: 'estimation_tag',
  steps: {
    create: [
      after('workflow', (state) => {
        state.columns = { ...state.body, name: state.body.name.trim() };
      }),
    ],
    update: [
      after('workflow', (state) => {
        const { name } = state.body;
        state.columns = { ...state.body, ...(name && { name: name.trim() }) };
      }),
      // Clauses store the tag by name, so a rename updates them.
      after('write', async ({ body: { name }, before }, { tx }) => {
        if (name && name.trim() !== before.name)
          await sql`update inclusion_exclusion set tag = ${name.trim()} where tag = ${before.name}`.execute(
            tx,
          );
      }),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{ name: string; count: number }>`select t.name, count(*)::int as count
          from estimation_tag_view t join inclusion_exclusion_view c on c.tag = t.name
          where t.uuid = any(${uuids}::uuid[]) group by t.name order by count desc`.execute(tx);
        const [first] = rows;
        if (!first) return;
        const [what, them] =
          first.count === 1
            ? ['an inclusion or exclusion', 'it']
            : [`${first.count} inclusions and exclusions`, 'them'];
        throw new HttpError(409, `${first.name} is the tag of ${what}. Give ${them} another tag first.`);
      }),
    ],
  },
});
