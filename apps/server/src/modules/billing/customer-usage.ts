import type { CustomerUsage } from '@plumbline/api';
import { addElapsed, addMonths, startOfMonth } from '@plumbline/dates';
import { purchasableModules, type PurchasableModule } from '@plumbline/permissions';
import { sql } from 'kysely';
import { modulesOfPurchase } from '../../capabilities/tenants/module-usage.ts';
import type { BillingContext } from './context.ts';
import { moduleName } from './account.ts';

const USAGE_DAYS = 30;
const MONTHS = 12;

/** Changes and users of each app in the last 30 days, from the audit log, the most changed first. */
async function appUsage({ tx, ports }: BillingContext): Promise<CustomerUsage['apps']> {
  const since = addElapsed(ports.clock(), { days: -USAGE_DAYS }).toISOString();
  const keys = Object.keys(purchasableModules) as PurchasableModule[];
  const pairs = keys.flatMap((key) => modulesOfPurchase(key).map((module) => ({ key, module })));
  const { rows } = await sql<{ key: string; changes: number; users: number }>`
    select app.key, count(*)::int as changes, count(distinct a.user_id)::int as users
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as app(key text, module text)
    join audit_change a on a.module = app.module and a.created_at > ${since}
    group by app.key`.execute(tx);
  return rows
    .map(({ key, ...each }) => ({ key, name: moduleName(key as PurchasableModule), ...each }))
    .toSorted((a, b) => b.changes - a.changes || a.name.localeCompare(b.name));
}

/** Pages sent for AI estimates in each of the last twelve months (UTC), current month last. Withdrawn ones do not count. */
async function aiPages({ tx, tenantId, today }: BillingContext): Promise<CustomerUsage['ai_pages']> {
  const first = addMonths(startOfMonth(today), 1 - MONTHS);
  const { rows } = await sql<{ month: string; pages: number }>`
    select to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-01') as month, sum(r.pages)::int as pages
    from platform.ai_requests() r
    where r.tenant_id = ${tenantId}::uuid and r.request_status <> 'Withdrawn' and r.submitted_at >= ${first}::date
    group by 1`.execute(tx);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = addMonths(first, at);
    return { month, pages: rows.find((row) => row.month === month)?.pages ?? 0 };
  });
}

/**
 * Storage, open invoices and use of a customer's apps, for the provider.
 * @param defaultQuota bytes of a company without a quota of its own.
 */
export async function customerUsage(billing: BillingContext, defaultQuota: number): Promise<CustomerUsage> {
  const { tx } = billing;
  const { rows: drive } = await sql<{
    used: number;
    quota: number | null;
  }>`select used, quota from drive_usage`.execute(tx);
  const { rows: open } = await sql<{
    count: number;
  }>`select count(*)::int as count from billing_invoice_view where state = 'open' and not is_order`.execute(
    tx,
  );
  return {
    storage_used: drive[0]?.used ?? 0,
    storage_quota: drive[0]?.quota ?? defaultQuota,
    open_invoices: open[0]?.count ?? 0,
    ai_pages: await aiPages(billing),
    apps: await appUsage(billing),
  };
}
