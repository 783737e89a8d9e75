import type { PlanMark } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';

/** Marks of one page. @param since limits to changes from this time. */
export async function marksWhere(
  { tx }: Pick<Context, 'tx'>,
  estimationId: string,
  pageId: string,
  since?: Date,
): Promise<PlanMark[]> {
  const { rows } = await sql<Omit<PlanMark, 'number'> & { number: number | null }>`
    select m.mark_id as uuid, m.page_id, m.type, m.geometry, m.content, y.layer_id, m.version,
      case when m.type = 'pin' then (select v.number from plan_pin_view v where v.uuid = m.mark_id) end as number
    from plan_mark m left join plan_layer y on y.layer_id = m.layer_id and y.deleted_at is null
    where m.estimation_id = ${estimationId}::uuid and m.page_id = ${pageId}::uuid and m.deleted_at is null
      ${since ? sql`and m.updated_at >= ${since}` : sql``}
    order by m.mark_id`.execute(tx);
  return rows.map(({ number, ...row }) => (number === null ? row : { ...row, number }));
}
