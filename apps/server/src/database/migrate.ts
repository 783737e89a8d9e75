import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const source = path.join(import.meta.dirname, '..');

interface SqlFile {
  /** Path below `src` for files of modules, the file's name for those of the platform: the key in the database. */
  name: string;
  file: string;
}

const sqlFilesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((each) => each.endsWith('.sql')).sort();

/** SQL files in a folder of every module. */
async function ofModules(kind: 'migrations' | 'views'): Promise<SqlFile[]> {
  const found: SqlFile[] = [];
  for (const module of (await readdir(path.join(source, 'modules'))).sort()) {
    const folder = path.join(source, 'modules', module, kind);
    for (const each of await sqlFilesIn(folder))
      found.push({ name: `modules/${module}/${kind}/${each}`, file: path.join(folder, each) });
  }
  return found;
}

/**
 * Migrations in their order: first the numbered ones of the platform, then those of the modules by the timestamp that
 * their names begin with (`202611271030_add_bins.sql`).
 */
async function migrations(): Promise<SqlFile[]> {
  const folder = path.join(import.meta.dirname, 'migrations');
  const platform = (await sqlFilesIn(folder)).map((name) => ({ name, file: path.join(folder, name) }));
  const own = await ofModules('migrations');
  return [...platform, ...own.toSorted((a, b) => path.basename(a.file).localeCompare(path.basename(b.file)))];
}

/** True once this database's views come from the modules' files. */
const hasViews = async (client: pg.Client): Promise<boolean> =>
  (await client.query("select 1 where to_regclass('platform.view_state') is not null")).rowCount === 1;

async function dropViews(client: pg.Client): Promise<void> {
  for (const { file } of await ofModules('views'))
    await client.query(`drop view if exists ${pg.escapeIdentifier(path.basename(file, '.sql'))} cascade`);
}

/**
 * Creates the views of the modules again if a file among them, or a migration, has changed. A file holds one view and has
 * its name. Views that read each other are created in the order that their references require.
 * @returns the files, if they were applied.
 */
async function applyViews(client: pg.Client, migrated: boolean): Promise<string[]> {
  const files = await ofModules('views');
  const views = await Promise.all(
    files.map(async ({ name, file }) => ({
      name,
      view: path.basename(file, '.sql'),
      sql: await readFile(file, 'utf8'),
    })),
  );
  const hash = createHash('sha256').update(JSON.stringify(views)).digest('hex');
  await client.query(
    'create table if not exists platform.view_state (one boolean primary key default true check (one), hash text not null)',
  );
  const { rows } = await client.query<{ hash: string }>('select hash from platform.view_state');
  if (!migrated && rows[0]?.hash === hash) return [];
  await client.query('begin');
  try {
    await dropViews(client);
    let waiting = views;
    while (waiting.length > 0) {
      const later: typeof views = [];
      let reason: Error | undefined;
      for (const each of waiting) {
        await client.query('savepoint view');
        try {
          await client.query(each.sql);
          const view = pg.escapeIdentifier(each.view);
          await client.query(
            `revoke all on ${view} from plumbline_app; grant select on ${view} to plumbline_app`,
          );
        } catch (error) {
          await client.query('rollback to savepoint view');
          const isMissing = (error as { code?: string }).code === '42P01';
          reason = new Error(`view ${each.name}: ${(error as Error).message}`, { cause: error });
          if (!isMissing) throw reason;
          later.push(each);
        }
      }
      // No view could be created, so the missing table or view is not among them.
      if (later.length === waiting.length) throw reason ?? new Error('no view could be created');
      waiting = later;
    }
    await client.query(
      'insert into platform.view_state (hash) values ($1) on conflict (one) do update set hash = excluded.hash',
      [hash],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return views.map(({ name }) => name);
}

/**
 * Applies the migrations that this database has not seen, in order, each in a transaction of its own, and then the views
 * of the modules. Several servers may start at once: one migrates, the others wait.
 * @returns the names of the migrations applied now.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
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
    const pending = (await migrations()).filter(({ name }) => !seen.has(name));
    // A migration may change what views read. They are created again afterwards.
    if (pending.length > 0 && (await hasViews(client))) await dropViews(client);
    for (const { name, file } of pending) {
      await client.query('begin');
      try {
        await client.query(await readFile(file, 'utf8'));
        await client.query('insert into migration (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
    await applyViews(client, applied.length > 0);
  } finally {
    await client.end();
  }
  return applied;
}
