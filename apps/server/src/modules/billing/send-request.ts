import { sql } from 'kysely';
import type { PagesOrder } from '../../capabilities/ai-estimates/requests.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { companyOf } from './account.ts';
import type { BillingContext } from './context.ts';
import { readInvoice } from './invoices.ts';

export const sheets = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** Sends a request in the transaction of its payment. Idempotent. */
export async function sendRequest(
  billing: BillingContext,
  { request, pages }: PagesOrder,
  invoiceId: string,
): Promise<void> {
  const { tx, tenantId } = billing;
  const { total: amount } = await readInvoice(billing, invoiceId);
  const at = billing.ports.clock().toISOString();
  const sent = await commandsOf('aiRequests').submit(tx, request.request_id, { pages, at });
  if (!sent) return;
  await sql`select platform.note_ai_request(${request.request_id}::uuid, ${tenantId}::uuid, ${sent.name},
    ${pages.length}, ${amount}::numeric, ${at}::timestamptz)`.execute(tx);
  await billing.audit({
    module: 'estimation',
    entity: 'aiRequest',
    entityId: request.estimation_id,
    entityName: sent.name,
    action: 'issued',
    changes: [
      { field: 'pages', after: String(pages.length) },
      { field: 'amount', after: amount },
    ],
  });
  const { name: company } = await companyOf(billing);
  await notifyStaff(billing, request.request_id, {
    name: 'New AI estimate request',
    message: `${company} paid for ${sheets(pages.length)} of ${sent.name}.`,
  });
}

/** Notifies provider staff in the app and, if they chose so, by email. */
export async function notifyStaff(
  billing: BillingContext,
  id: string,
  notice: { name: string; message: string },
): Promise<void> {
  const { tx, tenantId, ports, afterCommit } = billing;
  const { rows } = await sql<{
    tenant_id: string;
    user_id: string;
  }>`select * from platform.staff_for_ai_requests()`.execute(tx);
  const provider = rows[0]?.tenant_id;
  if (!provider) return;
  await sql`select set_config('app.tenant_id', ${provider}, true)`.execute(tx);
  const letters = await notify(
    tx,
    provider,
    rows.map(({ user_id }) => user_id),
    { kind: 'customerRequest', ...notice, module: 'admin', prop_type: 'customerRequest', prop_id: id },
  );
  await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
  for (const letter of letters) afterCommit?.(async () => ports.mail?.send(letter));
  afterCommit?.(async () =>
    ports.live?.announce(provider, ['notification', 'ac-api/estimation-ai-requests']),
  );
}
