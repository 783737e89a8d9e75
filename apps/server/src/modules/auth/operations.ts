import { randomBytes } from 'node:crypto';
import { encodeSession, purchasableModules } from '@plumbline/permissions';
import { messages, password as passwordRule } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken, type Principal } from '../../database/database.ts';
import { sessionOf } from '../../http/app.ts';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, notFound, Problem } from '../../http/problem.ts';
import { seedSetup } from '../shell/defaults.ts';
import { hashPassword, isLeaked, verifyPassword } from './password.ts';

interface Login {
  user_id: string;
  tenant_id: string;
  tenant_type: Principal['tenant_type'];
  password_hash: string;
  must_reset: boolean;
  locked_until: string | null;
}

const newToken = () => randomBytes(32).toString('base64url');
const wrong = () =>
  new Problem(401, 'The username or the password is wrong.', {
    errors: [{ field: 'password', message: 'The username or the password is wrong.' }],
    // The failure stays counted.
    keep: true,
  });
// Checked when there is no such user, so that the answer takes as long as for one that exists.
const nobody = hashPassword(newToken());

function checkPassword(field: string, password: string): void {
  if (!passwordRule().safeParse(password).success) throw invalid(field, messages.passwordStrength);
  if (isLeaked(password))
    throw invalid(field, 'This password is on every list of leaked passwords. Choose another.');
}

async function startSession(userId: string, context: Context) {
  const token = newToken();
  const hash = hashToken(token);
  const lifetime = `${context.config.sessionLifetimeHours} hours`;
  await sql`select platform.start_session(${userId}, ${hash}, ${lifetime}::interval)`.execute(context.tx);
  const idle = `${context.config.sessionIdleMinutes} minutes`;
  const { rows } =
    await sql<Principal>`select * from platform.authenticate(${hash}, ${idle}::interval)`.execute(context.tx);
  const user = rows[0];
  if (!user) throw new Error('a session that was just made is not there');
  return { uuid: user.user_id, token, session: encodeSession(sessionOf(user)), cache: user.purchased };
}

async function login(
  { username, password }: { username: string; password: string },
  context: Context,
  only?: Principal['tenant_type'],
) {
  const find = async () =>
    (await sql<Login>`select * from platform.find_login(${username})`.execute(context.tx)).rows[0];
  const found = await find();
  if (!found || (only && found.tenant_type !== only)) {
    await verifyPassword(password, await nobody);
    throw wrong();
  }
  const locked = (until: string) =>
    new Problem(
      423,
      `This account is locked after too many failed attempts. Try again in ${Math.max(1, Math.ceil((Date.parse(until) - context.ports.clock().getTime()) / 60_000))} minutes, or reset the password.`,
      { keep: true },
    );
  const isAhead = (until: string | null | undefined): until is string =>
    Boolean(until) && Date.parse(until ?? '') > context.ports.clock().getTime();
  if (isAhead(found.locked_until)) throw locked(found.locked_until);
  const matches = await verifyPassword(password, found.password_hash);
  // Guesses that come together are counted one after the other: a lock that the first ones set holds for the rest.
  await sql`select pg_advisory_xact_lock(4218, hashtext(${found.user_id}))`.execute(context.tx);
  const since = await find();
  if (isAhead(since?.locked_until)) throw locked(since.locked_until);
  if (!matches) {
    const counted = await sql<{
      until: string | null;
    }>`select platform.fail_login(${found.user_id}) as until`.execute(context.tx);
    const until = counted.rows[0]?.until;
    if (isAhead(until)) throw locked(until);
    throw wrong();
  }
  if (found.must_reset) {
    return { data: { resetLink: await resetLink(found, context) } };
  }
  return { data: await startSession(found.user_id, context) };
}

/** Where a new password is given, on the portal of the one who resets it. */
async function resetLink(
  { user_id, tenant_type }: Pick<Login, 'user_id' | 'tenant_type'>,
  context: Context,
): Promise<string> {
  const token = newToken();
  await sql`select platform.add_reset_token(${user_id}, ${hashToken(token)}, interval '1 hour')`.execute(
    context.tx,
  );
  return `${tenant_type === 'Partner' ? '/partner' : ''}/resetPassword?token=${token}`;
}

export const auth = {
  authLogin: ({ body }, context) => login(body, context),
  partnerLogin: ({ body }, context) => login(body, context, 'Partner'),
  authLogout: async (_input, context) => {
    await sql`select platform.end_session(${hashToken(context.token ?? '')})`.execute(context.tx);
    return { data: {} };
  },
  authForgotPassword: async ({ body }, context) => {
    const { rows } = await sql<Login>`select * from platform.find_login(${body.email})`.execute(context.tx);
    if (rows[0]) {
      const link = `${context.config.publicUrl}${await resetLink(rows[0], context)}`;
      context.afterCommit(() =>
        context.ports.mail.send({
          to: body.email,
          subject: 'Reset your Plumbline password',
          text: `Someone, hopefully you, asked to reset the password of ${body.email}.\n\nOpen this address within an hour to choose a new one:\n${link}\n\nIf it was not you, nothing has changed and nothing needs doing.`,
        }),
      );
    }
    return {
      data: {},
      message: 'If this address belongs to an account, a letter with a link is on its way to it.',
    };
  },
  authResetPassword: async ({ body }, context) => {
    checkPassword('password', body.password);
    const hash = await hashPassword(body.password);
    const { rows } = await sql<{
      done: boolean;
    }>`select platform.reset_password(${hashToken(body.token)}, ${hash}) as done`.execute(context.tx);
    if (!rows[0]?.done)
      throw new Problem(410, 'This link was used already or is older than an hour. Ask for a new one.');
    return { data: {}, message: 'Your password is changed. Sign in with the new one.' };
  },
  startFirstRun: async (_input, context) => {
    const { rows } = await sql<{ count: number }>`select platform.tenant_count() as count`.execute(
      context.tx,
    );
    return { data: { needed: rows[0]?.count === 0, demo: context.config.demo } };
  },
  startCreateFirst: async ({ body }, context) => {
    checkPassword('password', body.password);
    const [tenantId, userId] = [uuidv7(), uuidv7()];
    const apps = [...new Set(Object.values(purchasableModules))];
    const { rows } = await sql<{
      created: boolean;
    }>`select platform.create_company(${tenantId}, ${body.company}, 'Company', ${apps}::int[], null, false,
      ${userId}, ${body.email}, ${await hashPassword(body.password)}, ${body.firstname}, ${body.lastname}, true) as created`.execute(
      context.tx,
    );
    if (!rows[0]?.created)
      throw new Problem(409, 'This server has its first company already. Sign in instead.');
    await seedSetup(context.tx, tenantId);
    return { data: await startSession(userId, context) };
  },
  startHealth: async (_input, context) => {
    const storage = await context.ports.storage.ready().catch(() => false);
    const jobs = context.ports.jobs.ready();
    if (!storage || !jobs)
      throw new Problem(
        503,
        `Not ready: ${[storage ? '' : 'storage', jobs ? '' : 'jobs'].filter(Boolean).join(', ')}`,
      );
    return { data: { database: true, storage, jobs, version: '0.1.0' } };
  },
  startOutbox: async (_input, context) => {
    if (!context.config.demo) throw notFound('The outbox');
    const { rows } = await sql<{
      mail_id: string;
      recipient: string;
      subject: string;
      body: string;
      created_at: string;
    }>`select * from platform.read_outbox()`.execute(context.tx);
    return {
      data: rows.map((row) => ({
        uuid: row.mail_id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        createdAt: row.created_at,
      })),
      meta: { count: rows.length },
    };
  },
} satisfies Partial<Handlers>;
