import type { UserAccount } from '@plumbline/api';
import { sql } from 'kysely';
import { requiresSecondFactor } from '../../auth/second-factor.ts';
import { recordSecurityEvent } from '../../auth/security-events.ts';
import { createResetLink } from '../../auth/sessions.ts';
import { assertSeatAvailable } from '../../capabilities/tenants/seat-limit.ts';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import {
  accounts,
  assertAdministratorRemains,
  assertNotSelf,
  assertWithinOwnRights,
  invite,
  nameOf,
  type AccountRow,
} from './users.ts';

/** Writes account actions other than field changes to the audit log. */
const auditAction = (
  target: AccountRow,
  change: { field: string; before: string; after: string },
  context: Context,
) =>
  context.audit({
    module: 'security',
    entity: 'user',
    entityId: target.uuid,
    entityName: nameOf(target),
    action: 'updated',
    changes: [change],
  });

/** Sets the status of an account and returns it. */
async function setStatus(target: AccountRow, status: UserAccount['status'], context: Context) {
  await sql`update security_user set status = ${status}, version = version + 1, updated_at = now()
    where user_id = ${target.uuid}::uuid`.execute(context.tx);
  await auditAction(target, { field: 'status', before: target.status, after: status }, context);
  return accounts.read({ params: { uuid: target.uuid } }, context);
}

export async function deactivate(uuid: string, context: Context) {
  const target = await accounts.find(uuid, context);
  assertNotSelf(target, context, 'You cannot deactivate yourself. Ask another administrator.');
  await assertWithinOwnRights(target, context);
  await assertAdministratorRemains(target, context);
  if (target.status === 'deactivated') return accounts.read({ params: { uuid } }, context);
  await sql`select platform.end_sessions(${uuid}), platform.end_reset_tokens(${uuid})`.execute(context.tx);
  return setStatus(target, 'deactivated', context);
}

export async function activate(uuid: string, context: Context) {
  const target = await accounts.find(uuid, context);
  if (target.status !== 'deactivated') return accounts.read({ params: { uuid } }, context);
  await assertWithinOwnRights(target, context);
  await assertSeatAvailable(context);
  // An account without a password is invited again; others sign in as before.
  if (target.last_login) return setStatus(target, 'active', context);
  await invite(target, context);
  return setStatus(target, 'invited', context);
}

export async function inviteAgain(uuid: string, context: Context) {
  const target = await accounts.find(uuid, context);
  if (target.status !== 'invited')
    throw new HttpError(409, `${nameOf(target)} has already accepted the invitation.`);
  await invite(target, context);
  return { data: {}, message: `Invitation sent to ${target.email}.` };
}

export async function sendReset(uuid: string, context: Context) {
  const { tx, config, user, ports } = context;
  const target = await accounts.find(uuid, context);
  if (target.status !== 'active')
    throw new HttpError(409, `${nameOf(target)} is not active, so the password cannot be reset.`);
  await assertWithinOwnRights(target, context);
  await sql`select platform.unlock_login(${uuid}), platform.require_password(${uuid})`.execute(tx);
  await auditAction(target, { field: 'password', before: 'active', after: 'reset required' }, context);
  await recordSecurityEvent('password_changed', uuid, context, `Reset required by ${nameOf(user)}`);
  const link = `${config.publicUrl}${await createResetLink({ user_id: uuid, tenant_type: user.tenant_type }, context)}`;
  context.afterCommit(() =>
    ports.mail.send({
      to: target.email,
      subject: 'Reset your Plumbline password',
      text: `Hello ${target.firstname},\n\n${nameOf(user)} asked you to choose a new password.\n\nUse this link within an hour:\n${link}\n\nIf the link has expired, sign in with your current password and you will be asked for a new one.`,
    }),
  );
  return {
    data: {},
    message: `Reset link sent to ${target.email}. A new password is required at the next sign-in.`,
  };
}

export async function endSessions(uuid: string, context: Context) {
  const target = await accounts.find(uuid, context);
  await assertWithinOwnRights(target, context);
  const { rows } = await sql<{ ended: number }>`select platform.end_sessions(${uuid}, null,
    ${context.user.session_id}) as ended`.execute(context.tx);
  return { data: { ended: rows[0]?.ended ?? 0 } };
}

/** Turns off two-factor authentication of a user who lost the authenticator app; the password alone is then sufficient. */
export async function endSecondFactor(uuid: string, context: Context) {
  const target = await accounts.find(uuid, context);
  assertNotSelf(target, context, 'Turn off two-factor authentication for yourself in your profile.');
  await assertWithinOwnRights(target, context);
  if (!target.second_factor) return accounts.read({ params: { uuid } }, context);
  await sql`select platform.end_second_factor(${uuid})`.execute(context.tx);
  // Sessions without a second factor are not allowed then: it is set up again at the next sign-in.
  if (await requiresSecondFactor(context))
    await sql`select platform.end_sessions(${uuid})`.execute(context.tx);
  await auditAction(target, { field: 'second_factor', before: 'on', after: 'off' }, context);
  await recordSecurityEvent('second_factor_changed', uuid, context, `Turned off by ${nameOf(context.user)}`);
  return accounts.read({ params: { uuid } }, context);
}
