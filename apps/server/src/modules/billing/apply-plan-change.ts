import { appsOf, isPlan, plans } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Account } from './account.ts';
import { startRedemption, moveRedemption, redemptionsOf } from './coupons.ts';
import type { BillingContext } from './context.ts';
import { announcePermissionChange } from './cancellation.ts';
import type { Change } from './invoices.ts';

/** Applies the terms of a paid order to the company and opens the modules of its plan. */
export async function applyChange(billing: BillingContext, account: Account, change: Change): Promise<void> {
  const { tx, tenantId } = billing;
  const { plan, interval, users, anchor, start, end, discount, coupon } = change;
  await sql`update billing_account set plan = ${plan}, billing_interval = ${interval}, users = ${users},
    anchor = ${anchor}, period_start = ${start}::date, period_end = ${end}::date, ends = false, version = version + 1,
    discount_part = ${discount?.part ?? 0}, discount_whole = ${discount?.whole ?? 0}, updated_at = now()`.execute(
    tx,
  );
  const redemption = coupon && (await redemptionsOf(billing)).find(({ uuid }) => uuid === coupon.id);
  if (redemption?.state === 'running')
    await moveRedemption(billing, redemption.uuid, 'running', { off: coupon?.off ?? '0' });
  else if (redemption) await startRedemption(billing, redemption, change.day, coupon?.off ?? '0');
  await sql`select platform.note_plan(${tenantId}::uuid, ${plan}, ${users})`.execute(tx);
  if (account.plan !== plan && isPlan(plan)) {
    const { rows } = await sql<{
      changed: boolean;
    }>`select platform.apply_plan(${tenantId}::uuid, ${appsOf(plan)}::int[]) as changed`.execute(tx);
    if (rows[0]?.changed) await announcePermissionChange(billing);
  }
  const name = (key: string) => (isPlan(key) ? plans[key].name : 'none');
  const changes = [
    { field: 'plan', before: name(account.plan), after: name(plan) },
    { field: 'interval', before: account.plan ? account.billing_interval : '', after: interval },
    { field: 'users', before: String(account.users), after: String(users) },
    { field: 'renews_on', before: account.period_end ?? '', after: end },
  ].filter(({ before, after }) => before !== after);
  await billing.audit({
    entity: 'subscription',
    entityId: tenantId,
    entityName: name(plan),
    action: account.plan ? 'updated' : 'created',
    changes,
  });
}
