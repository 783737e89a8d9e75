import { amountOf, billOf, centsOf, pagePrice, type BillLine } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import type { PagesOrder } from '../../capabilities/ai-estimates/requests.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { creditOf, lockAccount } from './account.ts';
import { createBillingContext, ownBillingContext, type BillingContext } from './context.ts';
import { presentInvoice, readInvoice, writeInvoice, type InvoiceRow } from './invoices.ts';
import { discardOrder } from './orders.ts';
import { sendRequest, sheets } from './send-request.ts';

const reason = 'AI estimate';

/** Locks a request so that its pages cannot change while they are priced. @throws HttpError 404 */
async function heldRequest({ tx }: BillingContext, id: string) {
  const request = await commandsOf('aiRequests').lockForPricing(tx, id);
  if (!request) throw notFoundError('This request');
  return request;
}

async function openOrderOf({ tx }: BillingContext, request: string) {
  const { rows } = await sql<{
    invoice_id: string;
    pages: string[];
  }>`select invoice_id, change->'pages' as pages
    from billing_invoice where state = 'open' and change ? 'request'
      and change->'request'->>'request_id' = ${request}::uuid::text`.execute(tx);
  return rows[0];
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((page, at) => page === b[at]);

/**
 * Creates the invoice of a draft's pages. Ordering again returns the same invoice; changed pages replace it.
 * @param due amount shown to the buyer.
 */
export async function orderPages(billing: BillingContext, id: string, due: string): Promise<InvoiceRow> {
  const account = await lockAccount(billing);
  const { request_id, estimation_id, estimation, pages, request_status, there } = await heldRequest(
    billing,
    id,
  );
  if (request_status !== 'Draft')
    throw new HttpError(409, 'This request is already paid and sent. You were not charged again.');
  if (pages.length === 0) throw invalidField('pages', 'Choose at least one page.');
  if (there < pages.length)
    throw invalidField('pages', 'A selected page was removed from the plan set. Choose the pages again.');
  const before = await openOrderOf(billing, request_id);
  if (before) {
    const open = await readInvoice(billing, before.invoice_id);
    if (isSame(before.pages, pages) && open.issued_on === billing.today && Number(open.due) === Number(due))
      return open;
    await discardOrder(billing, account, before.invoice_id);
  }
  const price = centsOf(pagePrice);
  const line: BillLine = {
    what: 'pages',
    text: `AI estimate of ${estimation}, ${sheets(pages.length)}`,
    quantity: pages.length,
    price,
    amount: price * pages.length,
    from: billing.today,
    to: billing.today,
  };
  const bill = billOf([line], billing.taxRate, await creditOf(billing));
  if (Number(due) !== Number(amountOf(bill.due)))
    throw new HttpError(
      409,
      `The amount due is now $${amountOf(bill.due)}. Review it and confirm again. Nothing was charged.`,
    );
  const change: PagesOrder = { request: { request_id, estimation_id }, pages };
  const invoice = await writeInvoice(billing, { reason, lines: [line], bill, change });
  if (invoice.state === 'paid') await sendRequest(billing, change, invoice.uuid);
  return invoice;
}

export const pageOrders = {
  aiOrdersPlace: async ({ body }, context) => ({
    data: presentInvoice(await orderPages(ownBillingContext(context), body.request_id, body.due)),
  }),
  aiRequestsRemoveDraft: async ({ params }, context) => {
    const billing = createBillingContext(context, context.user.tenant_id, context.user, context.requestId);
    const account = await lockAccount(billing);
    const { request_id, estimation_id, estimation, request_status } = await heldRequest(billing, params.uuid);
    if (request_status !== 'Draft')
      throw new HttpError(409, 'This request is already paid and sent, so it cannot be changed.');
    const open = await openOrderOf(billing, request_id);
    if (open) await discardOrder(billing, account, open.invoice_id);
    await commandsOf('aiRequests').remove(billing.tx, request_id);
    await billing.audit({
      module: 'estimation',
      entity: 'aiRequest',
      entityId: estimation_id,
      entityName: estimation,
      action: 'deleted',
      changes: [{ field: 'aiRequest', before: 'Draft' }],
    });
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
