import type { NewPublicLink, PublicLink, PublicViewKind } from '@plumbline/api';
import { DAY_MS, utcDay } from '@plumbline/dates';
import type { PermissionMap } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { createShareLink, linkPath, linkTokenSeal } from '../../capabilities/share-links/create-link.ts';
import { getShareable } from '../../capabilities/share-links/shareables.ts';
import { access, creatorMayShare } from './access.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

interface LinkRow {
  uuid: string;
  createdAt: string;
  created_by: string;
  expires_at: string;
  revoked_at: string | null;
  has_password: boolean;
  has_token: boolean;
  opened: number;
  last_opened: string | null;
  maker_active: boolean;
  is_admin: boolean;
  permissions: PermissionMap;
}

function present(kind: PublicViewKind, row: LinkRow, { ports, user }: Context): PublicLink {
  const { uuid, createdAt, created_by, expires_at, has_password, opened, last_opened } = row;
  const state = row.revoked_at
    ? 'revoked'
    : Date.parse(expires_at) <= ports.clock().getTime()
      ? 'expired'
      : creatorMayShare(kind, row, user.purchased)
        ? 'active'
        : 'suspended';
  return {
    uuid,
    createdAt,
    created_by,
    expires_at,
    has_password,
    can_copy: row.has_token && (state === 'active' || state === 'suspended'),
    state,
    opened,
    ...(last_opened ? { last_opened } : {}),
  };
}

/** Expiry of a link. @throws HttpError 422 at the field for a past date or one more than a year ahead. */
function endOf({ expires_at }: NewPublicLink, { ports }: Context): Date {
  const now = ports.clock().getTime();
  if (!expires_at) return new Date(now + DEFAULT_DAYS * DAY_MS);
  const end = Date.parse(expires_at);
  if (!(end > now)) throw invalidField('expires_at', 'Choose today or a later date.');
  if (end > now + MAX_DAYS * DAY_MS)
    throw invalidField('expires_at', 'A link can be valid for up to one year.');
  return new Date(end);
}

/** Share link operations of one record type. */
function linkCalls(entity: PublicViewKind) {
  // Modules register shareable records after this file is loaded.
  const shareable = () => getShareable(entity);
  const requireRecord = async (uuid: string, { tx, ports, user }: Context, right: 'look' | 'hand out') => {
    const target = shareable();
    const view = await target.show(uuid, { tx, ports, company: user.company });
    const permission = view && target.permission ? await target.permission(uuid, user.user_id, { tx }) : 0;
    if (!view || permission === null) throw notFoundError(target.label);
    if (right === 'hand out' && permission !== 0)
      throw new HttpError(403, `You can view “${view.title}” but not share it.`);
    return view;
  };
  const rowsOf = async (uuid: string, { tx }: Context) =>
    (
      await sql<LinkRow>`select * from public_link_view where prop_type = ${entity} and prop_id = ${uuid}::uuid
      order by "createdAt" desc, uuid desc`.execute(tx)
    ).rows;
  const read = async (uuid: string, link: string, context: Context): Promise<LinkRow> => {
    const row = (await rowsOf(uuid, context)).find((each) => each.uuid === link);
    if (!row) throw notFoundError('This link');
    return row;
  };
  const tellHistory = (
    uuid: string,
    name: string,
    change: { before?: string; after?: string },
    context: Context,
  ) =>
    context.audit({
      module: shareable().module,
      entity: entity,
      entityId: uuid,
      entityName: name,
      action: 'updated',
      changes: [{ field: 'public_link', ...change }],
    });
  return {
    list: async ({ params }: { params: { uuid: string } }, context: Context) => {
      await requireRecord(params.uuid, context, 'look');
      return { data: (await rowsOf(params.uuid, context)).map((row) => present(entity, row, context)) };
    },
    create: async ({ params, body }: { params: { uuid: string }; body: NewPublicLink }, context: Context) => {
      const { title } = await requireRecord(params.uuid, context, 'hand out');
      const end = endOf(body, context);
      const link = await createShareLink(
        { kind: entity, of: params.uuid, until: end, password: body.password },
        context,
      );
      await tellHistory(params.uuid, title, { after: `until ${utcDay(end)}` }, context);
      return {
        data: {
          link: present(entity, await read(params.uuid, link.uuid, context), context),
          path: link.path,
        },
      };
    },
    readAddress: async ({ params }: { params: { uuid: string; link: string } }, context: Context) => {
      await requireRecord(params.uuid, context, 'hand out');
      const { state } = present(entity, await read(params.uuid, params.link, context), context);
      if (state === 'expired' || state === 'revoked')
        throw new HttpError(410, 'This link no longer works. Create a new one.');
      const { sealed_token } = await context.tx
        .selectFrom('public_link')
        .select('sealed_token')
        .where('link_id', '=', params.link)
        .executeTakeFirstOrThrow();
      const token = sealed_token && context.ports.unseal(sealed_token, linkTokenSeal(params.link));
      if (!token) throw new HttpError(409, 'This link cannot be copied again. Create a new one.');
      return { data: { path: linkPath(token) } };
    },
    revoke: async ({ params }: { params: { uuid: string; link: string } }, context: Context) => {
      const { title } = await requireRecord(params.uuid, context, 'hand out');
      const before = await read(params.uuid, params.link, context);
      if (!before.revoked_at) {
        await context.tx
          .updateTable('public_link')
          .set({ revoked_at: context.ports.clock().toISOString(), sealed_token: null })
          .where('link_id', '=', params.link)
          .execute();
        await tellHistory(
          params.uuid,
          title,
          { before: `until ${utcDay(before.expires_at)}`, after: 'revoked' },
          context,
        );
      }
      return { data: present(entity, await read(params.uuid, params.link, context), context) };
    },
  };
}
const [quotes, files] = [linkCalls('quote'), linkCalls('file')];

export const shareLinkOperations = {
  ...access,
  quoteLinksList: quotes.list,
  quoteLinksCreate: quotes.create,
  quoteLinksReadAddress: quotes.readAddress,
  quoteLinksRevoke: quotes.revoke,
  fileLinksList: files.list,
  fileLinksCreate: files.create,
  fileLinksReadAddress: files.readAddress,
  fileLinksRevoke: files.revoke,
} satisfies Partial<Handlers>;
