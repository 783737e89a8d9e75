import { cleanHtml, isEmptyHtml, mentionsIn, messages, plainText } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { insertRow } from '../../database/insert-row.ts';
import { notifyByEmail } from '../notifications/notify.ts';
import { usersWithAccess, type CommentedRecord } from './commentable.ts';

const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/** Comment as submitted. */
export interface CommentInput {
  comment: string;
  tagged_users?: readonly string[] | undefined;
  attachments?: readonly string[] | undefined;
}

/**
 * Cleans the text and validates mentions and files of a comment.
 * @throws HttpError 422 for an empty comment and for files of another record.
 */
export async function sanitizeComment(body: CommentInput, record: CommentedRecord, { tx }: Context) {
  const text = cleanHtml(body.comment);
  const attachments = [...new Set(body.attachments ?? [])];
  if (isEmptyHtml(text) && !attachments.length) throw invalidField('comment', messages.required);
  const named = mentionsIn(text).flatMap(({ sort, id }) => (sort === 'person' && isUuid(id) ? [id] : []));
  const mentionedIds = [...new Set([...(body.tagged_users ?? []), ...named].map((id) => id.toLowerCase()))];
  const { rows: people } = await sql<{ user_id: string }>`select user_id from security_user
    where user_id = any(${mentionedIds}::uuid[])`.execute(tx);
  const knownIds = new Set(people.map(({ user_id }) => user_id));
  const { rows: files } = await sql`select 1 from drive_file where file_id = any(${attachments}::uuid[])
    and prop_type = ${record.filesType} and prop_id = ${record.propId} and type = 1 and deleted_at is null`.execute(
    tx,
  );
  if (files.length < attachments.length)
    throw invalidField(
      'attachments',
      'One of these files is not attached to this record. Upload it here first.',
    );
  return { body: text, tagged_users: mentionedIds.filter((id) => knownIds.has(id)), attachments };
}

const callerName = ({ user }: Context) => `${user.firstname} ${user.lastname}`.trim();

/**
 * Notifies mentioned users once, and the author of the answered comment.
 * @returns names of mentioned users who cannot open the record.
 */
export async function notifyMentioned(
  uuid: string,
  tagged: readonly string[],
  answered: string | null,
  record: CommentedRecord,
  context: Context,
): Promise<string[]> {
  const { tx, user } = context;
  const others = tagged.filter((id) => id !== user.user_id);
  const able = await usersWithAccess(record, [...others, ...(answered ? [answered] : [])], context);
  const { rows: fresh } = await sql<{
    user_id: string;
  }>`insert into comment_mention (tenant_id, comment_id, user_id)
    select ${user.tenant_id}::uuid, ${uuid}::uuid, id from unnest(${others.filter((id) => able.includes(id))}::uuid[]) as t(id)
    on conflict do nothing returning user_id`.execute(tx);
  const notice = {
    kind: 'comment' as const,
    module: record.reference.module,
    prop_type: record.reference.name,
    prop_id: record.propId,
  };
  const named = fresh.map(({ user_id }) => user_id);
  if (named.length)
    await notifyByEmail(context, named, {
      ...notice,
      name: 'You were mentioned in a comment',
      message: `${callerName(context)} mentioned you in a comment on “${record.title}”.`,
    });
  if (answered && answered !== user.user_id && able.includes(answered) && !named.includes(answered))
    await notifyByEmail(context, [answered], {
      ...notice,
      name: 'New reply to your comment',
      message: `${callerName(context)} replied to your comment on “${record.title}”.`,
    });
  const unable = others.filter((id) => !able.includes(id));
  if (!unable.length) return [];
  const { rows } = await sql<{
    name: string;
  }>`select trim(firstname || ' ' || lastname) as name from security_user
    where user_id = any(${unable}::uuid[]) order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}
export const notNotifiedMessage = (names: readonly string[]) =>
  names.length
    ? {
        message: `${new Intl.ListFormat('en-US').format(names)} cannot open this record and ${names.length === 1 ? 'was' : 'were'} not notified.`,
      }
    : {};

/** Writes a comment to the audit log of its record. */
export const auditComment = (
  record: CommentedRecord,
  change: { before?: string; after?: string },
  context: Context,
) =>
  context.audit({
    module: record.reference.module,
    entity: record.reference.name,
    entityId: record.propId,
    entityName: record.title,
    action: 'updated',
    changes: [{ field: 'comment', ...change }],
  });
export const commentExcerpt = (html: string) =>
  plainText(html).replaceAll('\n', ' ').slice(0, 120) || 'a file';

/**
 * Posts a comment on a record and notifies users.
 * @param answered comment that it replies to.
 * @returns its id, and the names of mentioned users who cannot open the record.
 */
export async function postComment(
  record: CommentedRecord,
  body: CommentInput,
  context: Context,
  answered?: { uuid: string; parent_id?: string | null; commented_by: { uuid: string } },
): Promise<{ uuid: string; names: string[] }> {
  const { tx, user } = context;
  const values = await sanitizeComment(body, record, context);
  const uuid = uuidv7();
  await insertRow(tx, 'comment', {
    tenant_id: user.tenant_id,
    comment_id: uuid,
    prop_type: record.propType,
    prop_id: record.propId,
    // Replies to a reply belong to the same comment.
    parent_id: answered ? (answered.parent_id ?? answered.uuid) : null,
    author_id: user.user_id,
    ...values,
  });
  await auditComment(record, { after: commentExcerpt(values.body) }, context);
  const names = await notifyMentioned(
    uuid,
    values.tagged_users,
    answered?.commented_by.uuid ?? null,
    record,
    context,
  );
  return { uuid, names };
}
