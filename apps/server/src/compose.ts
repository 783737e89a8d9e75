import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import { readConfig, type Config } from './core/config.ts';
import { openSecretCipher, SealingKeyError } from './auth/sealing-key.ts';
import type { SecretCipher } from './auth/secret-cipher.ts';
import { Database } from './database/database.ts';
import { startEmbedded, type EmbeddedDatabase } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { normalizeDomains } from './database/normalize-domains.ts';
import { createApp } from './http/app.ts';
import { createUrlSigner } from './http/url-signer.ts';
import type { Ports } from './context/context.ts';
import { createLimits } from './http/rate-limit.ts';
import { createLoadMonitor } from './jobs/load-monitor.ts';
import { startJobs } from './jobs/jobs.ts';
import { startRealtime } from './realtime/realtime.ts';
import { startJob, jobQueuesOf } from './module/module-jobs.ts';
import { startPlatformJobs } from './module/start-platform-jobs.ts';
import type { JobDependencies } from './module/define-module.ts';
import { handlers, modules } from './modules.ts';
import { openAiAssistant } from './ports/assistant-openai.ts';
import { zipGeocoder } from './ports/geocoder.ts';
import { outboxMail } from './ports/mail.ts';
import { stripePayments } from './ports/payments-stripe.ts';
import { testPayments } from './ports/payments-test.ts';
import { diskStorage } from './ports/storage.ts';
import { s3Storage } from './ports/storage-s3.ts';
import { outboxSms } from './ports/sms.ts';
import { demoLogins, demoPassword, seedDemo } from './seed/demo.ts';

const moduleJobs = modules.flatMap(({ jobs = [] }) => jobs);
const jobQueues = jobQueuesOf(moduleJobs);

/** Reason why the server cannot start, with a message for its operator. */
export class StartRefusal extends Error {}

export interface RunningServer {
  url: string;
  config: Config;
  database: Database;
  ports: Ports;
  app: ReturnType<typeof createApp>;
  log: Logger;
  stop(): Promise<void>;
}

/** Prints one line per startup step with its duration on a terminal. */
function progress(announce: boolean) {
  return async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    if (announce) process.stdout.write(`  ${label} …`);
    try {
      const result = await work();
      if (announce) process.stdout.write(` done (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
      return result;
    } catch (error) {
      if (announce) process.stdout.write(' failed\n');
      throw error;
    }
  };
}

interface StartOptions {
  announce?: boolean;
  /** Overrides of the environment's configuration. */
  config?: Partial<Config>;
  /** Addresses of a database that runs already (tests). */
  databases?: { ownerUrl: string; appUrl: string };
  listen?: boolean;
  seed?: boolean;
}

/** Starts everything: database, migrations, demo data once, jobs, HTTP. What fails on the way leaves nothing running. */
export async function start(options: StartOptions = {}): Promise<RunningServer> {
  const started: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    return await startParts(options, started, stopAll);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Demo data is created in many transactions; this records whether all of them were committed. */
const seeding = {
  begin: "insert into platform.secret values ('seeding', 'begun') on conflict do nothing",
  end: "delete from platform.secret where name = 'seeding'",
  isCutOff: "select 1 from platform.secret where name = 'seeding'",
};

async function isCutOff(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return Boolean((await client.query(seeding.isCutOff)).rowCount);
  } finally {
    await client.end();
  }
}

/** Applies pending migrations. Demo data that was interrupted begins anew in an embedded database. */
async function prepareDatabase(
  ownerUrl: string,
  embedded: EmbeddedDatabase | undefined,
  files: string,
): Promise<string[]> {
  const names = await migrate(ownerUrl);
  if (!(await isCutOff(ownerUrl))) return names;
  if (!embedded)
    throw new StartRefusal(
      'Creating the demo data was interrupted, so it is incomplete. Empty the database and start again.',
    );
  // Incomplete demo data has not been used, so it is created again.
  await embedded.empty();
  await rm(files, { recursive: true, force: true });
  return migrate(ownerUrl);
}

/** The outside world as the configuration has it. */
function createPorts({
  config,
  database,
  storage,
  jobs,
  live,
  secret,
  cipher,
}: Pick<Ports, 'storage' | 'jobs' | 'live'> & {
  config: Config;
  database: Database;
  secret: string;
  cipher: SecretCipher;
}): Ports {
  return {
    live,
    storage,
    mail: outboxMail(database, jobs),
    sms: outboxSms(database, { sends: config.sms !== undefined, jobs }),
    jobs,
    geocoder: zipGeocoder(),
    assistant: config.assistant && openAiAssistant(config.assistant),
    payments: config.stripe ? stripePayments(config.stripe) : testPayments(),
    clock: () => new Date(),
    ...createUrlSigner(secret),
    ...cipher,
  };
}

/** Serves the application on the configured port. @throws StartRefusal if the port is in use. */
function listen(
  app: ReturnType<typeof createApp>,
  config: Config,
  log: Logger,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (info) =>
      resolve({ server, port: info.port }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => {
      log.error({ err: error }, 'http server');
      reject(
        error.code === 'EADDRINUSE'
          ? new StartRefusal(`Port ${config.port} is in use. Choose another: PORT=4100 npm start`)
          : error,
      );
    });
  });
}

/** Prints the URL and the sign-in details on the terminal. */
function announceReady(url: string, config: Config): void {
  process.stdout.write(`\n  Plumbline is ready at ${url}\n`);
  if (config.demo) {
    process.stdout.write(`\n  Demo mode. The password for every login is ${demoPassword}\n`);
    for (const { username, about, at } of demoLogins)
      process.stdout.write(`    ${username.padEnd(26)} ${about}${at === '/' ? '' : `, at ${at}`}\n`);
  }
  process.stdout.write('\n  Press Ctrl+C to stop.\n');
}

/** Lets requests in flight finish, and refuses new ones. */
async function closeServer(http: ServerType): Promise<void> {
  const closing = new Promise<void>((resolve) => http.close(() => resolve()));
  const late = setTimeout(() => 'closeAllConnections' in http && http.closeAllConnections(), 5000);
  if ('closeIdleConnections' in http) http.closeIdleConnections();
  await closing;
  clearTimeout(late);
}

/** @param started how each part is stopped, in the order of their start. */
async function startParts(
  options: StartOptions,
  started: (() => Promise<void>)[],
  stopAll: () => Promise<void>,
): Promise<RunningServer> {
  const config = { ...readConfig(), ...options.config };
  const announce = options.announce ?? false;
  const step = progress(announce);
  const log = pino(
    { level: config.logLevel, redact: ['password', 'token', '*.password', '*.token'] },
    announce && process.stdout.isTTY
      ? pino.destination({ dest: path.join(config.dataFolder, 'server.log'), mkdir: true })
      : pino.destination(1),
  );

  let embedded: EmbeddedDatabase | undefined;
  let urls = options.databases;
  if (!urls && config.databaseUrl) urls = { ownerUrl: config.databaseUrl, appUrl: config.databaseUrl };
  if (!urls) {
    embedded = await step('Starting PostgreSQL', () =>
      startEmbedded(path.join(config.dataFolder, 'postgres'), { onEvent: (message) => log.error(message) }),
    );
    urls = embedded;
    started.push(embedded.stop);
  }
  const { ownerUrl, appUrl } = urls;
  const files = path.join(config.dataFolder, 'files');
  const applied = await step('Migrating the database', () => prepareDatabase(ownerUrl, embedded, files));
  if (applied.length) log.info({ applied }, 'migrated');

  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  owner.on('error', (error) => log.error({ err: error }, 'owner connection'));
  // A connection that fails while in use fails its next query.
  owner.on('connect', (client) => client.on('error', () => undefined));
  started.push(() => owner.end());
  if (applied.includes('0096_normal_usernames.sql')) await normalizeDomains(owner);
  const database = new Database(appUrl);
  started.push(() => database.close());
  const storage = config.s3 ? s3Storage(config.s3, files) : diskStorage(files);
  const secret = (
    await owner.query<{ value: string }>("select value from platform.secret where name = 'signing'")
  ).rows[0]?.value;
  if (!secret) throw new Error('The signing key is missing');
  const { cipher, resealed, unreadable } = await openSecretCipher(owner, {
    config,
    signingSecret: secret,
  }).catch((error: unknown) => {
    throw error instanceof SealingKeyError ? new StartRefusal(error.message) : error;
  });
  if (resealed > 0) log.info({ resealed }, 'sealed secrets with the current key');
  if (unreadable > 0) log.warn({ unreadable }, 'secrets that no sealing key opens must be entered again');
  const jobs = await step('Starting the job queue', () => startJobs(ownerUrl, log, jobQueues));
  started.push(() => jobs.stop());
  const live = await startRealtime(ownerUrl, log);
  started.push(() => live.stop());
  const ports = createPorts({ config, database, storage, jobs, live, secret, cipher });
  if (config.demo && (options.seed ?? true)) {
    const { rows } = await owner.query<{ count: number }>('select platform.tenant_count() as count');
    if (rows[0]?.count === 0) {
      await owner.query(seeding.begin);
      await step('Creating the demo companies', () => seedDemo({ database, owner, ports, log }));
      await owner.query(seeding.end);
    }
  }
  const limits = await createLimits(owner, { session: config.rateLimit, auth: config.authRateLimit });
  const loadMonitor = createLoadMonitor();
  const jobParts: JobDependencies = { database, owner, ports, config, log, handlers, loadMonitor };
  for (const job of moduleJobs) await startJob(job, jobs, jobParts);
  await startPlatformJobs(jobs, jobParts);

  const app = createApp({ config, database, ports, limits, handlers, log, loadMonitor });
  const listening = (options.listen ?? true) ? await listen(app, config, log) : undefined;
  const url = `http://localhost:${listening?.port ?? config.port}`;
  if (!process.env['PUBLIC_URL']) config.publicUrl = url;
  if (announce) announceReady(url, config);
  return {
    url,
    config,
    database,
    ports,
    app,
    log,
    async stop() {
      live.end();
      if (listening) await closeServer(listening.server);
      await stopAll();
      if (announce) process.stdout.write('\n  Stopped.\n');
    },
  };
}
