import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/** Kinds of events that handlers record; a refused call is recorded by {@link recordRefusal}. */
export type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'locked_out'
  | 'rights_changed'
  | 'second_factor_changed'
  | 'password_changed'
  | 'policy_changed';

/** Parts of a call that an event records. */
type Caller = Pick<Context, 'tx' | 'agent' | 'address'>;

/**
 * Writes an event to the security log of the company of the transaction.
 * @param userId user whom the event concerns.
 */
export async function recordSecurityEvent(
  kind: SecurityEventKind,
  userId: string,
  { tx, agent, address }: Caller,
  detail = '',
): Promise<void> {
  await sql`select platform.record_security_event(${kind}, ${userId}::uuid, ${address}, ${agent}, ${detail})`.execute(
    tx,
  );
}

/** Writes a call that was refused for lack of a right. Repetitions within a minute are one event. */
export async function recordRefusal(
  userId: string,
  { tx, agent, address }: Caller,
  detail: string,
): Promise<void> {
  await sql`select platform.record_refusal(${userId}::uuid, ${address}, ${agent}, ${detail})`.execute(tx);
}
