import type { CustomerInvoice, PlanInUse } from '@plumbline/api';
import { InvoiceFields } from '@plumbline/api/fields';
import { DAY_MS, utcDay } from '@plumbline/dates';
import { amountOf, plans, type PlanKey } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { activate, listActivations, reject, resend } from './activations.ts';
import { lockAccount, presentPlan, readAccount, termsOf, usersOf } from './account.ts';
import { withTenant, changeCustomer, presentCustomer, type AdministratorNotice } from './provider-context.ts';
import { changeInformation, information } from './billing-details.ts';
import { customerUsage } from './customer-usage.ts';
import { setCancelAtPeriodEnd, resume, suspend } from './cancellation.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { presentInvoice, readInvoice, type InvoiceRow } from './invoices.ts';
import { discardOrder, openOrder, previewOf } from './orders.ts';
import { offlineAccount, sell, recordOfflinePayment } from './offline-payments.ts';
import { refund, refundableOf } from './refunds.ts';
import { notifyAdministrators } from './notify-administrators.ts';

const MAX_TRIAL_DAYS = 366;

const presentCustomerInvoice = (row: InvoiceRow): CustomerInvoice => ({
  ...presentInvoice(row),
  refundable: amountOf(refundableOf(row)),
  paid_with: row.paid_with,
  paid_by_card: row.paid_by_card,
});

/** Number of customers and seats per plan. */
async function plansInUse({ tx }: Pick<Context, 'tx'>): Promise<PlanInUse[]> {
  const { rows } = await sql<{ plan: string; customers: number; seats: number }>`select plan,
    count(*)::int as customers, sum(seats)::int as seats from platform.customers(null) where plan <> '' group by plan`.execute(
    tx,
  );
  return (Object.keys(plans) as PlanKey[]).map((key) => {
    const { customers = 0, seats = 0 } = rows.find(({ plan }) => plan === key) ?? {};
    return { ...presentPlan(key), type: plans[key].for, customers, seats };
  });
}

const keepsPlan: AdministratorNotice = {
  name: 'Your plan will renew',
  message: 'Your provider reversed the cancellation of your plan. It renews as before.',
};

/** Operations of provider staff on one customer. */
export const licensing = {
  customerLicensingListPlans: async (_input, context) => ({ data: await plansInUse(context) }),
  customerLicensingReadSubscription: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (billing) => ({ data: await presentCustomer(billing) })),
  customerLicensingReadUsage: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (billing) => ({
      data: await customerUsage(billing, context.config.driveQuota),
    })),
  customerLicensingReadInformation: ({ params }, context) => information(params.tenant_id, context),
  customerLicensingUpdateInformation: ({ params, body }, context) =>
    changeInformation(params.tenant_id, body, context),
  pendingActivationsList: ({ query }, context) => listActivations(query, context),
  pendingActivationsResend: ({ params }, context) => resend(params.pending, context),
  pendingActivationsActivate: ({ params }, context) => activate(params.pending, context),
  pendingActivationsReject: ({ params, body }, context) => reject(params.pending, body.reason, context),
  customerLicensingListInvoices: ({ params, query }, context) =>
    withTenant(context, params.tenant_id, async ({ tx }) => {
      const { rows, count } = await queryList<InvoiceRow>(tx, 'billing_invoice_view', InvoiceFields, query, {
        order: '-number',
      });
      return { data: rows.map(presentCustomerInvoice), meta: { count } };
    }),
  customerLicensingDownloadInvoice: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (billing) => {
      const invoice = await readInvoice(billing, params.invoice);
      return {
        contentType: 'application/pdf',
        name: `${invoice.number}.pdf`,
        file: await invoicePdf(invoice),
      };
    }),
  customerLicensingPreviewPlan: ({ params, query }, context) =>
    withTenant(context, params.tenant_id, async (billing, { subscription_mode: mode }) => {
      const account = await readAccount(billing);
      return {
        data: await previewOf(
          billing,
          query,
          mode === 'offline' ? offlineAccount(billing, account) : account,
        ),
      };
    }),

  customerLicensingUpdateMode: ({ params, body: { mode, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing, { company, account }) => {
      if (company.subscription_mode === mode) return undefined;
      const waiting = await openOrder(billing);
      if (waiting) await discardOrder(billing, account, waiting);
      await sql`select platform.set_license(${billing.tenantId}::uuid, ${mode}, null)`.execute(billing.tx);
      await billing.audit({
        entity: 'subscription',
        entityId: billing.tenantId,
        entityName: 'Subscription mode',
        action: 'updated',
        changes: [{ field: 'subscription_mode', before: company.subscription_mode, after: mode }],
      });
      return mode === 'offline'
        ? {
            name: 'Your provider now manages your subscription',
            message: 'Your provider manages your plan and invoices. Your card will no longer be charged.',
          }
        : {
            name: 'You now manage your subscription',
            message: 'Find your plan and invoices in Setup, License & Payment.',
          };
    }),

  customerLicensingExtendTrial: ({ body: { tenant_id, trial_until: until, version } }, context) =>
    changeCustomer(context, tenant_id, version, async (billing, { company, account }) => {
      if (termsOf(account))
        throw new HttpError(409, 'This customer is on a plan, not on trial. Nothing was changed.');
      if (!company.trial_until)
        throw new HttpError(409, 'This customer has no trial to extend. Nothing was changed.');
      const last = Date.parse(`${until}T23:59:59Z`);
      const now = billing.ports.clock().getTime();
      if (last <= Math.max(now, Date.parse(company.trial_until)))
        throw invalidField(
          'trial_until',
          'Choose a date after today and after the current end of the trial.',
        );
      if (last > now + MAX_TRIAL_DAYS * DAY_MS)
        throw invalidField('trial_until', 'A trial can last up to one year.');
      await sql`select platform.set_license(${billing.tenantId}::uuid, null, ${new Date(last).toISOString()}::timestamptz)`.execute(
        billing.tx,
      );
      await billing.audit({
        entity: 'subscription',
        entityId: billing.tenantId,
        entityName: 'Trial',
        action: 'updated',
        changes: [{ field: 'trial_until', before: utcDay(company.trial_until), after: until }],
      });
      return {
        name: 'Your trial was extended',
        message: `Your provider extended your trial until ${until}.`,
      };
    }),

  customerLicensingUpdate: ({ params, body: { total, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing, { account }) => {
      const terms = termsOf(account);
      if (!terms)
        throw new HttpError(409, 'This customer has no plan, so it has no user limit. Nothing was changed.');
      if (terms.users === total) return undefined;
      const included = plans[terms.plan].users;
      if (total < included)
        throw invalidField('total', `The plan includes ${included}. Choose at least that many.`);
      const used = await usersOf(billing);
      if (total < used)
        throw invalidField(
          'total',
          `${used} users can sign in. Choose at least ${used}, or ask the customer to deactivate some of them.`,
        );
      const waiting = await openOrder(billing);
      if (waiting) await discardOrder(billing, account, waiting);
      await sql`update billing_account set users = ${total}, version = version + 1, updated_at = now()`.execute(
        billing.tx,
      );
      await sql`select platform.note_plan(${billing.tenantId}::uuid, ${terms.plan}, ${total})`.execute(
        billing.tx,
      );
      await billing.audit({
        entity: 'subscription',
        entityId: billing.tenantId,
        entityName: plans[terms.plan].name,
        action: 'updated',
        changes: [{ field: 'users', before: String(terms.users), after: String(total) }],
      });
      return {
        name: 'The number of users in your plan changed',
        message: `Your plan now includes ${total === 1 ? '1 user' : `${total} users`}. The new number is charged from the next period.`,
      };
    }),

  customerLicensingSuspend: ({ params, body: { reason, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing) => {
      if (!(await suspend(billing, reason.trim(), 'provider')))
        throw new HttpError(409, 'This customer is already suspended. Nothing was changed.');
      return {
        name: 'Your subscription is suspended',
        message: `Your provider suspended your subscription: ${reason.trim()} Your data is safe.`,
      };
    }),
  customerLicensingReactivate: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing) =>
      (await resume(billing))
        ? { name: 'Your subscription is active again', message: 'Your provider reactivated your modules.' }
        : undefined,
    ),
  customerLicensingCancelPlan: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing, { account }) => {
      await setCancelAtPeriodEnd(billing, true);
      return account.ends
        ? undefined
        : {
            name: 'Your plan was canceled',
            message: `Your provider canceled your plan. You can use everything until ${account.period_end}, and you will not be charged again.`,
          };
    }),
  customerLicensingKeepPlan: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing, { account }) => {
      await setCancelAtPeriodEnd(billing, false);
      return account.ends ? keepsPlan : undefined;
    }),

  customerLicensingSellPlan: ({ params, body: { version, ...purchase } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (billing, { company, account }) => {
      if (company.subscription_mode !== 'offline')
        throw new HttpError(
          409,
          'This customer manages its own subscription online. Switch it to offline first. Nothing was changed.',
        );
      const reason = `${plans[purchase.plan as PlanKey]?.name ?? purchase.plan}, ${purchase.interval}, offline`;
      await sell(billing, account, { ...purchase, reference: purchase.reference.trim(), reason });
      return {
        name: 'Your purchase was recorded',
        message: `Your provider recorded your purchase: ${reason}.`,
      };
    }),
  customerLicensingSettleInvoice: ({ params, body }, context) =>
    withTenant(context, params.tenant_id, async (billing) => {
      await recordOfflinePayment(billing, await lockAccount(billing), params.invoice, body.reference.trim());
      return { data: presentCustomerInvoice(await readInvoice(billing, params.invoice)) };
    }),
  customerLicensingRefundInvoice: ({ params, body: { refund_id: id, amount, reason } }, context) =>
    withTenant(context, params.tenant_id, async (billing) => {
      const before = await readInvoice(billing, params.invoice);
      const after = await refund(billing, {
        invoiceId: params.invoice,
        id,
        amount,
        reason: reason.trim(),
        byProvider: true,
      });
      const refunded = Number(after.refunded) - Number(before.refunded);
      if (refunded > 0)
        for (const letter of await notifyAdministrators(
          billing,
          'You received a refund',
          `$${refunded.toFixed(2)} of invoice ${after.number} was refunded${after.paid_with ? ` to ${after.paid_with}` : ''}.`,
        ))
          context.afterCommit(() => context.ports.mail.send(letter));
      return { data: presentCustomerInvoice(after) };
    }),
} satisfies Partial<Handlers>;
