import { schemas } from '@plumbline/api/schemas';
import { operations } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ZodType } from 'zod';
import type { Principal } from '../../database/database.ts';
import { authorise } from '../../http/authorise.ts';
import { validate } from '../../http/validate-input.ts';
import { sessionOf } from '../../auth/session-info.ts';
import type { Context, FileReply, Handlers, OperationId } from '../../context/context.ts';
import { dropFile } from '../../http/file-response.ts';
import { HttpError } from '../../core/http-error.ts';
import type { JobKinds } from '../../ports/jobs.ts';
import { jobContext, type JobContextDependencies } from '../../jobs/job-context.ts';
import { notify, type Notice } from '../../capabilities/notifications/notify.ts';
import { noticeCodes } from '@plumbline/validation/notification-kinds';
import { fileCall } from './export-operations.ts';
import { RETENTION_DAYS } from './exports.ts';

interface Parts extends JobContextDependencies {
  owner: pg.Pool;
  handlers: Handlers;
}
interface Row {
  user_id: string;
  path: string;
  file_type: string;
  state: string;
}

/** @throws HttpError if the user is no longer active. */
async function principalOf(owner: pg.Pool, tenantId: string, userId: string): Promise<Principal> {
  const { rows } = await owner.query<Omit<Principal, 'company'> & { company_name: string }>(
    'select * from platform.principal_of($1, $2)',
    [tenantId, userId],
  );
  const [found] = rows;
  if (!found) throw new HttpError(404, 'The user who requested this file is no longer active.');
  const { company_name: company, ...person } = found;
  return { ...person, company, stale: false, session_id: '', policy_updated: false };
}

/** Runs a contract operation as a user outside a request, read-only. */
async function callFor<T>(
  principal: Principal,
  id: OperationId,
  parameters: { params?: Record<string, string>; query?: Record<string, string> },
  parts: Parts & { fileId: string },
  use: (reply: unknown) => Promise<T>,
): Promise<T> {
  const { access } = operations[id] as { access: Parameters<typeof authorise>[0] };
  authorise(access, principal);
  const schema = schemas[id] as { params?: ZodType; query?: ZodType };
  const input = {
    params: validate(schema.params, parameters.params ?? {}),
    query: validate(schema.query, parameters.query ?? {}),
    body: {},
  };
  const handler = parts.handlers[id] as unknown as (input: object, context: Context) => Promise<unknown>;
  const scope = { tenantId: principal.tenant_id, actor: principal };
  return parts.database.transaction(scope, 'read', async ({ tx }) => {
    const context: Context = {
      ...jobContext(parts, tx, principal, { importId: parts.fileId }),
      session: sessionOf(principal),
      requestId: `report-file-${parts.fileId}`,
      separate: (mode, work) => parts.database.transaction(scope, mode, ({ tx: own }) => work(own)),
      read: (operation, values) =>
        callFor(principal, operation, values, parts, async (reply) => reply as never),
    };
    return use(await handler(input, context));
  });
}

async function* bytesOf(file: Uint8Array | ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (file instanceof Uint8Array) yield file;
  else yield* file;
}

/**
 * Generates a requested file with the user's current rights and notifies them.
 * @param attempt.last true on the last attempt, after which a failure is reported.
 */
export async function runExport(
  { tenantId, fileId }: JobKinds['report-file'],
  parts: Parts,
  attempt: { last: boolean } = { last: true },
): Promise<void> {
  const { database, ports, log } = parts;
  const found = await database.transaction({ tenantId }, 'read', async ({ tx }) => {
    const { rows } = await sql<Row>`select user_id, path, file_type, state from report_file
      where file_id = ${fileId}::uuid`.execute(tx);
    return rows[0];
  });
  if (found?.state !== 'waiting') return;
  const key = `${tenantId}/reports/${fileId}`;
  try {
    const call = fileCall(found.path);
    if (!call) throw new HttpError(404, 'This list can no longer be exported.');
    const principal = await principalOf(parts.owner, tenantId, found.user_id);
    const result = await callFor(principal, call.id, call, { ...parts, fileId }, async (reply) => {
      const { name, contentType, ...content } = reply as FileReply;
      if ('stored' in content) throw new Error('a file that is kept already needs no job');
      await ports.storage.append(key, 0, bytesOf(content.file)).finally(() => dropFile(content));
      await ports.storage.settle(key);
      return { name, contentType };
    });
    await end({
      state: sql`state = 'ready', name = ${result.name}, content_type = ${result.contentType}, storage_key = ${key}`,
      notice: {
        kind: 'report',
        name: 'Export ready',
        message: `“${result.name}” is ready to download for ${RETENTION_DAYS} days.`,
        code: noticeCodes.reportFile,
        uuid: fileId,
        file_type: found.file_type,
      },
    });
  } catch (error) {
    const isTold = error instanceof HttpError && error.status < 500;
    if (!isTold && !attempt.last) throw error;
    if (!isTold) log.error({ err: error, tenantId, fileId }, 'a file could not be made');
    const problem = isTold ? error.message : 'The export failed because of a server error. Request it again.';
    await end({
      state: sql`state = 'failed', problem = ${problem}`,
      notice: { kind: 'report', name: 'Export failed', message: problem },
    });
  }

  /** Updates the file and notifies the user in one transaction. */
  async function end({ state, notice }: { state: ReturnType<typeof sql>; notice: Notice }): Promise<void> {
    const letters = await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      await sql`update report_file set ${state} where file_id = ${fileId}::uuid`.execute(tx);
      return notify(tx, tenantId, [found?.user_id ?? ''], notice);
    });
    for (const letter of letters) await ports.mail.of(tenantId).send(letter);
  }
}
