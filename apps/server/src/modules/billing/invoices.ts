import type { Invoice, InvoiceLine } from '@plumbline/api';
import { amountOf, type Bill, type BillLine, type Discount, type Interval } from '@plumbline/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { notFoundError } from '../../core/http-error.ts';
import type { PagesOrder } from '../../capabilities/ai-estimates/requests.ts';
import { companyOf } from './account.ts';
import { nextNumber, type BillingContext } from './context.ts';

/** Agreed terms that apply when an order is paid. */
export interface Change {
  plan: string;
  interval: Interval;
  users: number;
  anchor: number;
  start: string;
  end: string;
  /** Version of the account they were computed from. */
  version: number;
  /** Date of the prices. */
  day: string;
  /** Discount and the amount it applies to. */
  discount?: Discount;
  /** Redemption that gave the discount. */
  coupon?: { id: string; off: string };
}
/** Amounts of an invoice or of a previewed change. */
export type BillFigures = Pick<
  Invoice,
  'lines' | 'subtotal' | 'tax_rate' | 'tax' | 'total' | 'credit_used' | 'due'
>;
export interface InvoiceRow {
  uuid: string;
  number: string;
  issued_on: string;
  state: Invoice['state'];
  reason: string;
  lines: InvoiceLine[];
  tax_rate: string;
  subtotal: string;
  tax: string;
  total: string;
  credit_used: string;
  due: string;
  paid_at: string | null;
  problem: string;
  payment: string | null;
  paid_out: string;
  /** Amount paid by card or offline. */
  taken: string;
  refunded: string;
  paid_with: string;
  paid_by_card: boolean;
  bill_to: { name: string; lines: string[] };
  ai_request: PagesOrder['request'] | null;
}

export const writtenLines = (lines: readonly BillLine[]): InvoiceLine[] =>
  lines.map((line) => ({ ...line, price: amountOf(line.price), amount: amountOf(line.amount) }));
/** Trimmed tax rate, e.g. 8.25 instead of 8.2500. */
const plainRate = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);
export const figuresOf = (
  lines: readonly BillLine[],
  { subtotal, tax, total, creditUsed, due }: Bill,
  taxRate: string,
): BillFigures => ({
  lines: writtenLines(lines),
  subtotal: amountOf(subtotal),
  tax_rate: plainRate(taxRate),
  tax: amountOf(tax),
  total: amountOf(total),
  credit_used: amountOf(creditUsed),
  due: amountOf(due),
});

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  uuid: row.uuid,
  number: row.number,
  issued_on: row.issued_on,
  state: row.state,
  reason: row.reason,
  lines: row.lines,
  subtotal: row.subtotal,
  tax_rate: plainRate(row.tax_rate),
  tax: row.tax,
  total: row.total,
  credit_used: row.credit_used,
  due: row.due,
  ...(row.paid_at ? { paid_at: row.paid_at } : {}),
  ...(row.problem ? { problem: row.problem } : {}),
  ...(row.payment ? { payment: row.payment } : {}),
  ...(Number(row.paid_out) > 0 ? { paid_out: row.paid_out } : {}),
  ...(row.ai_request ? { ai_request: row.ai_request } : {}),
});

/** @throws HttpError 404 */
export async function readInvoice({ tx }: Pick<BillingContext, 'tx'>, id: string): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`select * from billing_invoice_view where uuid = ${id}::uuid`.execute(
    tx,
  );
  if (!rows[0]) throw notFoundError('This invoice');
  return rows[0];
}

/** Billing address: the company's current details. */
async function billTo(billing: BillingContext): Promise<{ name: string; lines: string[] }> {
  const { name } = await companyOf(billing);
  const row = await billing.tx.selectFrom('setup_company_profile').selectAll().executeTakeFirst();
  const place = row && [row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: row?.legal_name || name,
    lines: [row?.street, place, row?.tax_id ? `Tax ID ${row.tax_id}` : ''].filter((line): line is string =>
      Boolean(line),
    ),
  };
}

/** Writes an invoice. An amount due waits for payment; an invoice of zero is paid, a negative one is a credit note. */
export async function writeInvoice(
  billing: BillingContext,
  {
    reason,
    lines,
    bill,
    change,
    refund,
  }: {
    reason: string;
    lines: readonly BillLine[];
    bill: Bill;
    /** Change applied on payment. */
    change?: Change | PagesOrder;
    /** Refund id, and the invoice that is refunded. */
    refund?: { id: string; of: string };
  },
): Promise<InvoiceRow> {
  const { tx, tenantId } = billing;
  const id = refund?.id ?? uuidv7();
  const state = bill.total < 0 ? 'credited' : bill.due === 0 ? 'paid' : 'open';
  const figures = figuresOf(lines, bill, billing.taxRate);
  const number = await nextNumber(billing);
  await sql`insert into billing_invoice (tenant_id, invoice_id, number, state, reason, issued_on, lines, tax_rate, subtotal,
      tax, total, credit_used, change, bill_to, paid_at, created_by, paid_out, credits)
    values (${tenantId}::uuid, ${id}::uuid, ${number}, ${state}, ${reason}, ${billing.today}::date,
      ${JSON.stringify(figures.lines)}::jsonb, ${billing.taxRate}::numeric, ${figures.subtotal}::numeric, ${figures.tax}::numeric,
      ${figures.total}::numeric, ${figures.credit_used}::numeric, ${change ? JSON.stringify(change) : null}::jsonb,
      ${JSON.stringify(await billTo(billing))}::jsonb, ${state === 'open' ? null : billing.ports.clock().toISOString()}::timestamptz,
      ${billing.userId}::uuid, ${refund ? amountOf(-bill.total) : '0'}::numeric, ${refund?.of ?? null}::uuid)`.execute(
    tx,
  );
  if (state === 'open')
    await sql`insert into billing_payment (tenant_id, payment_id, invoice_id, amount)
      values (${tenantId}::uuid, ${uuidv7()}::uuid, ${id}::uuid, ${figures.due}::numeric)`.execute(tx);
  await billing.audit({
    entity: 'invoice',
    entityId: id,
    entityName: number,
    action: 'created',
    changes: [
      { field: 'for', after: reason },
      { field: 'total', after: figures.total },
    ],
  });
  return readInvoice(billing, id);
}
