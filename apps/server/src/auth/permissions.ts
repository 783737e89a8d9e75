import { decide, denialText, type Right } from '@plumbline/permissions';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';

/** True if the caller has a permission beside the one that the operation requires. */
export const hasPermission = (right: Right, { session, user }: Pick<Context, 'session' | 'user'>): boolean =>
  decide(session, user.purchased, right).allowed;

/** @throws HttpError 403 that names the right. */
export function requirePermission(right: Right, { session, user }: Pick<Context, 'session' | 'user'>): void {
  const decision = decide(session, user.purchased, right);
  if (!decision.allowed) throw new HttpError(403, denialText(decision), { missing: right });
}
