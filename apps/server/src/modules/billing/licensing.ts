import type { CustomerInvoice, PlanInUse } from '@plumbline/api';
import { InvoiceFields } from '@plumbline/api/fields';
import { amountOf, plans, type PlanKey } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { activate, listActivations, reject, resend } from './activations.ts';
import { holdAccount, presentPlan, readAccount, termsOf, usersOf } from './account.ts';
import { withTenant, changeCustomer, presentCustomer, type Told } from './provider-context.ts';
import { changeInformation, information } from './billing-details.ts';
import { endWithPeriod, resume, suspend } from './cancellation.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { presentInvoice, readInvoice, type InvoiceRow } from './invoices.ts';
import { discardOrder, openOrder, previewOf } from './orders.ts';
import { offlineAccount, sell, settleOutside } from './offline-payments.ts';
import { refund, refundableOf } from './refunds.ts';
import { tellAdministrators } from './notify-administrators.ts';

const longestTrial = 366;
const dayMs = 86_400_000;

const presentCustomerInvoice = (row: InvoiceRow): CustomerInvoice => ({
  ...presentInvoice(row),
  refundable: amountOf(refundableOf(row)),
  paid_with: row.paid_with,
});

/** How many customers have each plan, and for how many people. */
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

const keepsPlan: Told = {
  name: 'Your plan goes on',
  message: 'Your provider has taken the end of your plan back. It is renewed as before.',
};

/** What the provider's staff do for one customer. */
export const licensing = {
  customerLicensingPlans: async (_input, context) => ({ data: await plansInUse(context) }),
  customerLicensingSubscription: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (desk) => ({ data: await presentCustomer(desk) })),
  customerLicensingInformation: ({ params }, context) => information(params.tenant_id, context),
  customerLicensingChangeInformation: ({ params, body }, context) =>
    changeInformation(params.tenant_id, body, context),
  pendingActivationsList: ({ query }, context) => listActivations(query, context),
  pendingActivationsResend: ({ params }, context) => resend(params.pending, context),
  pendingActivationsActivate: ({ params }, context) => activate(params.pending, context),
  pendingActivationsReject: ({ params, body }, context) => reject(params.pending, body.reason, context),
  customerLicensingInvoices: ({ params, query }, context) =>
    withTenant(context, params.tenant_id, async ({ tx }) => {
      const { rows, count } = await queryList<InvoiceRow>(tx, 'billing_invoice_view', InvoiceFields, query, {
        order: '-number',
      });
      return { data: rows.map(presentCustomerInvoice), meta: { count } };
    }),
  customerLicensingInvoicePdf: ({ params }, context) =>
    withTenant(context, params.tenant_id, async (desk) => {
      const invoice = await readInvoice(desk, params.invoice);
      return {
        contentType: 'application/pdf',
        name: `${invoice.number}.pdf`,
        file: await invoicePdf(invoice),
      };
    }),
  customerLicensingPreview: ({ params, query }, context) =>
    withTenant(context, params.tenant_id, async (desk, { subscription_mode: mode }) => {
      const account = await readAccount(desk);
      return {
        data: await previewOf(desk, query, mode === 'offline' ? offlineAccount(desk, account) : account),
      };
    }),

  customerLicensingChangeMode: ({ params, body: { mode, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk, { company, account }) => {
      if (company.subscription_mode === mode) return undefined;
      const waiting = await openOrder(desk);
      if (waiting) await discardOrder(desk, account, waiting);
      await sql`select platform.set_license(${desk.tenantId}::uuid, ${mode}, null)`.execute(desk.tx);
      await desk.audit({
        entity: 'subscription',
        entityId: desk.tenantId,
        entityName: 'Subscription mode',
        action: 'updated',
        changes: [{ field: 'subscription_mode', before: company.subscription_mode, after: mode }],
      });
      return mode === 'offline'
        ? {
            name: 'Your provider keeps your subscription',
            message: 'Your plan and its invoices are kept by your provider now. No card is charged any more.',
          }
        : {
            name: 'You keep your own subscription',
            message: 'Your plan and its invoices are in Setup, License & Payment now.',
          };
    }),

  customerLicensingExtendTrial: ({ body: { tenant_id, trial_until: until, version } }, context) =>
    changeCustomer(context, tenant_id, version, async (desk, { company, account }) => {
      if (termsOf(account))
        throw new HttpError(409, 'This customer has a plan, and no trial. Nothing was changed.');
      if (!company.trial_until)
        throw new HttpError(
          409,
          'This customer was never on trial, or its plan is over. Nothing was changed.',
        );
      const last = Date.parse(`${until}T23:59:59Z`);
      const now = desk.ports.clock().getTime();
      if (last <= Math.max(now, Date.parse(company.trial_until)))
        throw invalidField('trial_until', 'Choose a day after today, and after the trial’s last day so far.');
      if (last > now + longestTrial * dayMs)
        throw invalidField('trial_until', 'A trial is a year at the longest.');
      await sql`select platform.set_license(${desk.tenantId}::uuid, null, ${new Date(last).toISOString()}::timestamptz)`.execute(
        desk.tx,
      );
      await desk.audit({
        entity: 'subscription',
        entityId: desk.tenantId,
        entityName: 'Trial',
        action: 'updated',
        changes: [{ field: 'trial_until', before: company.trial_until.slice(0, 10), after: until }],
      });
      return {
        name: 'Your trial goes on',
        message: `Your provider has given you until ${until} to try everything.`,
      };
    }),

  customerLicensingUpdate: ({ params, body: { total, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk, { account }) => {
      const terms = termsOf(account);
      if (!terms)
        throw new HttpError(
          409,
          'This customer has no plan, and nobody counts its users. Nothing was changed.',
        );
      if (terms.users === total) return undefined;
      const included = plans[terms.plan].users;
      if (total < included)
        throw invalidField('total', `${included} are included in the plan. It is never for fewer.`);
      const used = await usersOf(desk);
      if (total < used)
        throw invalidField(
          'total',
          `${used} can sign in. Have some of them deactivated first, or choose ${used}.`,
        );
      const waiting = await openOrder(desk);
      if (waiting) await discardOrder(desk, account, waiting);
      await sql`update billing_account set users = ${total}, version = version + 1, updated_at = now()`.execute(
        desk.tx,
      );
      await sql`select platform.note_plan(${desk.tenantId}::uuid, ${terms.plan}, ${total})`.execute(desk.tx);
      await desk.audit({
        entity: 'subscription',
        entityId: desk.tenantId,
        entityName: plans[terms.plan].name,
        action: 'updated',
        changes: [{ field: 'users', before: String(terms.users), after: String(total) }],
      });
      return {
        name: 'Your plan has another number of users',
        message: `It is for ${total === 1 ? '1 user' : `${total} users`} now. The next period is charged for so many.`,
      };
    }),

  customerLicensingSuspend: ({ params, body: { reason, version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk) => {
      if (!(await suspend(desk, reason.trim(), 'provider')))
        throw new HttpError(409, 'This customer is suspended already. Nothing was changed.');
      return {
        name: 'Your modules are closed',
        message: `Your provider has suspended your subscription: ${reason.trim()} What you made is kept.`,
      };
    }),
  customerLicensingResume: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk) =>
      (await resume(desk))
        ? { name: 'Your modules are open again', message: 'Your provider has opened your modules again.' }
        : undefined,
    ),
  customerLicensingCancel: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk, { account }) => {
      await endWithPeriod(desk, true);
      return account.ends
        ? undefined
        : {
            name: 'Your plan ends',
            message: `Your provider has ended your plan. Everything stays open until ${account.period_end}, and nothing is charged any more.`,
          };
    }),
  customerLicensingKeep: ({ params, body: { version } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk, { account }) => {
      await endWithPeriod(desk, false);
      return account.ends ? keepsPlan : undefined;
    }),

  customerLicensingSell: ({ params, body: { version, ...purchase } }, context) =>
    changeCustomer(context, params.tenant_id, version, async (desk, { company, account }) => {
      if (company.subscription_mode !== 'offline')
        throw new HttpError(
          409,
          'This customer buys its plan itself: its subscription is online. Nothing was sold.',
        );
      const reason = `${plans[purchase.plan as PlanKey]?.name ?? purchase.plan}, ${purchase.interval}, offline`;
      await sell(desk, account, { ...purchase, reference: purchase.reference.trim(), reason });
      return { name: 'Your plan', message: `Your provider has written down your purchase: ${reason}.` };
    }),
  customerLicensingSettle: ({ params, body }, context) =>
    withTenant(context, params.tenant_id, async (desk) => {
      await settleOutside(desk, await holdAccount(desk), params.invoice, body.reference.trim());
      return { data: presentCustomerInvoice(await readInvoice(desk, params.invoice)) };
    }),
  customerLicensingRefund: ({ params, body: { refund_id: id, amount, reason } }, context) =>
    withTenant(context, params.tenant_id, async (desk) => {
      const before = await readInvoice(desk, params.invoice);
      const after = await refund(desk, {
        invoiceId: params.invoice,
        id,
        amount,
        reason: reason.trim(),
        byProvider: true,
      });
      const given = Number(after.refunded) - Number(before.refunded);
      if (given > 0)
        for (const letter of await tellAdministrators(
          desk,
          'Money was given back to you',
          `$${given.toFixed(2)} of invoice ${after.number}, to what it was paid with: ${after.paid_with || 'as agreed'}.`,
        ))
          context.afterCommit(() => context.ports.mail.send(letter));
      return { data: presentCustomerInvoice(after) };
    }),
} satisfies Partial<Handlers>;
