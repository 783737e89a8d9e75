import { noticesByMail, type NoticeCode, type NoticeKind } from '@plumbline/validation/notification-kinds';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import type { Right } from '@plumbline/permissions';
import type { Letter } from '../../ports/mail.ts';

/** Something that concerns people and that they did not do themselves. */
export interface Notice {
  kind: NoticeKind;
  /** What happened, in a few words. */
  name: string;
  message: string;
  /** Where it leads: the module, and the record by kind and id. */
  module?: string;
  prop_type?: string;
  prop_id?: string;
  pdf_id?: string;
  code?: NoticeCode;
  /** Of code 5000: the file that it downloads, and as what. */
  uuid?: string;
  file_type?: string;
  /**
   * Of code 200: a stored file that is handed over. Its address is signed anew whenever the notification is read, for
   * whoever still holds the right that it takes.
   */
  file?: { key: string; name: string; contentType: string; right?: Right };
  /** What went wrong, a line each. */
  errorList?: string[];
}

/**
 * Tells people of something: in the app, and by mail those who chose that.
 * @param users active users of the company; others are passed over.
 * @returns the letters, for when the transaction is committed.
 */
export async function notify(
  tx: Transaction,
  tenantId: string,
  users: readonly string[],
  { kind, ...data }: Notice,
): Promise<Letter[]> {
  const { rows } = await sql<{ user_id: string; email: string; by_mail: boolean }>`
    select u.user_id, u.email, coalesce(p.value ? ${kind}, false) as by_mail
    from security_user u
    left join user_preference p on p.user_id = u.user_id and p.key = ${noticesByMail}
    where u.user_id = any(${[...users]}::uuid[]) and u.status = 'active'`.execute(tx);
  if (rows.length > 0)
    await tx
      .insertInto('notification')
      .values(
        rows.map(({ user_id }) => ({
          tenant_id: tenantId,
          notification_id: uuidv7(),
          user_id,
          data: JSON.stringify(data),
        })),
      )
      .execute();
  return rows
    .filter(({ by_mail }) => by_mail)
    .map(({ email }) => ({
      to: email,
      subject: data.name,
      // An address of a file would be out of time by the time it is read, and open to whoever the letter is passed on to.
      text: `${data.message}${data.file ? `\n\nFind the file “${data.file.name}” in your Plumbline notifications.` : ''}\n\nTo stop these emails, change the notification settings in your Plumbline profile.`,
    }));
}

/** The same from an operation; its letters leave when it is committed. */
export async function notifyByEmail(
  context: Context,
  users: readonly string[],
  notice: Notice,
): Promise<void> {
  const letters = await notify(context.tx, context.user.tenant_id, users, notice);
  for (const letter of letters) context.afterCommit(() => context.ports.mail.send(letter));
}
