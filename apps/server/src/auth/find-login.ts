import { normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Principal, Transaction } from '../database/database.ts';

/** Account with its credentials, as sign-in reads it. */
export interface Login {
  user_id: string;
  tenant_id: string;
  tenant_type: Principal['tenant_type'];
  password_hash: string;
  must_reset: boolean;
  locked_until: string | null;
  status: 'invited' | 'active' | 'deactivated';
  username: string;
  /** Stored address that emails are sent to; the caller may have entered another spelling of it. */
  email: string;
}

/** Finds an account by username in any spelling. @returns undefined for unknown and invalid names. */
export async function findLogin(username: string, tx: Transaction): Promise<Login | undefined> {
  const { rows } =
    await sql<Login>`select * from platform.find_login(${normalizeUsername(username) ?? ''})`.execute(tx);
  return rows[0];
}
