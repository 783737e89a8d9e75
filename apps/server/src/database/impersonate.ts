import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * Asks the database as somebody, until the transaction ends or somebody else is named: rights to single rows are theirs.
 * A request does so by itself; a job that works for a person says for whom. Without, such rows are nobody's to see.
 */
export async function setCurrentUser(
  tx: Transaction,
  { user_id, is_admin }: { user_id: string; is_admin: boolean },
): Promise<void> {
  await sql`select set_config('app.user_id', ${user_id}, true),
    set_config('app.is_admin', ${is_admin ? 'on' : ''}, true)`.execute(tx);
}
