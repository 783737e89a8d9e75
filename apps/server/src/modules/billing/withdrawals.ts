import { amountOf } from '@plumbline/permissions';
import type { Handlers } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import {
  aiRequestRow,
  presentAiRequest,
  type AiRequestRow,
} from '../../capabilities/ai-estimates/requests.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { lockAccount } from './account.ts';
import { ownBillingContext, type BillingContext } from './context.ts';
import { readInvoice } from './invoices.ts';
import { refund, refundableOf } from './refunds.ts';
import { endRequest } from './cancel-request.ts';

/** Locks the request so that it is not completed during withdrawal. */
async function heldRequest(billing: BillingContext, id: string): Promise<AiRequestRow> {
  await commandsOf('aiRequests').lock(billing.tx, id);
  return aiRequestRow(id, billing);
}

async function withdraw(billing: BillingContext, id: string): Promise<AiRequestRow> {
  await lockAccount(billing);
  const row = await heldRequest(billing, id);
  if (row.request_status === 'Withdrawn') return row;
  if (row.request_status === 'Draft' || !row.charge)
    throw new HttpError(409, 'This request is an unpaid draft. Delete it instead.');
  if (row.request_status === 'Completed')
    throw new HttpError(
      409,
      'This request is completed and can no longer be withdrawn. Nothing was changed.',
    );
  if (row.result_note || row.measures > 0)
    throw new HttpError(
      409,
      'The provider has already measured these pages and will deliver them soon. Contact the provider to cancel. Nothing was changed.',
    );
  const invoice = await readInvoice(billing, row.charge.invoice);
  const cents = refundableOf(invoice);
  // Uses the request id as refund id, so that a retry refunds once.
  if (cents > 0)
    await refund(billing, {
      invoiceId: invoice.uuid,
      id: row.uuid,
      amount: amountOf(cents),
      reason: 'request withdrawn',
    });
  else await endRequest(billing, invoice);
  return aiRequestRow(id, billing);
}

export const withdrawals = {
  aiOrdersWithdraw: async ({ params }, context) => ({
    data: presentAiRequest(await withdraw(ownBillingContext(context), params.uuid)),
  }),
} satisfies Partial<Handlers>;
