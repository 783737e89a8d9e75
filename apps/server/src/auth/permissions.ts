import { decide, denialText, type Right } from '@plumbline/permissions';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';

/** Whether the caller holds a right beyond the one that the call itself demands. */
export const hasPermission = (right: Right, { session, user }: Pick<Context, 'session' | 'user'>): boolean =>
  decide(session, user.purchased, right).allowed;

/** @throws HttpError 403 that names the right. */
export function requirePermission(right: Right, { session, user }: Pick<Context, 'session' | 'user'>): void {
  const decision = decide(session, user.purchased, right);
  if (!decision.allowed) throw new HttpError(403, denialText(decision), { missing: right });
}
