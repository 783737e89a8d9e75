import type { NewPlanMark, PlanPin } from '@plumbline/api';
import { plainText } from '@plumbline/validation';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../../core/http-error.ts';
import { postComment, notNotifiedMessage } from '../../../capabilities/comments/post-comment.ts';
import { commentedRecord } from '../../../capabilities/comments/commentable.ts';
import { estimationRow, pageOf } from '../estimates/queries.ts';
import { marksWhere } from './list-marks.ts';

/** Entity of comments on pins. */
const propType = 'planPin';
/** Length of the excerpt in lists. */
const EXCERPT_LENGTH = 200;

type PinRow = Omit<PlanPin, 'is_mine'> & { created_by: string | null };

async function pinsWhere(where: RawBuilder<unknown>, { tx, user }: Context): Promise<PlanPin[]> {
  const { rows } = await sql<PinRow>`
    select p.uuid, p.version, p.estimation_id, p.page_id, p.pdf_id, p.page, p.number, p.is_resolved, p."createdAt", p.created_by,
      coalesce(trim(u.firstname || ' ' || u.lastname), '') as author,
      coalesce(first.body, '') as comment, said.count as comments, coalesce(said.last, p."createdAt") as said_at
    from plan_pin_view p
    left join user_directory u on u.tenant_id = p.tenant_id and u.user_id = p.created_by
    left join lateral (select c.body from record_comment c where c.tenant_id = p.tenant_id and c.prop_type = ${propType}
      and c.prop_id = p.uuid order by c.created_at, c.comment_id limit 1) first on true
    cross join lateral (select count(*)::int as count, max(c.created_at) as last from record_comment c where c.tenant_id = p.tenant_id
      and c.prop_type = ${propType} and c.prop_id = p.uuid) said
    where ${where} order by p.place, p.page, p.page_id, p.number`.execute(tx);
  return rows.map(({ created_by, comment, ...row }) => ({
    ...row,
    comment: plainText(comment).replaceAll('\n', ' ').slice(0, EXCERPT_LENGTH),
    is_mine: created_by === user.user_id,
  }));
}

/** Rules for pins in mark saves: created only with a comment, never converted, deleted by their author. */
export async function assertPinRules(
  { upsert, remove }: { upsert: readonly NewPlanMark[]; remove: readonly string[] },
  { tx, user }: Context,
): Promise<void> {
  const ids = [...upsert.map(({ uuid }) => uuid), ...remove];
  if (ids.length === 0) return;
  const { rows } = await sql<{ mark_id: string; type: string; created_by: string | null }>`
    select mark_id, type, created_by from plan_mark where mark_id = any(${ids}::uuid[])`.execute(tx);
  const rowByMark = new Map(rows.map((row) => [row.mark_id, row]));
  for (const [at, { uuid, type }] of upsert.entries()) {
    const existing = rowByMark.get(uuid);
    if (type === 'pin' && !existing) throw invalidField(`upsert.${at}.type`, 'Enter a comment.');
    if (existing && (existing.type === 'pin') !== (type === 'pin'))
      throw invalidField(`upsert.${at}.type`, 'A comment cannot become a mark, or a mark a comment.');
  }
  if (
    remove.some(
      (uuid) => rowByMark.get(uuid)?.type === 'pin' && rowByMark.get(uuid)?.created_by !== user.user_id,
    )
  )
    throw new HttpError(403, 'Only the person who added this comment can delete it.');
}

export const planPinOperations = {
  planPinsList: async ({ query }, context) => {
    await estimationRow(query.estimation_id, context);
    return { data: await pinsWhere(sql`p.estimation_id = ${query.estimation_id}::uuid`, context) };
  },
  planPinsRead: async ({ params }, context) => {
    const [pin] = await pinsWhere(sql`p.uuid = ${params.pin}::uuid`, context);
    if (!pin) throw notFoundError('This comment');
    return { data: pin };
  },
  planPinsCreate: async ({ params, body }, context) => {
    const { tx, user } = context;
    const { estimation_id, page_id } = params;
    await estimationRow(estimation_id, context);
    const page = await pageOf(estimation_id, page_id, context, true);
    const uuid = body.uuid.toLowerCase();
    const vertex = JSON.stringify({ vertices: [{ x: body.x, y: body.y }] });
    const { rows: inserted } = await sql`
      insert into plan_mark (tenant_id, mark_id, estimation_id, page_id, layer_id, type, geometry, content, created_by)
      select ${user.tenant_id}::uuid, ${uuid}::uuid, ${estimation_id}::uuid, ${page_id}::uuid,
        (select y.layer_id from plan_layer y where y.layer_id = ${body.layer_id ?? null}::uuid
          and y.estimation_id = ${estimation_id}::uuid and y.deleted_at is null),
        'pin', ${vertex}::jsonb, '{}'::jsonb, ${user.user_id}::uuid
      on conflict do nothing returning 1`.execute(tx);
    let notice: { message?: string } = {};
    if (inserted.length > 0) {
      const { comment, tagged_users } = body;
      const record = await commentedRecord(propType, uuid, context);
      notice = notNotifiedMessage((await postComment(record, { comment, tagged_users }, context)).names);
      await context.audit({
        module: 'estimation',
        entity: 'plan mark',
        entityId: estimation_id,
        entityName: (await estimationRow(estimation_id, context)).name,
        action: 'updated',
        changes: [
          { field: 'page', after: page.page_name || page.name },
          { field: 'comment', after: plainText(comment).replaceAll('\n', ' ').slice(0, 120) },
        ],
      });
    }
    const mark = (await marksWhere(context, estimation_id, page_id)).find((each) => each.uuid === uuid);
    // The id is used on this or another page.
    if (mark?.type !== 'pin') throw notFoundError('This comment');
    return { data: mark, ...notice };
  },
} satisfies Partial<Handlers>;
