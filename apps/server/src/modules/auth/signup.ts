import { purchasableApps } from '@plumbline/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../http/context.ts';
import { hashToken } from '../../database/database.ts';
import { Problem } from '../../http/problem.ts';
import { checkPassword, newToken, startSession } from '../credentials.ts';
import { hashPassword } from '../password.ts';
import { seedSetup } from '../defaults.ts';

/** How long a new company may try everything. */
const trial = '30 days';
/** What a shop works with: the till, its customers, vendors and stock, and what every company has. */
const retailApps = [1, 2, 3, 4, 6, 21, 22];

export interface Registration {
  company: string;
  type?: 'Company' | 'Retail' | undefined;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

/** Sends the letter that makes the company; whoever has an account already is told so in it, and nobody else is. */
export async function signUp(given: Registration, context: Context) {
  const { config, ports, tx } = context;
  if (!config.signups)
    throw new Problem(403, 'This server takes no sign-ups. Ask its operator for an account.');
  checkPassword('password', given.password);
  const email = given.email.trim();
  const token = newToken();
  // Hashed in either case, so that the answer takes as long.
  const hash = await hashPassword(given.password);
  const { rows } = await sql<{ taken: boolean }>`select platform.username_taken(${email}) as taken`.execute(
    tx,
  );
  const isTaken = rows[0]?.taken ?? false;
  if (!isTaken)
    await sql`select platform.add_signup(${hashToken(token)}, ${given.company}, ${given.type ?? 'Company'},
      ${given.firstname}, ${given.lastname}, ${email}, ${hash}, interval '1 day')`.execute(tx);
  context.afterCommit(() =>
    ports.mail.send(
      isTaken
        ? {
            to: email,
            subject: 'You have a Plumbline account already',
            text: `Somebody, hopefully you, asked for a new company with ${email}, which signs in already.\n\nSign in here: ${config.publicUrl}/login\nA forgotten password is replaced here: ${config.publicUrl}/forgot-password`,
          }
        : {
            to: email,
            subject: 'Confirm your Plumbline account',
            text: `Hello ${given.firstname},\n\nOpen this address within a day to begin the trial of ${given.company}:\n${config.publicUrl}/register?confirm=${token}\n\nIf it was not you, nothing happens without it.`,
          },
    ),
  );
  return { data: {}, message: `A letter with a link is on its way to ${email}. Open it within a day.` };
}

export async function confirmSignUp(token: string, context: Context) {
  const [tenantId, userId] = [uuidv7(), uuidv7()];
  const { rows } = await sql<{
    user_id: string;
  }>`select * from platform.take_signup(${hashToken(token)}, ${tenantId},
    ${userId}, ${purchasableApps}::int[], ${retailApps}::int[], ${trial}::interval)`.execute(context.tx);
  if (!rows[0])
    throw new Problem(410, 'This link was used already or is older than a day. Sign in, or sign up again.');
  await seedSetup(context.tx, tenantId);
  return { data: await startSession(userId, context) };
}
