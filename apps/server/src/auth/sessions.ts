import { randomBytes } from 'node:crypto';
import { encodeSession } from '@plumbline/permissions';
import { messages, password as passwordRule } from '@plumbline/validation';
import { sql } from 'kysely';
import { hashToken, type Principal } from '../database/database.ts';
import { sessionOf } from './session-info.ts';
import type { Context } from '../context/context.ts';
import { invalidField } from '../core/http-error.ts';
import { isLeaked } from './passwords.ts';

/** Opaque and random; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** @throws HttpError 422 beside `field` when the password is too weak or known to be leaked. */
export function checkPassword(field: string, password: string): void {
  if (!passwordRule().safeParse(password).success) throw invalidField(field, messages.passwordStrength);
  if (isLeaked(password))
    throw invalidField(field, 'This password appears in known data breaches. Choose another.');
}

/** Signs a user in: creates a session and returns the data that the client stores. */
export async function startSession(userId: string, context: Context) {
  const token = newToken();
  const hash = hashToken(token);
  const lifetime = `${context.config.sessionLifetimeHours} hours`;
  await sql`select platform.start_session(${userId}, ${hash}, ${lifetime}::interval, ${context.agent})`.execute(
    context.tx,
  );
  const idle = `${context.config.sessionIdleMinutes} minutes`;
  const { rows } =
    await sql<Principal>`select * from platform.authenticate(${hash}, ${idle}::interval)`.execute(context.tx);
  const user = rows[0];
  if (!user) throw new Error('a session that was just made is not there');
  return { uuid: user.user_id, token, session: encodeSession(sessionOf(user)), cache: user.purchased };
}

/**
 * Creates a link for choosing a password, on the portal of the user.
 * @param hours validity of the link.
 */
export async function createResetLink(
  { user_id, tenant_type }: { user_id: string; tenant_type: Principal['tenant_type'] },
  context: Context,
  hours = 1,
): Promise<string> {
  const token = newToken();
  await sql`select platform.add_reset_token(${user_id}, ${hashToken(token)}, ${`${hours} hours`}::interval)`.execute(
    context.tx,
  );
  return `${tenant_type === 'Partner' ? '/partner' : ''}/resetPassword?token=${token}`;
}
