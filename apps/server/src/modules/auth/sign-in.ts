import { sql } from 'kysely';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { requiresSecondFactor, secondFactorOf, verifyCode } from '../../auth/second-factor.ts';
import { recordSecurityEvent } from '../../auth/security-events.ts';
import { createResetLink, newToken, startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { hashToken, type Principal } from '../../database/database.ts';
import { addEnrollment } from './enrollment.ts';
import { findLogin } from '../../auth/find-login.ts';
import {
  assertNotLocked,
  countedFor,
  countFailure,
  lockedUntil,
  serializeAttempts,
} from '../../auth/lock-out.ts';

const invalidCredentials = () =>
  new HttpError(401, 'Wrong username or password.', {
    errors: [{ field: 'password', message: 'Wrong username or password.' }],
    // Keeps the failure count although the request fails.
    keep: true,
  });
// Verified when the user does not exist, so that both answers take the same time.
const dummyHash = hashPassword(newToken());

/** Checks the password. Answers with a session, or with what is required before: a code, an authenticator, a new password. */
export async function login(
  { username, password }: { username: string; password: string },
  context: Context,
  only?: Principal['tenant_type'],
) {
  const found = await findLogin(username, context.tx);
  // Unknown names are counted and locked like accounts: neither answer nor timing reveals which names exist.
  const counted = countedFor(found, username);
  assertNotLocked(await lockedUntil(counted, context), context);
  const matches = await verifyPassword(password, found?.password_hash ?? (await dummyHash));
  await serializeAttempts(counted, context);
  if (!found || !matches) {
    await countFailure(counted, 'Wrong password', context);
    throw invalidCredentials();
  }
  if (only && found.tenant_type !== only) throw invalidCredentials();
  if (found.status === 'deactivated') {
    await recordSecurityEvent('sign_in_failed', found.user_id, context, 'The account is deactivated');
    throw new HttpError(
      403,
      'This account is deactivated. Ask an administrator of your company to reactivate it.',
      { keep: true },
    );
  }
  if (found.must_reset) return { data: { resetLink: await createResetLink(found, context) } };
  if ((await secondFactorOf(found.user_id, context))?.confirmed_at) {
    const challenge = newToken();
    await sql`select platform.add_challenge(${found.user_id}, ${hashToken(challenge)}, interval '5 minutes')`.execute(
      context.tx,
    );
    return { data: { challenge } };
  }
  if (await requiresSecondFactor(context))
    return { data: { enrollment: await addEnrollment(found, context) } };
  return { data: await startSession(found.user_id, context) };
}

/** Second sign-in step: wrong codes count like wrong passwords. */
export async function answerChallenge(
  { challenge, code }: { challenge: string; code: string },
  context: Context,
) {
  const { rows } = await sql<{ user_id: string; username: string }>`
    select * from platform.find_challenge(${hashToken(challenge)})`.execute(context.tx);
  const found = rows[0] && (await findLogin(rows[0].username, context.tx));
  if (!rows[0] || !found || found.status !== 'active')
    throw new HttpError(410, 'This sign-in has expired. Enter your password again.');
  const counted = countedFor(found, rows[0].username);
  await serializeAttempts(counted, context);
  if (!(await verifyCode(found.user_id, code, context))) {
    await countFailure(counted, 'Wrong two-factor code', context);
    const message = 'This code is wrong or already used. Enter the next code from your app.';
    throw new HttpError(422, message, { errors: [{ field: 'code', message: message }], keep: true });
  }
  await sql`select platform.end_challenges(${found.user_id})`.execute(context.tx);
  return { data: await startSession(found.user_id, context) };
}
