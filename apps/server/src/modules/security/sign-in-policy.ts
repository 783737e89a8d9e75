import type { SignInPolicy } from '@plumbline/api';
import { sql } from 'kysely';
import { recordSecurityEvent } from '../../auth/security-events.ts';
import type { Context } from '../../context/context.ts';
import { HttpError, versionConflict } from '../../core/http-error.ts';

/** Sign-in security of the caller's company. */
export async function readPolicy({ tx }: Pick<Context, 'tx'>): Promise<SignInPolicy> {
  const { rows } = await sql<SignInPolicy>`
    select coalesce(p.requires_second_factor, false) as requires_second_factor, coalesce(p.version, 0) as version,
      (select count(*)::int from security_user where status = 'active' and not second_factor) as without_second_factor
    from (select 1) one left join security_policy p on true`.execute(tx);
  const [policy] = rows;
  if (!policy) throw new Error('the query returned no row');
  return policy;
}

/** @throws HttpError 409 if two-factor authentication of the caller is off and others would have to use it. */
async function assertOwnSecondFactor({ tx, user }: Context): Promise<void> {
  const { rows } =
    await sql`select 1 from security_user where user_id = ${user.user_id}::uuid and second_factor`.execute(
      tx,
    );
  if (!rows.length)
    throw new HttpError(409, 'Set up two-factor authentication for yourself first, in your profile.');
}

/** Changes the sign-in security. Users who have to set up two-factor authentication are signed out. */
export async function updatePolicy(
  {
    requires_second_factor: requires,
    version,
  }: { requires_second_factor?: boolean | undefined; version: number },
  context: Context,
): Promise<SignInPolicy> {
  const { tx, user } = context;
  await sql`insert into security_policy (tenant_id, version) values (${user.tenant_id}::uuid, 0) on conflict do nothing`.execute(
    tx,
  );
  await sql`select 1 from security_policy for update`.execute(tx);
  const before = await readPolicy(context);
  if (before.version !== version) throw versionConflict();
  if (requires === undefined || requires === before.requires_second_factor) return before;
  if (requires) await assertOwnSecondFactor(context);
  await sql`update security_policy set requires_second_factor = ${requires}, version = version + 1, updated_at = now()`.execute(
    tx,
  );
  if (requires)
    await sql`select platform.end_sessions(user_id) from security_user where not second_factor`.execute(tx);
  const onOff = (value: boolean) => (value ? 'required' : 'not required');
  await context.audit({
    module: 'security',
    entity: 'policy',
    entityId: user.tenant_id,
    entityName: 'Sign-in security',
    action: 'updated',
    changes: [
      { field: 'second_factor', before: onOff(before.requires_second_factor), after: onOff(requires) },
    ],
  });
  await recordSecurityEvent(
    'policy_changed',
    user.user_id,
    context,
    `Two-factor authentication is ${onOff(requires)}`,
  );
  return readPolicy(context);
}
