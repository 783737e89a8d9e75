import type { PaymentMethod } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { companyOf, lockAccount, termsOf } from './account.ts';
import { callGateway, type BillingContext } from './context.ts';

export interface MethodRow {
  uuid: string;
  ref: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  holder: string;
  is_default: boolean;
}
const columns = sql.raw('method_id as uuid, ref, brand, last4, exp_month, exp_year, holder, is_default');

export async function methodsOf({ tx }: BillingContext): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`select ${columns} from billing_method where removed_at is null
    order by is_default desc, created_at`.execute(tx);
  return rows;
}
export const methodOf = async (billing: BillingContext, id: string): Promise<MethodRow | undefined> =>
  (await methodsOf(billing)).find(({ uuid }) => uuid === id);

/** A card is valid until the end of its month. */
export const isExpired = ({ exp_year, exp_month }: MethodRow, today: string): boolean =>
  `${exp_year}-${String(exp_month).padStart(2, '0')}` < today.slice(0, 7);

export const presentMethod = (row: MethodRow, today: string): PaymentMethod => {
  const { ref: _ref, ...shown } = row;
  return { ...shown, is_expired: isExpired(row, today) };
};
export const presentMethods = async (billing: BillingContext): Promise<PaymentMethod[]> =>
  (await methodsOf(billing)).map((row) => presentMethod(row, billing.today));

const nameOf = ({ brand, last4 }: Pick<MethodRow, 'brand' | 'last4'>) => `${brand} ending in ${last4}`;
const auditMethod = (billing: BillingContext, method: MethodRow, action: 'created' | 'updated' | 'deleted') =>
  billing.audit({
    entity: 'paymentMethod',
    entityId: method.uuid,
    entityName: nameOf(method),
    action,
    ...(action === 'updated' ? { changes: [{ field: 'default', before: 'no', after: 'yes' }] } : {}),
  });

/** Starts a session on the gateway's page; the first one creates the customer at the gateway. */
export async function beginMethod(billing: BillingContext, email: string) {
  const account = await lockAccount(billing);
  const { payments } = billing.ports;
  let { customer } = account;
  if (!customer) {
    const { name } = await companyOf(billing);
    customer = await callGateway(payments.customer({ tenantId: billing.tenantId, name, email }));
    await sql`update billing_account set customer = ${customer}`.execute(billing.tx);
  }
  return callGateway(payments.collect(customer, `${billing.publicUrl}/setup/payment`));
}

/**
 * Stores the method entered at the gateway, once when reported twice. The first one becomes the default for renewals.
 */
export async function takeMethod(
  billing: BillingContext,
  session: string,
  card: string | undefined,
): Promise<MethodRow> {
  const { customer } = await lockAccount(billing);
  const { tx, tenantId } = billing;
  const found = await callGateway(
    billing.ports.payments.collected(session, card, customer),
    card === undefined ? 'session' : 'card',
  );
  const before = (await methodsOf(billing)).find(({ ref }) => ref === found.ref);
  if (before) return before;
  const id = uuidv7();
  await sql`insert into billing_method (tenant_id, method_id, ref, brand, last4, exp_month, exp_year, holder, is_default)
    values (${tenantId}::uuid, ${id}::uuid, ${found.ref}, ${found.brand}, ${found.last4}, ${found.expMonth},
      ${found.expYear}, ${found.holder}, not exists (select 1 from billing_method where is_default and removed_at is null))`.execute(
    tx,
  );
  const method = await methodOf(billing, id);
  if (!method) throw new Error('a payment method that was just added is not there');
  await auditMethod(billing, method, 'created');
  return method;
}

const requireMethod = async (billing: BillingContext, id: string): Promise<MethodRow> => {
  const method = await methodOf(billing, id);
  if (!method) throw notFoundError('This payment method');
  return method;
};

export async function makeDefault(billing: BillingContext, id: string): Promise<void> {
  await lockAccount(billing);
  const method = await requireMethod(billing, id);
  if (method.is_default) return;
  await sql`update billing_method set is_default = false where is_default`.execute(billing.tx);
  await sql`update billing_method set is_default = true where method_id = ${id}::uuid`.execute(billing.tx);
  await auditMethod(billing, method, 'updated');
}

/**
 * @returns the gateway reference to remove after commit.
 * @throws HttpError 409 for the default method of a subscription while there is another.
 */
export async function removeMethod(billing: BillingContext, id: string): Promise<string> {
  const account = await lockAccount(billing);
  const method = await requireMethod(billing, id);
  if (method.is_default && termsOf(account))
    throw new HttpError(
      409,
      (await methodsOf(billing)).length > 1
        ? 'This card pays for your subscription. Make another card the default first.'
        : 'This card pays for your subscription. Add another card and make it the default first.',
    );
  await sql`update billing_method set removed_at = now(), is_default = false
    where method_id = ${id}::uuid`.execute(billing.tx);
  await auditMethod(billing, method, 'deleted');
  return method.ref;
}
