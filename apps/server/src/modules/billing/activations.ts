import type { PendingActivation } from '@plumbline/api';
import { PendingActivationFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import { hashToken } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf, type ListQuery } from '../../resource/list-query.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { confirmationEmail, consumeSignUp } from '../../capabilities/tenants/sign-up.ts';
import { lockAccount } from './account.ts';
import { withTenant } from './provider-context.ts';
import type { BillingContext } from './context.ts';
import { discardOrder } from './orders.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { newToken } from '../../auth/sessions.ts';

export async function listActivations(query: ListQuery, { tx }: Context) {
  const { rows } = await sql<PendingActivation>`select * from platform.pending_activations() p
    ${whereClause(PendingActivationFields, query)} ${orderByClause(PendingActivationFields, query.sort, '-createdAt')}`.execute(
    tx,
  );
  const { limit, offset } = pageOf(query);
  return {
    data: rows.slice(offset, limit === -1 ? undefined : offset + limit),
    meta: { count: rows.length },
  };
}
async function find(uuid: string, { tx }: Context): Promise<PendingActivation> {
  const { rows } = await sql<PendingActivation>`select * from platform.pending_activations() p
    where p.uuid = ${uuid}::uuid`.execute(tx);
  if (!rows[0]) throw notFoundError('This activation');
  return rows[0];
}
const activationConflict = (row: PendingActivation) =>
  new HttpError(
    409,
    row.kind === 'offline'
      ? `${row.company} does not have a plan yet. Open the customer to sell it one.`
      : `${row.company} has an unpaid invoice. Open the customer to record an offline payment.`,
  );
const auditActivation = (row: PendingActivation, what: string, context: Context, reason = '') =>
  context.audit({
    module: 'admin',
    entity: 'signup',
    entityId: row.uuid,
    entityName: row.company,
    action: 'updated',
    changes: [
      { field: 'state', before: 'waiting', after: what },
      ...(reason ? [{ field: 'reason', after: reason }] : []),
    ],
  });
/** Notifies a customer's administrators in the app and, if they chose so, by email. */
const notifyCustomer = (
  row: PendingActivation,
  context: Context,
  work: (billing: BillingContext) => Promise<[string, string]>,
) =>
  withTenant(context, row.customer_id ?? '', async (billing) => {
    for (const letter of await notifyAdministrators(billing, ...(await work(billing))))
      context.afterCommit(() => context.ports.mail.send(letter));
  });

export async function resend(uuid: string, context: Context) {
  const row = await find(uuid, context);
  if (row.kind === 'offline') throw activationConflict(row);
  if (row.kind === 'payment') {
    await notifyCustomer(row, context, async () => [
      'Your plan is not paid yet',
      `Pay invoice ${row.detail} in Setup, License & Payment to open your modules.`,
    ]);
    return { data: {}, message: `Reminder sent to ${row.company}.` };
  }
  const { config, ports, tx } = context;
  const token = newToken();
  const { rows } = await sql<{ company: string; firstname: string; email: string }>`
    select * from platform.renew_signup(${uuid}::uuid, ${hashToken(token)}, interval '1 day')`.execute(tx);
  const [signup] = rows;
  if (!signup) throw notFoundError('This activation');
  await auditActivation(row, 'resent', context);
  context.afterCommit(() =>
    ports.mail.send({ to: signup.email, ...confirmationEmail(signup, token, config.publicUrl) }),
  );
  return { data: {}, message: `New link sent to ${signup.email}.` };
}

/** Creates a company without the emailed link, after its identity was verified in another way. */
export async function activate(uuid: string, context: Context) {
  const { config, ports, tx, user } = context;
  const row = await find(uuid, context);
  if (row.kind !== 'signup') throw activationConflict(row);
  const token = newToken();
  const { rows } = await sql<{ firstname: string; email: string }>`
    select * from platform.renew_signup(${uuid}::uuid, ${hashToken(token)}, interval '1 hour')`.execute(tx);
  const [signup] = rows;
  const activated = signup && (await consumeSignUp(token, context));
  // Creating the company changed the current tenant; restore the provider's.
  await sql`select set_config('app.tenant_id', ${user.tenant_id}, true)`.execute(tx);
  if (!signup || !activated)
    throw new HttpError(
      409,
      `${row.email} already has an account. Reject the sign-up and give this as the reason.`,
    );
  await auditActivation(row, 'activated', context);
  context.afterCommit(() =>
    ports.mail.send({
      to: signup.email,
      subject: `${row.company} is active on Plumbline`,
      text: `Hello ${signup.firstname},\n\nWe have activated ${row.company}. Sign in with ${signup.email} and the password you chose:\n${config.publicUrl}/login`,
    }),
  );
  return { data: { customer_id: activated.tenantId } };
}

export async function reject(uuid: string, reason: string, context: Context) {
  const row = await find(uuid, context);
  const reasonText = reason.trim();
  if (row.kind === 'offline') throw activationConflict(row);
  if (row.kind === 'payment') {
    await notifyCustomer(row, context, async (billing) => {
      await discardOrder(billing, await lockAccount(billing), uuid);
      return [
        'Your order was canceled',
        `Your provider canceled invoice ${row.detail}. Reason: ${reasonText}`,
      ];
    });
    return { data: {} };
  }
  const { ports, tx, config } = context;
  const { rows } = await sql<{ firstname: string; email: string }>`
    select * from platform.drop_signup(${uuid}::uuid)`.execute(tx);
  const [signup] = rows;
  if (!signup) throw notFoundError('This activation');
  await auditActivation(row, 'rejected', context, reasonText);
  context.afterCommit(() =>
    ports.mail.send({
      to: signup.email,
      subject: 'Your sign-up for Plumbline',
      text: `Hello ${signup.firstname},\n\nWe could not activate ${row.company}. Reason:\n\n${reasonText}\n\nYou can sign up again at ${config.publicUrl}/register.`,
    }),
  );
  return { data: {} };
}
