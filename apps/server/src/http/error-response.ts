import type { Logger } from 'pino';
import { httpErrorFromDatabase, HttpError, unexpectedError } from '../core/http-error.ts';

/** The response to a failed request. Errors of the server are logged with their cause. */
export function errorResponse(error: unknown, requestId: string, log: Logger): Response {
  const problem = error instanceof HttpError ? error : (httpErrorFromDatabase(error) ?? unexpectedError());
  if (problem.status >= 500) log.error({ err: error }, 'failed');
  // Values that the database refuses are checked before they reach it: one that slips through is looked into.
  else if (!(error instanceof HttpError)) log.warn({ err: error }, 'refused by the database');
  const body = {
    success: false,
    message: problem.message,
    ...(problem.errors.length ? { errors: problem.errors } : {}),
    ...(problem.missing ? { missing: problem.missing } : {}),
    ...(problem.code ? { code: problem.code } : {}),
    ...(problem.conflicts.length ? { conflicts: problem.conflicts } : {}),
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
}
