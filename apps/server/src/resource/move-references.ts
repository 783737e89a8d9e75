import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Column of a table that refers to merged records. */
interface ReferringColumn {
  table: string;
  column: string;
  /** Type of the column. */
  as: 'uuid' | 'text';
  /** Column with the entity name, and the name, in a table that refers to records of any type. */
  type?: { column: string; entity: string };
  /** The table has a version, which other writers compare. */
  isVersioned: boolean;
}
/** Rows whose column was changed, each with its key and the previous value as `from`. */
export interface MovedReferences extends ReferringColumn {
  /** Columns of the primary key except the tenant's, with their types. */
  key: { name: string; type: string }[];
  rows: Record<string, unknown>[];
}

/** Columns of a table's primary key except the tenant's. */
async function keyOf(table: string, tx: Transaction): Promise<MovedReferences['key']> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary and a.attname <> 'tenant_id' order by a.attnum`.execute(
    tx,
  );
  return rows;
}

/** Makes rows that refer to merged records refer to the survivor. @returns the rows that moved. */
export async function moveReferences(
  of: ReferringColumn,
  survivor: string,
  others: readonly string[],
  tx: Transaction,
): Promise<MovedReferences> {
  const { table, column, as, type, isVersioned } = of;
  const key = await keyOf(table, tx);
  const matches = sql`${type ? sql`${sql.ref(type.column)} = ${type.entity} and ` : sql``}
    ${sql.ref(column)} = any(${[...others]}::${sql.raw(as)}[])`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(key.map(({ name }) => sql.ref(name)))}, ${sql.ref(column)} as "from"
    from ${sql.table(table)} where ${matches} for update`.execute(tx);
  if (rows.length)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${survivor}::${sql.raw(as)}
      ${isVersioned ? sql`, version = version + 1` : sql``} where ${matches}`.execute(tx);
  return { ...of, key, rows };
}

/** Moves rows back that still refer to the survivor. @returns how many. */
export async function moveReferencesBack(
  { table, column, as, isVersioned, key, rows }: MovedReferences,
  survivor: string,
  tx: Transaction,
): Promise<number> {
  if (!rows.length) return 0;
  const columns = [...key, { name: 'from', type: as }].map(
    ({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(table)} t set ${sql.ref(column)} = v."from"
    ${isVersioned ? sql`, version = t.version + 1` : sql``}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (${sql.join(columns)})
    where ${sql.join(
      key.map(({ name }) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`v.${name}`)}`),
      sql` and `,
    )} and ${sql.ref(`t.${column}`)} = ${survivor}::${sql.raw(as)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
