import nodemailer from 'nodemailer';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';
import type { JobKinds, Jobs } from './jobs.ts';
import { companyTransport, type CompanyServer } from './mail-server.ts';

export interface Letter {
  /** Address, or several separated by commas. */
  to: string;
  /** Addresses of the visible copies. */
  cc?: readonly string[];
  subject: string;
  text: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
  /** The same for the letters of a company: they carry its sender and its signature. */
  of(tenantId: string): Mail;
}

/**
 * Keeps every letter in the outbox.
 * @param jobs takes it from there to a mail server; without it letters wait to be read.
 */
export function outboxMail(database: Pick<Database, 'pool'>, jobs?: Pick<Jobs, 'send'>): Mail {
  const mail = (tenantId?: string): Mail => ({
    async send({ to, cc = [], subject, text }) {
      const copies = cc.join(', ');
      const mailId = uuidv7();
      await (tenantId === undefined
        ? database.pool.query('select platform.add_mail($1, $2, $3, $4, $5)', [
            mailId,
            to,
            subject,
            text,
            copies,
          ])
        : database.pool.query('select platform.add_company_mail($1, $2, $3, $4, $5, $6)', [
            mailId,
            tenantId,
            to,
            subject,
            text,
            copies,
          ]));
      await jobs?.send('mail-send', { mailId });
    },
    of: mail,
  });
  return mail();
}

/** The plain address of `Name <address>`. */
export const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * Sends one letter of the outbox by SMTP; one that was sent already is not sent again, and one for which there is no
 * mail server waits. Throws when the mail server does not take it.
 * @param owner may read the outbox, which requests may not.
 * @param options.unseal opens the password of a company's own mail server.
 */
export function smtpSender(
  owner: pg.Pool,
  options: {
    smtpUrl: string | undefined;
    from: string;
    unseal?: (sealed: string, of: string) => string | undefined;
    allowsPrivate?: boolean;
  },
): (job: JobKinds['mail-send']) => Promise<void> {
  const own = options.smtpUrl ? nodemailer.createTransport(options.smtpUrl) : undefined;
  return async ({ mailId }) => {
    const { rows } = await owner.query<{
      recipient: string;
      copies: string;
      subject: string;
      body: string;
      tenant_id: string | null;
      sender_name: string;
      sender_email: string;
      reply_to: string;
    }>(
      `select recipient, copies, subject, body, tenant_id, sender_name, sender_email, reply_to
       from platform.outbox where mail_id = $1 and sent_at is null`,
      [mailId],
    );
    const [letter] = rows;
    if (!letter) return;
    const { recipient: to, copies: cc, subject, body: text } = letter;
    const servers = letter.tenant_id
      ? (await owner.query<CompanyServer>('select * from platform.company_mail($1)', [letter.tenant_id])).rows
      : [];
    const [server] = servers;
    const transport = server
      ? await companyTransport(
          server,
          options.unseal?.(server.password, `mail ${server.tenant_id}`),
          options.allowsPrivate ?? false,
        )
      : own;
    if (!transport) return;
    const isOwn = server === undefined;
    await transport.sendMail({
      // External mail servers reject senders of other domains.
      from:
        letter.sender_name || letter.sender_email
          ? {
              name: letter.sender_name,
              address: isOwn || !letter.sender_email ? addressIn(options.from) : letter.sender_email,
            }
          : options.from,
      ...(letter.reply_to || letter.sender_email ? { replyTo: letter.reply_to || letter.sender_email } : {}),
      to,
      ...(cc ? { cc } : {}),
      subject,
      text,
    });
    await owner.query('update platform.outbox set sent_at = now() where mail_id = $1', [mailId]);
  };
}
