import type { PasswordLink } from '@plumbline/api';
import { purchasableApps } from '@plumbline/permissions';
import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../database/database.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { provisionTenant } from '../../capabilities/tenants/provision.ts';
import { checkPassword, startSession } from '../../auth/sessions.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { recordSecurityEvent } from '../../auth/security-events.ts';
import { beginEnrollment, confirmEnrollment } from './enrollment.ts';
import { findLogin } from '../../auth/find-login.ts';
import { answerChallenge, login } from './sign-in.ts';
import { confirmSignUp, signUp } from './sign-up.ts';

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
  authBeginEnrollment: ({ body }, context) => beginEnrollment(body.enrollment, context),
  authConfirmEnrollment: ({ body }, context) => confirmEnrollment(body, context),
  authVerifySecondFactor: ({ body }, context) => answerChallenge(body, context),
  authLogout: async (_input, context) => {
    await sql`select platform.end_session(${hashToken(context.token ?? '')})`.execute(context.tx);
    return { data: {} };
  },
  authForgotPassword: async ({ body }, context) => {
    // Sent for every name, so that the answer takes the same time for all of them.
    await context.ports.jobs.send('password-reset', { username: normalizeUsername(body.email) ?? '' });
    return {
      data: {},
      message: 'If this address belongs to an account, we have sent it an email with a reset link.',
    };
  },
  authCheckPasswordLink: async ({ body }, context) => ({ data: await findPasswordLink(body.token, context) }),
  authResetPassword: async ({ body }, context) => {
    checkPassword('password', body.password);
    const { invited, ...owner } = await findPasswordLink(body.token, context);
    checkPassword('password', body.password, owner);
    const hash = await hashPassword(body.password);
    const { rows } = await sql<{
      done: boolean;
    }>`select platform.reset_password(${hashToken(body.token)}, ${hash}) as done`.execute(context.tx);
    // The link was used in another window in the meantime.
    if (!rows[0]?.done) throw expiredLink(invited);
    const found = await findLogin(owner.username, context.tx);
    if (found) await recordSecurityEvent('password_changed', found.user_id, context, 'By an emailed link');
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
    checkPassword('password', body.password, { ...body, username: body.email });
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
