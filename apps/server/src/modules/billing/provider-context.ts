import type { CustomerSubscription } from '@plumbline/api';
import { amountOf, centsOf } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { notFoundError, versionConflict } from '../../core/http-error.ts';
import {
  companyOf,
  lockAccount,
  readAccount,
  subscriptionOf,
  type Account,
  type Company,
} from './account.ts';
import { createBillingContext, type BillingContext } from './context.ts';
import { notifyAdministrators } from './notify-administrators.ts';

const customerTypes = ['Company', 'Retail'];

async function requireCustomer(billing: BillingContext): Promise<Company> {
  const company = await companyOf(billing).catch(() => undefined);
  if (!company || !customerTypes.includes(company.type)) throw notFoundError('This customer');
  return company;
}
const versionOf = (company: Company, account: Account) => company.version + account.version;

/**
 * Runs work in the context of one customer, limited to that company's data. Its audit log shows the provider's user
 * and company.
 * @throws HttpError 404 for an id that is not a customer.
 */
export async function withTenant<T>(
  context: Context,
  tenantId: string,
  work: (billing: BillingContext, company: Company) => Promise<T>,
): Promise<T> {
  const { tx, user } = context;
  const by = { ...user, lastname: `${user.lastname} (${user.company})` };
  const billing = createBillingContext(context, tenantId, by, context.requestId);
  await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
  const result = await work(billing, await requireCustomer(billing));
  await sql`select set_config('app.tenant_id', ${user.tenant_id}, true)`.execute(tx);
  return result;
}

/** A customer with its subscription. */
export async function presentCustomer(billing: BillingContext): Promise<CustomerSubscription> {
  const company = await companyOf(billing);
  const { rows } = await sql<{
    paid: string;
    owed: string;
  }>`select coalesce(sum(taken - refunded), 0)::numeric(12, 2) as paid,
    coalesce(sum(due) filter (where state = 'open' and not is_order), 0)::numeric(12, 2) as owed
    from billing_invoice_view`.execute(billing.tx);
  return {
    ...(await subscriptionOf(billing)),
    uuid: billing.tenantId,
    version: versionOf(company, await readAccount(billing)),
    name: company.name,
    type: company.type,
    partner_name: company.partner_name,
    createdAt: company.created_at,
    last_login: company.last_login,
    paid: amountOf(centsOf(rows[0]?.paid ?? '0')),
    owed: amountOf(centsOf(rows[0]?.owed ?? '0')),
  };
}

/** Notification text for the company's administrators. */
export interface AdministratorNotice {
  name: string;
  message: string;
}
/**
 * Changes a customer's subscription under the same lock as its own users, and notifies its administrators.
 * @param version expected version.
 * @param work the change; returns the notification, or undefined if nothing changed.
 * @throws HttpError 409 for a stale version.
 */
export const changeCustomer = (
  context: Context,
  tenantId: string,
  version: number,
  work: (
    billing: BillingContext,
    customer: { company: Company; account: Account },
  ) => Promise<AdministratorNotice | undefined>,
): Promise<{ data: CustomerSubscription }> =>
  withTenant(context, tenantId, async (billing) => {
    const account = await lockAccount(billing);
    const company = await companyOf(billing);
    if (versionOf(company, account) !== version) throw versionConflict();
    const notification = await work(billing, { company, account });
    if (notification)
      for (const letter of await notifyAdministrators(billing, notification.name, notification.message))
        context.afterCommit(() => context.ports.mail.send(letter));
    context.afterCommit(async () =>
      context.ports.live.announce(tenantId, ['payment', 'security', 'notification']),
    );
    return { data: await presentCustomer(billing) };
  });
