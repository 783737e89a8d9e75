import { decide, denialText, type Ability } from '@plumbline/permissions';
import { sessionOf } from '../auth/session-info.ts';
import { HttpError } from '../core/http-error.ts';
import type { Principal } from '../database/database.ts';
import type { Operation } from './operation.ts';

/** Throws if the caller may not make the call. */
export function authorise(access: Operation['access'], user: Principal, closed?: string): void {
  if (access === 'public' || access === 'signed-in') return;
  if (access === 'partner') {
    if (user.tenant_type !== 'Partner') throw new HttpError(403, 'Only partners can use this.');
    return;
  }
  if (access === 'provider') {
    if (user.tenant_type !== 'Provider') throw new HttpError(403, 'Only the provider’s staff can use this.');
    return;
  }
  if (access === 'administrator') {
    const isCustomer = user.tenant_type === 'Company' || user.tenant_type === 'Retail';
    if (!isCustomer || !user.is_admin)
      throw new HttpError(403, 'Only an administrator of your company can do this. Nothing was changed.');
    return;
  }
  if (typeof access === 'string') throw new Error(`unknown access ${access}`);
  const right = { app: access.app, name: access.name, type: access.type as Ability };
  const decision = decide(sessionOf(user), user.purchased, right);
  if (!decision.allowed) throw new HttpError(403, denialText(decision, closed), { missing: right });
}
