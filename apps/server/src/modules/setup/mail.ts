import type { MailSetup } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { companyTransport, mailProblem } from '../../ports/mail-server.ts';
import { lockCompanyRow } from './company.ts';

const columns = [
  'sender_name',
  'sender_email',
  'reply_to',
  'signature',
  'host',
  'port',
  'security',
  'username',
] as const;
const defaults = {
  sender_name: '',
  sender_email: '',
  reply_to: '',
  signature: '',
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password: '',
  version: 0,
};
/** Sealing context of the password, shared with the mail sender. */
const sealedFor = ({ user }: Context) => `mail ${user.tenant_id}`;

const rowOf = async ({ tx }: Context) =>
  (await tx
    .selectFrom('setup_mail')
    .select([...columns, 'password', 'version'])
    .executeTakeFirst()) ?? defaults;

async function mail(context: Context): Promise<MailSetup> {
  const { password, ...row } = await rowOf(context);
  return {
    ...row,
    security: row.security as MailSetup['security'],
    hasPassword: password !== '',
    hasServerMail: context.config.smtpUrl !== undefined,
  };
}

function check({ host, port, sender_name = '' }: Partial<MailSetup>): void {
  if (host && !/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(host))
    throw invalidField('host', 'Enter only the server name, for example smtp.example.com.');
  if (host && port !== undefined && ![25, 465, 587, 1025, 2525].includes(port))
    throw invalidField('port', 'Enter 587, 465, 25 or 2525.');
  if (/[\r\n<>]/.test(sender_name))
    throw invalidField('sender_name', 'A name cannot contain line breaks, < or >.');
}

/** Sends a test email through the company's mail server and returns its reply. */
async function sendTestEmail(to: string, setup: MailSetup, context: Context) {
  const { password } = await rowOf(context);
  try {
    const transport = await companyTransport(
      setup,
      password ? context.ports.unseal(password, sealedFor(context)) : undefined,
      context.config.privateMail,
    );
    await transport.sendMail({
      from: { name: setup.sender_name, address: setup.sender_email || setup.username },
      ...(setup.reply_to ? { replyTo: setup.reply_to } : {}),
      to,
      subject: subject(context),
      text: [text(context), setup.signature].filter(Boolean).join('\n\n'),
    });
    transport.close();
    return { data: { state: 'sent' as const }, message: `${setup.host} accepted the email to ${to}.` };
  } catch (error) {
    return { data: { state: 'failed' as const }, message: mailProblem(error) };
  }
}
const subject = ({ user }: Context) => `Test email from ${user.company}`;
const text = ({ user }: Context) =>
  `${user.firstname} ${user.lastname} sent this test email from the email setup of ${user.company}. It works.`;

export const mailOperations = {
  mailSettingsRead: async (_input, context) => ({ data: await mail(context) }),
  mailSettingsUpdate: async ({ body: { version, password, ...given } }, context) => {
    await lockCompanyRow('setup_mail', context);
    const before = await mail(context);
    if (before.version !== version) throw versionConflict();
    check({ ...before, ...given });
    const merged = { ...before, ...given };
    if (merged.host && !merged.sender_email)
      throw invalidField('sender_email', 'Enter the address your mail server sends from.');
    await context.tx
      .updateTable('setup_mail')
      .set({
        ...given,
        ...(password === undefined
          ? {}
          : { password: password === '' ? '' : context.ports.seal(password, sealedFor(context)) }),
        version: version + 1,
        updated_at: sql<string>`now()`,
      })
      .execute();
    const after = await mail(context);
    const changes = [
      ...diffRecords(before, after, columns),
      ...(password === undefined ? [] : [{ field: 'password', after: password ? 'new password' : 'none' }]),
    ];
    if (changes.length > 0)
      await context.audit({
        module: 'setup',
        entity: 'mail',
        entityId: context.user.tenant_id,
        entityName: 'Email setup',
        action: 'updated',
        changes,
      });
    return { data: after };
  },
  mailSettingsSendTest: async ({ body: { to } }, context) => {
    const setup = await mail(context);
    if (!to) throw new HttpError(400, 'Enter the recipient’s email address.');
    if (setup.host) return sendTestEmail(to, setup, context);
    await context.ports.mail.send({ to, subject: subject(context), text: text(context) });
    return setup.hasServerMail
      ? { data: { state: 'queued' as const }, message: `Email sent to ${to}.` }
      : {
          data: { state: 'kept' as const },
          message:
            'The email is saved but cannot be sent, because neither your company nor this server has a mail server. Set up a mail server first.',
        };
  },
} satisfies Partial<Handlers>;
