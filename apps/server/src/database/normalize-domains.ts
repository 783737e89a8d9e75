import { normalizeUsername } from '@plumbline/validation';
import type pg from 'pg';

/** Gives names that were stored before `0096_normal_usernames.sql` the ASCII form of their domain, which SQL cannot make. */
export async function normalizeDomains(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ user_id: string; username: string }>(
    "select user_id, username from platform.login where username ~ '@.*[^\\u0001-\\u007f]'",
  );
  for (const { user_id, username } of rows) {
    const name = normalizeUsername(username);
    if (name !== undefined)
      await owner.query(
        `update platform.login set normal_name = $2
         where user_id = $1 and not exists (select 1 from platform.login where normal_name = $2)`,
        [user_id, name],
      );
  }
}
