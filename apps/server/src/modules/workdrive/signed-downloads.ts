import { sql } from 'kysely';
import type { Context, FileReply, Handlers } from '../../context/context.ts';
import { notFoundError, HttpError } from '../../core/http-error.ts';
import { archiveSize, zipStream, type ZipPart } from '../../files/zip-stream.ts';
import { setCurrentUser } from '../../database/impersonate.ts';
import { itemOf, itemsOf, itemsWhere, type ItemRow } from './items.ts';
import { ArchiveNames, portableName } from './archive-names.ts';
import { openReader, Unreadable } from './pdf-worker.ts';
import type { DriveRights } from './rights.ts';
import { versionOf } from './versions.ts';

/** Content of a signed drive URL. It includes the user, so that revoked access ends it. */
interface SignedContent {
  tenant: string;
  user: string;
  kind: 'file' | 'zip' | 'pages';
  uuids: string[];
  /** Version number of a file, if not the newest. */
  key?: string;
  /** Page numbers in output order. */
  pages?: number[];
}
const SIGNED_PREFIX = 'drive:';
const zipType = 'application/zip';

/** @param options.inline display in the browser instead of downloading. */
export function addressOf(
  content: Omit<SignedContent, 'tenant' | 'user'>,
  named: { name: string; contentType: string; inline?: boolean },
  { ports, user }: Pick<Context, 'ports' | 'user'>,
): string {
  const signedContent: SignedContent = { tenant: user.tenant_id, user: user.user_id, ...content };
  return ports.sign(SIGNED_PREFIX + JSON.stringify(signedContent), named);
}

/** Records that a user opened an item, outside the read-only request. */
export const recordOpening = (file: ItemRow, context: Context): void =>
  context.afterCommit(() =>
    context.separate('write', async (tx) => {
      await sql`insert into drive_user_state (tenant_id, file_id, user_id, opened_at)
        values (${context.user.tenant_id}, ${file.file_id}, ${context.user.user_id}, now())
        on conflict (tenant_id, user_id, file_id) do update set opened_at = now()`.execute(tx);
    }),
  );

/** Archive entries of a folder or several items. */
export async function archiveOf(
  roots: readonly ItemRow[],
  { tx, ports }: Pick<Context, 'tx' | 'ports'>,
): Promise<ZipPart[]> {
  const everything: DriveRights = {
    userId: '00000000-0000-0000-0000-000000000000',
    isAdmin: true,
    unread: [],
    unchanged: [],
  };
  const parts: ZipPart[] = [];
  const names = new ArchiveNames();
  const [only] = roots.length === 1 ? roots : [];
  for (const root of roots) {
    const below = await itemsWhere(
      { tx },
      everything,
      sql`f.path @> array[${root.file_id}::uuid] and f.deleted_at is null and f.cloud_status`,
      sql`order by array_length(f.path, 1), f.name`,
    );
    const paths = new Map<string, string>();
    for (const row of below) {
      const isTop = row.file_id === root.file_id;
      // A single folder is the archive itself.
      const path =
        isTop && only?.type === 0
          ? ''
          : names.pathOf(isTop ? '' : (paths.get(row.parent_id ?? '') ?? ''), row.name);
      const modified = new Date(row.content_at);
      if (row.type === 0) {
        const folder = path === '' ? '' : `${path}/`;
        paths.set(row.file_id, folder);
        if (folder) parts.push({ name: folder, size: 0, modified, read: () => new ReadableStream() });
      } else
        parts.push({
          name: path,
          size: row.size,
          modified,
          read: async () => (await ports.storage.read(row.storage_key)).stream,
        });
    }
  }
  return parts;
}

/** Extracts pages of a PDF in a worker thread so that requests are not blocked. */
async function pagesOf(
  { storage_key }: ItemRow,
  numbers: readonly number[],
  { ports }: Pick<Context, 'ports'>,
): Promise<Uint8Array> {
  const bytes = await ports.storage.bytes(storage_key).catch(() => {
    throw notFoundError('This file');
  });
  const reader = openReader(new Uint8Array(bytes));
  try {
    await reader.call('open');
    return await reader.call('split', ...numbers);
  } catch (error) {
    if (error instanceof Unreadable)
      throw new HttpError(422, 'These pages cannot be exported separately. Download the whole plan set.');
    throw error;
  } finally {
    await reader.close();
  }
}

async function openSigned(
  signedContent: SignedContent,
  named: { name: string; contentType: string; inline?: boolean },
  context: Context,
): Promise<FileReply> {
  const { tx } = context;
  await sql`select set_config('app.tenant_id', ${signedContent.tenant}, true)`.execute(tx);
  const { rows: people } = await sql<{ is_admin: boolean }>`select is_admin from user_directory
    where user_id = ${signedContent.user}::uuid and status = 'active'`.execute(tx);
  const ended = new HttpError(410, 'This download link has expired. Open the file again.');
  if (!people[0]) throw ended;
  await setCurrentUser(tx, { user_id: signedContent.user, is_admin: people[0].is_admin });
  // Record rights were checked when the URL was signed, at most 15 minutes ago.
  const reach: DriveRights = {
    userId: signedContent.user,
    isAdmin: people[0].is_admin,
    unread: [],
    unchanged: [],
  };
  const rows = await itemsWhere(
    { tx },
    reach,
    sql`f.file_id = any(${signedContent.uuids}::uuid[]) and f.deleted_at is null`,
  );
  const byId = new Map(rows.flatMap((row) => (row.permission === null ? [] : [[row.file_id, row] as const])));
  const open = signedContent.uuids.flatMap((uuid) => byId.get(uuid) ?? []);
  if (open.length < signedContent.uuids.length) throw ended;
  const [first] = open;
  if (signedContent.kind === 'file' && first)
    return { stored: signedContent.key ?? first.storage_key, ...named };
  if (signedContent.kind === 'pages' && first) {
    const file = await pagesOf(first, signedContent.pages ?? [], context);
    return { file, ...named, size: file.byteLength };
  }
  const parts = await archiveOf(open, context);
  return { file: zipStream(parts), ...named, size: archiveSize(parts) };
}

function archiveAddress(items: readonly ItemRow[], context: Context): { url: string; name: string } {
  const [first] = items;
  const name = `${items.length === 1 && first ? portableName(first.name) : 'Files'}.zip`;
  return {
    url: addressOf(
      { kind: 'zip', uuids: items.map(({ file_id }) => file_id) },
      { name, contentType: zipType },
      context,
    ),
    name,
  };
}

export const driveDownloadOperations = {
  workdriveDownload: async ({ query }, context) => {
    const file = await itemOf(query.objectId, context);
    if (file.type === 0) return { data: archiveAddress([file], context) };
    if (!file.cloud_status) throw notFoundError('This file');
    if (file.state === 'password') throw new HttpError(403, 'password protected file');
    const content = query.revision === undefined ? file : await versionOf(file, query.revision, context);
    recordOpening(file, context);
    return {
      data: {
        url: addressOf(
          { kind: 'file', uuids: [file.file_id], key: content.storage_key },
          { name: content.name, contentType: content.content_type },
          context,
        ),
        name: content.name,
      },
    };
  },
  workdriveCreateArchive: async ({ body }, context) => ({
    data: archiveAddress(await itemsOf(body.uuid, context), context),
  }),
  workdriveDownloadSigned: async ({ params }, context) => {
    const named = context.ports.unsign(params.token);
    if (!named) throw new HttpError(410, 'This download link has expired. Open the file again.');
    if (named.key.startsWith(SIGNED_PREFIX))
      return openSigned(JSON.parse(named.key.slice(SIGNED_PREFIX.length)) as SignedContent, named, context);
    const { key, ...headers } = named;
    return { stored: key, ...headers };
  },
} satisfies Partial<Handlers>;
