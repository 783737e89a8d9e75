/* Server of the journeys, with the built product on a temporary folder. */
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../apps/server/src/core/config.ts';
import { start } from '../apps/server/src/compose.ts';
import { storeMarkup } from './attack/store-markup.ts';

const dataFolder = await mkdtemp(path.join(tmpdir(), 'plumbline-e2e-'));
const clear = () => rm(dataFolder, { recursive: true, force: true });
// As root, PostgreSQL runs as another user, who needs access.
await chmod(dataFolder, 0o755);

/** The apps as they are built now: a build while the journeys run takes nothing away from them. */
async function builtApps() {
  const { apps } = readConfig();
  const copies = { ...apps };
  for (const name of ['suite', 'admin', 'partner'] as const) {
    copies[name] = path.join(dataFolder, 'apps', name);
    await cp(apps[name], copies[name], { recursive: true }).catch((error: unknown) => {
      throw new Error('The journeys need the built apps: npm run build', { cause: error });
    });
  }
  return copies;
}

async function run() {
  return start({
    config: {
      port: Number(process.env['PORT'] ?? 4290),
      host: '127.0.0.1',
      dataFolder,
      databaseUrl: undefined,
      demo: true,
      logLevel: 'error',
      // All simulated users share one address.
      rateLimit: 1_000_000,
      authRateLimit: 1_000_000,
      apps: await builtApps(),
    },
  });
}

const server = await run().catch(async (error: unknown) => {
  await clear();
  throw error;
});

// The attack with markup starts when the texts have it.
if (process.env['PLUMBLINE_E2E_MARKUP']) await storeMarkup(path.join(dataFolder, 'postgres'));

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().finally(async () => {
      await clear();
      process.exit(0);
    });
  });
}
