import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const home = path.join(import.meta.dirname, 'directus');
const program = path.join(home, 'node_modules/directus/cli.js');
/** The Node that its native parts were built for, where that is another. */
const node = process.env['DIRECTUS_NODE'] ?? process.execPath;
const admin = { email: 'bench@example.com', password: 'Bench-2026-Plumbline' };

/** It is large, and installed by hand: `npm i --prefix bench/directus`. */
export const hasDirectus = (): boolean => existsSync(program);

export interface Peer {
  url: string;
  token: string;
  /** Owner of its database. */
  database: pg.Client;
  pid: number;
  close(): Promise<void>;
}

const columns = ['number', 'name', 'type', 'status', 'territory', 'phone', 'email', 'city', 'state', 'zip'];

/**
 * Directus on a database of its own in the same PostgreSQL, with a collection of the fields that our accounts have and
 * the indexes that ours has.
 */
export async function startDirectus(ownerUrl: string, port: number): Promise<Peer> {
  const at = new URL(ownerUrl);
  const root = new pg.Client({ connectionString: ownerUrl });
  await root.connect();
  await root.query('create database directus_bench');
  await root.end();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: 'bench',
    DB_CLIENT: 'pg',
    DB_HOST: at.hostname,
    DB_PORT: at.port,
    DB_USER: decodeURIComponent(at.username),
    DB_PASSWORD: decodeURIComponent(at.password),
    DB_DATABASE: 'directus_bench',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    QUERY_LIMIT_MAX: '-1',
    FILES_MAX_UPLOAD_SIZE: '200mb',
    IMPORT_TIMEOUT: '900000',
    STORAGE_LOCAL_ROOT: path.join(home, '.uploads'),
  };
  const run = (command: string): ChildProcess =>
    spawn(node, [program, command], { cwd: home, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    run('bootstrap').once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`directus bootstrap ended with ${code}`)),
    );
  });
  const child = run('start');
  for (let tries = 0; ; tries++) {
    if (
      await fetch(`${url}/server/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (tries > 240) throw new Error('Directus did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const post = async (address: string, body: unknown, token = '') => {
    const answer = await fetch(url + address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const signedIn = (await post('/auth/login', admin)) as { access_token: string };
  const me = signedIn.access_token;
  // A token that does not run out in the middle.
  const lasting = 'bench-token-of-the-admin';
  const own = (await (
    await fetch(`${url}/users/me`, { headers: { authorization: `Bearer ${me}` } })
  ).json()) as { data: { id: string } };
  await fetch(`${url}/users/${own.data.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${me}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: lasting }),
  });
  await post(
    '/collections',
    {
      collection: 'account',
      schema: {},
      meta: {},
      fields: [
        {
          field: 'id',
          type: 'uuid',
          schema: { is_primary_key: true },
          meta: { special: ['uuid'], interface: 'input' },
        },
        ...columns.map((field) => ({ field, type: 'string', schema: {}, meta: { interface: 'input' } })),
      ],
    },
    lasting,
  );
  at.pathname = '/directus_bench';
  const database = new pg.Client({ connectionString: at.href });
  await database.connect();
  await database.query('create index on account (name)');
  await database.query('create index on account (status, name)');
  return {
    url,
    token: lasting,
    database,
    pid: child.pid ?? 0,
    async close() {
      await database.end();
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
