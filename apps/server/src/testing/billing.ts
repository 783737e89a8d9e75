import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { TenantName, TestServer } from './server.ts';

/** A card, and an invoice that was paid with it: past the calls, so that the company keeps the modules it has. */
export async function makeBilling(
  server: TestServer,
  tenant: TenantName,
  n: number,
): Promise<{ invoice: string; method: string; payment: string }> {
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
  return { invoice, method, payment };
}

/** A company in which nobody is, for what the provider does to its customers: closing it shuts nobody out. */
export async function makeCustomer({ owner }: TestServer): Promise<string> {
  const id = uuidv7();
  await owner.query(
    "insert into platform.tenant (tenant_id, name, type, trial_until) values ($1, 'A customer', 'Company', now())",
    [id],
  );
  return id;
}
