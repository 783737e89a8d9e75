import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { notFound } from '../http/problem.ts';
import { actAs } from './act-as.ts';
import { mayOpenKind, recordKind, titleColumn, type RecordKind } from './record-kinds.ts';

/** A record that people talk about. */
export interface Talked {
  /** The word by which its comments and files are kept. */
  propType: string;
  propId: string;
  kind: RecordKind;
  title: string;
}
/** Tasks are documented as space_items, here and in the work drive. */
const wordOf = ({ name }: RecordKind): string => (name === 'task' ? 'space_items' : name);

/**
 * The record of a comment, for whoever may open it: they may read what is said about it, and say something themselves.
 * @throws Problem 404 for what is no record, is not there, or is not the caller's to open.
 */
export async function talkedOf(word: string, uuid: string, context: Context): Promise<Talked> {
  const kind = recordKind(word);
  if (!kind || !mayOpenKind(kind, context)) throw notFound();
  const { rows } = await sql<{
    title: string;
  }>`select ${titleColumn(kind)} as title from ${sql.table(kind.view)}
    where ${sql.ref(kind.key)} = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFound(`This ${kind.one}`);
  return { propType: wordOf(kind), propId: uuid, kind, title: rows[0].title.trim() };
}

/** Those of some people who may open a record: nobody is told of what they may not know. */
export async function whoMayOpen(
  { kind, propId }: Talked,
  people: readonly string[],
  { tx, user }: Context,
): Promise<string[]> {
  const { rows } = await sql<{
    user_id: string;
    is_admin: boolean;
  }>`select user_id, is_admin from security_user u
    where user_id = any(${[...people]}::uuid[]) and status = 'active' and (is_admin
      or security_rights(u.tenant_id, u.user_id, u.role_id)->${String(kind.right.app)}->${kind.right.name} ? 'v')`.execute(
    tx,
  );
  const able: string[] = [];
  for (const each of rows) {
    await actAs(tx, each);
    const found =
      await sql`select 1 from ${sql.table(kind.view)} where ${sql.ref(kind.key)} = ${propId}::uuid`.execute(
        tx,
      );
    if (found.rows.length) able.push(each.user_id);
  }
  await actAs(tx, user);
  return able;
}
