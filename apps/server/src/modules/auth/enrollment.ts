import { sql } from 'kysely';
import {
  beginSecondFactor,
  confirmSecondFactor,
  firstStep,
  secondFactorOf,
  wrongFirstCode,
} from '../../auth/second-factor.ts';
import { newToken, startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { hashToken } from '../../database/database.ts';
import { findLogin, type Login } from '../../auth/find-login.ts';
import { countedFor, countFailure, serializeAttempts } from '../../auth/lock-out.ts';

/** Hash of a token by which a user sets up the second factor; a challenge for a code has another hash. */
const enrollmentHash = (token: string) => hashToken(`enrollment ${token}`);

/** Creates the token for setting up a required second factor, valid for 15 minutes. */
export async function addEnrollment({ user_id }: Pick<Login, 'user_id'>, { tx }: Context): Promise<string> {
  const token = newToken();
  await sql`select platform.add_challenge(${user_id}, ${enrollmentHash(token)}, interval '15 minutes')`.execute(
    tx,
  );
  return token;
}

/** @throws HttpError 410 for an expired token, and once the second factor is set up. */
async function findEnrollment(token: string, context: Context): Promise<Login> {
  const { rows } = await sql<{ username: string }>`
    select * from platform.find_challenge(${enrollmentHash(token)})`.execute(context.tx);
  const found = rows[0] && (await findLogin(rows[0].username, context.tx));
  if (!found || found.status !== 'active' || (await secondFactorOf(found.user_id, context))?.confirmed_at)
    throw new HttpError(410, 'This sign-in has expired. Enter your password again.');
  return found;
}

/** Creates the authenticator secret. */
export async function beginEnrollment(token: string, context: Context) {
  return { data: await beginSecondFactor(await findEnrollment(token, context), context) };
}

/** Confirms the authenticator and signs the user in. Wrong codes count like wrong passwords. */
export async function confirmEnrollment(
  { enrollment, code }: { enrollment: string; code: string },
  context: Context,
) {
  const found = await findEnrollment(enrollment, context);
  const counted = countedFor(found, found.username);
  await serializeAttempts(counted, context);
  const step = await firstStep(found.user_id, code, context);
  if (step === undefined) {
    await countFailure(counted, 'Wrong two-factor code', context);
    throw wrongFirstCode();
  }
  const recovery = await confirmSecondFactor(found.user_id, step, context);
  await sql`select platform.end_challenges(${found.user_id})`.execute(context.tx);
  return { data: { recovery, session: await startSession(found.user_id, context) } };
}
