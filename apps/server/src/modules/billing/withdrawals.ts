import { amountOf } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import {
  aiRequestRow,
  presentAiRequest,
  type AiRequestRow,
} from '../../capabilities/ai-estimates/requests.ts';
import { holdAccount } from './account.ts';
import { ownDesk, type BillingContext } from './context.ts';
import { readInvoice } from './invoices.ts';
import { refund, refundableOf } from './refunds.ts';
import { endRequest } from './cancel-request.ts';

/** Held, so that it is not completed while it is withdrawn. */
async function heldRequest(desk: BillingContext, id: string): Promise<AiRequestRow> {
  await sql`select 1 from ai_request where request_id = ${id}::uuid for update`.execute(desk.tx);
  return aiRequestRow(id, desk);
}

async function withdraw(desk: BillingContext, id: string): Promise<AiRequestRow> {
  await holdAccount(desk);
  const row = await heldRequest(desk, id);
  if (row.request_status === 'Withdrawn') return row;
  if (row.request_status === 'Draft' || !row.charge)
    throw new HttpError(409, 'This is a draft: nothing was paid for it. Delete it instead.');
  if (row.request_status === 'Completed')
    throw new HttpError(
      409,
      'This request is completed, and what was measured is yours. Nothing was changed.',
    );
  if (row.result_note || row.measures > 0)
    throw new HttpError(
      409,
      'The provider has measured these pages already, and hands them over shortly. Nothing was changed; ask the provider.',
    );
  const invoice = await readInvoice(desk, row.charge.invoice);
  const cents = refundableOf(invoice);
  // Under the request’s own id: pressed again after a lost answer, the gateway gives it back once.
  if (cents > 0)
    await refund(desk, {
      invoiceId: invoice.uuid,
      id: row.uuid,
      amount: amountOf(cents),
      reason: 'the request was withdrawn',
    });
  else await endRequest(desk, invoice);
  return aiRequestRow(id, desk);
}

export const withdrawals = {
  aiOrdersWithdraw: async ({ params }, context) => ({
    data: presentAiRequest(await withdraw(ownDesk(context), params.uuid)),
  }),
} satisfies Partial<Handlers>;
