import { createHash } from 'node:crypto';
import { schemas } from '@plumbline/api/schemas';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accessBlockedReason } from '../auth/tenant-status.ts';
import type { Context, OperationId } from '../context/context.ts';
import { HttpError, payloadTooWide } from '../core/http-error.ts';
import type { Opened, Principal } from '../database/database.ts';
import { authorise } from './authorise.ts';
import { clientAddress, type IsTrustedProxy } from './client-address.ts';
import { mayNeedNormalization, normalizeToNfc } from './nfc-input.ts';
import { dropFile, fileResponse } from './file-response.ts';
import { runOnce } from './idempotency.ts';
import { jsonResponse } from './json-response.ts';
import { recordForbidden } from './log-refused-call.ts';
import { createContextFactory, type CallScope } from './operation-context.ts';
import { hasDeepBrackets, isNestedDeeply } from './json-depth.ts';
import type { AnyHandler, AnyReply, AppDependencies, HttpEnv, InputSchemas, Operation } from './operation.ts';
import { bodyTooLarge, uploadBody } from './upload-body.ts';
import { validate } from './validate-input.ts';

const smallBody = 2 * 1024 * 1024;
/** Size limit of one save of a page with many shapes. */
const largeBody = 16 * 1024 * 1024;
const largeOperations: string[] = ['takeoffSave'];

const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge(maxSize);
    },
  });
// An upload counts its bytes as it takes them: to look at its body is to begin reading it.
const unlimited: MiddlewareHandler = (_, next) => next();

/** Refuses a body that is larger than the operation takes. */
export const bodyLimitOf = (id: OperationId, { stream }: Operation): MiddlewareHandler =>
  stream === 'upload' ? unlimited : limitedTo(largeOperations.includes(id) ? largeBody : smallBody);

/** Path of an operation in Hono's notation. */
export const routeOf = ({ path }: Operation): string =>
  path
    .replaceAll(/\{(\w+)\}/g, path.endsWith('/signed/{token}') ? ':$1{.+}' : ':$1')
    .replace(/(?<=.)\/$/, '');

/** Input of a call by its schemas, and its body as it was sent. @throws HttpError 400 */
async function readInput(c: HonoContext<HttpEnv>, schema: InputSchemas) {
  // Lists and reports take JSON in their queries.
  if (Object.values(c.req.query()).some(hasDeepBrackets))
    throw new HttpError(400, 'The query is nested too deeply.');
  const input = {
    params: validate(schema.params, c.req.param()),
    query: validate(schema.query, normalizeToNfc(c.req.query())),
    body: {} as unknown,
  };
  if (!schema.body) return { input, bodyText: '' };
  const bodyText = await c.req.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(bodyText || '{}');
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (isNestedDeeply(parsed)) throw new HttpError(400, 'The body is nested too deeply.');
  input.body = validate(schema.body, mayNeedNormalization(bodyText) ? normalizeToNfc(parsed) : parsed);
  return { input, bodyText };
}

/** Runs a handler in a transaction that is committed with its answer. @throws HttpError that the handler answers with. */
async function answerInTransaction(
  work: (keep: (made: object) => void) => Promise<AnyReply | HttpError>,
): Promise<AnyReply> {
  let made: object | undefined;
  const answer = await work((reply) => (made = reply)).catch(async (error: unknown) => {
    // A file that was made before its transaction failed is never sent.
    if (made) await dropFile(made);
    throw error;
  });
  if (answer instanceof HttpError) throw answer;
  return answer;
}

/** Serves an operation of the contract: limits, input, access, transaction, handler and response. */
export function operationHandler(
  id: OperationId,
  operation: Operation,
  parts: AppDependencies & { isTrustedProxy: IsTrustedProxy },
): (c: HonoContext<HttpEnv>) => Promise<Response> {
  const { config, database, ports, limits, handlers, loadMonitor, isTrustedProxy } = parts;
  const schema = schemas[id] as InputSchemas;
  // The schemas of the operation validate the input before the call, so the handler gets the types of its operation.
  const handler = handlers[id] as unknown as AnyHandler;
  const isPublic = operation.access === 'public';
  // A read-only transaction cannot write; sign-in, preferences and uploads manage their own.
  const mode = operation.method === 'get' ? 'read' : 'write';

  return async (c) => {
    const address = clientAddress(c.req.raw, c.env as object, isTrustedProxy);
    const addressed = () => limits.address(address, id);
    // Documented for the older assistant alone.
    const token =
      c.req.header('access-token') || (id === 'assistantQuery' && c.req.header('x-token')) || undefined;
    if (isPublic) await addressed();
    else if (!token) throw new HttpError(401, 'Sign in to continue.');
    else await limits.session(token);

    const { input, bodyText } = await readInput(c, schema);
    const agent = c.req.header('user-agent') ?? '';
    const by = c.req.header('x-window')?.match(/^[\w-]{1,40}$/)?.[0];
    const scope: CallScope = isPublic
      ? undefined
      : { token: token as string, idleMinutes: config.sessionIdleMinutes, by };
    const after: (() => Promise<void>)[] = [];
    const contextOf = createContextFactory(
      {
        scope,
        by,
        requestId: c.get('requestId'),
        log: c.get('log'),
        token,
        agent,
        address,
        passes: { link: c.req.header('public-token'), short: c.req.header('short-token') },
        afterCommit: (work) => after.push(work),
        upload: {
          stream: operation.stream === 'upload' ? uploadBody(c.req.raw, c.env as object) : null,
          range: c.req.header('content-range'),
        },
      },
      parts,
    );
    const admitted: { caller?: Principal } = {};
    const admit = async ({ tx, principal }: Opened) => {
      if (isPublic) return;
      if (!principal) {
        // Invented tokens would otherwise each have a limit of their own.
        await addressed();
        throw new HttpError(401, 'Your session has ended. Sign in to continue.');
      }
      loadMonitor?.recordRequest(principal.user_id);
      const closed = await accessBlockedReason(tx, principal);
      // Refusals in a closed company say nothing about the user's rights.
      if (!closed) admitted.caller = principal;
      authorise(operation.access, principal, closed?.text);
      // Background requests of a window do not extend the session.
      if (principal.stale && token && c.req.header('x-unattended') === undefined) {
        const hash = createHash('sha256').update(token).digest('hex');
        after.push(async () => void (await database.pool.query('select platform.touch_session($1)', [hash])));
      }
    };
    const key = operation.idempotent ? c.req.header('idempotency-key') : undefined;

    const runHandler = async (): Promise<AnyReply> => {
      if (operation.stream === 'upload' || operation.longRunning) {
        // Bytes, and answers of others, may take minutes: who is asking is settled first, and no transaction waits.
        const opened = await database.transaction(scope, 'read', async (each) => {
          await admit(each);
          return each;
        });
        return handler(input, contextOf(opened));
      }
      return answerInTransaction((keep) =>
        database.transaction(scope, mode, async (opened) => {
          await admit(opened);
          const context: Context = contextOf(opened);
          try {
            if (!key) {
              const answer = await handler(input, context);
              keep(answer);
              return answer;
            }
            const call = `${operation.method} ${c.req.path}`;
            return await runOnce(opened, { key: key.slice(0, 200), operation: id, call, bodyText }, () =>
              handler(input, context),
            );
          } catch (error) {
            if (error instanceof HttpError && error.keep) return error;
            throw payloadTooWide(error, input.body) ?? error;
          }
        }),
      );
    };
    const reply = await runHandler().catch(async (error: unknown) => {
      await recordForbidden(error, admitted.caller, { database, log: c.get('log'), agent, address });
      throw error;
    });
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
        cache: id === 'workdriveDownloadSigned' ? 'private, max-age=600' : 'no-store',
      });
    c.header('cache-control', 'no-store');
    return jsonResponse(c, { success: true, ...reply });
  };
}
