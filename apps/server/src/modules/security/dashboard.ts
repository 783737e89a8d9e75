import type { SecurityDashboard } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';

const name = sql`trim(firstname || ' ' || lastname)`;

/** Counts of active, invited, locked and rightless users. */
export async function dashboard({ tx, config }: Context): Promise<SecurityDashboard> {
  const all = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(tx)).rows;
  const idle = `${config.sessionIdleMinutes} minutes`;
  const [users] = await all(sql<SecurityDashboard['users']>`
    select count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'invited')::int as invited,
      count(*) filter (where status = 'deactivated')::int as deactivated,
      count(*) filter (where status = 'active' and is_admin)::int as administrators
    from security_user`);
  const [counts] = await all(sql<{ roles: number; groups: number; sessions: number }>`
    select (select count(*)::int from security_role_view) as roles,
      (select count(*)::int from security_group_view) as groups,
      (select count(*)::int from platform.sessions(${idle}::interval)) as sessions`);
  if (!users || !counts) throw new Error('a count came back without a row');
  return {
    users,
    ...counts,
    powerless: await all(sql<SecurityDashboard['powerless'][number]>`
      select user_id as uuid, ${name} as name from security_user
      where status = 'active' and not is_admin and security_rights(tenant_id, user_id, role_id) = '{}'::jsonb
      order by 2 limit 10`),
    locked: await all(sql<SecurityDashboard['locked'][number]>`
      select user_id as uuid, ${name} as name, until from platform.locked_logins() join security_user using (user_id)
      order by until desc limit 10`),
    waiting: await all(sql<SecurityDashboard['waiting'][number]>`
      select user_id as uuid, ${name} as name, email, coalesce(invited_at, created_at) as invited from security_user
      where status = 'invited' order by 4 limit 10`),
    recent: await all(sql<SecurityDashboard['recent'][number]>`
      select user_id as uuid, ${name} as name, last_login from security_user
      where last_login is not null order by last_login desc limit 10`),
  };
}
