import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { accessBlockedReason } from '../../auth/tenant-status.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { checkPassword } from '../../auth/sessions.ts';
import { countFailure, serializeAttempts } from '../../auth/lock-out.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  firstStep,
  requiresSecondFactor,
  secondFactorOf,
  wrongFirstCode,
} from '../../auth/second-factor.ts';
import { recordSecurityEvent } from '../../auth/security-events.ts';

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);
const pictureLimit = 2 * 1024 * 1024;

/** URL of a user's picture; undefined without one. */
export const pictureUrl = (key: string | null, { ports }: Pick<Context, 'ports'>): { imageUrl?: string } =>
  key
    ? {
        imageUrl: ports.sign(key, {
          name: 'picture',
          contentType: `image/${key.split('.').at(-1) ?? ''}`,
          inline: true,
        }),
      }
    : {};

export async function profile({ tx, user, session, config, ports }: Context) {
  const closed = await accessBlockedReason(tx, user);
  const row = await tx
    .selectFrom('security_user')
    .select(['title', 'phone', 'picture'])
    .where('user_id', '=', user.user_id)
    .executeTakeFirstOrThrow();
  return {
    data: {
      profile: {
        uuid: user.user_id,
        firstname: user.firstname,
        lastname: user.lastname,
        username: user.username,
        email: user.email,
        account_id: user.tenant_id,
        company: user.company,
        title: row.title,
        phone: row.phone,
        ...pictureUrl(row.picture, { ports }),
        type: session.type,
        ...(user.trial_until ? { trial_until: user.trial_until } : {}),
        ...(closed ? { closed } : {}),
        is_partner: session.is_partner,
        is_provider: session.is_provider,
        demo: config.demo && user.demo,
      },
    },
  };
}

/**
 * Checks the caller's password and counts failures as at sign-in, to prevent guessing in an open session.
 * @throws HttpError 422 at `field` for a wrong password, 423 while the account is locked.
 */
async function assertPassword(field: string, password: string, context: Context): Promise<void> {
  const { tx, user } = context;
  const counted = { userId: user.user_id, username: user.username };
  await serializeAttempts(counted, context);
  const { rows } = await sql<{ hash: string }>`select platform.password_of(${user.user_id}) as hash`.execute(
    tx,
  );
  if (await verifyPassword(password, rows[0]?.hash ?? '')) return;
  await countFailure(counted, 'Wrong password in the profile', context);
  const message = 'Wrong password.';
  throw new HttpError(422, message, { errors: [{ field, message }], keep: true });
}

/** Writes profile changes to the audit log. */
const auditProfile = (context: Context, changes: { field: string; before?: string; after?: string }[]) =>
  context.audit({
    module: 'security',
    entity: 'user',
    entityId: context.user.user_id,
    entityName: `${context.user.firstname} ${context.user.lastname}`.trim(),
    action: 'updated',
    changes,
  });

async function storePicture(context: Context): Promise<string> {
  const { upload, ports, user } = context;
  if (!upload.stream) throw new HttpError(400, 'The uploaded file is empty.');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of upload.stream) {
    size += part.length;
    if (size > pictureLimit) throw new HttpError(413, 'A picture can be up to 2 MB.');
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !pictureTypes.has(kind.mime)) throw new HttpError(415, 'Upload a PNG, JPEG or WebP image.');
  const key = `${user.tenant_id}/people/${user.user_id}/${uuidv7()}.${kind.mime.slice('image/'.length)}`;
  await ports.storage.put(key, bytes);
  return key;
}

/** @returns the storage key of the previous picture. */
const setPicture = (key: string | null, context: Context) =>
  context.separate('write', async (tx) => {
    const { rows } = await sql<{ picture: string | null }>`
      select picture from security_user where user_id = ${context.user.user_id}::uuid for update`.execute(tx);
    await sql`update security_user set picture = ${key} where user_id = ${context.user.user_id}::uuid`.execute(
      tx,
    );
    return rows[0]?.picture;
  });

export const ownAccountOperations = {
  ownAccountUpdate: async ({ body }, context) => {
    const { tx, user } = context;
    const before = await tx
      .selectFrom('security_user')
      .select(['firstname', 'lastname', 'title', 'phone'])
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    const changed = (['firstname', 'lastname', 'title', 'phone'] as const).flatMap((field) => {
      const after = body[field];
      return after === undefined || after === before[field] ? [] : [{ field, before: before[field], after }];
    });
    if (changed.length > 0) {
      await tx
        .updateTable('security_user')
        .set({ ...body, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
        .where('user_id', '=', user.user_id)
        .execute();
      await auditProfile(context, changed);
    }
    return profile({ ...context, user: { ...user, ...body } });
  },
  ownAccountChangePassword: async ({ body }, context) => {
    const { tx, user } = context;
    await assertPassword('current', body.current, context);
    checkPassword('password', body.password, user);
    if (body.current === body.password)
      throw invalidField('password', 'Choose a password that differs from your current one.');
    await sql`select platform.set_password(${user.user_id}, ${await hashPassword(body.password)}),
      platform.end_reset_tokens(${user.user_id}),
      platform.end_sessions(${user.user_id}, null, ${user.session_id})`.execute(tx);
    await auditProfile(context, [{ field: 'password', before: 'previous password', after: 'new password' }]);
    await recordSecurityEvent('password_changed', user.user_id, context);
    return { data: {}, message: 'Password changed. All other sessions were signed out.' };
  },
  ownAccountUpdatePicture: async (_input, context) => {
    const key = await storePicture(context);
    const before = await setPicture(key, context);
    if (before) await context.ports.storage.remove(before);
    return { data: { imageUrl: pictureUrl(key, context).imageUrl ?? '' } };
  },
  ownAccountRemovePicture: async (_input, context) => {
    const before = await setPicture(null, context);
    if (before) context.afterCommit(() => context.ports.storage.remove(before));
    return { data: {} };
  },
  ownAccountListSessions: async (_input, { tx, user, config }) => {
    const { rows } = await sql<{
      uuid: string;
      agent: string;
      createdAt: string;
      seenAt: string;
      current: boolean;
    }>`
      select session_id as uuid, agent, created_at as "createdAt", seen_at as "seenAt",
        session_id = ${user.session_id}::uuid as current
      from platform.sessions(${`${config.sessionIdleMinutes} minutes`}::interval)
      where user_id = ${user.user_id}::uuid order by current desc, seen_at desc`.execute(tx);
    return { data: rows };
  },
  ownAccountEndSession: async ({ params }, { tx, user }) => {
    const { rows } = await sql<{ ended: number }>`
      select platform.end_sessions(${user.user_id}, ${params.session}::uuid) as ended`.execute(tx);
    if (!rows[0]?.ended) throw notFoundError('This session');
    return { data: { ended: rows[0].ended } };
  },
  ownAccountEndOtherSessions: async (_input, { tx, user }) => {
    const { rows } = await sql<{ ended: number }>`
      select platform.end_sessions(${user.user_id}, null, ${user.session_id}::uuid) as ended`.execute(tx);
    return { data: { ended: rows[0]?.ended ?? 0 } };
  },
  ownAccountReadSecondFactor: async (_input, context) => {
    const kept = await secondFactorOf(context.user.user_id, context);
    return {
      data: {
        enabled: Boolean(kept?.confirmed_at),
        ...(kept?.confirmed_at ? { since: kept.confirmed_at } : {}),
        recovery: kept?.recovery.length ?? 0,
      },
    };
  },
  ownAccountBeginSecondFactor: async ({ body }, context) => {
    const { user } = context;
    await assertPassword('password', body.password, context);
    if ((await secondFactorOf(user.user_id, context))?.confirmed_at)
      throw new HttpError(
        409,
        'Two-factor authentication is already set up. Turn it off before you set it up again.',
      );
    return { data: await beginSecondFactor(user, context) };
  },
  ownAccountConfirmSecondFactor: async ({ body }, context) => {
    const { user } = context;
    const kept = await secondFactorOf(user.user_id, context);
    if (!kept || kept.confirmed_at)
      throw new HttpError(409, 'Start setting up two-factor authentication again.');
    const step = await firstStep(user.user_id, body.code, context);
    if (step === undefined) throw wrongFirstCode();
    const recovery = await confirmSecondFactor(user.user_id, step, context);
    await auditProfile(context, [{ field: 'second_factor', before: 'off', after: 'on' }]);
    return { data: { recovery } };
  },
  ownAccountEndSecondFactor: async ({ body }, context) => {
    const { tx, user } = context;
    await assertPassword('password', body.password, context);
    if (!(await secondFactorOf(user.user_id, context))?.confirmed_at)
      throw new HttpError(409, 'Two-factor authentication is not set up.');
    if (await requiresSecondFactor(context))
      throw new HttpError(409, 'Your company requires two-factor authentication.');
    await sql`select platform.end_second_factor(${user.user_id})`.execute(tx);
    await auditProfile(context, [{ field: 'second_factor', before: 'on', after: 'off' }]);
    await recordSecurityEvent('second_factor_changed', user.user_id, context, 'Turned off');
    return { data: {} };
  },
} satisfies Partial<Handlers>;
