import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { TenantName, TestServer } from './server.ts';

/** Inserts a card and an invoice paid with it directly, so that the company's modules do not change. */
export async function makeBilling(
  server: TestServer,
  tenant: TenantName,
  n: number,
): Promise<{ invoice: string; method: string; payment: string; coupon: string; redemption: string }> {
  const [invoice, method, payment] = [uuidv7(), uuidv7(), uuidv7()];
  const tenantId = server.tenantIds[tenant];
  await server.tx(tenant, async (tx) => {
    await sql`insert into billing_account (tenant_id) values (${tenantId}::uuid) on conflict do nothing`.execute(
      tx,
    );
    await sql`insert into billing_method (tenant_id, method_id, ref, brand, last4, exp_month, exp_year)
      values (${tenantId}::uuid, ${method}::uuid, ${`visa_${method}`}, 'Visa', '4242', 12, 2031)`.execute(tx);
    await sql`insert into billing_invoice (tenant_id, invoice_id, number, state, reason, issued_on, lines, tax_rate,
        subtotal, tax, total, bill_to, paid_at)
      values (${tenantId}::uuid, ${invoice}::uuid, ${`OLD-${n}`}, 'paid', 'Essentials, monthly', '2026-01-05', '[]', 0,
        149, 0, 149, '{"name": "A company", "lines": []}', now())`.execute(tx);
    await sql`insert into billing_payment (tenant_id, payment_id, invoice_id, method_id, state, amount, ref)
      values (${tenantId}::uuid, ${payment}::uuid, ${invoice}::uuid, ${method}::uuid, 'succeeded', 149,
        ${`payment_${payment}`})`.execute(tx);
  });
  return { invoice, method, payment, ...(await makeCoupon(server, tenant, n)) };
}

/** A coupon that the company has redeemed for its next renewal. */
async function makeCoupon({ owner, tenantIds }: TestServer, tenant: TenantName, n: number) {
  const [coupon, redemption] = [uuidv7(), uuidv7()];
  const code = `${tenant}${n}`.toUpperCase();
  await owner.query(
    `insert into platform.coupon (coupon_id, code, percent, duration) values ($1, $2, 10, 'once')`,
    [coupon, code],
  );
  // Only one can be pending at a time.
  await owner.query(
    "update platform.coupon_redemption set state = 'ended' where tenant_id = $1 and state = 'waiting'",
    [tenantIds[tenant]],
  );
  await owner.query(
    `insert into platform.coupon_redemption (redemption_id, coupon_id, tenant_id, code, percent, duration, plans, state,
      redeemed_by) values ($1, $2, $3, $4, 10, 'once', '{}', 'waiting', 'Somebody')`,
    [redemption, coupon, tenantIds[tenant], code],
  );
  return { coupon, redemption };
}

/** A company without users for operations of the provider, so that closing it locks out no test user. */
export async function makeCustomer({ owner }: TestServer, partner?: string): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into platform.tenant (tenant_id, name, type, trial_until, partner_id)
      values ($1, 'A customer', 'Company', now(), $2)`,
    [id, partner ?? null],
  );
  return id;
}
/** A sign-up with an unconfirmed email address. */
export async function pendingSignUp({ owner }: TestServer, n: number): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into platform.signup (token_hash, company, type, firstname, lastname, email, password_hash, expires_at, signup_id)
      values ($1, 'A sign-up', 'Company', 'Ann', 'Ridge', $2, '', now() + interval '1 day', $3::uuid)`,
    [`token-${id}`, `signup${n}@waiting.test`, id],
  );
  return id;
}
