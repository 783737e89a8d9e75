import type { Profile } from '@plumbline/api';
import { sql } from 'kysely';
import type { Principal, Transaction } from '../database/database.ts';

/**
 * Reason why a company's apps are closed except for payment: it is suspended, or its trial has ended.
 * @returns undefined for an active company.
 */
export async function accessBlockedReason(tx: Transaction, user: Principal): Promise<Profile['closed']> {
  if (user.purchased.length > 0 || user.tenant_type === 'Partner' || user.tenant_type === 'Provider')
    return undefined;
  const { rows } = await sql<{ suspended_at: string | null; suspended_reason: string; is_over: boolean }>`
    select suspended_at, suspended_reason, coalesce(trial_until < now(), false) as is_over
    from platform.company_of(${user.tenant_id}::uuid)`.execute(tx);
  const [company] = rows;
  if (company?.suspended_at)
    return {
      why: 'suspended',
      text: `Your company’s subscription is suspended: ${company.suspended_reason} Your data is safe.`,
    };
  return company?.is_over
    ? { why: 'trial_over', text: 'Your company’s trial has ended. Your data is safe.' }
    : undefined;
}
