import type { CustomerAiRequest, CustomerAiRequestDetail } from '@plumbline/api';
import { CustomerAiRequestFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf } from '../../resource/list-query.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import {
  aiRequestRow,
  aiRequestResult,
  type AiRequestRow,
} from '../../capabilities/ai-estimates/requests.ts';
import { resultFileErrors } from '../../capabilities/ai-estimates/result.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import { withTenant } from './provider-context.ts';
import type { BillingContext } from './context.ts';
import { sheets as sheetsInWords } from './send-request.ts';

interface SheetRow {
  uuid: string;
  number: number;
  name: string;
  page_name: string;
  width: number;
  height: number;
  pdf_key: string;
  preview_key: string;
  is_gone: boolean;
}
async function sheetsOf({ tx }: Pick<BillingContext, 'tx'>, pages: readonly string[]): Promise<SheetRow[]> {
  const { rows } =
    await sql<SheetRow>`select p.page_id as uuid, p.number, p.name, p.page_name, p.width, p.height,
      p.pdf_key, p.preview_key, (p.deleted_at is not null or f.deleted_at is not null) as is_gone
    from plan_sheet p join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.page_id = any(${[...pages]}::uuid[]) order by p.number`.execute(tx);
  return rows;
}

async function requestRows({ tx }: Pick<Context, 'tx'>, where = sql``): Promise<CustomerAiRequest[]> {
  const { rows } = await sql<CustomerAiRequest>`select * from platform.ai_requests() r ${where}`.execute(tx);
  return rows;
}

/** A sent request; drafts are visible to the company only. */
async function sentRequest(billing: BillingContext, id: string, lock = false): Promise<AiRequestRow> {
  if (lock) await commandsOf('aiRequests').lock(billing.tx, id);
  const row = await aiRequestRow(id, billing, sql`r.request_status <> 'Draft'`);
  return row;
}

async function detailOf(
  billing: BillingContext,
  context: Context,
  id: string,
): Promise<CustomerAiRequestDetail> {
  const row = await sentRequest(billing, id);
  const [summary] = await requestRows(
    billing,
    sql`where r.uuid = ${id}::uuid and r.tenant_id = ${billing.tenantId}::uuid`,
  );
  if (!summary) throw notFoundError('This request');
  // Pages of a withdrawn request are hidden from the provider.
  const sheets = row.request_status === 'Withdrawn' ? [] : await sheetsOf(billing, row.pages);
  const { charge } = row;
  return {
    ...summary,
    notes: row.notes,
    plan_name: row.plan_name,
    invoice: charge?.invoice ?? id,
    invoice_number: charge?.number ?? '',
    paid_with: charge?.paid_with ?? '',
    refunded: charge?.refunded ?? '0.00',
    result: aiRequestResult(row),
    sheets: sheets.map(({ pdf_key, preview_key, is_gone, ...sheet }) => ({
      ...sheet,
      signedURL:
        is_gone || !pdf_key
          ? ''
          : context.ports.sign(pdf_key, {
              name: `${sheet.page_name || sheet.name || 'page'}.pdf`,
              contentType: 'application/pdf',
              inline: true,
            }),
      preview_url:
        is_gone || !preview_key
          ? ''
          : context.ports.sign(preview_key, {
              name: 'preview.webp',
              contentType: 'image/webp',
              inline: true,
            }),
    })),
  };
}

const assertPending = ({ request_status }: AiRequestRow) => {
  if (request_status === 'Withdrawn')
    throw new HttpError(409, 'This request was withdrawn and its payment refunded. Nothing was changed.');
  if (request_status !== 'Pending')
    throw new HttpError(409, 'This request is completed and delivered to the customer. Nothing was changed.');
};

/** Notifies the requester and the estimator in the app and, if they chose so, by email. */
async function notifyRequester(billing: BillingContext, context: Context, row: AiRequestRow): Promise<void> {
  const recipients = await commandsOf('aiRequests').recipients(billing.tx, row.uuid);
  const what = row.measures === 1 ? 'one measure' : `${row.measures} measures`;
  const letters = await notify(billing.tx, billing.tenantId, recipients, {
    kind: 'aiEstimate',
    name: 'AI estimate completed',
    message: `The AI estimate of ${sheetsInWords(row.pages.length)} of ${row.estimation_name} is ready${row.measures > 0 ? `, with ${what} to add to the estimate` : ''}.`,
    module: 'estimation',
    prop_type: 'aiRequest',
    prop_id: row.estimation_id,
  });
  for (const letter of letters) context.afterCommit(() => context.ports.mail.send(letter));
}

/** Operations of provider staff on paid AI estimate requests. */
export const customerRequests = {
  customerAiRequestsList: async ({ query }, context) => {
    const rows = await requestRows(
      context,
      sql`${whereClause(CustomerAiRequestFields, query)} ${orderByClause(CustomerAiRequestFields, query.sort, '-submitted_at')}`,
    );
    const { limit, offset } = pageOf(query);
    return {
      data: rows.slice(offset, limit === -1 ? undefined : offset + limit),
      meta: { count: rows.length },
    };
  },
  customerAiRequestsRead: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (billing) => ({
      data: await detailOf(billing, context, params.request_id),
    })),
  customerAiRequestsDeliver: ({ params, body: { note, measures } }, context) =>
    withTenant(context, params.tenant_id, async (billing) => {
      const row = await sentRequest(billing, params.request_id, true);
      assertPending(row);
      const problems = measures ? resultFileErrors(measures, await sheetsOf(billing, row.pages)) : [];
      if (problems.length > 0)
        throw new HttpError(
          422,
          problems.length === 1
            ? 'One row of the measures has an error. Correct it and upload the file again. Nothing was delivered.'
            : `${problems.length} rows of the measures have errors. Correct them and upload the file again. Nothing was delivered.`,
          { errors: problems },
        );
      await commandsOf('aiRequests').saveResult(billing.tx, row.uuid, { note: note.trim(), measures });
      return { data: await detailOf(billing, context, row.uuid) };
    }),
  customerAiRequestsComplete: ({ query }, context) =>
    withTenant(context, query.tenant_id, async (billing) => {
      const row = await sentRequest(billing, query.request_id, true);
      if (row.request_status === 'Completed') return { data: await detailOf(billing, context, row.uuid) };
      assertPending(row);
      if (!row.result_note && row.measures === 0)
        throw new HttpError(409, 'Add a note or measures before you complete the request.');
      const at = billing.ports.clock().toISOString();
      const who = `${context.user.firstname} ${context.user.lastname}`.trim();
      await commandsOf('aiRequests').complete(billing.tx, row.uuid, { by: who, at });
      await sql`select platform.complete_ai_request(${row.uuid}::uuid, ${billing.tenantId}::uuid, ${who}, ${at}::timestamptz)`.execute(
        billing.tx,
      );
      await billing.audit({
        module: 'estimation',
        entity: 'aiRequest',
        entityId: row.estimation_id,
        entityName: row.estimation_name,
        action: 'updated',
        changes: [{ field: 'request_status', before: 'Pending', after: 'Completed' }],
      });
      await notifyRequester(billing, context, row);
      context.afterCommit(async () =>
        context.ports.live.announce(billing.tenantId, ['estimations', 'notification']),
      );
      return { data: await detailOf(billing, context, row.uuid) };
    }),
} satisfies Partial<Handlers>;
