import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { operations } from '@plumbline/api/operations';
import { schemas } from '@plumbline/api/schemas';
import { decide, denialText, type Ability, type SessionInfo } from '@plumbline/permissions';
import { issueMessage } from '@plumbline/validation';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ZodType } from 'zod';
import type { Config } from '../core/config.ts';
import type { Database, Opened, Principal } from '../database/database.ts';
import { writeAudit, writeAudits } from '../context/audit.ts';
import { dropFile, fileResponse } from './file-response.ts';
import { accessBlockedReason } from '../auth/tenant-status.ts';
import { jsonResponse } from './json-response.ts';
import type { Context, FileReply, Handlers, OperationId, Ports } from '../context/context.ts';
import { topicsOf } from '../realtime/invalidation-topics.ts';
import type { Limits } from './rate-limit.ts';
import { nextNumbers } from '../context/numbering.ts';
import { httpErrorFromDatabase, HttpError, payloadTooWide, unexpectedError } from '../core/http-error.ts';
import { openApiDocument, apiDocs } from './api-docs.ts';
import { sessionOf } from '../auth/session-info.ts';
import { createSecretCipher } from '../auth/secret-cipher.ts';
import { staticApps } from './static.ts';
import type { LoadMonitor } from '../jobs/load-monitor.ts';
import { bodyTooLarge, uploadBody } from './upload-body.ts';

interface Operation {
  method: string;
  path: string;
  access: string | { app: number; name: string; type: string };
  idempotent?: true;
  stream?: string;
  patient?: true;
}
interface Schemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
}
type Variables = { requestId: string; log: Logger };

export interface AppParts {
  config: Config;
  database: Database;
  ports: Ports;
  limits: Limits;
  handlers: Handlers;
  log: Logger;
  /** Told of every request of somebody signed in. */
  loadMonitor?: LoadMonitor;
}

const smallBody = 2 * 1024 * 1024;
/** One save of a crowded page. */
const largeBody = 16 * 1024 * 1024;
const largeOperations: string[] = ['estimationWorkSaveTakeoff'];

/** Signs and reads addresses of stored files, valid for a quarter of an hour, on any server that shares the key. */
export function createUrlSigner(secret: string): Pick<Ports, 'sign' | 'unsign' | 'seal' | 'unseal'> {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign(key, { name, contentType, inline = false }) {
      // Rounded up, so that a picture asked for twice in a quarter of an hour has one address and is cached.
      const until = Math.ceil(Date.now() / 900_000) * 900_000 + 900_000;
      const body = Buffer.from(JSON.stringify([key, name, contentType, inline ? 1 : 0, until])).toString(
        'base64url',
      );
      return `/api/workdrive/signed/${body}.${mac(body).toString('base64url')}`;
    },
    unsign(token) {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = mac(body);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const [key, name, contentType, inline, until] = JSON.parse(
        Buffer.from(body, 'base64url').toString(),
      ) as [string, string, string, number, number];
      return until < Date.now() ? undefined : { key, name, contentType, inline: inline === 1 };
    },
    ...createSecretCipher(secret),
  };
}

export function validate(schema: ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issueMessage(issue),
  }));
  throw new HttpError(400, errors[0]?.message ?? 'The request has the wrong form.', { errors });
}

/** Throws the refusal of whoever may not make this call. */
export function authorise(access: Operation['access'], user: Principal, closed?: string): void {
  if (access === 'public' || access === 'signed-in') return;
  if (access === 'partner') {
    if (user.tenant_type !== 'Partner') throw new HttpError(403, 'Only partners can use this.');
    return;
  }
  if (access === 'provider') {
    if (user.tenant_type !== 'Provider') throw new HttpError(403, 'Only the provider’s staff can use this.');
    return;
  }
  if (access === 'administrator') {
    const isCustomer = user.tenant_type === 'Company' || user.tenant_type === 'Retail';
    if (!isCustomer || !user.is_admin)
      throw new HttpError(403, 'Only an administrator of your company can do this. Nothing was changed.');
    return;
  }
  if (typeof access === 'string') throw new Error(`unknown access ${access}`);
  const right = { app: access.app, name: access.name, type: access.type as Ability };
  const decision = decide(sessionOf(user), user.purchased, right);
  if (!decision.allowed) throw new HttpError(403, denialText(decision, closed), { missing: right });
}

export function createApp({ config, database, ports, limits, handlers, log, loadMonitor }: AppParts) {
  const app = new Hono<{ Variables: Variables }>({ strict: false });

  app.use('*', async (c, next) => {
    const requestId = c.req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] ?? randomUUID();
    const child = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', child);
    c.header('x-request-id', requestId);
    const started = performance.now();
    await next();
    // A file's answer is made whole by its operation, without what was set before.
    c.res.headers.set('x-request-id', requestId);
    // Addresses with a signature in them are keys: they are not written down.
    const route = c.req.path.replace(/\/(signed|access)\/.*/, '/$1/…');
    child.info(
      {
        method: c.req.method,
        path: route,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // pdf.js decodes colour profiles and JPEG 2000 in WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        // The one sheet that React Aria writes itself: touch-action of what can be pressed.
        styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
        // Positions and sizes that a gesture sets; a style sheet from elsewhere still cannot be loaded.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: 'same-origin',
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    }),
  );

  const refusal = (error: unknown, requestId: string, at: Logger) => {
    const problem = error instanceof HttpError ? error : (httpErrorFromDatabase(error) ?? unexpectedError());
    if (problem.status >= 500) at.error({ err: error }, 'failed');
    // Values that the database refuses are checked before they reach it: one that slips through is looked into.
    else if (!(error instanceof HttpError)) at.warn({ err: error }, 'refused by the database');
    const body = {
      success: false,
      message: problem.message,
      ...(problem.errors.length ? { errors: problem.errors } : {}),
      ...(problem.missing ? { missing: problem.missing } : {}),
      ...(problem.code ? { code: problem.code } : {}),
      request_id: requestId,
    };
    return Response.json(body, {
      status: problem.status,
      headers: {
        'x-request-id': requestId,
        'cache-control': 'no-store',
        ...problem.headers,
        ...(problem.status === 429 || problem.code === 'maintenance' ? { 'retry-after': '60' } : {}),
      },
    });
  };
  app.onError((error, c) => refusal(error, c.get('requestId'), c.get('log')));

  const api = new Hono<{ Variables: Variables }>({ strict: false });
  const limitedTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw bodyTooLarge(maxSize);
      },
    });
  // An upload counts its bytes as it takes them: to look at its body is to begin reading it.
  const unlimited: MiddlewareHandler = (_, next) => next();
  api.use('*', compress({ threshold: 1024 }));
  if (config.maintenance)
    api.use('*', async (c, next) => {
      // Whoever watches the server, and the page that waits for the end of it, still ask how it is.
      if (c.req.path.replace(/\/$/, '') === '/api/health') return next();
      throw new HttpError(
        503,
        'Plumbline is being maintained and will be back shortly. What you saved is kept.',
        {
          code: 'maintenance',
        },
      );
    });

  database.onWritten = (tenantId, tables, by) =>
    ports.live.tell(
      tenantId,
      [...tables].flatMap((table) => topicsOf(table) ?? []),
      by,
    );

  const entries = Object.entries(operations) as [OperationId, Operation][];
  // A fixed path beats a parameter in the same place: `/crm/accounts/export` is not an account.
  entries.sort(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);

  for (const [id, operation] of entries) {
    const schema = schemas[id] as Schemas;
    const handler = handlers[id] as unknown as (
      input: object,
      context: Context,
    ) => Promise<FileReply | { success?: boolean; data?: unknown }>;
    const route = operation.path
      .replaceAll(/\{(\w+)\}/g, operation.path.endsWith('/signed/{token}') ? ':$1{.+}' : ':$1')
      .replace(/(?<=.)\/$/, '');
    const isPublic = operation.access === 'public';
    const mode = operation.method === 'get' ? 'read' : 'write';
    // A read-only transaction cannot write; sign-in, preferences and uploads manage their own.
    const limit =
      operation.stream === 'upload'
        ? unlimited
        : limitedTo(largeOperations.includes(id) ? largeBody : smallBody);

    api.on(operation.method.toUpperCase(), [route], limit, async (c) => {
      const requestId = c.get('requestId');
      // Documented for the older assistant alone.
      const token =
        c.req.header('access-token') || (id === 'assistantQuery' && c.req.header('x-token')) || undefined;
      if (isPublic) await limits.address(addressOf(c.req.raw, c.env as object), id);
      else if (!token) throw new HttpError(401, 'Sign in to continue.');
      else await limits.session(token);

      const input = {
        params: validate(schema.params, c.req.param()),
        query: validate(schema.query, c.req.query()),
        body: {} as unknown,
      };
      let bodyText = '';
      if (schema.body) {
        bodyText = await c.req.text();
        let parsed: unknown;
        try {
          parsed = JSON.parse(bodyText || '{}');
        } catch {
          throw new HttpError(400, 'The body is not valid JSON.');
        }
        input.body = validate(schema.body, parsed);
      }

      const by = c.req.header('x-window')?.match(/^[\w-]{1,40}$/)?.[0];
      const after: (() => Promise<void>)[] = [];
      const contextOf = ({ tx, principal }: Opened): Context => {
        const user = principal as Principal;
        return {
          tx,
          user,
          session: principal ? sessionOf(principal) : ({} as SessionInfo),
          ports: principal ? { ...ports, mail: ports.mail.of(principal.tenant_id) } : ports,
          config,
          requestId,
          log: c.get('log'),
          token,
          agent: c.req.header('user-agent') ?? '',
          passes: { link: c.req.header('public-token'), short: c.req.header('short-token') },
          audit: (entry) => writeAudit(tx, entry, user, { request_id: requestId }),
          auditAll: (entries) => writeAudits(tx, entries, user, { request_id: requestId }),
          afterCommit: (work) => after.push(work),
          separate: (kind, work) =>
            database.transaction(
              principal && { tenantId: principal.tenant_id, actor: principal, by },
              kind,
              ({ tx: own }) => work(own),
            ),
          read: async (asked, given) => {
            const { access, method } = operations[asked] as Operation;
            if (method !== 'get' || !principal) throw new Error(`${asked} is not read for somebody`);
            authorise(access, principal);
            const { params, query } = schemas[asked] as Schemas;
            const values = {
              params: validate(params, given.params ?? {}),
              query: validate(query, given.query ?? {}),
              body: {},
            };
            const call = handlers[asked] as unknown as (input: object, context: Context) => Promise<never>;
            return database.transaction(
              { tenantId: principal.tenant_id, actor: principal },
              'read',
              ({ tx: own, client }) => call(values, contextOf({ tx: own, client, principal })),
            );
          },
          isSignedIn: () => database.transaction(scope, 'read', async (each) => each.principal !== undefined),
          nextNumbers: (scope, prefix, howMany, digits = 4) =>
            nextNumbers(
              tx,
              database.counter(user.tenant_id),
              ports.clock(),
              { scope, prefix, digits },
              howMany,
            ),
          upload: {
            stream: operation.stream === 'upload' ? uploadBody(c.req.raw, c.env as object) : null,
            range: c.req.header('content-range'),
          },
        };
      };
      const admit = async ({ tx, principal }: Opened) => {
        if (isPublic) return;
        if (!principal) {
          // Every invented token would otherwise have a limit of its own.
          await limits.address(addressOf(c.req.raw, c.env as object), id);
          throw new HttpError(401, 'Your session has ended. Sign in to continue.');
        }
        loadMonitor?.asked(principal.user_id);
        authorise(operation.access, principal, (await accessBlockedReason(tx, principal))?.text);
        // What a window asks by itself while nobody sits before it keeps no session alive.
        if (principal.stale && token && c.req.header('x-unattended') === undefined) {
          const hash = createHash('sha256').update(token).digest('hex');
          after.push(
            async () => void (await database.pool.query('select platform.touch_session($1)', [hash])),
          );
        }
      };
      const scope = isPublic
        ? undefined
        : { token: token as string, idleMinutes: config.sessionIdleMinutes, by };
      const key = operation.idempotent ? c.req.header('idempotency-key') : undefined;

      let reply: FileReply | { success?: boolean; data?: unknown };
      if (operation.stream === 'upload' || operation.patient) {
        // Bytes, and answers of others, may take minutes: who is asking is settled first, and no transaction waits.
        const opened = await database.transaction(scope, 'read', async (each) => {
          await admit(each);
          return each;
        });
        reply = await handler(input, contextOf(opened));
      } else {
        let made: object | undefined;
        const transaction = database.transaction(scope, mode, async (opened) => {
          await admit(opened);
          const context = contextOf(opened);
          try {
            if (!key) {
              const answer = await handler(input, context);
              made = answer;
              return answer;
            }
            const call = `${operation.method} ${c.req.path}`;
            return await once(opened, { key: key.slice(0, 200), operation: id, call, bodyText }, () =>
              handler(input, context),
            );
          } catch (error) {
            if (error instanceof HttpError && error.keep) return error;
            throw payloadTooWide(error, input.body) ?? error;
          }
        });
        const answer = await transaction.catch(async (error: unknown) => {
          // A file that was made before its transaction failed is never sent.
          if (made) await dropFile(made);
          throw error;
        });
        if (answer instanceof HttpError) throw answer;
        reply = answer;
      }
      for (const work of after)
        try {
          await work();
        } catch (error) {
          c.get('log').error({ err: error }, 'after commit');
        }
      if ('file' in reply || 'stored' in reply)
        return fileResponse(reply, {
          request: c.req.raw,
          storage: ports.storage,
          cache: id === 'workdriveSigned' ? 'private, max-age=600' : 'no-store',
        });
      c.header('cache-control', 'no-store');
      return jsonResponse(c, { success: true, ...reply });
    });
  }
  api.all('*', (c) => {
    const known = entries.some(([, operation]) =>
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`).test(
        c.req.path.replace(/^\/api/, ''),
      ),
    );
    throw new HttpError(
      known ? 405 : 404,
      known ? `${c.req.method} is not a call of this address.` : 'There is no such call.',
    );
  });

  app.route('/api/docs', apiDocs());
  app.route('/api/openapi.yaml', openApiDocument());
  app.route('/api', api);
  app.route('/', staticApps(config.apps));
  return app;
}

/** One effect for one key: a repeated call gets the first answer, and waits for it while it is being made. */
async function once<T extends object>(
  { tx, principal }: Opened,
  {
    key,
    operation,
    call,
    bodyText,
  }: { key: string; operation: string; /** With its parameters. */ call: string; bodyText: string },
  work: () => Promise<T>,
): Promise<T> {
  const user = principal as Principal;
  const hash = createHash('sha256').update(`${call}\n${bodyText}`).digest('hex');
  const { rows } = await sql<{
    key: string;
  }>`insert into idempotency_key (tenant_id, user_id, key, operation, body_hash)
    values (${user.tenant_id}, ${user.user_id}, ${key}, ${operation}, ${hash}) on conflict do nothing returning key`.execute(
    tx,
  );
  if (!rows.length) {
    const before = await tx
      .selectFrom('idempotency_key')
      .select(['body_hash', 'response'])
      .where('user_id', '=', user.user_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.body_hash !== hash)
      throw new HttpError(422, 'This idempotency key was used for another request.');
    return before.response as unknown as T;
  }
  let reply: T;
  try {
    reply = await work();
  } catch (error) {
    // A refusal that is kept is no answer to keep: the same call is tried anew.
    if (error instanceof HttpError && error.keep)
      await tx
        .deleteFrom('idempotency_key')
        .where('user_id', '=', user.user_id)
        .where('key', '=', key)
        .execute();
    throw error;
  }
  await tx
    .updateTable('idempotency_key')
    .set({ response: JSON.stringify(reply) })
    .where('user_id', '=', user.user_id)
    .where('key', '=', key)
    .execute();
  return reply;
}

/** The caller's address. A forwarded one is believed only from a proxy on this machine. */
function addressOf(request: Request, env: { incoming?: { socket?: { remoteAddress?: string } } }): string {
  const remote = env.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && /^(::1|(::ffff:)?127\.)/.test(remote) ? forwarded : remote;
}
