import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './operation.ts';

/** Gives every request an id and logs its method, path, status and duration. */
export const logRequests =
  (log: Logger): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const requestId = c.req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] ?? randomUUID();
    const child = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', child);
    c.header('x-request-id', requestId);
    const started = performance.now();
    await next();
    // An operation builds file responses completely, so the header is set afterwards.
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
  };
