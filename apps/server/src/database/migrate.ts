import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * Applies the SQL files that this database has not seen, in order, each in a transaction of its own. Several servers
 * may start at once: one migrates, the others wait.
 * @returns the names applied now.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock(4216)');
    if (!(await client.query("select 1 from pg_roles where rolname = 'plumbline_app'")).rowCount) {
      await client.query('create role plumbline_app nologin nosuperuser nobypassrls nocreatedb nocreaterole');
    }
    await client.query('grant plumbline_app to current_user');
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const seen = new Set(rows.map((row) => row.name));
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort()) {
      if (seen.has(name)) continue;
      await client.query('begin');
      try {
        await client.query(await readFile(path.join(folder, name), 'utf8'));
        await client.query('insert into migration (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
  } finally {
    await client.end();
  }
  return applied;
}
