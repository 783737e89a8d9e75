import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { hashToken } from '../../database/database.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { checkPassword, newToken, startSession } from '../../auth/sessions.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { confirmationEmail, consumeSignUp } from '../../capabilities/tenants/sign-up.ts';

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
    throw new HttpError(403, 'This server takes no sign-ups. Ask its operator for an account.');
  checkPassword('password', given.password);
  const email = given.email.trim();
  const username = normalizeUsername(email);
  if (username === undefined) throw invalidField('email', messages.emailFormat);
  const token = newToken();
  // Hashed in either case, so that the answer takes as long.
  const hash = await hashPassword(given.password);
  const { rows } = await sql<{
    address: string | null;
  }>`select platform.address_of_login(${username}) as address`.execute(tx);
  // An account's letters go to its own address, not to the spelling that somebody else has written.
  const known = rows[0]?.address ?? undefined;
  if (known === undefined)
    await sql`select platform.add_signup(${hashToken(token)}, ${given.company}, ${given.type ?? 'Company'},
      ${given.firstname}, ${given.lastname}, ${email}, ${hash}, interval '1 day')`.execute(tx);
  context.afterCommit(() =>
    ports.mail.send(
      known !== undefined
        ? {
            to: known,
            subject: 'You have a Plumbline account already',
            text: `Somebody, hopefully you, asked for a new company with ${known}, which signs in already.\n\nSign in here: ${config.publicUrl}/login\nA forgotten password is replaced here: ${config.publicUrl}/forgot-password`,
          }
        : {
            to: email,
            ...confirmationEmail(given, token, config.publicUrl),
          },
    ),
  );
  return { data: {}, message: `A letter with a link is on its way to ${email}. Open it within a day.` };
}

export async function confirmSignUp(token: string, context: Context) {
  const made = await consumeSignUp(token, context);
  if (!made)
    throw new HttpError(410, 'This link was used already or is older than a day. Sign in, or sign up again.');
  return { data: await startSession(made.userId, context) };
}
