import type { Payment } from '@plumbline/api';
import { centsOf, type BillLine } from '@plumbline/permissions';
import { sql } from 'kysely';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import type { Outcome } from '../../ports/payments.ts';
import type { PagesOrder } from '../../capabilities/ai-estimates/requests.ts';
import { lockAccount, type Account } from './account.ts';
import { applyChange } from './apply-plan-change.ts';
import { returnCoupon } from './coupons.ts';
import { callGateway, type BillingContext } from './context.ts';
import { resume } from './cancellation.ts';
import { readInvoice, writeInvoice, type Change } from './invoices.ts';
import { isExpired, methodOf } from './payment-methods.ts';
import { sendRequest } from './send-request.ts';

export interface PaymentRow {
  uuid: string;
  invoice_id: string;
  invoice_number: string;
  invoice_state: string;
  reason: string;
  state: Payment['state'];
  amount: string;
  ref: string;
  confirm_url: string;
  message: string;
  card: string;
  change: Change | null;
  pages_order: PagesOrder | null;
  createdAt: string;
}

/** By invoice or by payment id. */
export async function paymentOf(
  { tx }: Pick<BillingContext, 'tx'>,
  which: { invoice: string } | { payment: string },
): Promise<PaymentRow | undefined> {
  const where =
    'invoice' in which
      ? sql`p.invoice_id = ${which.invoice}::uuid`
      : sql`p.payment_id = ${which.payment}::uuid`;
  const { rows } =
    await sql<PaymentRow>`select p.payment_id as uuid, p.invoice_id, i.number as invoice_number,
      i.state as invoice_state, i.reason, p.state, p.amount, p.ref, p.confirm_url, p.message,
      case when i.change ? 'request' then null else i.change end as change,
      case when i.change ? 'request' then i.change end as pages_order,
      coalesce(m.brand || ' ending in ' || m.last4, '') as card, p.updated_at as "createdAt"
    from billing_payment p
    join billing_invoice i on i.tenant_id = p.tenant_id and i.invoice_id = p.invoice_id
    left join billing_method m on m.tenant_id = p.tenant_id and m.method_id = p.method_id
    where ${where}`.execute(tx);
  return rows[0];
}
export async function requirePayment(
  billing: Pick<BillingContext, 'tx'>,
  payment: string,
): Promise<PaymentRow> {
  const found = await paymentOf(billing, { payment });
  if (!found) throw notFoundError('This payment');
  return found;
}

export const presentPayment = (row: PaymentRow): Payment => ({
  uuid: row.uuid,
  invoice_id: row.invoice_id,
  invoice_number: row.invoice_number,
  reason: row.reason,
  state: row.state,
  amount: row.amount,
  card: row.card,
  message: row.message,
  ...(row.state === 'action' && row.confirm_url ? { confirm_url: row.confirm_url } : {}),
  ...(row.pages_order ? { ai_request: row.pages_order.request } : {}),
  createdAt: row.createdAt,
});

/** Adds the payment of a canceled order to the company's credit. */
async function credit(billing: BillingContext, payment: PaymentRow): Promise<void> {
  const cents = centsOf(payment.amount);
  const line: BillLine = {
    what: 'credit',
    text: `Payment of canceled invoice ${payment.invoice_number}`,
    quantity: 1,
    price: -cents,
    amount: -cents,
    from: billing.today,
    to: billing.today,
  };
  await writeInvoice(billing, {
    reason: 'Credit',
    lines: [line],
    bill: { subtotal: -cents, tax: 0, total: -cents, creditUsed: 0, due: 0 },
  });
}

/** True if pages remain to be measured; an order outlives its estimation. */
async function hasPendingPages({ tx }: BillingContext, { request }: PagesOrder): Promise<boolean> {
  const { rows } = await sql`select 1 from estimation_directory
    where estimation_id = ${request.estimation_id}::uuid and deleted_at is null`.execute(tx);
  return rows.length > 0;
}

async function isOwing({ tx }: BillingContext): Promise<boolean> {
  const { rows } =
    await sql`select 1 from billing_invoice where state = 'open' and change is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Records the outcome of a payment and applies the change it pays for. Repeated reports change nothing. */
export async function recordOutcome(
  billing: BillingContext,
  account: Account,
  payment: PaymentRow,
  outcome: Outcome,
  methodId?: string,
): Promise<void> {
  const { tx } = billing;
  if (payment.state === 'succeeded') return;
  if (payment.state === outcome.state && payment.ref === outcome.ref && methodId === undefined) return;
  const message = outcome.state === 'failed' ? outcome.reason : '';
  await sql`update billing_payment set state = ${outcome.state}, ref = ${outcome.ref}, message = ${message},
    confirm_url = ${outcome.state === 'action' ? outcome.url : ''},
    method_id = coalesce(${methodId ?? null}::uuid, method_id), updated_at = ${billing.ports.clock().toISOString()}
    where payment_id = ${payment.uuid}::uuid`.execute(tx);
  await billing.audit({
    entity: 'payment',
    entityId: payment.uuid,
    entityName: payment.invoice_number,
    action: 'updated',
    changes: [
      { field: 'state', before: payment.state, after: outcome.state },
      { field: 'amount', after: payment.amount },
      ...(message ? [{ field: 'reason', after: message }] : []),
    ],
  });
  if (outcome.state !== 'succeeded') return;
  const { change, pages_order: pages } = payment;
  const isOpen = payment.invoice_state === 'open';
  const isOutdated = pages
    ? !(await hasPendingPages(billing, pages))
    : change !== null && change.version !== account.version;
  if (!isOpen || isOutdated) {
    if (isOpen)
      await sql`update billing_invoice set state = 'void' where invoice_id = ${payment.invoice_id}::uuid`.execute(
        tx,
      );
    // Returns the coupon of a failed order.
    if (isOpen && change?.coupon) await returnCoupon(billing, change.coupon.id);
    await credit(billing, payment);
    return;
  }
  await sql`update billing_invoice set state = 'paid', paid_at = ${billing.ports.clock().toISOString()}, next_attempt_on = null
    where invoice_id = ${payment.invoice_id}::uuid`.execute(tx);
  if (pages) await sendRequest(billing, pages, payment.invoice_id);
  else if (change) await applyChange(billing, account, change);
  else if (!(await isOwing(billing))) await resume(billing, 'billing');
}

/** Charges an open invoice at the gateway and records the outcome. */
export async function chargeInvoice(
  billing: BillingContext,
  account: Account,
  payment: PaymentRow,
  card: { uuid: string; ref: string },
  isAttended: boolean,
): Promise<Outcome> {
  const outcome = await callGateway(
    billing.ports.payments.charge({
      key: payment.uuid,
      tenantId: billing.tenantId,
      cents: centsOf(payment.amount),
      customer: account.customer,
      card: card.ref,
      description: `${payment.invoice_number} · ${payment.reason}`,
      ...(isAttended ? { returnUrl: `${billing.publicUrl}/setup/payment?payment=${payment.uuid}` } : {}),
    }),
    'paymentMethodId',
  );
  await recordOutcome(billing, account, payment, outcome, card.uuid);
  return outcome;
}

/**
 * Pays an invoice with a card of the company. A paid invoice returns its payment, so that concurrent requests and
 * retries charge once.
 * @throws HttpError 422 at the card when it is declined, which is recorded.
 */
export async function payInvoice(
  billing: BillingContext,
  { invoiceId, methodId, amount }: { invoiceId: string; methodId: string; amount: string },
): Promise<PaymentRow> {
  const account = await lockAccount(billing);
  const invoice = await readInvoice(billing, invoiceId);
  const payment = await paymentOf(billing, { invoice: invoiceId });
  if (payment?.state === 'succeeded') return payment;
  if (invoice.state !== 'open' || !payment)
    throw new HttpError(409, `Invoice ${invoice.number} has no amount due. Nothing was charged.`);
  if (Number(amount) !== Number(invoice.due))
    throw new HttpError(
      409,
      `The amount due for invoice ${invoice.number} is $${invoice.due}. Nothing was charged.`,
    );
  const { change } = payment;
  if (change && (change.version !== account.version || change.day !== billing.today))
    throw new HttpError(
      409,
      'The price has changed since you chose this plan. Choose the plan again. Nothing was charged.',
    );
  const method = await methodOf(billing, methodId);
  if (!method) throw invalidField('paymentMethodId', 'Choose one of your payment methods.');
  if (isExpired(method, billing.today))
    throw invalidField('paymentMethodId', 'This card has expired. Choose another card or add one.');
  const outcome = await chargeInvoice(billing, account, payment, method, true);
  if (outcome.state === 'failed')
    throw new HttpError(422, outcome.reason, {
      errors: [{ field: 'paymentMethodId', message: outcome.reason }],
      keep: true,
    });
  return requirePayment(billing, payment.uuid);
}

/** Queries the outcome of a payment that waited for confirmation. */
export async function refreshPayment(
  billing: BillingContext,
  id: string,
  approve: boolean | undefined,
): Promise<PaymentRow> {
  const account = await lockAccount(billing);
  const payment = await requirePayment(billing, id);
  if (payment.state !== 'action') return payment;
  const outcome = await callGateway(billing.ports.payments.settle(payment.ref, approve));
  await recordOutcome(billing, account, payment, outcome);
  return requirePayment(billing, id);
}
