import type { Right } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import { setCurrentUser } from '../../database/impersonate.ts';
import {
  canOpenReference,
  recordReference,
  titleColumn,
  type RecordReference,
} from '../../resource/record-reference.ts';

/** A record with comments. */
export interface CommentedRecord {
  /** `prop_type` of its comments. */
  propType: string;
  /** `prop_type` of files attached to its comments. */
  filesType: string;
  propId: string;
  reference: RecordReference;
  title: string;
}

/** A user whose access to a record is checked: `can` answers for the rights of their access level. */
export interface AccessCandidate {
  user_id: string;
  is_admin: boolean;
  can: (right: Right) => boolean;
}

/** A commentable type whose access is decided by code instead of by row-level security. */
export interface Commentable {
  reference: RecordReference;
  /** The title of a record that the caller may open. @throws HttpError 404 otherwise. */
  titleFor: (uuid: string, context: Context) => Promise<string>;
  /** True if the user may open the record. Runs as that user. */
  canOpen: (uuid: string, user: AccessCandidate, context: Pick<Context, 'tx'>) => Promise<boolean>;
}

/** Names under which comments and their files are stored, where they differ from the entity name. */
export interface CommentStorage {
  comments?: string;
  files?: string;
}

const commentables = new Map<string, Commentable>();
const storageNames = new Map<string, CommentStorage>();

/** Adds a module's commentable types that have access rules of their own. */
export function registerCommentables(items: readonly Commentable[]): void {
  for (const item of items) commentables.set(item.reference.name, item);
}
/** Adds the documented `prop_type` names of a module's comments and files, by entity. */
export function registerCommentStorage(names: Readonly<Record<string, CommentStorage>>): void {
  for (const [entity, storage] of Object.entries(names)) storageNames.set(entity, storage);
}

/** The commentable type by entity name or documented name; undefined for an unknown name. */
export const commentableReference = (name: string): RecordReference | undefined =>
  commentables.get(name)?.reference ?? recordReference(name);

/**
 * Commented record, if the caller can open it; users who can open a record can read and write its comments.
 * @throws HttpError 404 for an unknown type, a missing record or one that the caller cannot open.
 */
export async function commentedRecord(
  name: string,
  uuid: string,
  context: Context,
): Promise<CommentedRecord> {
  const reference = commentableReference(name);
  if (!reference || !canOpenReference(reference, context)) throw notFoundError();
  const storage = storageNames.get(reference.name);
  const record = {
    propType: storage?.comments ?? reference.name,
    filesType: storage?.files ?? storage?.comments ?? reference.name,
    propId: uuid,
    reference,
  };
  const commentable = commentables.get(reference.name);
  if (commentable) return { ...record, title: await commentable.titleFor(uuid, context) };
  const { rows } = await sql<{
    title: string;
  }>`select ${titleColumn(reference)} as title from ${sql.table(reference.view)}
    where ${sql.ref(reference.key)} = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFoundError(`This ${reference.one}`);
  return { ...record, title: rows[0].title.trim() };
}

/** The users among `people` who may open a record: only they are notified of its comments. */
export async function usersWithAccess(
  { reference, propId }: CommentedRecord,
  people: readonly string[],
  { tx, user }: Context,
): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
    is_admin: boolean;
    rights: Record<string, Record<string, object>>;
  }>`select user_id, is_admin, security_rights(u.tenant_id, u.user_id, u.role_id) as rights from security_user u
    where user_id = any(${[...people]}::uuid[]) and status = 'active' and (is_admin
      or security_rights(u.tenant_id, u.user_id, u.role_id)->${String(reference.right.app)}->${reference.right.name} ? 'v')`.execute(
    tx,
  );
  const commentable = commentables.get(reference.name);
  const canOpen = async (each: (typeof rows)[number]): Promise<boolean> => {
    if (commentable)
      return commentable.canOpen(
        propId,
        {
          user_id: each.user_id,
          is_admin: each.is_admin,
          can: ({ app, name, type }) => each.is_admin || Object.hasOwn(each.rights[app]?.[name] ?? {}, type),
        },
        { tx },
      );
    const found = await sql`select 1 from ${sql.table(reference.view)}
      where ${sql.ref(reference.key)} = ${propId}::uuid`.execute(tx);
    return found.rows.length > 0;
  };
  const able: string[] = [];
  for (const each of rows) {
    await setCurrentUser(tx, each);
    if (await canOpen(each)) able.push(each.user_id);
  }
  await setCurrentUser(tx, user);
  return able;
}
