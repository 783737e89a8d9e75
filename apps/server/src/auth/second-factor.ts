import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';
import { recordSecurityEvent } from './security-events.ts';

/** Stored second factor. */
interface StoredFactor {
  user_id: string | null;
  /** Sealed. */
  secret: string;
  confirmed_at: string | null;
  recovery: string[];
}

/** Time-based one-time passwords (RFC 6238) as every authenticator knows them: SHA-1, 6 digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Plumbline',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

/** The step that a code belongs to, the one before and after included: clocks differ. Undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 30_000) + delta;
}

const newSecret = (username: string): { secret: string; uri: string } => {
  const { base32 } = new Secret({ size: 20 });
  return { secret: base32, uri: totpOf(base32, username).toString() };
};

// Letters and digits that are not taken for one another.
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const normalizeCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const hashOf = (code: string) => createHash('sha256').update(normalizeCode(code)).digest('hex');

/** Ten codes, each for one sign-in without the authenticator: 49 bits each. */
export function newRecovery(): { codes: string[]; hashes: string[] } {
  const part = () =>
    Array.from({ length: 5 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
  const codes = Array.from({ length: 10 }, () => `${part()}-${part()}`);
  return { codes, hashes: codes.map((code) => hashOf(code)) };
}

/** Sealing context of a user's secret. */
const sealedFor = (userId: string) => `second factor ${userId}`;

/** Creates an authenticator secret and stores it until a first code confirms it. */
export async function beginSecondFactor(
  { user_id, username }: { user_id: string; username: string },
  { tx, ports }: Pick<Context, 'tx' | 'ports'>,
): Promise<{ secret: string; uri: string }> {
  const made = newSecret(username);
  const sealed = ports.seal(made.secret, sealedFor(user_id));
  await sql`select platform.begin_second_factor(${user_id}, ${sealed})`.execute(tx);
  return made;
}

/** Second factor of a user, confirmed or not; undefined without one. */
export async function secondFactorOf(
  userId: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<StoredFactor | undefined> {
  const { rows } = await sql<StoredFactor>`select * from platform.second_factor(${userId})`.execute(tx);
  const [found] = rows;
  return found?.user_id ? found : undefined;
}

/** The step of a code of the authenticator; undefined for a wrong code. @throws HttpError 409 if no key opens the secret. */
function stepOf(
  { secret: sealed }: StoredFactor,
  { userId, code }: { userId: string; code: string },
  { ports }: Pick<Context, 'ports'>,
): number | undefined {
  const secret = ports.unseal(sealed, sealedFor(userId));
  if (secret === undefined)
    throw new HttpError(
      409,
      'Your authenticator can no longer be checked. Use a recovery code, or ask an administrator of your company to reset your two-factor authentication.',
    );
  return totpStep(secret, code, ports.clock());
}

/** Checks the first code of an authenticator. @returns its step, which confirms; undefined for a wrong code. */
export async function firstStep(userId: string, code: string, context: Context): Promise<number | undefined> {
  const kept = await secondFactorOf(userId, context);
  return kept && stepOf(kept, { userId, code }, context);
}

/** Rejection of a first code; keeps the counted failure. */
export function wrongFirstCode(): HttpError {
  const message = 'Wrong code. Check the clock of your device, then enter the current code.';
  return new HttpError(422, message, { errors: [{ field: 'code', message }], keep: true });
}

/** Turns the second factor on after a first code. @returns new recovery codes. */
export async function confirmSecondFactor(userId: string, step: number, context: Context): Promise<string[]> {
  const { codes, hashes } = newRecovery();
  await sql`select platform.confirm_second_factor(${userId}, ${step}, ${hashes}::text[])`.execute(context.tx);
  await recordSecurityEvent('second_factor_changed', userId, context, 'Turned on');
  return codes;
}

/**
 * Checks a code for signing in; a code is valid once.
 * @throws HttpError 409 for a code of an authenticator whose secret no key opens; recovery codes are still accepted.
 */
export async function verifyCode(userId: string, code: string, context: Context): Promise<boolean> {
  const kept = await secondFactorOf(userId, context);
  if (!kept?.confirmed_at) return false;
  const isUsed = async (query: ReturnType<typeof sql<{ used: boolean }>>) =>
    (await query.execute(context.tx)).rows[0]?.used ?? false;
  // Recovery codes are longer than the six digits of an authenticator.
  const isFromAuthenticator = /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
  const step = isFromAuthenticator ? stepOf(kept, { userId, code }, context) : undefined;
  if (step !== undefined)
    return isUsed(sql<{ used: boolean }>`select platform.use_step(${userId}, ${step}) as used`);
  return isUsed(sql<{ used: boolean }>`select platform.use_recovery(${userId}, ${hashOf(code)}) as used`);
}

/** True if the company of the transaction requires two-factor authentication. */
export async function requiresSecondFactor({ tx }: Pick<Context, 'tx'>): Promise<boolean> {
  const { rows } = await sql<{
    requires: boolean;
  }>`select platform.requires_second_factor() as requires`.execute(tx);
  return rows[0]?.requires ?? false;
}
