import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { start, type RunningServer } from '../apps/server/src/start.ts';

export interface Stage {
  server: RunningServer;
  /** Owner's address of the same database, for the bare peer. */
  appUrl: string;
  token: string;
  close(): Promise<void>;
}

/** Our server with the demo companies on a database of its own, gone afterwards. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  await chmod(folder, 0o755);
  const database = await startEmbedded(path.join(folder, 'postgres'));
  const server = await start({
    databases: database,
    config: {
      port: 0,
      host: '127.0.0.1',
      dataFolder: folder,
      demo: true,
      logLevel: 'silent',
      rateLimit: 1e9,
      authRateLimit: 1e6,
    },
  });
  const answer = await fetch(`${server.url}/api/security/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner@northgate.test', password: 'Demo!2026' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return {
    server,
    appUrl: database.appUrl,
    token: data.token,
    async close() {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
