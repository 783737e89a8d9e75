import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Inserts one row. Columns whose value is undefined keep their default. */
export async function insertRow(
  tx: Transaction,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))}) values (${sql.join(entries.map(([, value]) => sql`${value}`))})`.execute(
    tx,
  );
}
