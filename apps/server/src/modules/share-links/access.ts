import type { PublicViewKind } from '@plumbline/api';
import { decide, type PermissionMap } from '@plumbline/permissions';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { hashToken } from '../../database/database.ts';
import type { Context, Handlers } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { countAttempt, isLimitReached } from '../../auth/attempt-limits.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { isShareable, getShareable } from '../../capabilities/share-links/shareables.ts';
import { isUnlockToken, createUnlockToken } from './unlock-token.ts';

interface Found {
  link_id: string;
  prop_type: string;
  prop_id: string;
  password_hash: string | null;
  expires_at: string;
  revoked_at: string | null;
  company: string;
  purchased: number[];
  maker_active: boolean;
  is_admin: boolean;
  permissions: PermissionMap;
}

/** True if the creator of a link may still share the record. */
export const creatorMayShare = (
  entity: PublicViewKind,
  maker: { maker_active: boolean; is_admin: boolean; permissions: PermissionMap },
  purchased: readonly number[],
): boolean =>
  maker.maker_active &&
  decide(
    {
      type: 'Company',
      is_partner: false,
      is_provider: false,
      a: maker.is_admin ? 1 : 0,
      permissions: maker.permissions,
    },
    purchased,
    getShareable(entity).right,
  ).allowed;

/**
 * Finds the link of a token and sets its tenant.
 * @throws HttpError 404 for an unknown token, 410 for an ended link.
 */
async function find(token: string | undefined, context: Context): Promise<Found & { kind: PublicViewKind }> {
  const { rows } =
    await sql<Found>`select * from platform.find_public_link(${hashToken(token ?? '')})`.execute(context.tx);
  const [link] = rows;
  if (!link || !isShareable(link.prop_type)) throw notFoundError('This link');
  const kind = link.prop_type;
  if (
    link.revoked_at ||
    Date.parse(link.expires_at) <= context.ports.clock().getTime() ||
    !creatorMayShare(kind, link, link.purchased)
  )
    throw expiredError();
  return { ...link, kind };
}
const expiredError = () =>
  new HttpError(410, 'This link has expired. Ask the person who sent it for a new one.');

/** @throws HttpError 403 with the specified message until the password is given. */
function assertUnlocked({ link_id, password_hash }: Found, { passes, ports }: Context): void {
  if (password_hash && !isUnlockToken(passes.short, password_hash, link_id, ports.clock()))
    throw new HttpError(403, messages.passwordProtectedFile);
}

async function viewOf(link: Found & { kind: PublicViewKind }, { tx, ports }: Context) {
  const target = getShareable(link.kind);
  const context = { tx, ports, company: link.company };
  if (target.permission) {
    const { created_by: maker } = await tx
      .selectFrom('public_link')
      .select('created_by')
      .where('link_id', '=', link.link_id)
      .executeTakeFirstOrThrow();
    if (!maker || (await target.permission(link.prop_id, maker, { tx })) !== 0) throw expiredError();
  }
  const view = await target.show(link.prop_id, context);
  if (!view) throw expiredError();
  return { thing: target, context, view };
}

/**
 * Counts an opening, in a transaction of its own that may write.
 * @returns true if it is the first one of the record through any of its links.
 */
async function countOpening(token: string | undefined, now: Date, tx: Context['tx']): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`select
    platform.count_public_opening(${hashToken(token ?? '')}, ${now.toISOString()}::timestamptz) as is_first`.execute(
    tx,
  );
  return rows[0]?.is_first ?? false;
}

export const access = {
  publicAccessRead: async ({ params }, context) => {
    const link = await find(params.token, context);
    assertUnlocked(link, context);
    const { view } = await viewOf(link, context);
    const now = context.ports.clock();
    // Counted in a separate transaction because this one is read-only.
    context.afterCommit(() =>
      context.separate('write', async (tx) => {
        if (!(await countOpening(params.token, now, tx))) return;
        const { ports, requestId } = context;
        await getShareable(link.kind).opened?.(link.prop_id, { tx, ports, requestId });
      }),
    );
    return {
      data: { kind: link.kind, company: link.company, expires_at: link.expires_at, ...view },
    };
  },
  publicAccessUnlock: async ({ params, body }, context) => {
    const link = await find(params.token, context);
    if (!link.password_hash) return { data: { short_token: '' } };
    if (await isLimitReached(context.tx, 'link-password', link.link_id))
      throw new HttpError(429, 'Too many wrong passwords. Please try again in 15 minutes.');
    if (!(await verifyPassword(body.password, link.password_hash))) {
      await countAttempt(context.tx, 'link-password', link.link_id);
      const message = 'Wrong password.';
      // Keeps the count although the request fails.
      throw new HttpError(422, message, { errors: [{ field: 'password', message }], keep: true });
    }
    return {
      data: { short_token: createUnlockToken(link.password_hash, link.link_id, context.ports.clock()) },
    };
  },
  publicQuotesDecide: async ({ params, body }, context) => {
    const link = await find(params.token, context);
    assertUnlocked(link, context);
    const { thing, context: shown } = await viewOf(link, context);
    if (!thing.answer) throw notFoundError('This quote');
    const { afterCommit, requestId } = context;
    await thing.answer(link.prop_id, body, { ...shown, afterCommit, requestId });
    const { view } = await viewOf(link, context);
    return { data: { kind: link.kind, company: link.company, expires_at: link.expires_at, ...view } };
  },
  publicAccessDownloadFile: async ({ query }, context) => {
    const link = await find(context.passes.link, context);
    assertUnlocked(link, context);
    const { thing, context: shown, view } = await viewOf(link, context);
    const item = query.id ? view.items.find(({ id }) => id === query.id) : view.items[0];
    if (!item) throw notFoundError('This file');
    return thing.file(link.prop_id, item, shown);
  },
} satisfies Partial<Handlers>;
