import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HttpError } from '../core/http-error.ts';
import type { Opened, Principal } from '../database/database.ts';

/**
 * Runs an operation once per idempotency key: a repeated call gets the first response and waits while it is being
 * computed.
 */
export async function runOnce<T extends object>(
  { tx, principal }: Opened,
  {
    key,
    operation,
    call,
    bodyText,
  }: { key: string; operation: string; /** With its parameters. */ call: string; bodyText: string },
  work: () => Promise<T>,
): Promise<T> {
  const user = principal as Principal;
  const hash = createHash('sha256').update(`${call}\n${bodyText}`).digest('hex');
  const { rows } = await sql<{
    key: string;
  }>`insert into idempotency_key (tenant_id, user_id, key, operation, body_hash)
    values (${user.tenant_id}, ${user.user_id}, ${key}, ${operation}, ${hash}) on conflict do nothing returning key`.execute(
    tx,
  );
  if (!rows.length) {
    const before = await tx
      .selectFrom('idempotency_key')
      .select(['body_hash', 'response'])
      .where('user_id', '=', user.user_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.body_hash !== hash)
      throw new HttpError(422, 'This idempotency key was used for another request.');
    return before.response as unknown as T;
  }
  let reply: T;
  try {
    reply = await work();
  } catch (error) {
    // A refusal that is kept is no answer to keep: the same call is tried anew.
    if (error instanceof HttpError && error.keep)
      await tx
        .deleteFrom('idempotency_key')
        .where('user_id', '=', user.user_id)
        .where('key', '=', key)
        .execute();
    throw error;
  }
  await tx
    .updateTable('idempotency_key')
    .set({ response: JSON.stringify(reply) })
    .where('user_id', '=', user.user_id)
    .where('key', '=', key)
    .execute();
  return reply;
}
