import { UserAccountFields } from '@plumbline/api/fields';
import type { UserAccount, UserAccountUpdate, UserFields } from '@plumbline/api';
import { beyond } from '@plumbline/permissions';
import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineCrud } from '../../resource/crud.ts';
import { after } from '../../resource/pipeline.ts';
import { recordSecurityEvent } from '../../auth/security-events.ts';
import { newToken, createResetLink } from '../../auth/sessions.ts';
import { assertSeatAvailable } from '../../capabilities/tenants/seat-limit.ts';
import { notifyByEmail } from '../../capabilities/notifications/notify.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { assertExists } from '../../resource/reference-checks.ts';
import { checkRole, isSameSet } from './groups.ts';
import { touchPolicy } from './roles.ts';
import { heldRights, type HeldRight, type Holder } from './rules.ts';

/** Hours for which an invitation is valid. */
const INVITATION_HOURS = 72;

/** Row of the view, or as returned by the contract. */
export type AccountRow = UserAccount & { invited_at?: string | null };

/** Full name of a user. */
export const nameOf = ({ firstname, lastname }: Pick<AccountRow, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim();

/** Rights of a user with the rules that grant them. */
export async function accessOf(uuid: string, context: Context): Promise<HeldRight[]> {
  const user = await accounts.find(uuid, context);
  const { rows } = await sql<NonNullable<Holder['role']>>`
    select uuid, name, permissions, scopes from security_role_view where uuid = ${user.role_id ?? null}::uuid`.execute(
    context.tx,
  );
  const given = await sql<Holder['groups'][number]>`
    select g.uuid, g.name, r.name as role_name, r.permissions, r.scopes
    from security_group_view g join security_role_view r on r.uuid = g.role_id
    where ${uuid}::uuid = any(g.members) order by g.name`.execute(context.tx);
  return heldRights({
    is_admin: user.is_admin ?? false,
    purchased: context.user.purchased,
    role: rows[0],
    groups: given.rows,
  });
}

/** @throws HttpError 422 for an invalid or used email. */
async function checkEmail(email: string, context: Context): Promise<void> {
  const name = normalizeUsername(email);
  if (name === undefined) throw invalidField('email', messages.emailFormat);
  const { rows } = await sql<{ taken: boolean }>`select platform.username_taken(${name}) as taken`.execute(
    context.tx,
  );
  if (rows[0]?.taken) throw invalidField('email', 'This email already has an account.');
}

async function checkPlace(values: Partial<UserFields>, context: Context): Promise<void> {
  await assertExists(
    context,
    'setup_department_view',
    'department_id',
    values.department_id,
    'This department',
  );
  await assertExists(
    context,
    'setup_designation_view',
    'designation_id',
    values.designation_id,
    'This designation',
  );
  await assertExists(context, 'setup_qualifier_view', 'qualifier_id', values.qualifier_id, 'This qualifier');
}

async function checkGroups(wanted: readonly string[], context: Context): Promise<void> {
  const { rows } = await sql<{ role_id: string | null }>`select role_id from security_group_view
    where uuid = any(${[...new Set(wanted)]}::uuid[])`.execute(context.tx);
  if (rows.length !== new Set(wanted).size)
    throw invalidField('groups', 'One of these groups does not exist.');
  for (const { role_id } of rows) await checkRole(role_id, context, 'groups');
}

async function setGroups(uuid: string, wanted: readonly string[], { tx, user }: Context): Promise<void> {
  await sql`delete from security_group_member
    where user_id = ${uuid}::uuid and group_id <> all(${wanted}::uuid[])`.execute(tx);
  await sql`insert into security_group_member (tenant_id, group_id, user_id)
    select ${user.tenant_id}::uuid, unnest(${wanted}::uuid[]), ${uuid}::uuid on conflict do nothing`.execute(
    tx,
  );
}

/**
 * Prevents takeover of more privileged accounts: administrators are changed by administrators only, other accounts by
 * users with at least the same rights. @throws HttpError 403
 */
export async function assertWithinOwnRights(target: AccountRow, context: Context): Promise<void> {
  if (context.user.is_admin) return;
  const held = target.is_admin ? [] : await accessOf(target.uuid, context);
  if (target.is_admin || beyond(context.session, context.user.purchased, held).length > 0)
    throw new HttpError(
      403,
      `${nameOf(target)} has more permissions than you. Only an administrator of your company can change this account.`,
    );
}

/** @throws HttpError 409 if the account is the caller's own. */
export const assertNotSelf = (target: AccountRow, { user }: Context, message: string) => {
  if (target.uuid === user.user_id) throw new HttpError(409, message);
};

/** @throws HttpError 409 if the account is the only active administrator. */
export async function assertAdministratorRemains(target: AccountRow, { tx }: Context): Promise<void> {
  if (!target.is_admin) return;
  // Locks so that two administrators cannot demote each other concurrently.
  await sql`select pg_advisory_xact_lock(4219, hashtext(current_setting('app.tenant_id')))`.execute(tx);
  const { rows } = await sql`select 1 from security_user
    where is_admin and status = 'active' and user_id <> ${target.uuid}::uuid limit 1`.execute(tx);
  if (!rows.length)
    throw new HttpError(
      409,
      `${nameOf(target)} is the only active administrator. Make someone else an administrator first.`,
    );
}

/** Sends an invitation by email; earlier ones become invalid. */
export async function invite(
  row: Pick<AccountRow, 'uuid' | 'firstname' | 'email'>,
  context: Context,
): Promise<void> {
  const { user, config, ports, tx } = context;
  await sql`select platform.end_reset_tokens(${row.uuid})`.execute(tx);
  const link = `${config.publicUrl}${await createResetLink({ user_id: row.uuid, tenant_type: user.tenant_type }, context, INVITATION_HOURS)}`;
  await sql`update security_user set invited_at = now() where user_id = ${row.uuid}::uuid`.execute(tx);
  context.afterCommit(() =>
    ports.mail.send({
      to: row.email,
      subject: `You are invited to ${user.company} on Plumbline`,
      text: `Hello ${row.firstname},\n\n${nameOf(user)} invited you to ${user.company} on Plumbline.\n\nUse this link within ${INVITATION_HOURS / 24} days to choose your password:\n${link}\n\nYou will sign in with ${row.email}.`,
    }),
  );
}

/** @throws HttpError 422 unless the caller is an administrator, as a change of `is_admin` requires. */
function assertIsAdministrator({ user }: Context): void {
  if (!user.is_admin)
    throw invalidField(
      'is_admin',
      'Only an administrator of your company can make someone an administrator.',
    );
}

/** Which of the changes of an account affect its rights. */
function accessChanges({ body, before }: { body: Partial<UserFields>; before: AccountRow }) {
  const role = body.role_id !== undefined && body.role_id !== before.role_id;
  const admin = body.is_admin !== undefined && body.is_admin !== before.is_admin;
  const groups = body.groups !== undefined && !isSameSet(body.groups, before.groups);
  return { role, admin, groups, any: role || admin || groups };
}

export const accounts = defineCrud<AccountRow, UserFields, UserAccountUpdate>({
  module: 'security',
  entity: 'user',
  label: 'This user',
  table: 'security_user',
  view: 'security_account_view',
  key: 'user_id',
  fields: UserAccountFields,
  order: 'firstname,lastname',
  title: nameOf,
  present: (rows) => rows.map(({ invited_at: _at, ...row }) => row),
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { groups, ...values } = state.body;
        if (!values.email) throw invalidField('email', 'This field is required');
        await checkEmail(values.email, context);
        if (values.is_admin) assertIsAdministrator(context);
        await checkRole(values.role_id, context);
        await checkPlace(values, context);
        if (groups) await checkGroups(groups, context);
        await assertSeatAvailable(context);
        state.columns = { ...values, username: values.email, status: 'invited' };
      }),
      after('write', async ({ uuid, body: { email } }, { tx, user }) => {
        const unusable = await hashPassword(newToken());
        await sql`select platform.add_login(${uuid}, ${user.tenant_id}, ${email}, ${unusable}, ${normalizeUsername(email ?? '') ?? null})`.execute(
          tx,
        );
      }),
      after('write', async ({ uuid, body: { groups } }, context) => {
        if (groups) await setGroups(uuid, groups, context);
      }),
      after('write', async ({ uuid, body: { role_id, is_admin, groups } }, context) => {
        if (role_id || is_admin || groups?.length)
          await recordSecurityEvent('rights_changed', uuid, context, `Granted by ${nameOf(context.user)}`);
      }),
      after('write', async ({ uuid }, context) => {
        await invite(await accounts.find(uuid, context), context);
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { before } = state;
        const { groups, ...values } = state.body;
        const changes = accessChanges(state);
        const isEmailChanged = values.email !== undefined && values.email !== before.email;
        if (changes.any)
          assertNotSelf(
            before,
            context,
            'You cannot change your own permissions. Ask another administrator.',
          );
        if (changes.any || isEmailChanged) await assertWithinOwnRights(before, context);
        if (changes.admin) assertIsAdministrator(context);
        if (changes.admin) await assertAdministratorRemains(before, context);
        if (changes.role) await checkRole(values.role_id, context);
        if (changes.groups && groups) await checkGroups(groups, context);
        await checkPlace(values, context);
        state.columns = values;
        if (!isEmailChanged) return;
        if (!values.email) throw invalidField('email', 'This field is required');
        if (normalizeUsername(values.email) !== normalizeUsername(before.email))
          await checkEmail(values.email, context);
        state.columns['username'] = values.email;
      }),
      after('write', async (state, context) => {
        const { uuid, body } = state;
        if (body.groups && accessChanges(state).groups) await setGroups(uuid, body.groups, context);
      }),
      after('write', async ({ uuid, body: { email }, before }, { tx }) => {
        if (email !== undefined && email !== before.email)
          await sql`select platform.rename_login(${uuid}, ${email}, ${normalizeUsername(email) ?? null})`.execute(
            tx,
          );
      }),
      after('write', async (state, context) => {
        // A change without effect on rights, such as a phone number, does not require a new sign-in.
        if (!accessChanges(state).any) return;
        await touchPolicy(sql`select ${state.uuid}::uuid`, context);
        await notifyByEmail(context, [state.uuid], {
          kind: 'access',
          name: 'Your permissions changed',
          message: `${nameOf(context.user)} changed your permissions.`,
          module: 'security',
        });
      }),
    ],
  },
});
