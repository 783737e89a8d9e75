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
