import type { AiDraft } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../../core/http-error.ts';
import {
  aiRequestRow,
  aiRequestsWhere,
  presentAiRequest,
  type AiRequestRow,
} from '../../../capabilities/ai-estimates/requests.ts';
import { estimationRow, pagesOf } from '../estimates/queries.ts';

type Written = Pick<AiDraft, 'workdrive_id' | 'notes' | 'pages'>;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((page, at) => page === b[at]);

/** Locks the draft, so that the latest content is sent. */
async function lockDraft(uuid: string, context: Context): Promise<AiRequestRow> {
  await sql`select 1 from ai_request where request_id = ${uuid}::uuid for update`.execute(context.tx);
  return aiRequestRow(uuid, context);
}

/** Distinct pages in selection order, all of one plan set of the estimation. */
async function requirePages(
  estimationId: string,
  { workdrive_id, pages }: Written,
  context: Context,
): Promise<string[]> {
  const pageIds = [...new Set(pages.map((page) => page.toLowerCase()))];
  const planSetByPage = new Map(
    (await pagesOf(estimationId, context)).map((page) => [page.page_id, page.pdf_id]),
  );
  if (workdrive_id && ![...planSetByPage.values()].includes(workdrive_id.toLowerCase()))
    throw invalidField('workdrive_id', 'This plan set was deleted. Choose another one.');
  if (pageIds.length > 0 && !workdrive_id) throw invalidField('workdrive_id', 'Choose a plan set first.');
  if (pageIds.some((page) => planSetByPage.get(page) !== workdrive_id?.toLowerCase()))
    throw invalidField('pages', 'A selected page is no longer in this plan set. Choose the pages again.');
  return pageIds;
}

async function write(row: AiRequestRow, version: number, changes: Partial<Written>, context: Context) {
  if (row.version !== version) throw versionConflict();
  const written: Written = {
    workdrive_id: changes.workdrive_id === undefined ? row.workdrive_id : changes.workdrive_id,
    notes: changes.notes ?? row.notes,
    pages: changes.pages ?? row.pages,
  };
  const choosesPages = changes.pages !== undefined || changes.workdrive_id !== undefined;
  const isPaid = row.request_status !== 'Draft';
  const pages = choosesPages && !isPaid ? await requirePages(row.estimation_id, written, context) : row.pages;
  if (isPaid && (!isSame(written.pages, row.pages) || written.workdrive_id !== row.workdrive_id))
    throw invalidField('pages', 'These pages are already paid for. To add pages, create another request.');
  if (row.charge?.payment && !isSame(pages, row.pages))
    throw new HttpError(
      409,
      'A payment for these pages is waiting for confirmation by your bank. Confirm or cancel it before you change the pages.',
    );
  await sql`update ai_request set workdrive_id = ${written.workdrive_id}::uuid, notes = ${written.notes},
      pages = ${pages}::uuid[], version = version + 1, updated_at = now() where request_id = ${row.uuid}::uuid`.execute(
    context.tx,
  );
  return { data: presentAiRequest(await aiRequestRow(row.uuid, context)) };
}

async function begin(body: AiDraft, context: Context) {
  const { tx, user } = context;
  const pages = await requirePages(body.estimation_id, body, context);
  const { rows } =
    await sql`insert into ai_request (tenant_id, request_id, estimation_id, workdrive_id, notes, pages, created_by)
    values (${user.tenant_id}::uuid, ${body.uuid}::uuid, ${body.estimation_id}::uuid, ${body.workdrive_id}::uuid,
      ${body.notes}, ${pages}::uuid[], ${user.user_id}::uuid) on conflict do nothing returning 1`.execute(tx);
  const row = await aiRequestRow(body.uuid, context);
  // Idempotent by id; later changes by others are kept.
  if (rows.length === 0 && (row.notes !== body.notes || !isSame(row.pages, pages))) throw versionConflict();
  return { data: presentAiRequest(row) };
}

async function saveDraft(body: AiDraft, context: Context) {
  await estimationRow(body.estimation_id, context);
  if (body.version === 0) return begin(body, context);
  const row = await lockDraft(body.uuid, context);
  if (row.estimation_id !== body.estimation_id.toLowerCase())
    throw invalidField('estimation_id', 'This draft belongs to another estimation.');
  if (row.request_status !== 'Draft')
    throw new HttpError(
      409,
      'This request is already paid and sent. You can still edit its notes in the list of requests.',
    );
  return write(row, body.version, body, context);
}

export const aiDraftOperations = {
  aiRequestsList: async ({ query }, context) => {
    const { page = 1, limit = 50, estimation_id } = query;
    if (page < 1) throw invalidField('page', 'Page numbers start at 1.');
    if (limit < 1 && limit !== -1) throw invalidField('limit', 'Enter at least 1, or -1 for all.');
    const where = sql`e.deleted_at is null and r.request_status <> 'Draft'
      ${estimation_id ? sql`and r.estimation_id = ${estimation_id}::uuid` : sql``}`;
    const rows = await aiRequestsWhere(
      context,
      where,
      sql`order by r.submitted_at desc, r.request_id ${limit === -1 ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`}`,
    );
    const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ai_request r
      join estimation e on e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
      where r.deleted_at is null and ${where}`.execute(context.tx);
    return { data: rows.map(presentAiRequest), meta: { count: counted[0]?.count ?? 0 } };
  },
  aiRequestsListDrafts: async ({ query: { estimation_id } }, context) => {
    const rows = await aiRequestsWhere(
      context,
      sql`e.deleted_at is null and r.request_status = 'Draft'
        ${estimation_id ? sql`and r.estimation_id = ${estimation_id}::uuid` : sql``}`,
      sql`order by r.updated_at desc, r.request_id`,
    );
    return { data: rows.map(presentAiRequest) };
  },
  aiRequestsRead: async ({ params }, context) => ({
    data: presentAiRequest(await aiRequestRow(params.uuid, context)),
  }),
  aiRequestsSaveDraft: ({ body }, context) => saveDraft(body, context),
  aiRequestsUpdate: async ({ params, body }, context) => {
    const { version, request_status, estimation_id, ...given } = body;
    const row = await lockDraft(params.uuid, context);
    if (request_status !== undefined && request_status !== row.request_status)
      throw invalidField(
        'request_status',
        'The status changes when you pay for the request and when the provider completes it.',
      );
    if (estimation_id !== undefined && estimation_id.toLowerCase() !== row.estimation_id)
      throw invalidField('estimation_id', 'A request cannot be moved to another estimation.');
    if (row.request_status === 'Completed' || row.request_status === 'Withdrawn')
      throw new HttpError(
        409,
        `This request is ${row.request_status.toLowerCase()}, so its notes can no longer be changed. Nothing was changed.`,
      );
    return write(row, version, given, context);
  },
  aiRequestsSubmit: async ({ params, body }, context) => {
    await estimationRow(params.estimation_id, context);
    const [row] = await aiRequestsWhere(
      context,
      sql`e.deleted_at is null and r.estimation_id = ${params.estimation_id}::uuid and ${
        body.request_id
          ? sql`r.request_id = ${body.request_id}::uuid`
          : sql`r.request_status not in ('Draft', 'Withdrawn')`
      }`,
      sql`order by r.submitted_at desc nulls last limit 1`,
    );
    if (!row || row.request_status === 'Draft')
      throw new HttpError(409, 'Pay for this request to send it. Nothing was sent.');
    if (row.request_status === 'Withdrawn')
      throw new HttpError(409, 'This request was withdrawn. Create another one. Nothing was sent.');
    if (body.pages && !isSame(body.pages, row.pages))
      throw invalidField(
        'pages',
        'These are not the pages you paid for. The request was sent with the paid pages.',
      );
    if (row.request_status === 'Pending' && body.notes !== undefined && body.notes !== row.notes)
      return write(await lockDraft(row.uuid, context), row.version, { notes: body.notes }, context);
    return { data: presentAiRequest(row) };
  },
} satisfies Partial<Handlers>;
