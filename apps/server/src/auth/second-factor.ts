import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../context/context.ts';

/** Stored second factor. */
interface StoredFactor {
  user_id: string | null;
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

export const newSecret = (username: string): { secret: string; uri: string } => {
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

export async function secondFactorOf(userId: string, { tx }: Context): Promise<StoredFactor | undefined> {
  const { rows } = await sql<StoredFactor>`select * from platform.second_factor(${userId})`.execute(tx);
  return rows[0]?.user_id ? rows[0] : undefined;
}

/** Checks a code for signing in; a code is valid once. */
export async function verifyCode(userId: string, code: string, context: Context): Promise<boolean> {
  const kept = await secondFactorOf(userId, context);
  if (!kept?.confirmed_at) return false;
  const isUsed = async (query: ReturnType<typeof sql<{ used: boolean }>>) =>
    (await query.execute(context.tx)).rows[0]?.used ?? false;
  const step = totpStep(kept.secret, code, context.ports.clock());
  if (step !== undefined)
    return isUsed(sql<{ used: boolean }>`select platform.use_step(${userId}, ${step}) as used`);
  return isUsed(sql<{ used: boolean }>`select platform.use_recovery(${userId}, ${hashOf(code)}) as used`);
}
