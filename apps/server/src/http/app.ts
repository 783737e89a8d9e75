import { operations } from '@plumbline/api/operations';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { OperationId } from '../context/context.ts';
import { diskFullError, HttpError } from '../core/http-error.ts';
import { topicsOf } from '../realtime/invalidation-topics.ts';
import { openApiDocument, apiDocs } from './api-docs.ts';
import { createProxyCheck } from './client-address.ts';
import { createDiskState } from './disk-state.ts';
import { errorResponse } from './error-response.ts';
import { bodyLimitOf, operationHandler, routeOf } from './operation-route.ts';
import type { AppDependencies, HttpEnv, Operation } from './operation.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticApps } from './static.ts';

/** The HTTP application: every operation of the contract, its documentation and the web apps. */
export function createApp(parts: AppDependencies) {
  const { config, database, ports, log } = parts;
  const app = new Hono<HttpEnv>({ strict: false });
  app.use('*', logRequests(log));
  app.use('*', securityHeaders(config));
  const disk = createDiskState(ports.clock);
  app.onError((error, c) => {
    disk.record(error);
    return errorResponse(error, c.get('requestId'), c.get('log'));
  });

  const api = new Hono<HttpEnv>({ strict: false });
  api.use('*', compress({ threshold: 1024 }));
  api.use('/health', (_, next) => {
    if (disk.isFull()) throw diskFullError();
    return next();
  });
  if (config.maintenance)
    api.use('*', async (c, next) => {
      // Monitoring and the maintenance page still query the health.
      if (c.req.path.replace(/\/$/, '') === '/api/health') return next();
      throw new HttpError(
        503,
        'Plumbline is down for maintenance and will be back shortly. Your saved work is safe.',
        {
          code: 'maintenance',
        },
      );
    });

  database.onWritten = (tenantId, tables, by) =>
    ports.live.announce(
      tenantId,
      [...tables].flatMap((table) => topicsOf(table) ?? []),
      by,
    );

  const forOperations = { ...parts, isTrustedProxy: createProxyCheck(config.trustedProxies) };
  const entries = Object.entries(operations) as [OperationId, Operation][];
  // A fixed path beats a parameter in the same place: `/crm/accounts/export` is not an account.
  entries.sort(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);
  for (const [id, operation] of entries)
    api.on(
      operation.method.toUpperCase(),
      [routeOf(operation)],
      bodyLimitOf(id, operation),
      operationHandler(id, operation, forOperations),
    );
  api.all('*', (c) => {
    const known = entries.some(([, operation]) =>
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`).test(
        c.req.path.replace(/^\/api/, ''),
      ),
    );
    throw new HttpError(
      known ? 405 : 404,
      known ? `This address does not support ${c.req.method}.` : 'This address does not exist.',
    );
  });

  app.route('/api/docs', apiDocs());
  app.route('/api/openapi.yaml', openApiDocument());
  app.route('/api', api);
  app.route('/', staticApps(config.apps));
  return app;
}
