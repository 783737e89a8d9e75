import { InvoiceFields } from '@plumbline/api/fields';
import { addOns, chargeOfPages, isPlan, plans, type Interval } from '@plumbline/permissions';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import {
  companyOf,
  creditOf,
  lockAccount,
  plansFor,
  presentPlan,
  readAccount,
  subscriptionOf,
} from './account.ts';
import { returnPendingCoupon, redeemForRenewal } from './coupons.ts';
import { callGateway, createBillingContext, ownBillingContext } from './context.ts';
import { setCancelAtPeriodEnd } from './cancellation.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { presentInvoice, readInvoice, type InvoiceRow } from './invoices.ts';
import {
  beginMethod,
  makeDefault,
  presentMethod,
  presentMethods,
  removeMethod,
  takeMethod,
} from './payment-methods.ts';
import { discardOrder, order, previewOf, type OrderInput } from './orders.ts';
import {
  requirePayment,
  paymentOf,
  payInvoice,
  presentPayment,
  recordOutcome,
  refreshPayment,
} from './payments.ts';

const { manufacturing } = addOns;

const reasonOf = (plan: string, interval: Interval, before: string) =>
  isPlan(plan)
    ? plan === before
      ? `${plans[plan].name}, ${interval}`
      : `${before ? 'Change to ' : ''}${plans[plan].name}, ${interval}`
    : plan;

async function orderOf(context: Context, input: OrderInput, due: string, isFirst: boolean) {
  const billing = ownBillingContext(context);
  const { plan } = await readAccount(billing);
  if (isFirst && plan)
    throw new HttpError(409, 'Your company already has a plan. Change it instead. Nothing was charged.');
  if (!isFirst && !plan)
    throw new HttpError(409, 'Your company has no plan yet. Choose one first. Nothing was changed.');
  return {
    data: presentInvoice(await order(billing, input, due, reasonOf(input.plan, input.interval, plan))),
  };
}

export const billingOperations = {
  billingListPlans: async (_input, context) => {
    const { type } = await companyOf(ownBillingContext(context));
    return {
      data: plansFor(type).map(presentPlan),
    };
  },
  billingReadSubscription: async (_input, context) => ({
    data: await subscriptionOf(ownBillingContext(context)),
  }),
  billingListInvoices: async ({ query }, context) => {
    ownBillingContext(context);
    const { rows, count } = await queryList<InvoiceRow>(
      context.tx,
      'billing_invoice_view',
      InvoiceFields,
      query,
      {
        order: '-number',
      },
    );
    return { data: rows.map(presentInvoice), meta: { count } };
  },
  billingReadInvoice: async ({ params }, context) => ({
    data: presentInvoice(await readInvoice(ownBillingContext(context), params.invoice)),
  }),
  billingDownloadInvoice: async ({ params }, context) => {
    const invoice = await readInvoice(ownBillingContext(context), params.invoice);
    return { contentType: 'application/pdf', name: `${invoice.number}.pdf`, file: await invoicePdf(invoice) };
  },
  billingDiscardInvoice: async ({ params }, context) => {
    const billing = ownBillingContext(context);
    const account = await lockAccount(billing);
    await readInvoice(billing, params.invoice);
    const payment = await paymentOf(billing, { invoice: params.invoice });
    if (payment && payment.change === null && payment.pages_order === null)
      throw new HttpError(409, 'This invoice covers a period that has started, so it cannot be canceled.');
    return { data: presentInvoice(await discardOrder(billing, account, params.invoice)) };
  },

  billingListPaymentMethods: async (_input, context) => ({
    data: await presentMethods(ownBillingContext(context)),
  }),
  billingAddPaymentMethod: async ({ body }, context) => {
    const billing = ownBillingContext(context);
    if (body.session === undefined) {
      const { session, url, cards } = await beginMethod(billing, context.user.email);
      return { data: { session, ...(url ? { url } : {}), ...(cards ? { cards: [...cards] } : {}) } };
    }
    const method = await takeMethod(billing, body.session, body.card);
    return { data: { method: presentMethod(method, billing.today) } };
  },
  billingSetDefaultPaymentMethod: async ({ params }, context) => {
    const billing = ownBillingContext(context);
    await makeDefault(billing, params.method);
    return { data: await presentMethods(billing) };
  },
  billingRemovePaymentMethod: async ({ params }, context) => {
    const billing = ownBillingContext(context);
    const ref = await removeMethod(billing, params.method);
    context.afterCommit(() => context.ports.payments.forget(ref));
    return { data: await presentMethods(billing) };
  },

  billingPreviewPlan: async ({ query }, context) => ({
    data: await previewOf(ownBillingContext(context), query),
  }),
  billingPurchasePlan: ({ body: { due, ...wanted } }, context) => orderOf(context, wanted, due, true),
  billingChangePlan: ({ body: { due, ...wanted } }, context) => orderOf(context, wanted, due, false),
  billingUpdate: async ({ body: { users, due } }, context) => {
    const { plan, billing_interval: interval } = await readAccount(ownBillingContext(context));
    return orderOf(context, { plan, interval, users }, due, false);
  },
  billingRedeemCoupon: async ({ body }, context) => {
    const billing = ownBillingContext(context);
    await redeemForRenewal(billing, await lockAccount(billing), body.code);
    context.afterCommit(async () => context.ports.live.announce(billing.tenantId, ['payment']));
    return { data: await subscriptionOf(billing) };
  },
  billingRemoveCoupon: async ({ params }, context) => {
    const billing = ownBillingContext(context);
    await lockAccount(billing);
    await returnPendingCoupon(billing, params.redemption);
    context.afterCommit(async () => context.ports.live.announce(billing.tenantId, ['payment']));
    return { data: await subscriptionOf(billing) };
  },
  billingCancelPlan: async (_input, context) => {
    const billing = ownBillingContext(context);
    await setCancelAtPeriodEnd(billing, true);
    return { data: await subscriptionOf(billing) };
  },
  billingKeepPlan: async (_input, context) => {
    const billing = ownBillingContext(context);
    await setCancelAtPeriodEnd(billing, false);
    return { data: await subscriptionOf(billing) };
  },
  billingCalculateCharge: async ({ query: { pages } }, context) => {
    const billing = createBillingContext(context, context.user.tenant_id, context.user, context.requestId);
    return { data: chargeOfPages(pages, billing.taxRate, await creditOf(billing)) };
  },
  billingCharge: async ({ query, body }, context) => {
    if (query.request_id !== body.request_id)
      throw invalidField('request_id', 'The URL and the body refer to different requests.');
    const paid = await payInvoice(ownBillingContext(context), {
      invoiceId: body.request_id,
      methodId: body.paymentMethodId,
      amount: body.amount,
    });
    return { data: presentPayment(paid) };
  },
  billingReadPayment: async ({ params }, context) => ({
    data: presentPayment(await requirePayment(ownBillingContext(context), params.payment)),
  }),
  billingConfirmPayment: async ({ params, body }, context) => ({
    data: presentPayment(await refreshPayment(ownBillingContext(context), params.payment, body.approve)),
  }),
  billingReceiveWebhook: async ({ body }, context) => {
    const { id } = body;
    const reported =
      typeof id === 'string' && id.length <= 200
        ? await callGateway(context.ports.payments.event(id))
        : undefined;
    if (!reported) return { data: {} };
    // The gateway returns the metadata of the charge.
    await sql`select set_config('app.tenant_id', ${reported.tenantId}, true)`.execute(context.tx);
    const by = { user_id: null, firstname: context.ports.payments.name, lastname: '' };
    const billing = createBillingContext(context, reported.tenantId, by, context.requestId);
    const account = await lockAccount(billing);
    const payment = await paymentOf(billing, { payment: reported.key });
    if (payment) await recordOutcome(billing, account, payment, reported.outcome);
    return { data: {} };
  },

  billingBuyManufacturing: async ({ body }, context) => {
    const { tx, user } = context;
    if (user.subscription_mode !== 'online')
      throw new HttpError(
        409,
        'Your provider manages your subscription. Ask your provider for this module. Nothing was charged.',
      );
    if (body.price !== undefined && Number(body.price) !== Number(manufacturing.price))
      throw new HttpError(
        409,
        `The price of this module is now $${manufacturing.price} a month. Open the launcher again to see it. Nothing was charged.`,
      );
    const line = uuidv7();
    const { rows } = await sql<{
      bought_at: string;
    }>`select * from platform.buy_add_on(${user.tenant_id}::uuid,
      ${line}::uuid, ${'manufacturing'}, ${manufacturing.price}::numeric, ${user.user_id}::uuid)`.execute(tx);
    const [bought] = rows;
    if (!bought)
      throw new HttpError(409, 'Your company already has this module. You were not charged again.');
    await context.audit({
      module: 'billing',
      entity: 'subscription',
      entityId: line,
      entityName: manufacturing.name,
      action: 'created',
      changes: [{ field: 'price', after: manufacturing.price }],
    });
    return {
      message: messages.manufacturingPurchased,
      data: { module: 'manufacturing', price: manufacturing.price, bought_at: bought.bought_at },
    };
  },
} satisfies Partial<Handlers>;
