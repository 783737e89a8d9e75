import { centsOf } from '@plumbline/permissions';
import { sql } from 'kysely';
import { notify } from '../../capabilities/notifications/notify.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { companyOf } from './account.ts';
import { writeCreditNote } from './credit-note.ts';
import type { BillingContext } from './context.ts';
import type { InvoiceRow } from './invoices.ts';
import { sheets, notifyStaff } from './send-request.ts';

/**
 * Withdraws a pending AI estimate request after its refund, by the company or by the provider, and notifies the other
 * side. Completed requests keep their measures.
 */
export async function endRequest(
  billing: BillingContext,
  invoice: InvoiceRow,
  byProvider = false,
): Promise<void> {
  const id = invoice.ai_request?.request_id;
  if (!id) return;
  const { tx, tenantId, ports, afterCommit } = billing;
  const at = ports.clock().toISOString();
  const ended = await commandsOf('aiRequests').withdraw(tx, id, at);
  if (!ended) return;
  const credit = centsOf(invoice.credit_used);
  if (credit > 0)
    await writeCreditNote(billing, invoice, {
      cents: credit,
      reason: `Credit of ${invoice.number}`,
      text: `Credit used for invoice ${invoice.number}`,
    });
  await sql`select platform.withdraw_ai_request(${id}::uuid, ${tenantId}::uuid)`.execute(tx);
  await billing.audit({
    module: 'estimation',
    entity: 'aiRequest',
    entityId: ended.estimation_id,
    entityName: ended.name,
    action: 'updated',
    changes: [{ field: 'request_status', before: 'Pending', after: 'Withdrawn' }],
  });
  const what = `${sheets(ended.count)} of ${ended.name}`;
  if (!byProvider) {
    const { name } = await companyOf(billing);
    await notifyStaff(billing, id, {
      name: 'AI estimate withdrawn',
      message: `${name} withdrew the request for ${what}. The payment was refunded. No action is needed.`,
    });
    return;
  }
  const letters = await notify(tx, tenantId, ended.created_by ? [ended.created_by] : [], {
    kind: 'aiEstimate',
    name: 'AI estimate withdrawn',
    message: `The provider canceled the AI estimate of ${what} and refunded your payment.`,
    module: 'estimation',
    prop_type: 'aiRequest',
    prop_id: ended.estimation_id,
  });
  for (const letter of letters) afterCommit?.(async () => ports.mail?.send(letter));
  afterCommit?.(async () => ports.live?.announce(tenantId, ['estimations', 'notification']));
}
