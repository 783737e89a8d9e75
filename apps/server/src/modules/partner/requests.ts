import { PartnerRequestFields } from '@plumbline/api/fields';
import type { PartnerApplication, PartnerRequest } from '@plumbline/api';
import { portalApps } from '@plumbline/permissions';
import { messages, normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf, type ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { countAttempt } from '../../auth/attempt-limits.ts';
import { newToken, createResetLink } from '../../auth/sessions.ts';
import { notify } from '../../capabilities/notifications/notify.ts';
import { hashPassword } from '../../auth/passwords.ts';

/** Time to confirm an applicant's address, and time for an approved partner to choose a password. */
const confirmation = '1 day';
const WELCOME_HOURS = 72;

/** Stored address of a login with this email. */
async function addressOfLogin(email: string, { tx }: Context): Promise<string | undefined> {
  const { rows } = await sql<{
    address: string | null;
  }>`select platform.address_of_login(${normalizeUsername(email) ?? ''}) as address`.execute(tx);
  return rows[0]?.address ?? undefined;
}
/** Stored address of a pending request. */
async function addressOfRequest(email: string, { tx }: Context): Promise<string | undefined> {
  const { rows } = await sql<{
    address: string | null;
  }>`select platform.address_of_partner_request(${email}) as address`.execute(tx);
  return rows[0]?.address ?? undefined;
}

/** Sends the confirmation email. The owner of a known address is informed by email only. */
export async function applyAsPartner(application: PartnerApplication, context: Context) {
  const { config, ports, tx } = context;
  const [email, token] = [application.email.trim(), newToken()];
  const username = normalizeUsername(email);
  if (username === undefined) throw invalidField('email', messages.emailFormat);
  const answer = { data: {}, message: `We sent an email to ${email}. Open its link within 24 hours.` };
  // Anybody can enter the address of somebody else: letters to it are limited, and an earlier link stays valid.
  if (!(await countAttempt(tx, 'sign-up-letter', username))) return answer;
  const loginAddress = await addressOfLogin(email, context);
  const { rows } = loginAddress
    ? { rows: [] }
    : await sql<{ added: boolean }>`select platform.add_partner_request(${uuidv7()}, ${hashToken(token)},
        ${application.company.trim()}, ${application.firstname.trim()}, ${application.lastname.trim()}, ${email}, ${application.phone ?? ''},
        ${application.website?.trim() ?? ''}, ${application.message?.trim() ?? ''}, ${confirmation}::interval) as added`.execute(
        tx,
      );
  const letter = loginAddress
    ? {
        subject: 'You already have a Plumbline account',
        text: `We received a partner request for ${loginAddress}, but this address already has an account.\n\nSign in as a partner: ${config.publicUrl}/partner/login\nSign in as a company: ${config.publicUrl}/login\n\nIf you did not request this, ignore this email.`,
      }
    : rows[0]?.added
      ? {
          subject: 'Confirm your Plumbline partner request',
          text: `Hello ${application.firstname.trim()},\n\nUse this link within 24 hours to confirm the partner request of ${application.company.trim()}:\n${config.publicUrl}/partner/email-confirmation?token=${token}\n\nIf you did not request this, ignore this email.`,
        }
      : {
          subject: 'Your Plumbline partner request is under review',
          text: `Hello ${application.firstname.trim()},\n\nWe already have a partner request from ${email} and are reviewing it. We will reply by email.`,
        };
  // Email goes to the stored address, not to the spelling entered here.
  const to = loginAddress ?? (rows[0]?.added ? email : ((await addressOfRequest(email, context)) ?? email));
  context.afterCommit(() => ports.mail.send({ to, ...letter }));
  return answer;
}

export async function confirm(token: string, context: Context) {
  const { config, ports, tx } = context;
  const { rows } = await sql<{ request_id: string; email: string; firstname: string; company: string }>`
    select * from platform.confirm_partner_request(${hashToken(token)})`.execute(tx);
  const [request] = rows;
  if (!request)
    throw new HttpError(410, 'This link is already used or older than 24 hours. Send your request again.');
  context.afterCommit(() =>
    ports.mail.send({
      to: request.email,
      subject: 'We received your Plumbline partner request',
      text: `Hello ${request.firstname},\n\nWe will review the partner request of ${request.company} and reply by email.\n\nView the status of your request: ${config.publicUrl}/partner/request/${request.request_id}`,
    }),
  );
  await notifyStaff(request.company, context);
  return { data: { uuid: request.request_id } };
}

async function notifyStaff(company: string, { tx, ports, afterCommit }: Context): Promise<void> {
  const { rows } = await sql<{ tenant_id: string; user_id: string }>`
    select * from platform.staff_for_requests()`.execute(tx);
  const [first] = rows;
  if (!first) return;
  const letters = await notify(
    tx,
    first.tenant_id,
    rows.map(({ user_id }) => user_id),
    {
      kind: 'partnerRequest',
      name: 'New partner request',
      message: `${company} wants to become a partner.`,
      module: 'admin',
    },
  );
  for (const letter of letters) afterCommit(() => ports.mail.send(letter));
}

/** Data visible to anyone who has the request id. */
export async function stateOf(uuid: string, context: Context) {
  const { state, createdAt, decided_at } = await find(uuid, context);
  return {
    data: {
      state: state as 'waiting' | 'approved' | 'declined',
      createdAt,
      ...(decided_at ? { decided_at } : {}),
    },
  };
}

async function find(uuid: string, { tx }: Context): Promise<PartnerRequest> {
  const { rows } =
    await sql<PartnerRequest>`select * from platform.partner_requests() where uuid = ${uuid}::uuid`.execute(
      tx,
    );
  if (!rows[0]) throw notFoundError('This request');
  return rows[0];
}

export async function listRequests(query: ListQuery, { tx }: Context) {
  const { rows } = await sql<PartnerRequest>`select * from platform.partner_requests()
    ${whereClause(PartnerRequestFields, query)} ${orderByClause(PartnerRequestFields, query.sort, '-createdAt')}`.execute(
    tx,
  );
  const { limit, offset } = pageOf(query);
  return {
    data: rows.slice(offset, limit === -1 ? undefined : offset + limit),
    meta: { count: rows.length },
  };
}

export const readRequest = async (uuid: string, context: Context) => ({ data: await find(uuid, context) });

/** Records the decision once. @throws HttpError 409 if the request was already decided. */
async function decide(
  request: PartnerRequest,
  decision: 'approved' | 'declined',
  reason: string,
  context: Context,
): Promise<void> {
  const { user, tx } = context;
  const who = `${user.firstname} ${user.lastname}`.trim();
  const { rows } = await sql<{ done: boolean }>`
    select platform.decide_partner_request(${request.uuid}, ${decision}, ${reason}, ${who}) as done`.execute(
    tx,
  );
  if (!rows[0]?.done) {
    const now = await find(request.uuid, context);
    throw new HttpError(409, `${now.decided_by} already ${now.state} this request.`);
  }
  await context.audit({
    module: 'admin',
    entity: 'partner_request',
    entityId: request.uuid,
    entityName: request.company,
    action: 'updated',
    changes: [{ field: 'state', before: request.state, after: decision }],
  });
}

/** Creates the partner and its first administrator, and emails a link to choose a password. */
export async function approve(uuid: string, context: Context) {
  const { config, ports, tx } = context;
  const request = await find(uuid, context);
  await decide(request, 'approved', '', context);
  if ((await addressOfLogin(request.email, context)) !== undefined)
    throw new HttpError(
      409,
      `${request.email} already has an account. Decline the request and give this as the reason.`,
    );
  const [tenantId, userId] = [uuidv7(), uuidv7()];
  const unusable = await hashPassword(newToken());
  await sql`select platform.create_partner(${uuid}, ${tenantId}, ${userId}, ${[...portalApps.Partner]}::int[], ${unusable})`.execute(
    tx,
  );
  const path = await createResetLink({ user_id: userId, tenant_type: 'Partner' }, context, WELCOME_HOURS);
  context.afterCommit(() =>
    ports.mail.send({
      to: request.email,
      subject: `${request.company} is a Plumbline partner`,
      text: `Hello ${request.firstname},\n\nYour partner request is approved. Use this link within ${WELCOME_HOURS / 24} days to choose your password:\n${config.publicUrl}${path}\n\nSign in with ${request.email} at ${config.publicUrl}/partner/login.\nIf the link has expired, use “Forgot password?” there to get a new one.`,
    }),
  );
  return readRequest(uuid, context);
}

export async function decline(uuid: string, reason: string, context: Context) {
  const request = await find(uuid, context);
  await decide(request, 'declined', reason.trim(), context);
  context.afterCommit(() =>
    context.ports.mail.send({
      to: request.email,
      subject: 'Your Plumbline partner request',
      text: `Hello ${request.firstname},\n\nWe could not approve the partner request of ${request.company}. Reason:\n\n${reason.trim()}\n\nYou can send another request at ${context.config.publicUrl}/partner/signup.`,
    }),
  );
  return readRequest(uuid, context);
}
