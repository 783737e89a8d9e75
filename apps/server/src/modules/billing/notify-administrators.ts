import { sql } from 'kysely';
import type { Letter } from '../../ports/mail.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import type { BillingContext } from './context.ts';

/** Notifies administrators in the app and, if they chose so, by email. */
export async function notifyAdministrators(
  billing: BillingContext,
  name: string,
  message: string,
): Promise<Letter[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from user_directory
    where is_admin and status = 'active'`.execute(billing.tx);
  return notify(
    billing.tx,
    billing.tenantId,
    rows.map(({ user_id }) => user_id),
    { kind: 'billing', name, message, module: 'billing' },
  );
}
