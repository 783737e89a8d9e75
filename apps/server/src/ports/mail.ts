import nodemailer from 'nodemailer';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';
import type { JobKinds, Jobs } from '../jobs/jobs.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/**
 * Keeps every letter in the outbox.
 * @param jobs takes it from there to a mail server; without it letters wait to be read.
 */
export function outboxMail(database: Pick<Database, 'pool'>, jobs?: Pick<Jobs, 'send'>): Mail {
  return {
    async send({ to, subject, text }) {
      const mailId = uuidv7();
      await database.pool.query('select platform.add_mail($1, $2, $3, $4)', [mailId, to, subject, text]);
      await jobs?.send('mail-send', { mailId });
    },
  };
}

/**
 * Sends one letter of the outbox by SMTP; one that was sent already is not sent again. Throws when the mail server
 * does not take it.
 * @param owner may read the outbox, which requests may not.
 */
export function smtpSender(
  owner: pg.Pool,
  options: { smtpUrl: string; from: string },
): (job: JobKinds['mail-send']) => Promise<void> {
  const transport = nodemailer.createTransport(options.smtpUrl);
  return async ({ mailId }) => {
    const { rows } = await owner.query<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from platform.outbox where mail_id = $1 and sent_at is null',
      [mailId],
    );
    const [letter] = rows;
    if (!letter) return;
    const { recipient: to, subject, body: text } = letter;
    await transport.sendMail({ from: options.from, to, subject, text });
    await owner.query('update platform.outbox set sent_at = now() where mail_id = $1', [mailId]);
  };
}
