import type { AiRequest } from '@plumbline/api';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';

/**
 * Data of an invoice for AI estimate pages: the request that is sent after payment, and the pages with their prices.
 */
export interface PagesOrder {
  request: { request_id: string; estimation_id: string };
  pages: string[];
}

export interface AiRequestRow {
  uuid: string;
  version: number;
  estimation_id: string;
  estimation_name: string;
  workdrive_id: string | null;
  plan_name: string;
  notes: string;
  pages: string[];
  request_status: AiRequest['request_status'];
  created_by: string;
  created_at: string;
  updated_at: string;
  submitted_at: string | null;
  completed_at: string | null;
  withdrawn_at: string | null;
  result_note: string;
  conditions: number;
  measures: number;
  imported_at: string | null;
  charge: {
    invoice: string;
    number: string;
    state: NonNullable<AiRequest['charge']>['state'];
    total: string;
    due: string;
    pages: number;
    payment: string | null;
    confirm_url: string;
    problem: string;
    paid_with: string;
    refunded: string;
  } | null;
}

/** Requests of existing estimations, each with its newest invoice that is not void. */
export async function aiRequestsWhere(
  { tx }: Pick<Context, 'tx'>,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<AiRequestRow[]> {
  const { rows } = await sql<AiRequestRow>`select r.request_id as uuid, r.version, r.estimation_id,
      e.name as estimation_name, r.workdrive_id, coalesce(f.name, '') as plan_name, r.notes, r.pages, r.request_status,
      coalesce(trim(u.firstname || ' ' || u.lastname), '') as created_by, r.created_at, r.updated_at, r.submitted_at,
      r.completed_at, r.withdrawn_at, r.result_note, coalesce(jsonb_array_length(r.result->'conditions'), 0) as conditions,
      coalesce(jsonb_array_length(r.result->'measures'), 0) as measures, r.imported_at,
      (select jsonb_build_object('invoice', i.invoice_id, 'number', i.number, 'state', i.state, 'total', i.total::text,
          'due', (i.total - i.credit_used)::text, 'pages', jsonb_array_length(i.change->'pages'),
          'payment', case when p.state = 'action' and i.state = 'open' then p.payment_id end,
          'confirm_url', coalesce(p.confirm_url, ''),
          'problem', case when p.state = 'failed' and i.state = 'open' then p.message else '' end,
          'paid_with', case when p.state <> 'succeeded' then '' when p.outside <> '' then p.outside
            else coalesce(m.brand || ' ending in ' || m.last4, '') end,
          'refunded', (select coalesce(sum(n.paid_out), 0)::numeric(12, 2)::text from billing_invoice n
            where n.tenant_id = i.tenant_id and n.credits = i.invoice_id))
        from billing_invoice i
        left join billing_payment p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id
        left join billing_method m on m.tenant_id = p.tenant_id and m.method_id = p.method_id
        where i.tenant_id = r.tenant_id and i.change ? 'request'
          and i.change->'request'->>'request_id' = r.request_id::text and i.state <> 'void'
        order by i.created_at desc limit 1) as charge
    from ai_request r
    join estimation e on e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
    left join drive_file f on f.tenant_id = r.tenant_id and f.file_id = r.workdrive_id
    left join security_user u on u.tenant_id = r.tenant_id and u.user_id = r.created_by
    where r.deleted_at is null and ${where} ${tail}`.execute(tx);
  return rows;
}

/** @throws HttpError 404 */
export async function aiRequestRow(
  uuid: string,
  context: Pick<Context, 'tx'>,
  where = sql`e.deleted_at is null`,
): Promise<AiRequestRow> {
  const [row] = await aiRequestsWhere(context, sql`r.request_id = ${uuid}::uuid and ${where}`);
  if (!row) throw notFoundError('This request');
  return row;
}

/**
 * Prevents deleting an estimation while a paid AI estimate is in progress.
 * @throws HttpError 409
 */
export async function assertNoPendingRequest(
  estimations: readonly string[],
  context: Pick<Context, 'tx'>,
): Promise<void> {
  const [first] = await aiRequestsWhere(
    context,
    sql`r.estimation_id = any(${estimations}::uuid[]) and r.request_status = 'Pending'`,
    sql`order by r.submitted_at limit 1`,
  );
  if (first)
    throw new HttpError(
      409,
      `A paid AI estimate of ${first.estimation_name} is still in progress. Wait for it, or withdraw the request first.`,
    );
}

/** Numbers of delivered measures and conditions. */
export const aiRequestResult = (row: AiRequestRow) => ({
  note: row.result_note,
  conditions: row.conditions,
  measures: row.measures,
  ...(row.imported_at ? { imported_at: row.imported_at } : {}),
});

/** Request as the company sees it: the result is included once the request is completed. */
export function presentAiRequest(row: AiRequestRow): AiRequest {
  const { charge, submitted_at, completed_at, withdrawn_at } = row;
  return {
    uuid: row.uuid,
    request_id: row.uuid,
    version: row.version,
    estimation_id: row.estimation_id,
    estimation_name: row.estimation_name,
    workdrive_id: row.workdrive_id,
    plan_name: row.plan_name,
    notes: row.notes,
    pages: row.pages,
    request_status: row.request_status,
    created_by: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(submitted_at ? { submitted_at } : {}),
    ...(completed_at ? { completed_at, result: aiRequestResult(row) } : {}),
    ...(withdrawn_at ? { withdrawn_at } : {}),
    ...(charge
      ? {
          charge: {
            invoice: charge.invoice,
            number: charge.number,
            state: charge.state,
            total: charge.total,
            due: charge.due,
            pages: charge.pages,
            refunded: charge.refunded,
            ...(charge.payment ? { payment: charge.payment } : {}),
            ...(charge.payment && charge.confirm_url ? { confirm_url: charge.confirm_url } : {}),
            ...(charge.problem ? { problem: charge.problem } : {}),
          },
        }
      : {}),
  };
}
