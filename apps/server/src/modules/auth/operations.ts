import type { PasswordLink } from '@plumbline/api';
import { purchasableApps } from '@plumbline/permissions';
import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken, type Principal } from '../../database/database.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { provisionTenant } from '../../capabilities/tenants/provision.ts';
import { checkPassword, newToken, createResetLink, startSession } from '../../auth/sessions.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { confirmSignUp, signUp } from './sign-up.ts';
import { verifyCode, secondFactorOf } from '../../auth/second-factor.ts';

interface Login {
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

const invalidCredentials = () =>
  new HttpError(401, 'Wrong username or password.', {
    errors: [{ field: 'password', message: 'Wrong username or password.' }],
    // Keeps the failure count although the request fails.
    keep: true,
  });
// Verified when the user does not exist, so that both answers take the same time.
const dummyHash = hashPassword(newToken());

/** @returns undefined for unknown and invalid names. */
async function find(username: string, { tx }: Context): Promise<Login | undefined> {
  const { rows } =
    await sql<Login>`select * from platform.find_login(${normalizeUsername(username) ?? ''})`.execute(tx);
  return rows[0];
}

/** @throws HttpError 423 while the account is locked. */
function assertNotLocked(until: string | null | undefined, { ports }: Context): void {
  const ahead = Date.parse(until ?? '') - ports.clock().getTime();
  if (ahead > 0)
    throw new HttpError(
      423,
      `This account is locked after too many failed attempts. Try again in ${Math.max(1, Math.ceil(ahead / 60_000))} minutes, or reset the password.`,
      { keep: true },
    );
}

/** Key for counting failures: the account, or the hash of an unknown name. */
type Counted = { userId: string; username: string } | { nameHash: string };
const countedFor = (found: Login | undefined, written: string): Counted =>
  found
    ? { userId: found.user_id, username: found.username }
    : { nameHash: hashToken(normalizeUsername(written) ?? `refused ${written.trim()}`) };

async function lockedUntil(counted: Counted, context: Context): Promise<string | null | undefined> {
  if ('userId' in counted) return (await find(counted.username, context))?.locked_until;
  const { rows } = await sql<{
    until: string | null;
  }>`select platform.unknown_locked_until(${counted.nameHash}) as until`.execute(context.tx);
  return rows[0]?.until;
}

/** Serializes concurrent guesses, so that a lock set by the first ones applies to the others. */
async function serializeAttempts(counted: Counted, context: Context): Promise<void> {
  const key = 'userId' in counted ? counted.userId : counted.nameHash;
  await sql`select pg_advisory_xact_lock(4218, hashtext(${key}))`.execute(context.tx);
  assertNotLocked(await lockedUntil(counted, context), context);
}

async function countFailure(counted: Counted, context: Context): Promise<void> {
  const count =
    'userId' in counted
      ? sql`platform.fail_login(${counted.userId})`
      : sql`platform.fail_unknown(${counted.nameHash})`;
  const { rows } = await sql<{ until: string | null }>`select ${count} as until`.execute(context.tx);
  assertNotLocked(rows[0]?.until, context);
}

async function login(
  { username, password }: { username: string; password: string },
  context: Context,
  only?: Principal['tenant_type'],
) {
  const found = await find(username, context);
  // Unknown names are counted and locked like accounts: neither answer nor timing reveals which names exist.
  const counted = countedFor(found, username);
  assertNotLocked(await lockedUntil(counted, context), context);
  const matches = await verifyPassword(password, found?.password_hash ?? (await dummyHash));
  await serializeAttempts(counted, context);
  if (!found || !matches) {
    await countFailure(counted, context);
    throw invalidCredentials();
  }
  if (only && found.tenant_type !== only) throw invalidCredentials();
  if (found.status === 'deactivated')
    throw new HttpError(
      403,
      'This account is deactivated. Ask an administrator of your company to reactivate it.',
    );
  if (found.must_reset) return { data: { resetLink: await createResetLink(found, context) } };
  if ((await secondFactorOf(found.user_id, context))?.confirmed_at) {
    const challenge = newToken();
    await sql`select platform.add_challenge(${found.user_id}, ${hashToken(challenge)}, interval '5 minutes')`.execute(
      context.tx,
    );
    return { data: { challenge } };
  }
  return { data: await startSession(found.user_id, context) };
}

/** Second sign-in step: wrong codes count like wrong passwords. */
async function answerChallenge({ challenge, code }: { challenge: string; code: string }, context: Context) {
  const { rows } = await sql<{ user_id: string; username: string }>`
    select * from platform.find_challenge(${hashToken(challenge)})`.execute(context.tx);
  const found = rows[0] && (await find(rows[0].username, context));
  if (!rows[0] || !found || found.status !== 'active')
    throw new HttpError(410, 'This sign-in has expired. Enter your password again.');
  const counted = countedFor(found, rows[0].username);
  await serializeAttempts(counted, context);
  if (!(await verifyCode(found.user_id, code, context))) {
    await countFailure(counted, context);
    const message = 'This code is wrong or already used. Enter the next code from your app.';
    throw new HttpError(422, message, { errors: [{ field: 'code', message: message }], keep: true });
  }
  await sql`select platform.end_challenges(${found.user_id})`.execute(context.tx);
  return { data: await startSession(found.user_id, context) };
}

const expiredLink = (invited: boolean) =>
  new HttpError(
    410,
    invited
      ? 'This invitation has expired. Request a new link, or ask the person who invited you.'
      : 'This link is already used or older than an hour. Request a new one.',
  );

/** @throws HttpError 410 */
async function findPasswordLink(token: string, { tx }: Context) {
  const { rows } = await sql<PasswordLink & { is_open: boolean }>`
    select * from platform.find_reset(${hashToken(token)})`.execute(tx);
  const found = rows[0];
  if (!found?.is_open) throw expiredLink(found?.invited ?? false);
  const { username, firstname, company, invited } = found;
  return { username, firstname, company, invited };
}

export const authOperations = {
  authLogin: ({ body }, context) => login(body, context),
  partnerLogin: ({ body }, context) => login(body, context, 'Partner'),
  authSignup: ({ body }, context) => signUp(body, context),
  authConfirmEmail: ({ body }, context) => confirmSignUp(body.token, context),
  authVerifySecondFactor: ({ body }, context) => answerChallenge(body, context),
  authLogout: async (_input, context) => {
    await sql`select platform.end_session(${hashToken(context.token ?? '')})`.execute(context.tx);
    return { data: {} };
  },
  authForgotPassword: async ({ body }, context) => {
    const found = await find(body.email, context);
    if (found && found.status !== 'deactivated') {
      const link = `${context.config.publicUrl}${await createResetLink(found, context)}`;
      context.afterCommit(() =>
        context.ports.mail.send({
          to: found.email,
          subject: 'Reset your Plumbline password',
          text: `We received a request to reset the password for ${found.username}.\n\nUse this link within an hour to choose a new password:\n${link}\n\nIf you did not request this, ignore this email. Your password has not changed.`,
        }),
      );
    } else {
      const write = (tx: Context['tx']) =>
        sql`select platform.write_nothing(${hashToken(newToken())})`.execute(tx);
      await write(context.tx);
      context.afterCommit(async () => void (await context.separate('write', write)));
    }
    return {
      data: {},
      message: 'If this address belongs to an account, we have sent it an email with a reset link.',
    };
  },
  authCheckPasswordLink: async ({ body }, context) => ({ data: await findPasswordLink(body.token, context) }),
  authResetPassword: async ({ body }, context) => {
    checkPassword('password', body.password);
    const { invited } = await findPasswordLink(body.token, context);
    const hash = await hashPassword(body.password);
    const { rows } = await sql<{
      done: boolean;
    }>`select platform.reset_password(${hashToken(body.token)}, ${hash}) as done`.execute(context.tx);
    // The link was used in another window in the meantime.
    if (!rows[0]?.done) throw expiredLink(invited);
    return {
      data: {},
      message: invited ? 'Password set. Sign in with it.' : 'Password changed. Sign in with the new one.',
    };
  },
  firstRunRead: async (_input, context) => {
    const { rows } = await sql<{ count: number }>`select platform.tenant_count() as count`.execute(
      context.tx,
    );
    const { demo, signups: signup } = context.config;
    return { data: { needed: rows[0]?.count === 0, demo, signup } };
  },
  firstRunCreate: async ({ body }, context) => {
    checkPassword('password', body.password);
    if (normalizeUsername(body.email) === undefined) throw invalidField('email', messages.emailFormat);
    const [tenantId, userId] = [uuidv7(), uuidv7()];
    const { rows } = await sql<{
      created: boolean;
    }>`select platform.create_company(${tenantId}, ${body.company}, ${body.type ?? 'Company'}, ${purchasableApps}::int[], null, false,
      ${userId}, ${body.email}, ${await hashPassword(body.password)}, ${body.firstname}, ${body.lastname}, true) as created`.execute(
      context.tx,
    );
    if (!rows[0]?.created) throw new HttpError(409, 'This server is already set up. Sign in instead.');
    await provisionTenant(context.tx, tenantId);
    return { data: await startSession(userId, context) };
  },
  serverReadHealth: async (_input, context) => {
    const storage = await context.ports.storage.ready().catch(() => false);
    const jobs = context.ports.jobs.ready();
    if (!storage || !jobs)
      throw new HttpError(
        503,
        `Not ready: ${[storage ? '' : 'storage', jobs ? '' : 'jobs'].filter(Boolean).join(', ')}`,
      );
    const { maintenance } = context.config;
    return { data: { database: true, storage, jobs, version: '0.1.0', maintenance } };
  },
  serverListOutbox: async (_input, context) => {
    if (!context.config.demo) throw notFoundError('The outbox');
    const { rows } = await sql<{
      mail_id: string;
      channel: 'mail' | 'sms';
      recipient: string;
      subject: string;
      body: string;
      created_at: string;
    }>`select * from platform.read_outbox()`.execute(context.tx);
    return {
      data: rows.map((row) => ({
        uuid: row.mail_id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        createdAt: row.created_at,
      })),
      meta: { count: rows.length },
    };
  },
} satisfies Partial<Handlers>;
