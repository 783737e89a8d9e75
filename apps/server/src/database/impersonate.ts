import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * Sets the user for row permissions until the end of the transaction or the next call. Requests do so automatically; a
 * job sets the user it works for. Without a user such rows are invisible.
 */
export async function setCurrentUser(
  tx: Transaction,
  { user_id, is_admin }: { user_id: string; is_admin: boolean },
): Promise<void> {
  await sql`select set_config('app.user_id', ${user_id}, true),
    set_config('app.is_admin', ${is_admin ? 'on' : ''}, true)`.execute(tx);
}

/**
 * Runs `work` on all records, also those that the access level of the current user hides: for rules that must hold for
 * every record, such as whether a record is still referred to. Of its results, only what the rule has to say may reach the user.
 */
export async function withAllRecords<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const seeAll = (value: string) => sql`select set_config('app.all_records', ${value}, true)`.execute(tx);
  await seeAll('on');
  try {
    return await work();
  } finally {
    // A failed statement has ended the transaction: the setting ends with it.
    await seeAll('').catch(() => undefined);
  }
}
