import nodemailer from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** Keeps every letter in the outbox and, with an SMTP address, sends it. */
export function outboxMail(database: Database, options: { smtpUrl: string | undefined; from: string }): Mail {
  const transport = options.smtpUrl ? nodemailer.createTransport(options.smtpUrl) : undefined;
  return {
    async send({ to, subject, text }) {
      await database.pool.query('select platform.add_mail($1, $2, $3, $4)', [uuidv7(), to, subject, text]);
      await transport?.sendMail({ from: options.from, to, subject, text });
    },
  };
}
