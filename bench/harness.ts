import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';

export interface Stage {
  /** In a process of its own. */
  server: { url: string; pid: number };
  /** Owner's address of the same database, for the bare peer. */
  appUrl: string;
  token: string;
  close(): Promise<void>;
}

/** The demo's plan sets are read behind the first answers: what is measured before that is done is measured beside it. */
async function isAtRest(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (let left = true; left;) {
    const { rows } = await client.query<{ left: boolean }>(
      "select exists (select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()) as left",
    );
    left = rows[0]?.left ?? false;
    if (left) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await client.end();
}

/** @returns the token of one of the demo's people. */
export async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/security/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Demo!2026' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/**
 * Our server with the demo companies on a database of its own, gone afterwards.
 * @param heap what the server may hold at once, in MB, where it is not what Node gives it.
 */
export async function openStage(heap?: number): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  await chmod(folder, 0o755);
  const database = await startEmbedded(path.join(folder, 'postgres'));
  const child = fork(
    path.join(import.meta.dirname, 'server.ts'),
    [
      JSON.stringify({
        databases: { ownerUrl: database.ownerUrl, appUrl: database.appUrl },
        config: {
          port: 0,
          host: '127.0.0.1',
          dataFolder: folder,
          demo: true,
          logLevel: 'silent',
          rateLimit: 1e9,
          authRateLimit: 1e6,
        },
      }),
    ],
    { execArgv: ['--conditions=plumbline', ...(heap ? [`--max-old-space-size=${heap}`] : [])] },
  );
  const [told] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}`);
    }),
  ])) as [{ url: string }];
  const server = { url: told.url, pid: child.pid ?? 0 };
  const token = await signIn(server.url, 'owner@northgate.test');
  await isAtRest(database.ownerUrl);
  return {
    server,
    appUrl: database.appUrl,
    token,
    async close() {
      // One that had no room left has ended by itself.
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.disconnect();
        await ended;
      }
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
