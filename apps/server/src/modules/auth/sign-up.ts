import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { hashToken } from '../../database/database.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { countAttempt } from '../../auth/attempt-limits.ts';
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

/** Sends the confirmation email. The owner of an existing account is informed by email only. */
export async function signUp(given: Registration, context: Context) {
  const { config, ports, tx } = context;
  if (!config.signups)
    throw new HttpError(403, 'Sign-up is disabled on this server. Ask its operator for an account.');
  checkPassword('password', given.password, { ...given, username: given.email });
  const email = given.email.trim();
  const username = normalizeUsername(email);
  if (username === undefined) throw invalidField('email', messages.emailFormat);
  const token = newToken();
  // Hashed in both cases so that the answers take the same time.
  const hash = await hashPassword(given.password);
  const answer = { data: {}, message: `We sent an email to ${email}. Open its link within 24 hours.` };
  // Anybody can enter the address of somebody else: letters to it are limited, and an earlier link stays valid.
  if (!(await countAttempt(tx, 'sign-up-letter', username))) return answer;
  const { rows } = await sql<{
    address: string | null;
  }>`select platform.address_of_login(${username}) as address`.execute(tx);
  // Email goes to the account's stored address, not to the spelling entered here.
  const known = rows[0]?.address ?? undefined;
  if (known === undefined)
    await sql`select platform.add_signup(${hashToken(token)}, ${given.company}, ${given.type ?? 'Company'},
      ${given.firstname}, ${given.lastname}, ${email}, ${hash}, interval '1 day')`.execute(tx);
  context.afterCommit(() =>
    ports.mail.send(
      known !== undefined
        ? {
            to: known,
            subject: 'You already have a Plumbline account',
            text: `We received a request to create a company with ${known}, but this address already has an account.\n\nSign in: ${config.publicUrl}/login\nReset your password: ${config.publicUrl}/forgot-password\n\nIf you did not request this, ignore this email.`,
          }
        : {
            to: email,
            ...confirmationEmail(given, token, config.publicUrl),
          },
    ),
  );
  return answer;
}

export async function confirmSignUp(token: string, context: Context) {
  const made = await consumeSignUp(token, context);
  if (!made)
    throw new HttpError(410, 'This link is already used or older than 24 hours. Sign in, or sign up again.');
  return { data: await startSession(made.userId, context) };
}
