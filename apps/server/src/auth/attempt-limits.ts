import { sql } from 'kysely';
import { hashToken, type Transaction } from '../database/database.ts';

/** Limit of each kind of attempt in a period. */
const limits = {
  /** Reset letters to one account. */
  'reset-letter': { count: 5, period: '1 hour' },
  /** Letters that anybody can have sent to an address by signing up or by applying as a partner. */
  'sign-up-letter': { count: 5, period: '1 hour' },
  /** Wrong passwords of one share link, from any address. */
  'link-password': { count: 10, period: '15 minutes' },
} as const;
type AttemptKind = keyof typeof limits;

/** Counts an attempt. Keys are hashed. @returns whether it is within the limit. */
export async function countAttempt(tx: Transaction, kind: AttemptKind, key: string): Promise<boolean> {
  const { count, period } = limits[kind];
  const { rows } = await sql<{
    counted: number;
  }>`select platform.count_attempt(${kind}, ${hashToken(key)}, ${period}::interval) as counted`.execute(tx);
  return (rows[0]?.counted ?? count + 1) <= count;
}

/** True if the limit of the current period is reached. Concurrent attempts wait for each other until their commit. */
export async function isLimitReached(tx: Transaction, kind: AttemptKind, key: string): Promise<boolean> {
  const hash = hashToken(key);
  await sql`select pg_advisory_xact_lock(4221, hashtext(${`${kind} ${hash}`}))`.execute(tx);
  const { rows } = await sql<{
    counted: number;
  }>`select platform.attempts(${kind}, ${hash}) as counted`.execute(tx);
  return (rows[0]?.counted ?? 0) >= limits[kind].count;
}
