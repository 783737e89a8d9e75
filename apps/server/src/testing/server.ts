import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { appsOf, catalogue, portalApps, purchasableApps } from '@plumbline/permissions';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { readConfig, type Config } from '../core/config.ts';
import { Database, hashToken, type Opened, type Transaction } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { createUrlSigner } from '../http/url-signer.ts';
import type { Ports } from '../context/context.ts';
import { createLimits } from '../http/rate-limit.ts';
import type { JobKind, JobKinds, Jobs } from '../ports/jobs.ts';
import { startRealtime } from '../realtime/realtime.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createSecretCipher } from '../auth/secret-cipher.ts';
import type { JobDependencies } from '../module/define-module.ts';
import { handlers, modules } from '../modules.ts';
import { provisionTenant } from '../capabilities/tenants/provision.ts';
import { signUnsigned } from '../resource/duplicate-detection.ts';
import { locateMissing } from '../resource/record-locations.ts';
import { zipGeocoder } from '../ports/geocoder.ts';
import { outboxMail } from '../ports/mail.ts';
import { testPayments } from '../ports/payments-test.ts';
import { outboxSms } from '../ports/sms.ts';
import { diskStorage } from '../ports/storage.ts';

export const password = 'Right!2026';
const everything = Object.fromEntries(
  Object.entries(catalogue).map(([app, names]) => [app, Object.keys(names)]),
);
const rights = (abilities: string) =>
  Object.fromEntries(
    Object.entries(everything).map(([app, names]) => [
      app,
      Object.fromEntries(
        names.map((name) => [name, Object.fromEntries([...abilities].map((each) => [each, 1]))]),
      ),
    ]),
  );

/** Users of the tests: of two isolated companies, and of the other account types. */
export const users = {
  owner: { tenant: 'north', admin: true, abilities: '' },
  editor: { tenant: 'north', admin: false, abilities: 'vaec' },
  viewer: { tenant: 'north', admin: false, abilities: 'v' },
  none: { tenant: 'north', admin: false, abilities: '' },
  stranger: { tenant: 'harbor', admin: true, abilities: '' },
  clerk: { tenant: 'retail', admin: true, abilities: '' },
  agent: { tenant: 'partner', admin: true, abilities: '' },
  reseller: { tenant: 'partner', admin: false, abilities: 'v' },
  staff: { tenant: 'provider', admin: true, abilities: '' },
  support: { tenant: 'provider', admin: false, abilities: 'v' },
} as const;
export type UserName = keyof typeof users;
export const tenants = {
  north: { name: 'North Builders', type: 'Company', apps: purchasableApps },
  harbor: { name: 'Harbor Electric', type: 'Company', apps: purchasableApps },
  retail: { name: 'Corner Supply', type: 'Retail', apps: appsOf('shop') },
  partner: { name: 'Summit Resellers', type: 'Partner', apps: portalApps.Partner },
  provider: { name: 'Plumbline', type: 'Provider', apps: portalApps.Provider },
} as const;
export type TenantName = keyof typeof tenants;

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, if the response has any. */
  body: {
    success?: boolean;
    message?: string;
    // A test states the expected shape; the product is compiled against the contract's types.
    data?: unknown;
    meta?: { count: number };
    errors?: { field: string; message: string }[];
    missing?: { app: number; name: string; type: string };
    request_id?: string;
  };
  bytes: Uint8Array;
}
type WaitingJob = { [K in JobKind]: { kind: K; payload: JobKinds[K] } }[JobKind];
export interface TestServer {
  app: ReturnType<typeof createApp>;
  config: Config;
  database: Database;
  owner: pg.Pool;
  ports: Ports;
  log: Logger;
  tenantIds: Record<TenantName, string>;
  userIds: Record<UserName, string>;
  tokens: Record<UserName, string>;
  /** Queued jobs that have not run. */
  jobs: WaitingJob[];
  /** Errors logged by the server, for messages of failing tests. */
  failures: unknown[];
  /** Offset of the server's clock in milliseconds; the database clock is unchanged. */
  clock: { offset: number };
  /** IP address of the next call. */
  address: string;
  call(
    user: UserName | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Calls an operation and returns its data; fails the test on an error response. */
  ok<T = Record<string, never>>(
    user: UserName,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T>;
  /** Starts a new session. @returns its token, which `call` uses from then on. */
  renew(user: UserName): Promise<string>;
  tx<T>(tenant: TenantName, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs the queued jobs. */
  runJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs of modules by name. A job without an attempt uses its own default. */
const moduleJobs = new Map(
  modules
    .flatMap(({ jobs = [] }) => jobs)
    .map(
      ({ kind, run }) => [kind, run as (payload: object, parts: JobDependencies) => Promise<void>] as const,
    ),
);

const inDatabase = (url: string, name: string) => url.replace(/\/[^/]+$/, `/${name}`);

/** A job queue that keeps jobs in this list until a test runs them. */
function waitingJobs(jobs: TestServer['jobs']): Jobs {
  const isWaiting = (kind: string, payload: object) =>
    jobs.some((job) => job.kind === kind && isDeepStrictEqual(job.payload, payload));
  return {
    async send(kind, payload) {
      jobs.push({ kind, payload } as WaitingJob);
    },
    async sendOnce(kind, payload) {
      if (!isWaiting(kind, payload)) jobs.push({ kind, payload } as WaitingJob);
    },
    work: async () => undefined,
    every: async () => undefined,
    isUnderWay: async (kind, payload) => isWaiting(kind, payload),
    ready: () => true,
    stop: async () => undefined,
  };
}

type Ids = Pick<TestServer, 'tenantIds' | 'userIds'>;

/** Creates the users of a company: the administrator with the company, others with a role of their own. */
async function createUsers(
  { tx, client }: Opened,
  tenant: TenantName,
  { tenantIds, userIds }: Ids,
  hash: string,
): Promise<void> {
  const { name: company, type, apps } = tenants[tenant];
  const tenantId = tenantIds[tenant];
  for (const [user, each] of Object.entries(users).filter(([, of]) => of.tenant === tenant)) {
    const userId = uuidv7();
    const username = `${user}@${tenant}.test`;
    userIds[user as UserName] = userId;
    if (each.admin) {
      await client.query(
        'select platform.create_company($1, $2, $3, $4, $5, false, $6, $7, $8, $9, $10, false)',
        [
          tenantId,
          company,
          type,
          apps,
          tenant === 'harbor' ? tenantIds.partner : null,
          userId,
          username,
          hash,
          user,
          'Tester',
        ],
      );
    } else {
      const role_id = uuidv7();
      await tx
        .insertInto('security_role')
        .values({
          tenant_id: tenantId,
          role_id,
          name: user,
          permissions: JSON.stringify(rights(each.abilities)),
        })
        .execute();
      await tx
        .insertInto('security_user')
        .values({
          tenant_id: tenantId,
          user_id: userId,
          username,
          email: username,
          firstname: user,
          lastname: 'Tester',
          role_id,
        })
        .execute();
      await client.query('select platform.add_login($1, $2, $3, $4)', [userId, tenantId, username, hash]);
    }
  }
}

/** Creates the companies and users of tests, and enters their ids. */
async function createCompanies(database: Database, ids: Ids): Promise<void> {
  const hash = await hashPassword(password);
  for (const tenant of Object.keys(tenants) as TenantName[]) {
    const tenantId = uuidv7();
    ids.tenantIds[tenant] = tenantId;
    await database.transaction({ tenantId }, 'write', async (opened) => {
      await createUsers(opened, tenant, ids, hash);
      await provisionTenant(opened.tx, tenantId);
    });
  }
}

/** Sends a request to the application from an IP address. Bytes, streams and texts are sent unchanged. */
async function send(
  app: TestServer['app'],
  remoteAddress: string,
  {
    method,
    address,
    body,
    headers,
  }: { method: string; address: string; body: unknown; headers: Record<string, string> },
): Promise<Answer> {
  const raw = body instanceof Uint8Array || body instanceof ReadableStream || typeof body === 'string';
  const request = new Request(`http://localhost/api${address}`, {
    method,
    headers: {
      ...(body === undefined
        ? {}
        : { 'content-type': raw ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: raw ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' as const }),
  });
  const response = await app.fetch(request, { incoming: { socket: { remoteAddress } } });
  const type = response.headers.get('content-type') ?? '';
  // An event stream does not end, so its body is not read.
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const bytes = new Uint8Array(response.bodyUsed ? new ArrayBuffer() : await response.arrayBuffer());
  const isJson = type.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as Answer['body']) : {},
  };
}

/**
 * Starts the product on its own database, without a socket.
 * @param options.empty if true, without companies and users.
 */
export async function testServer(
  options: { config?: Partial<Config>; empty?: boolean } = {},
): Promise<TestServer> {
  const { ownerUrl, appUrl } = inject('database');
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inDatabase(ownerUrl, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template plumbline strategy file_copy`);
  await admin.end();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-files-'));
  const owner = new pg.Pool({ connectionString: inDatabase(ownerUrl, name), max: 3 });
  owner.on('error', () => undefined);
  const database = new Database(inDatabase(appUrl, name), { max: 8 });
  const failures: unknown[] = [];
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void failures.push(JSON.parse(line) as unknown) },
  );
  const config: Config = {
    ...readConfig({}),
    demo: true,
    dataFolder: folder,
    rateLimit: 1_000_000,
    authRateLimit: 1_000_000,
    assistantRateLimit: 1_000_000,
    publicUrl: 'http://localhost:4000',
    ...options.config,
  };
  const jobs: TestServer['jobs'] = [];
  const live = await startRealtime(inDatabase(ownerUrl, name), log);
  const clock = { offset: 0 };
  const ports: Ports = {
    storage: diskStorage(path.join(folder, 'files')),
    mail: outboxMail(database),
    sms: outboxSms(database, { sends: false }),
    jobs: waitingJobs(jobs),
    live,
    geocoder: zipGeocoder(),
    assistant: undefined,
    payments: testPayments(),
    clock: () => new Date(Date.now() + clock.offset),
    ...createUrlSigner('a secret of the tests'),
    ...createSecretCipher({ current: 'a sealing key of the tests' }),
  };
  const limits = await createLimits(owner, { session: config.rateLimit, auth: config.authRateLimit });
  const app = createApp({ config, database, ports, limits, handlers, log });

  const tenantIds = {} as TestServer['tenantIds'];
  const userIds = {} as TestServer['userIds'];
  const tokens = {} as TestServer['tokens'];
  if (!options.empty) {
    await createCompanies(database, { tenantIds, userIds });
  }

  const server: TestServer = {
    app,
    config,
    database,
    owner,
    ports,
    log,
    tenantIds,
    userIds,
    tokens,
    jobs,
    failures,
    clock,
    address: '203.0.113.7',
    call: (user, method, address, body, headers = {}) =>
      send(app, server.address, {
        method,
        address,
        body,
        headers: { ...(user ? { 'access-token': tokens[user] } : {}), ...headers },
      }),
    async ok<T>(user: UserName, method: string, address: string, body?: unknown, headers = {}) {
      const answer = await server.call(user, method, address, body, headers);
      if (answer.status !== 200) {
        const logged = answer.status >= 500 ? `\n${JSON.stringify(failures.at(-1))}` : '';
        throw new Error(
          `${method} ${address} answered ${answer.status}: ${JSON.stringify(answer.body)}${logged}`,
        );
      }
      return answer.body.data as T;
    },
    async renew(user) {
      const token = `test-${user}-${randomBytes(12).toString('hex')}`;
      await owner.query("select platform.start_session($1, $2, interval '1 day')", [
        userIds[user],
        hashToken(token),
      ]);
      return (tokens[user] = token);
    },
    tx: (tenant, work) =>
      database.transaction({ tenantId: tenantIds[tenant] }, 'write', ({ tx }) => work(tx)),
    async runJobs() {
      for (const job of jobs.splice(0)) {
        if (job.kind === 'signatures') await signUnsigned(job.payload, { database });
        else if (job.kind === 'places')
          await locateMissing(job.payload, { database, geocoder: ports.geocoder });
        else {
          const run = moduleJobs.get(job.kind);
          await run?.(job.payload, { database, owner, ports, config, log, handlers });
        }
      }
    },
    async stop() {
      await live.stop();
      await database.close();
      await owner.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
  if (!options.empty) for (const user of Object.keys(users)) await server.renew(user as UserName);
  return server;
}
