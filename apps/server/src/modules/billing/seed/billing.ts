import { addMonths, startOfMonth, utcDay } from '@plumbline/dates';
import {
  amountOf,
  billOf,
  periodEnd,
  periodLines,
  periodPrice,
  type BillLine,
  type Terms,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { writtenLines } from '../invoices.ts';

const terms: Terms = { plan: 'enterprise', interval: 'monthly', users: 54 };
const months = 6;
/** First day of the month the given number of months ago. */
const firstDay = (now: Date, ago: number) => addMonths(startOfMonth(utcDay(now)), -ago);

/** A plan paid monthly and its card. */
export async function seedBilling(
  tx: Transaction,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: Date,
): Promise<void> {
  const method = uuidv7();
  const start = firstDay(now, 0);
  await sql`insert into billing_account (tenant_id, plan, billing_interval, users, anchor, period_start, period_end, customer)
    values (${tenantId}::uuid, ${terms.plan}, ${terms.interval}, ${terms.users}, 1, ${start}::date,
      ${periodEnd(start, terms.interval, 1)}::date, ${`customer_${tenantId}`})`.execute(tx);
  await sql`select platform.note_plan(${tenantId}::uuid, ${terms.plan}, ${terms.users})`.execute(tx);
  await sql`insert into billing_method (tenant_id, method_id, ref, brand, last4, exp_month, exp_year, holder, is_default)
    values (${tenantId}::uuid, ${method}::uuid, ${`visa_${method}`}, 'Visa', '4242', 12, ${now.getUTCFullYear() + 4},
      'Maya Lindqvist', true)`.execute(tx);
  for (let ago = months; ago >= 0; ago--) {
    const from = firstDay(now, ago);
    const lines: BillLine[] = periodLines(terms, { start: from, end: periodEnd(from, terms.interval, 1) });
    const { total } = billOf(lines, '0', 0);
    const amount = amountOf(periodPrice(terms));
    const [invoice, paid] = [uuidv7(), `${from}T06:41:00Z`];
    await sql`insert into billing_invoice (tenant_id, invoice_id, number, state, reason, issued_on, lines, tax_rate,
        subtotal, tax, total, bill_to, paid_at, created_by, created_at)
      values (${tenantId}::uuid, ${invoice}::uuid, 'INV-' || lpad(platform.take_numbers(${tenantId}::uuid, 'billing-invoice', 1)::text, 5, '0'),
        'paid', ${ago === months ? 'Enterprise, monthly' : 'Renewal'}, ${from}::date,
        ${JSON.stringify(writtenLines(lines))}::jsonb, 0, ${amount}::numeric, 0, ${amountOf(total)}::numeric,
        '{"name": "Northgate Builders", "lines": []}', ${paid}::timestamptz, ${userId}::uuid, ${paid}::timestamptz)`.execute(
      tx,
    );
    const payment = uuidv7();
    await sql`insert into billing_payment (tenant_id, payment_id, invoice_id, method_id, state, amount, ref, created_at, updated_at)
      values (${tenantId}::uuid, ${payment}::uuid, ${invoice}::uuid, ${method}::uuid, 'succeeded', ${amount}::numeric,
        ${`payment_${payment}`}, ${paid}::timestamptz, ${paid}::timestamptz)`.execute(tx);
  }
}
