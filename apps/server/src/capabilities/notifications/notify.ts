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
  /** Short description of the event. */
  name: string;
  message: string;
  /** Target of the notification: the module, and the record by entity and id. */
  module?: string;
  prop_type?: string;
  prop_id?: string;
  pdf_id?: string;
  code?: NoticeCode;
  /** For code 5000: the id of the file to download, and its type. */
  uuid?: string;
  file_type?: string;
  /**
   * For code 200: the stored file. Its URL is signed on each read of the notification, for users who still have the
   * required right.
   */
  file?: { key: string; name: string; contentType: string; right?: Right };
  /** Errors, one per line. */
  errorList?: string[];
}

/**
 * Notifies users in the app, and by email those who chose that.
 * @param users active users of the company; others are skipped.
 * @returns the emails, to be sent after the transaction is committed.
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
      // The email contains no file URL, because it would expire and could be forwarded.
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
