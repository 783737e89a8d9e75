import type { SessionInfo } from '@plumbline/permissions';
import type { Principal } from '../database/database.ts';

/** Account type and permissions of a session, as the client stores them. */
export function sessionOf(user: Principal): SessionInfo {
  return {
    type: user.tenant_type === 'Retail' ? 'Retail' : 'Company',
    is_partner: user.tenant_type === 'Partner',
    is_provider: user.tenant_type === 'Provider',
    a: user.is_admin ? 1 : 0,
    permissions: user.permissions,
  };
}
