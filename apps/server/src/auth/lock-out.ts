import { normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordSecurityEvent } from './security-events.ts';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';
import { hashToken } from '../database/database.ts';
import { findLogin, type Login } from './find-login.ts';

/** @throws HttpError 423 while the account is locked. */
export function assertNotLocked(until: string | null | undefined, { ports }: Context): void {
  const ahead = Date.parse(until ?? '') - ports.clock().getTime();
  if (ahead > 0)
    throw new HttpError(
      423,
      `This account is locked after too many failed attempts. Try again in ${Math.max(1, Math.ceil(ahead / 60_000))} minutes, or reset the password.`,
      { keep: true },
    );
}

/** Key for counting failures: the account, or the hash of an unknown name. */
export type Counted = { userId: string; username: string } | { nameHash: string };
/** @param written name as it was entered, which is counted when no account has it. */
export const countedFor = (found: Login | undefined, written: string): Counted =>
  found
    ? { userId: found.user_id, username: found.username }
    : { nameHash: hashToken(normalizeUsername(written) ?? `refused ${written.trim()}`) };

/** End of the lock of an account or unknown name; null or undefined without one, possibly in the past. */
export async function lockedUntil(counted: Counted, context: Context): Promise<string | null | undefined> {
  if ('userId' in counted) return (await findLogin(counted.username, context.tx))?.locked_until;
  const { rows } = await sql<{
    until: string | null;
  }>`select platform.unknown_locked_until(${counted.nameHash}) as until`.execute(context.tx);
  return rows[0]?.until;
}

/** Serializes concurrent guesses, so that a lock set by the first ones applies to the others. */
export async function serializeAttempts(counted: Counted, context: Context): Promise<void> {
  const key = 'userId' in counted ? counted.userId : counted.nameHash;
  await sql`select pg_advisory_xact_lock(4218, hashtext(${key}))`.execute(context.tx);
  assertNotLocked(await lockedUntil(counted, context), context);
}

/**
 * Counts a failed attempt; the fifth in a row locks.
 * @param reason shown in the security log of the account's company.
 * @throws HttpError 423 if the attempt locks the account.
 */
export async function countFailure(counted: Counted, reason: string, context: Context): Promise<void> {
  const count =
    'userId' in counted
      ? sql`platform.fail_login(${counted.userId})`
      : sql`platform.fail_unknown(${counted.nameHash})`;
  const { rows } = await sql<{ until: string | null }>`select ${count} as until`.execute(context.tx);
  // Runs for unknown names too, and then writes nothing, so that both take the same time.
  await recordSecurityEvent(
    rows[0]?.until ? 'locked_out' : 'sign_in_failed',
    'userId' in counted ? counted.userId : uuidv7(),
    context,
    reason,
  );
  assertNotLocked(rows[0]?.until, context);
}
