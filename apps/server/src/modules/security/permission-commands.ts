import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

/** Published commands on what users may do. */
export const permissionCommands = {
  /** Notifies the sessions of the current company that its users' permissions have changed. */
  async announceChange(tx: Transaction): Promise<void> {
    await sql`update security_user set policy = policy + 1`.execute(tx);
  },
};
