import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';

/** Column that counts the revisions or versions of one document. */
export interface Series {
  table: string;
  column: string;
  /** Number of the first one, 0 or 1. */
  first: number;
}

/**
 * Next number of a series. The caller holds a lock on what the series belongs to.
 * @param of columns and values that the members of the series share.
 */
export async function nextInSeries(
  { table, column, first }: Series,
  of: Readonly<Record<string, string>>,
  { tx }: Pick<Context, 'tx'>,
): Promise<number> {
  const conditions = Object.entries(of).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(${sql.ref(column)}) + 1, ${first}::int)::int as next
    from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(tx);
  return rows[0]?.next ?? first;
}
