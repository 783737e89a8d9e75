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
import { itemOf, itemsWhere } from '../../modules/workdrive/items.ts';
import { reachBy } from '../../modules/workdrive/rights.ts';

/** A record that people talk about. */
export interface CommentedRecord {
  /** The word by which its comments are kept. */
  propType: string;
  /** The word by which what is put on it is kept in the drive; a file of the drive has none on it. */
  filesType: string;
  propId: string;
  kind: RecordReference;
  title: string;
}
/** Tasks are documented as space_items, here and in the work drive. */
const wordOf = ({ name }: RecordReference): string => (name === 'task' ? 'space_items' : name);
/** Of an estimation the drive keeps plan sets by its own word. */
const filesWordOf = (kind: RecordReference): string =>
  kind.name === 'estimation' ? 'estimation_files' : wordOf(kind);

/** A file of the drive is talked about, and nothing else is about one: who may open it, no view of the database knows. */
const fileKind: RecordReference = {
  name: 'file',
  one: 'file',
  module: 'workdrive',
  view: 'drive_file',
  key: 'file_id',
  title: ['name'],
  right: { app: 2, name: 'drive' },
};

/** A kind of record that people talk about, by its word or the documents'. */
export const commentableReference = (word: string): RecordReference | undefined =>
  word === fileKind.name ? fileKind : recordReference(word);

/**
 * The record of a comment, for whoever may open it: they may read what is said about it, and say something themselves.
 * @throws HttpError 404 for what is no record, is not there, or is not the caller's to open.
 */
export async function commentedRecord(
  word: string,
  uuid: string,
  context: Context,
): Promise<CommentedRecord> {
  const kind = commentableReference(word);
  if (!kind || !canOpenReference(kind, context)) throw notFoundError();
  const words = { propType: wordOf(kind), filesType: filesWordOf(kind), propId: uuid, kind };
  if (kind === fileKind) {
    const file = await itemOf(uuid, context);
    if (file.type !== 1) throw notFoundError('This file');
    return { ...words, title: file.name };
  }
  const { rows } = await sql<{
    title: string;
  }>`select ${titleColumn(kind)} as title from ${sql.table(kind.view)}
    where ${sql.ref(kind.key)} = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFoundError(`This ${kind.one}`);
  return { ...words, title: rows[0].title.trim() };
}

/** Those of some people who may open a record: nobody is told of what they may not know. */
export async function usersWithAccess(
  { kind, propId }: CommentedRecord,
  people: readonly string[],
  { tx, user }: Context,
): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
    is_admin: boolean;
    rights: Record<string, Record<string, object>>;
  }>`select user_id, is_admin, security_rights(u.tenant_id, u.user_id, u.role_id) as rights from security_user u
    where user_id = any(${[...people]}::uuid[]) and status = 'active' and (is_admin
      or security_rights(u.tenant_id, u.user_id, u.role_id)->${String(kind.right.app)}->${kind.right.name} ? 'v')`.execute(
    tx,
  );
  const mayOpen = async (each: (typeof rows)[number]): Promise<boolean> => {
    const { view, key } = kind;
    if (kind !== fileKind)
      return (
        (await sql`select 1 from ${sql.table(view)} where ${sql.ref(key)} = ${propId}::uuid`.execute(tx)).rows
          .length > 0
      );
    const reach = reachBy(
      each,
      ({ app, name, type }) => each.is_admin || Object.hasOwn(each.rights[app]?.[name] ?? {}, type),
    );
    const [file] = await itemsWhere({ tx }, reach, sql`f.file_id = ${propId}::uuid and f.deleted_at is null`);
    return file !== undefined && file.permission !== null;
  };
  const able: string[] = [];
  for (const each of rows) {
    await setCurrentUser(tx, each);
    if (await mayOpen(each)) able.push(each.user_id);
  }
  await setCurrentUser(tx, user);
  return able;
}
