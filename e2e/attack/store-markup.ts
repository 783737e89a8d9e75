import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { isWritten, markupOf } from './markup.ts';

/**
 * Adds markup to every text that people have written, in every company. Columns whose values are limited stay as they
 * are. @returns the columns with markup.
 */
export async function storeMarkup(databaseFolder: string): Promise<string[]> {
  const { ownerUrl } = await startEmbedded(databaseFolder);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{
      schema: string;
      table: string;
      column: string;
      length: number | null;
    }>(
      `select c.table_schema as schema, c.table_name as table, c.column_name as column, c.character_maximum_length as length
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where (c.table_schema = 'public' or c.table_name = 'tenant') and t.table_type = 'BASE TABLE'
         and c.data_type in ('text', 'character varying') and c.is_generated = 'NEVER'`,
    );
    const stored: string[] = [];
    for (const { schema, table, column } of rows.filter((each) => isWritten(each.column))) {
      const target = [schema, table].map((name) => client.escapeIdentifier(name)).join('.');
      const name = client.escapeIdentifier(column);
      try {
        await client.query(`update ${target} set ${name} = ${name} || $1 where ${name} <> ''`, [
          markupOf(`${table}.${column}`),
        ]);
        stored.push(`${table}.${column}`);
      } catch {
        // A constraint limits its values: choices, numbers of series, lengths.
      }
    }
    return stored;
  } finally {
    await client.end();
  }
}
