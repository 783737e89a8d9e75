import type { Comment } from '@plumbline/api';
import { kinds, type KindMeta } from '@plumbline/api/operations';
import { cleanHtml, isEmptyHtml, mentionsIn, messages, plainText } from '@plumbline/validation';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../http/context.ts';
import { containing, windowOf } from '../../http/listing.ts';
import { invalid, notFound, Problem } from '../../http/problem.ts';
import { insertRow } from '../../http/resource.ts';
import { tell } from '../notify.ts';
import { mayOpenKind, recordKind, titleColumn } from '../record-kinds.ts';
import { talkedOf, whoMayOpen, type Talked } from '../talked-record.ts';

interface CommentRow extends Omit<Comment, 'commented_by' | 'is_mine'> {
  author_id: string | null;
  firstname: string;
  lastname: string;
  picture: string | null;
}
const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/** Comments with who wrote them and how many answers stand. What its author took away has no words. */
async function commentsWhere(where: RawBuilder<unknown>, context: Context, more = sql``): Promise<Comment[]> {
  const { rows } = await sql<CommentRow>`
    select c.comment_id as uuid, c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.prop_type, c.prop_id,
      c.parent_id, case when c.deleted_at is null then c.body else '' end as comment, c.author_id,
      coalesce(u.firstname, '') as firstname, coalesce(u.lastname, '') as lastname, u.picture,
      case when c.deleted_at is null then c.tagged_users else '{}' end as tagged_users,
      coalesce((select jsonb_agg(jsonb_build_object('uuid', f.file_id, 'name', f.name, 'type', f.content_type) order by a.at)
        from unnest(c.attachments) with ordinality as a(id, at) join drive_file f on f.tenant_id = c.tenant_id
          and f.file_id = a.id and f.deleted_at is null where c.deleted_at is null), '[]'::jsonb) as attachments,
      c.edited_at is not null and c.deleted_at is null as is_edited, c.deleted_at is not null as is_deleted,
      (select count(*)::int from comment r where r.tenant_id = c.tenant_id and r.parent_id = c.comment_id
        and r.deleted_at is null) as replies
    from comment c
    left join security_user u on u.tenant_id = c.tenant_id and u.user_id = c.author_id
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

/** What is read in a list: what stands, and what stands for answers to it. */
const shown = sql`(c.deleted_at is null or exists (select 1 from comment r where r.tenant_id = c.tenant_id
  and r.parent_id = c.comment_id and r.deleted_at is null))`;

/** A comment on a record that the caller may open. @throws Problem 404 for any other, and for one that was taken away. */
async function commentOf(uuid: string, context: Context): Promise<{ comment: Comment; record: Talked }> {
  const [comment] = await commentsWhere(sql`c.comment_id = ${uuid}::uuid`, context);
  if (!comment || comment.is_deleted) throw notFound('This comment');
  const record = await talkedOf(comment.prop_type, comment.prop_id, context).catch(() => {
    throw notFound('This comment');
  });
  return { comment, record };
}

type Body = Parameters<Handlers['commentsUpdate']>[0]['body'];

/** Words, people and files as they are kept. @throws Problem 422 for an empty comment, and for files of something else. */
async function checked(body: Body, record: Talked, { tx }: Context) {
  const text = cleanHtml(body.comment);
  const attachments = [...new Set(body.attachments ?? [])];
  if (isEmptyHtml(text) && !attachments.length) throw invalid('comment', messages.required);
  const named = mentionsIn(text).flatMap(({ sort, id }) => (sort === 'person' && isUuid(id) ? [id] : []));
  const wanted = [...new Set([...(body.tagged_users ?? []), ...named].map((id) => id.toLowerCase()))];
  const { rows: people } = await sql<{ user_id: string }>`select user_id from security_user
    where user_id = any(${wanted}::uuid[])`.execute(tx);
  const known = new Set(people.map(({ user_id }) => user_id));
  const { rows: files } = await sql`select 1 from drive_file where file_id = any(${attachments}::uuid[])
    and prop_type = ${record.propType} and prop_id = ${record.propId} and type = 1 and deleted_at is null`.execute(
    tx,
  );
  if (files.length < attachments.length)
    throw invalid('attachments', 'One of these files does not hang on this record. Upload it here first.');
  return { body: text, tagged_users: wanted.filter((id) => known.has(id)), attachments };
}

const callerName = ({ user }: Context) => `${user.firstname} ${user.lastname}`.trim();

/**
 * Tells whom a comment names, once, and whoever wrote what it answers.
 * @returns the names of those who are named and may not open the record.
 */
async function tellOf(
  uuid: string,
  tagged: readonly string[],
  answered: string | null,
  record: Talked,
  context: Context,
): Promise<string[]> {
  const { tx, user } = context;
  const others = tagged.filter((id) => id !== user.user_id);
  const able = await whoMayOpen(record, [...others, ...(answered ? [answered] : [])], context);
  const { rows: fresh } = await sql<{
    user_id: string;
  }>`insert into comment_mention (tenant_id, comment_id, user_id)
    select ${user.tenant_id}::uuid, ${uuid}::uuid, id from unnest(${others.filter((id) => able.includes(id))}::uuid[]) as t(id)
    on conflict do nothing returning user_id`.execute(tx);
  const notice = {
    kind: 'comment' as const,
    module: record.kind.module,
    prop_type: record.kind.name,
    prop_id: record.propId,
  };
  const named = fresh.map(({ user_id }) => user_id);
  if (named.length)
    await tell(context, named, {
      ...notice,
      name: 'You were named in a comment',
      message: `${callerName(context)} named you in a comment on “${record.title}”.`,
    });
  if (answered && answered !== user.user_id && able.includes(answered) && !named.includes(answered))
    await tell(context, [answered], {
      ...notice,
      name: 'Your comment was answered',
      message: `${callerName(context)} answered your comment on “${record.title}”.`,
    });
  const unable = others.filter((id) => !able.includes(id));
  if (!unable.length) return [];
  const { rows } = await sql<{
    name: string;
  }>`select trim(firstname || ' ' || lastname) as name from security_user
    where user_id = any(${unable}::uuid[]) order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}
const untold = (names: readonly string[]) =>
  names.length ? { message: `${names.join(', ')} may not open this and was not told.` } : {};

/** What was said stands in the history of the record that it is about. */
const audit = (record: Talked, change: { before?: string; after?: string }, context: Context) =>
  context.audit({
    module: record.kind.module,
    entity: record.kind.name,
    entityId: record.propId,
    entityName: record.title,
    action: 'updated',
    changes: [{ field: 'comment', ...change }],
  });
const line = (html: string) => plainText(html).replaceAll('\n', ' ').slice(0, 120) || 'a file';

const refuse = (what: string) => new Problem(403, `Only whoever wrote a comment may ${what} it.`);

export const commentOperations = {
  commentsList: async ({ body }, context) => {
    const { limit, offset } = windowOf(body);
    let where: RawBuilder<unknown>;
    if (body.parent_id) {
      const { rows } = await sql<{
        prop_type: string;
        prop_id: string;
      }>`select prop_type, prop_id from comment
        where comment_id = ${body.parent_id}::uuid`.execute(context.tx);
      if (!rows[0]) throw notFound('This comment');
      await talkedOf(rows[0].prop_type, rows[0].prop_id, context);
      where = sql`c.parent_id = ${body.parent_id}::uuid and c.deleted_at is null`;
    } else {
      if (!body.prop_type || !body.prop_id) throw invalid('prop_id', 'Say which record the comments are on.');
      const { propType, propId } = await talkedOf(body.prop_type, body.prop_id, context);
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
    const { user, tx } = context;
    const answered = body.parent_id ? await commentOf(body.parent_id, context) : undefined;
    const record = answered?.record ?? (await talkedOf(body.prop_type, body.prop_id, context));
    if (answered && answered.comment.prop_id !== body.prop_id)
      throw invalid('parent_id', 'This comment is on another record.');
    const values = await checked(body, record, context);
    const uuid = uuidv7();
    await insertRow(tx, 'comment', {
      tenant_id: user.tenant_id,
      comment_id: uuid,
      prop_type: record.propType,
      prop_id: record.propId,
      // An answer to an answer stands beside it.
      parent_id: answered ? (answered.comment.parent_id ?? answered.comment.uuid) : null,
      author_id: user.user_id,
      ...values,
    });
    await audit(record, { after: line(values.body) }, context);
    const names = await tellOf(
      uuid,
      values.tagged_users,
      answered?.comment.commented_by.uuid ?? null,
      record,
      context,
    );
    return { data: (await commentOf(uuid, context)).comment, ...untold(names) };
  },
  commentsRead: async ({ params }, context) => ({ data: (await commentOf(params.uuid, context)).comment }),
  commentsUpdate: async ({ params, body }, context) => {
    const { tx } = context;
    await sql`select 1 from comment where comment_id = ${params.uuid}::uuid for update`.execute(tx);
    const { comment: before, record } = await commentOf(params.uuid, context);
    const kind = recordKind(body.prop_type);
    if (kind?.name !== record.kind.name || body.prop_id !== record.propId)
      throw invalid('prop_id', 'This comment is on another record.');
    if (!before.is_mine) throw refuse('change');
    const values = await checked(body, record, context);
    const isSame =
      values.body === before.comment &&
      JSON.stringify(values.attachments) === JSON.stringify(before.attachments.map(({ uuid }) => uuid)) &&
      JSON.stringify(values.tagged_users) === JSON.stringify(before.tagged_users);
    if (isSame) return { data: before };
    await sql`update comment set body = ${values.body}, tagged_users = ${values.tagged_users}::uuid[],
        attachments = ${values.attachments}::uuid[], edited_at = now(), updated_at = now(), version = version + 1
      where comment_id = ${params.uuid}::uuid`.execute(tx);
    await audit(record, { before: line(before.comment), after: line(values.body) }, context);
    const names = await tellOf(params.uuid, values.tagged_users, null, record, context);
    return { data: (await commentOf(params.uuid, context)).comment, ...untold(names) };
  },
  commentsRemove: async ({ params }, context) => {
    const { comment, record } = await commentOf(params.uuid, context);
    if (!comment.is_mine) throw refuse('delete');
    await sql`update comment set deleted_at = now(), updated_at = now(), version = version + 1
      where comment_id = ${params.uuid}::uuid`.execute(context.tx);
    await audit(record, { before: line(comment.comment) }, context);
    return { data: { deleted: 1 } };
  },
  commentsMentions: async ({ query }, context) => {
    const like = containing(query.search.trim());
    if (query.sign === '@') {
      const { rows } = await sql<{ uuid: string; name: string; detail: string }>`
        select user_id as uuid, trim(firstname || ' ' || lastname) as name, title as detail from security_user
        where status <> 'deactivated' and firstname || ' ' || lastname ilike ${like} order by 2 limit 8`.execute(
        context.tx,
      );
      return { data: rows };
    }
    const found: { uuid: string; name: string; detail: string; href?: string }[] = [];
    for (const { name, found: beside } of Object.values<KindMeta>(kinds)) {
      const kind = recordKind(name);
      if (!kind?.page || !beside || !mayOpenKind(kind, context)) continue;
      const { rows } = await sql<{ uuid: string; name: string }>`select uuid, ${titleColumn(kind)} as name
        from ${sql.table(kind.view)} where ${titleColumn(kind)} ilike ${like} order by 2 limit 3`.execute(
        context.tx,
      );
      const detail = kind.one.charAt(0).toUpperCase() + kind.one.slice(1);
      const href = (uuid: string) => kind.page?.replace('{uuid}', uuid) ?? '';
      found.push(...rows.map((row) => ({ ...row, detail, href: href(row.uuid) })));
    }
    return { data: found.slice(0, 8) };
  },
} satisfies Partial<Handlers>;
