import { entities, type EntityMeta } from '@plumbline/api/operations';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorise } from '../../http/authorise.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { fileCall, reportAddress } from './export-operations.ts';
import { reportOf } from './operations.ts';

/** Days for which a file is kept. */
export const RETENTION_DAYS = 7;
/** Maximum number of concurrent exports per user. */
const MAX_CONCURRENT = 5;

interface ExportRequest {
  type: string;
  prop_id?: string;
  project_id?: string;
  path?: string;
}
async function addressOf(
  { type, prop_id, project_id, path }: ExportRequest,
  context: Context,
): Promise<string> {
  if (path !== undefined) return path;
  if (type === 'quote') {
    if (!prop_id) throw invalidField('prop_id', messages.required);
    if (!project_id) throw invalidField('project_id', messages.required);
    return `/estimations/${project_id}/quotes/${prop_id}/pdf`;
  }
  if (type === 'report') {
    if (!prop_id) throw invalidField('prop_id', messages.required);
    const report = await reportOf(prop_id, context);
    const entity: EntityMeta | undefined = (entities as Readonly<Record<string, EntityMeta>>)[
      report.related_to
    ];
    if (!entity) throw notFoundError('This report');
    return reportAddress(entity.path, report);
  }
  throw invalidField('type', 'This list cannot be exported.');
}

export const reportFileHandlers = {
  reportFilesCreate: async ({ body }, context) => {
    const { tx, user, ports } = context;
    const path = await addressOf(body, context);
    const call = fileCall(path);
    if (!call) throw invalidField(body.path === undefined ? 'type' : 'path', 'This list cannot be exported.');
    authorise(call.access, context.user);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from report_file
      where user_id = ${user.user_id}::uuid and state = 'waiting' and expires_at > now()`.execute(tx);
    if ((rows[0]?.count ?? 0) >= MAX_CONCURRENT)
      throw new HttpError(
        409,
        `You already have ${MAX_CONCURRENT} exports in progress. Wait for one to finish.`,
      );
    const uuid = uuidv7();
    await sql`insert into report_file (tenant_id, file_id, user_id, type, path, file_type, expires_at)
      values (${user.tenant_id}::uuid, ${uuid}::uuid, ${user.user_id}::uuid, ${body.type}, ${path}, ${call.fileType},
        now() + make_interval(days => ${RETENTION_DAYS}))`.execute(tx);
    context.afterCommit(() => ports.jobs.send('report-file', { tenantId: user.tenant_id, fileId: uuid }));
    return { data: { uuid } };
  },
  reportFilesDownload: async ({ params: { file_type, uuid } }, context) => {
    const { rows } = await sql<{
      state: string;
      path: string;
      name: string;
      content_type: string;
      storage_key: string;
      problem: string;
    }>`select state, path, name, content_type, storage_key, problem from report_file
      where file_id = ${uuid}::uuid and file_type = ${file_type} and user_id = ${context.user.user_id}::uuid
        and expires_at > ${context.ports.clock().toISOString()}::timestamptz`.execute(context.tx);
    const [file] = rows;
    const call = file && fileCall(file.path);
    if (!call) throw notFoundError('This file');
    // A user who lost the right can no longer download the file.
    authorise(call.access, context.user);
    if (file.state === 'waiting') throw new HttpError(409, 'This export is still in progress.');
    if (file.state === 'failed') throw new HttpError(422, file.problem);
    return { stored: file.storage_key, name: file.name, contentType: file.content_type };
  },
} satisfies Partial<Handlers>;
