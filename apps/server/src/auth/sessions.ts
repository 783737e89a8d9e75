import { randomBytes } from 'node:crypto';
import { encodeSession } from '@plumbline/permissions';
import { messages, password as passwordRule } from '@plumbline/validation';
import { sql } from 'kysely';
import { hashToken, type Principal } from '../database/database.ts';
import { sessionOf } from './session-info.ts';
import type { Context } from '../context/context.ts';
import { invalidField } from '../core/http-error.ts';
import { recordSecurityEvent } from './security-events.ts';
import { isLeaked, isPersonal, type PasswordOwner } from './password-rules.ts';

/** Opaque and random; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * @param owner person whose names the password must not consist of.
 * @throws HttpError 422 beside `field` when the password is too weak, leaked, or made of names.
 */
export function checkPassword(field: string, password: string, owner: PasswordOwner = {}): void {
  if (!passwordRule().safeParse(password).success) throw invalidField(field, messages.passwordStrength);
  if (isLeaked(password))
    throw invalidField(field, 'This password appears in known data breaches. Choose another.');
  if (isPersonal(password, owner))
    throw invalidField(field, 'This password is your name, email or company. Choose another.');
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
  await recordSecurityEvent('signed_in', userId, context);
  if (!user) throw new Error('a session that was just made is not there');
  return { uuid: user.user_id, token, session: encodeSession(sessionOf(user)), cache: user.purchased };
}

/**
 * Creates a link for choosing a password, on the portal of the user.
 * @param hours validity of the link.
 */
export async function createResetLink(
  { user_id, tenant_type }: { user_id: string; tenant_type: Principal['tenant_type'] },
  { tx }: Pick<Context, 'tx'>,
  hours = 1,
): Promise<string> {
  const token = newToken();
  await sql`select platform.add_reset_token(${user_id}, ${hashToken(token)}, ${`${hours} hours`}::interval)`.execute(
    tx,
  );
  return `${tenant_type === 'Partner' ? '/partner' : ''}/resetPassword?token=${token}`;
}
