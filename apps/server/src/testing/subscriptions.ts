import type { AddedPaymentMethod, Invoice, PaymentMethod, PlanPreview, Subscription } from '@plumbline/api';
import { purchasableApps } from '@plumbline/permissions';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { renewCompany } from '../modules/billing/renewal.ts';
import type { TestPayments } from '../ports/payments-test.ts';
import { testServer, type TestServer, type UserName } from './server.ts';

let server: TestServer;
let gateway: TestPayments;

/** Server for a test file; each test starts without plan, invoices and cards, on a fixed day. */
export function beginsWithoutPlan(): void {
  beforeAll(async () => {
    server = await testServer();
    gateway = server.ports.payments as TestPayments;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.owner.query(emptied);
    await server.owner.query(
      `update platform.tenant set subscription_mode = 'online', trial_until = null, purchased = $2, plan = '', seats = 0,
        suspended_at = null, suspended_reason = '', suspended_by = '' where tenant_id = $1`,
      [server.tenantIds.north, purchasableApps],
    );
    onDay('2026-11-01');
  });
}
export const emptied = 'truncate billing_payment, billing_invoice, billing_method, billing_account';
/** Server and helpers for the tests of a file. */
export const bench = (): { server: TestServer; gateway: TestPayments } => ({ server, gateway });

export const onDay = (date: string): void => {
  server.clock.offset = Date.parse(`${date}T12:00:00Z`) - Date.now();
};
export const setTenant = (set: string, tenant: 'north' | 'harbor' = 'north') =>
  server.owner.query(`update platform.tenant set ${set} where tenant_id = $1`, [server.tenantIds[tenant]]);
export const subscription = (user: UserName = 'owner') =>
  server.ok<Subscription>(user, 'GET', '/payment/get-customer-subscription');
export const invoices = () => server.ok<Invoice[]>('owner', 'GET', '/payment/get-customer-invoices?limit=-1');
export const preview = (plan: string, users: number, interval = 'monthly') =>
  server.ok<PlanPreview>(
    'owner',
    'GET',
    `/payment/plan-preview?plan=${plan}&interval=${interval}&users=${users}`,
  );
export async function addCard(card: string): Promise<PaymentMethod> {
  const { session } = await server.ok<AddedPaymentMethod>('owner', 'POST', '/payment/add-payment-method', {});
  const { method } = await server.ok<AddedPaymentMethod>('owner', 'POST', '/payment/add-payment-method', {
    session,
    card,
  });
  if (!method) throw new Error('no card was added');
  return method;
}
export async function orderPlan(plan: string, users: number, interval = 'monthly'): Promise<Invoice> {
  const { due } = await preview(plan, users, interval);
  const { plan: has } = await subscription();
  return server.ok<Invoice>('owner', 'POST', has ? '/payment/change-plan' : '/payment/purchase-plan', {
    plan,
    interval,
    users,
    due,
  });
}
export const charge = (invoice: Invoice, card: PaymentMethod, amount = invoice.due) =>
  server.call('owner', 'POST', `/payment/charge-payment/?request_id=${invoice.uuid}`, {
    paymentMethodId: card.uuid,
    amount,
    request_id: invoice.uuid,
  });
export async function buyPlan(plan: string, users: number, card?: PaymentMethod) {
  const invoice = await orderPlan(plan, users);
  expect((await charge(invoice, card ?? (await addCard('visa')))).status).toBe(200);
  return invoice;
}
export const takenOf = async (invoice: Invoice) => {
  const { rows } = await server.owner.query<{ payment_id: string }>(
    'select payment_id from billing_payment where invoice_id = $1',
    [invoice.uuid],
  );
  return gateway.taken().filter(({ key }) => key === rows[0]?.payment_id);
};
export const renew = (tenant: 'north' | 'harbor' = 'north') =>
  renewCompany(server.tenantIds[tenant], {
    database: server.database,
    ports: server.ports,
    config: server.config,
    log: { info: () => undefined } as never,
  });
