/* The product as it is served, on a folder that ends with it: what the journeys run against. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../apps/server/src/start.ts';

const dataFolder = await mkdtemp(path.join(tmpdir(), 'plumbline-e2e-'));
// Run as root, PostgreSQL is somebody else, who has to get in.
await chmod(dataFolder, 0o755);
const server = await start({
  config: {
    port: Number(process.env['PORT'] ?? 4290),
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: undefined,
    demo: true,
    logLevel: 'error',
    // One address makes all the calls of many people here.
    rateLimit: 1_000_000,
    authRateLimit: 1_000_000,
  },
}).catch(async (error: unknown) => {
  await rm(dataFolder, { recursive: true, force: true });
  throw error;
});

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().finally(async () => {
      await rm(dataFolder, { recursive: true, force: true });
      process.exit(0);
    });
  });
}
