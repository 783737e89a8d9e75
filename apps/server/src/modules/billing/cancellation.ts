import { isPlan, plans } from '@plumbline/permissions';
import { sql } from 'kysely';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { HttpError } from '../../core/http-error.ts';
import { lockAccount, termsOf, type Account } from './account.ts';
import { endCoupons } from './coupons.ts';
import type { BillingContext } from './context.ts';

/** Notifies the company's sessions that their permissions changed. */
export const announcePermissionChange = ({ tx }: BillingContext): Promise<void> =>
  commandsOf('permissions').announceChange(tx);

/**
 * Cancels a plan at the end of the paid period, or keeps it. Repeating the call writes one audit entry.
 * @throws HttpError 409 without a plan.
 */
export async function setCancelAtPeriodEnd(billing: BillingContext, ends: boolean): Promise<void> {
  const account = await lockAccount(billing);
  const terms = termsOf(account);
  if (!terms) throw new HttpError(409, 'There is no plan to cancel. Nothing was changed.');
  if (account.ends === ends) return;
  await sql`update billing_account set ends = ${ends}, version = version + 1, updated_at = now()`.execute(
    billing.tx,
  );
  await billing.audit({
    entity: 'subscription',
    entityId: billing.tenantId,
    entityName: plans[terms.plan].name,
    action: 'updated',
    changes: [{ field: 'ends_on', before: ends ? '' : terms.end, after: ends ? terms.end : '' }],
  });
}

/** Closes the plan's modules on its last day. @returns true if the plan ended. */
export async function endPlan(billing: BillingContext, account: Account): Promise<boolean> {
  const { tx, tenantId } = billing;
  if (!account.ends || !account.period_end || account.period_end > billing.today) return false;
  await sql`update billing_account set plan = '', users = 0, period_start = null, period_end = null, ends = false,
    discount_part = 0, discount_whole = 0, version = version + 1, updated_at = now()`.execute(tx);
  await sql`select platform.apply_plan(${tenantId}::uuid, '{}'::int[]),
    platform.note_plan(${tenantId}::uuid, '', 0)`.execute(tx);
  await endCoupons(billing);
  await announcePermissionChange(billing);
  await billing.audit({
    entity: 'subscription',
    entityId: tenantId,
    entityName: isPlan(account.plan) ? plans[account.plan].name : account.plan,
    action: 'deleted',
    changes: [{ field: 'plan', before: isPlan(account.plan) ? plans[account.plan].name : '', after: 'none' }],
  });
  return true;
}

const auditSuspension = (billing: BillingContext, before: string, after: string) =>
  billing.audit({
    entity: 'subscription',
    entityId: billing.tenantId,
    entityName: 'Access',
    action: 'updated',
    changes: [{ field: 'suspended', before, after }],
  });

/** Suspends a company except for billing. @returns true if it was active. */
export async function suspend(
  billing: BillingContext,
  reason: string,
  by: 'billing' | 'provider',
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean | null }>`select platform.suspend(${billing.tenantId}::uuid,
    ${billing.ports.clock().toISOString()}::timestamptz, ${reason}, ${by}) as changed`.execute(billing.tx);
  if (!rows[0]?.changed) return false;
  await announcePermissionChange(billing);
  await auditSuspension(billing, '', reason);
  return true;
}

/**
 * Reactivates a company. Suspended time is not charged: the next period starts today.
 * @param only leaves suspensions by others in place.
 */
export async function resume(billing: BillingContext, only?: 'billing'): Promise<boolean> {
  const { tx, tenantId } = billing;
  const { rows } = await sql<{
    changed: boolean | null;
  }>`select platform.resume(${tenantId}::uuid, ${only ?? null}) as changed`.execute(tx);
  if (!rows[0]?.changed) return false;
  const account = await lockAccount(billing);
  const terms = termsOf(account);
  if (terms && terms.end < billing.today)
    await sql`update billing_account set period_end = ${billing.today}::date, anchor = ${Number(billing.today.slice(8))},
      version = version + 1, updated_at = now()`.execute(tx);
  await announcePermissionChange(billing);
  await auditSuspension(billing, 'yes', '');
  return true;
}
