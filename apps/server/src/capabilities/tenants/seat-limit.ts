import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';

/**
 * Checks for a free seat before a user is added: a plan limits the number of users.
 * @throws HttpError 409 if no seat is free.
 */
export async function assertSeatAvailable({ tx, user }: Pick<Context, 'tx' | 'user'>): Promise<void> {
  // Locked, so that two concurrent invitations do not both take the last seat.
  const { rows: held } = await sql<{
    users: number;
  }>`select users from billing_account where plan <> '' for update`.execute(tx);
  const [account] = held;
  if (!account) return;
  const { rows } = await sql<{
    used: number;
  }>`select count(*)::int as used from security_user where status <> 'deactivated'`.execute(tx);
  if ((rows[0]?.used ?? 0) < account.users) return;
  throw new HttpError(
    409,
    `Your plan includes ${account.users === 1 ? '1 user, and the seat is taken' : `${account.users} users, and all seats are taken`}. ${
      user.subscription_mode === 'online'
        ? 'Add users in Setup, License & Payment,'
        : 'Ask your provider for more,'
    } or deactivate a user. Nothing was saved.`,
  );
}
