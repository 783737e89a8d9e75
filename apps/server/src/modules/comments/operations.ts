import type { Comment } from '@plumbline/api';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import { cleanHtml } from '@plumbline/validation';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { containsText, pageOf } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { canOpenReference, recordReference, titleColumn } from '../../resource/record-reference.ts';
import { bestMatches, matchRank } from './mentions.ts';
import {
  auditComment,
  sanitizeComment,
  commentExcerpt,
  postComment,
  notifyMentioned,
  notNotifiedMessage,
} from '../../capabilities/comments/post-comment.ts';
import {
  commentableReference,
  commentedRecord,
  type CommentedRecord,
} from '../../capabilities/comments/commentable.ts';

interface CommentRow extends Omit<Comment, 'commented_by' | 'is_mine'> {
  author_id: string | null;
  firstname: string;
  lastname: string;
  picture: string | null;
}

/** Comments with author and number of replies. Deleted ones have no text. */
async function commentsWhere(where: RawBuilder<unknown>, context: Context, more = sql``): Promise<Comment[]> {
  const { rows } = await sql<CommentRow>`
    select c.comment_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.prop_type, c.prop_id,
      c.parent_id, case when c.deleted_at is null then c.body else '' end as comment, c.author_id,
      coalesce(u.firstname, '') as firstname, coalesce(u.lastname, '') as lastname, u.picture,
      case when c.deleted_at is null then c.tagged_users else '{}' end as tagged_users,
      coalesce((select jsonb_agg(jsonb_build_object('uuid', f.file_id, 'name', f.name, 'type', f.content_type) order by a.at)
        from unnest(c.attachments) with ordinality as a(id, at) join drive_file_directory f on f.tenant_id = c.tenant_id
          and f.file_id = a.id and f.deleted_at is null where c.deleted_at is null), '[]'::jsonb) as attachments,
      c.edited_at is not null and c.deleted_at is null as is_edited, c.deleted_at is not null as is_deleted,
      (select count(*)::int from comment r where r.tenant_id = c.tenant_id and r.parent_id = c.comment_id
        and r.deleted_at is null) as replies
    from comment c
    left join user_directory u on u.tenant_id = c.tenant_id and u.user_id = c.author_id
    where ${where} order by c.created_at, c.comment_id ${more}`.execute(context.tx);
  return rows.map(({ author_id, firstname, lastname, picture, ...row }) => ({
    ...row,
    commented_by: {
      uuid: author_id ?? '',
      firstname,
      lastname,
      ...(picture
        ? {
            picture: context.ports.sign(picture, {
              name: 'picture',
              contentType: `image/${picture.split('.').at(-1) ?? ''}`,
              inline: true,
            }),
          }
        : {}),
    },
    is_mine: author_id === context.user.user_id && !row.is_deleted,
  }));
}

/** Listed comments: undeleted ones, and deleted ones with replies. */
const shown = sql`(c.deleted_at is null or exists (select 1 from comment r where r.tenant_id = c.tenant_id
  and r.parent_id = c.comment_id and r.deleted_at is null))`;

/** A comment on a record the caller can open. @throws HttpError 404 otherwise, also for a deleted one. */
async function commentOf(
  uuid: string,
  context: Context,
): Promise<{ comment: Comment; record: CommentedRecord }> {
  const [comment] = await commentsWhere(sql`c.comment_id = ${uuid}::uuid`, context);
  if (!comment || comment.is_deleted) throw notFoundError('This comment');
  const record = await commentedRecord(comment.prop_type, comment.prop_id, context).catch(() => {
    throw notFoundError('This comment');
  });
  return { comment, record };
}

const refuse = (what: string) => new HttpError(403, `Only the author of a comment can ${what} it.`);

/** Sources of suggestions for `@` and `#`. */
const MAX_SUGGESTIONS = 8;

export const commentOperations = {
  commentsList: async ({ body }, context) => {
    const { limit, offset } = pageOf(body);
    let where: RawBuilder<unknown>;
    if (body.parent_id) {
      const { rows } = await sql<{
        prop_type: string;
        prop_id: string;
      }>`select prop_type, prop_id from comment
        where comment_id = ${body.parent_id}::uuid`.execute(context.tx);
      if (!rows[0]) throw notFoundError('This comment');
      await commentedRecord(rows[0].prop_type, rows[0].prop_id, context);
      where = sql`c.parent_id = ${body.parent_id}::uuid and c.deleted_at is null`;
    } else {
      if (!body.prop_type || !body.prop_id)
        throw invalidField('prop_id', 'Specify the record of the comments.');
      const { propType, propId } = await commentedRecord(body.prop_type, body.prop_id, context);
      where = sql`c.prop_type = ${propType} and c.prop_id = ${propId}::uuid and c.parent_id is null and ${shown}`;
    }
    const rows = await commentsWhere(
      where,
      context,
      limit === -1 ? sql`offset ${offset}` : sql`limit ${limit} offset ${offset}`,
    );
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from comment c where ${where}`.execute(context.tx);
    return { data: rows, meta: { count: counted.rows[0]?.count ?? 0 } };
  },
  commentsCreate: async ({ body }, context) => {
    const answered = body.parent_id ? await commentOf(body.parent_id, context) : undefined;
    const record = answered?.record ?? (await commentedRecord(body.prop_type, body.prop_id, context));
    if (answered && answered.comment.prop_id !== body.prop_id)
      throw invalidField('parent_id', 'This comment is on another record.');
    const { uuid, names } = await postComment(record, body, context, answered?.comment);
    return { data: (await commentOf(uuid, context)).comment, ...notNotifiedMessage(names) };
  },
  commentsRead: async ({ params }, context) => ({ data: (await commentOf(params.uuid, context)).comment }),
  commentsUpdate: async ({ params, body }, context) => {
    const { tx } = context;
    await sql`select 1 from comment where comment_id = ${params.uuid}::uuid for update`.execute(tx);
    const { comment: before, record } = await commentOf(params.uuid, context);
    const kind = commentableReference(body.prop_type);
    if (kind?.name !== record.reference.name || body.prop_id !== record.propId)
      throw invalidField('prop_id', 'This comment is on another record.');
    if (!before.is_mine) throw refuse('change');
    const values = await sanitizeComment(body, record, context);
    const isSame =
      values.body === before.comment &&
      JSON.stringify(values.attachments) === JSON.stringify(before.attachments.map(({ uuid }) => uuid)) &&
      JSON.stringify(values.tagged_users) === JSON.stringify(before.tagged_users);
    if (isSame) return { data: before };
    if (body.seen !== undefined && cleanHtml(body.seen) !== before.comment)
      throw new HttpError(409, 'You have since changed this comment. Nothing was undone.');
    // A comment reverted to its first text does not count as edited.
    await sql`update comment set body = ${values.body}, tagged_users = ${values.tagged_users}::uuid[],
        attachments = ${values.attachments}::uuid[], updated_at = now(), version = version + 1,
        first = case when edited_at is null then jsonb_build_object('body', body, 'attachments', to_jsonb(attachments))
          else first end,
        edited_at = case when ${body.seen !== undefined} and first = jsonb_build_object('body', ${values.body}::text,
          'attachments', to_jsonb(${values.attachments}::uuid[])) then null else now() end
      where comment_id = ${params.uuid}::uuid`.execute(tx);
    await auditComment(
      record,
      { before: commentExcerpt(before.comment), after: commentExcerpt(values.body) },
      context,
    );
    const names = await notifyMentioned(params.uuid, values.tagged_users, null, record, context);
    return { data: (await commentOf(params.uuid, context)).comment, ...notNotifiedMessage(names) };
  },
  commentsRemove: async ({ params }, context) => {
    const { comment, record } = await commentOf(params.uuid, context);
    if (!comment.is_mine) throw refuse('delete');
    await sql`update comment set deleted_at = now(), updated_at = now(), version = version + 1
      where comment_id = ${params.uuid}::uuid`.execute(context.tx);
    await auditComment(record, { before: commentExcerpt(comment.comment) }, context);
    return { data: { deleted: 1 } };
  },
  commentsRestore: async ({ params }, context) => {
    const { tx, user } = context;
    const { rows } = await sql<{
      prop_type: string;
      prop_id: string;
      author_id: string | null;
      body: string;
      is_deleted: boolean;
    }>`select prop_type, prop_id, author_id, body, deleted_at is not null as is_deleted from comment
      where comment_id = ${params.uuid}::uuid for update`.execute(tx);
    const [gone] = rows;
    if (!gone) throw notFoundError('This comment');
    const record = await commentedRecord(gone.prop_type, gone.prop_id, context).catch(() => {
      throw notFoundError('This comment');
    });
    if (gone.author_id !== user.user_id) throw refuse('restore');
    // Both windows may have offered the undo.
    if (gone.is_deleted) {
      await sql`update comment set deleted_at = null, updated_at = now(), version = version + 1
        where comment_id = ${params.uuid}::uuid`.execute(tx);
      await auditComment(record, { after: commentExcerpt(gone.body) }, context);
    }
    return { data: (await commentOf(params.uuid, context)).comment };
  },
  commentsListMentions: async ({ query }, context) => {
    const search = query.search.trim();
    if (query.sign === '@') {
      const named = sql`trim(firstname || ' ' || lastname)`;
      const { rows } = await sql<{ uuid: string; name: string; detail: string }>`
        select user_id as uuid, ${named} as name, title as detail from user_directory
        where status <> 'deactivated' and ${containsText(sql`firstname || ' ' || lastname`, search)} order by ${matchRank(named, search)}, 2, 1 limit ${MAX_SUGGESTIONS}`.execute(
        context.tx,
      );
      return { data: rows };
    }
    const sorts: { name: string; number?: string }[] = [
      ...Object.values<EntityMeta>(entities).filter(({ searchSubtitle: isSought }) => isSought),
      { name: 'estimation' },
    ];
    const found: { uuid: string; name: string; detail: string; href: string; fit: number }[] = [];
    for (const { name, number } of sorts) {
      const kind = recordReference(name);
      const { page } = kind ?? {};
      if (!kind || !page || !canOpenReference(kind, context)) continue;
      // Numbers copied from paper or email are matched as well.
      const searchedText = number
        ? sql`${titleColumn(kind)} || ' ' || coalesce(number, '')`
        : titleColumn(kind);
      const { rows } = await sql<{
        uuid: string;
        name: string;
        fit: number;
      }>`select ${sql.ref(kind.key)} as uuid,
          trim(${titleColumn(kind)}) as name, ${matchRank(searchedText, search)} as fit
        from ${sql.table(kind.view)} where ${containsText(searchedText, search)} order by 3, 2, 1 limit ${MAX_SUGGESTIONS}`.execute(
        context.tx,
      );
      const detail = kind.one.charAt(0).toUpperCase() + kind.one.slice(1);
      found.push(...rows.map((row) => ({ ...row, detail, href: page.replace('{uuid}', row.uuid) })));
    }
    return { data: bestMatches(found, MAX_SUGGESTIONS).map(({ fit: _fit, ...each }) => each) };
  },
} satisfies Partial<Handlers>;
