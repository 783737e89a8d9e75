import { DAY_MS } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { MAX_PART_BYTES } from '../../http/upload-body.ts';
import { assertCanAttach } from './attachment-permission.ts';
import { contentTypeOf } from './content-type.ts';
import {
  auditItem,
  checkedName,
  unusedNameIn,
  itemOf,
  itemsWhere,
  lockTree,
  assertCanEdit,
  assertVersionable,
  namesIn,
  openFolder,
  moveItem,
  locationIn,
  type ItemRow,
} from './items.ts';
import { nameKey } from './file-names.ts';
import { assertWithinQuota } from './quota.ts';
import { driveRightsOf } from './rights.ts';
import { parseRange } from './rules.ts';
import { addVersion } from './versions.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024 * 1024;
/** Maximum size of a plan set, which takes several times its size in memory. */
const MAX_PLAN_SET_BYTES = 512 * 1024 * 1024;
/** Maximum unfinished uploads per user, to protect the disk. */
const unfinishedLimit = 200;

type NewFile = Parameters<Handlers['workdriveCreate']>[0]['body'];

async function checkTarget(body: NewFile, context: Context): Promise<ItemRow | undefined> {
  const parent = body.parent_id ? await openFolder(body.parent_id, context) : undefined;
  const isElsewhere =
    parent &&
    body.prop_type &&
    (parent.prop_type !== body.prop_type || parent.prop_id !== (body.prop_id ?? ''));
  if (isElsewhere) throw invalidField('parent_id', 'This folder does not belong to that record.');
  if (!parent && !body.replaces) await assertCanAttach(body, context);
  return parent;
}

/** @throws HttpError with the reason why the file is rejected. */
async function checkUpload(body: NewFile, context: Context): Promise<void> {
  const { tx, user } = context;
  const size = body.size ?? 0;
  if (body.type !== 1) throw invalidField('type', 'Only files can be uploaded here.');
  if (size < 0 || (size === 0 && body.prop_type)) throw invalidField('size', 'This file is empty.');
  if (size > MAX_FILE_BYTES) throw new HttpError(413, 'A file can be up to 2 GB.');
  if (body.prop_type === 'estimation') {
    if (!/\.pdf$/i.test(body.name)) throw invalidField('name', 'Upload plan sets as PDF files.');
    if (size > MAX_PLAN_SET_BYTES)
      throw new HttpError(413, 'A plan set can be up to 512 MB. Split it and upload the parts.');
  }
  const unfinished = await tx
    .selectFrom('drive_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', user.user_id)
    .where('cloud_status', '=', false)
    .where('deleted_at', 'is', null)
    // Uploads abandoned since yesterday do not count.
    .where('updated_at', '>', new Date(context.ports.clock().getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(unfinished.count) >= unfinishedLimit)
    throw new HttpError(429, 'Too many uploads are unfinished. Finish or remove some first.');
  await assertWithinQuota(size, context);
}

/** File that the upload becomes a new version of. */
async function replacedBy(body: NewFile, context: Context): Promise<ItemRow | undefined> {
  if (!body.replaces) return undefined;
  const file = await itemOf(body.replaces, context);
  if (file.type !== 1) throw invalidField('replaces', 'A folder does not have versions.');
  assertCanEdit(file);
  assertVersionable(file);
  return file;
}

/** An unfinished upload or file, for its uploader. */
async function uploadOf(uuid: string, context: Pick<Context, 'tx' | 'user' | 'session'>): Promise<ItemRow> {
  const [row] = await itemsWhere(
    context,
    driveRightsOf(context),
    sql`f.file_id = ${uuid}::uuid and f.deleted_at is null and f.type = 1`,
  );
  if (!row || (row.permission === null && row.created_by !== context.user.user_id))
    throw notFoundError('This file');
  return row;
}

export const driveUploads = {
  workdriveCreate: async ({ body }, context) => {
    const { tx, user } = context;
    const name = checkedName(body.name);
    const isFolder = body.type === 0;
    const parent = await checkTarget(body, context);
    const replaced = isFolder ? undefined : await replacedBy(body, context);
    if (isFolder) await lockTree(context);
    else await checkUpload(body, context);
    const uuid = uuidv7();
    const spot = locationIn(parent, { ...body, owner_id: user.user_id });
    if (isFolder && (await namesIn(spot, context)).has(nameKey(name)))
      throw new HttpError(409, `“${name}” already exists here. Choose another name.`, {
        errors: [{ field: 'name', message: `“${name}” already exists here.` }],
      });
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id: user.tenant_id,
        file_id: uuid,
        name,
        type: isFolder ? 0 : 1,
        parent_id: replaced ? null : (parent?.file_id ?? null),
        prop_type: body.prop_type ?? '',
        prop_id: body.prop_id ?? '',
        size: isFolder ? 0 : (body.size ?? 0),
        storage_key: isFolder ? '' : `${user.tenant_id}/${uuid}/file`,
        created_by: user.user_id,
        on_clash: body.on_clash ?? 'keep',
        replaces: replaced?.file_id ?? null,
        ...(isFolder ? { cloud_status: true, state: 'ready' } : {}),
      })
      .execute();
    if (!isFolder) return { data: { uuid, url: `/workdrive/content/${uuid}`, chunk: MAX_PART_BYTES } };
    await auditItem({ file_id: uuid, name, type: 0 }, 'created', context);
    return { data: { uuid, url: '', chunk: 0 } };
  },
  workdriveReadUploadProgress: async ({ params }, context) => {
    const file = await uploadOf(params.uuid, context);
    return {
      data: {
        received: file.cloud_status ? file.size : await context.ports.storage.size(file.storage_key),
        size: file.size,
      },
    };
  },
  workdriveUpdateContent: async ({ params }, context) => {
    const { ports, upload, user, session } = context;
    const file = await context.separate('read', (tx) => uploadOf(params.uuid, { tx, user, session }));
    if (file.cloud_status) throw new HttpError(409, 'This file is already uploaded.');
    if (!upload.stream) throw new HttpError(400, 'The uploaded part is empty.');
    const range = parseRange(upload.range, file.size);
    if (!range) throw new HttpError(400, 'The content range does not match the file.');
    const storedBytes = await ports.storage.size(file.storage_key);
    if (range.start > storedBytes)
      throw new HttpError(
        409,
        `Bytes ${storedBytes} to ${range.start} are missing. Continue from ${storedBytes}.`,
      );
    const received = await ports.storage
      .append(file.storage_key, range.start, upload.stream)
      .catch((error: unknown) => {
        if (error instanceof HttpError) throw error;
        // Received bytes are kept; the error is logged only.
        context.log.warn({ err: error, fileId: file.file_id }, 'upload broke off');
        throw new HttpError(400, 'The connection was lost. Continue from the last received byte.');
      });
    if (received > range.end + 1 && received <= file.size) {
      await ports.storage.append(file.storage_key, range.start, new Uint8Array());
      throw new HttpError(400, 'This part has more bytes than its content range. Send it again.');
    }
    if (received > file.size) {
      await ports.storage.remove(file.storage_key);
      throw new HttpError(413, 'The file is larger than announced. Start the upload again.');
    }
    return { data: { received } };
  },
  workdriveCompleteUpload: async ({ params, body }, context) => {
    const { tx, ports, user } = context;
    const { rows: lockedRows } = await sql<{ became: string | null }>`
      select case when purged_at is not null then replaces end as became from drive_file
      where file_id = ${params.uuid}::uuid for update`.execute(tx);
    if (!body.cloud_status)
      throw invalidField('cloud_status', 'The only allowed change is to finish the upload.');
    const address = (file: Pick<ItemRow, 'storage_key' | 'name'>, type: string) =>
      ports.sign(file.storage_key, { name: file.name, contentType: type });
    const became = lockedRows[0]?.became;
    // Idempotent, because the previous answer may have been lost.
    const file = became ? await itemOf(became, context) : await uploadOf(params.uuid, context);
    if (file.cloud_status) return { data: address(file, file.content_type) };
    if (file.size === 0) await ports.storage.put(file.storage_key, new Uint8Array());
    const received = await ports.storage.size(file.storage_key);
    if (received !== file.size)
      throw new HttpError(409, `${received} of ${file.size} bytes were received. Continue from ${received}.`);
    const contentType = await contentTypeOf(file, context);
    const isPlan = file.prop_type === 'estimation';
    if (isPlan && contentType !== 'application/pdf') {
      await ports.storage.remove(file.storage_key);
      await tx
        .updateTable('drive_file')
        .set({ deleted_at: new Date().toISOString(), state: 'refused' })
        .where('file_id', '=', file.file_id)
        .execute();
      throw new HttpError(415, `“${file.name}” is not a PDF file. It was not saved.`, {
        errors: [{ field: 'file', message: 'This is not a PDF.' }],
        keep: true,
      });
    }
    await lockTree(context);
    const target = isPlan ? undefined : await targetOf(file, context);
    if (file.size > 0) await ports.storage.settle(file.storage_key);
    if (target) {
      await addVersion(target, { ...file, content_type: contentType }, context);
      await tx
        .updateTable('drive_file')
        .set({
          storage_key: '',
          replaces: target.file_id,
          deleted_at: new Date().toISOString(),
          purged_at: new Date().toISOString(),
        })
        .where('file_id', '=', file.file_id)
        .execute();
      return { data: address({ storage_key: file.storage_key, name: target.name }, contentType) };
    }
    const { parentId, isGone } = await existingParent(file, context);
    // Top-level files of a record stay attached to it.
    const ownerId = isGone && !file.prop_type ? user.user_id : file.owner_id;
    const name = await unusedNameIn(file.name, { ...file, parent_id: parentId, owner_id: ownerId }, context);
    if (name !== file.name && file.on_clash === 'refuse' && !isGone)
      throw new HttpError(409, `“${file.name}” already exists here.`, {
        errors: [{ field: 'name', message: `“${file.name}” already exists here.` }],
      });
    if (isGone) await moveItem(file, undefined, ownerId, context, name);
    await tx
      .updateTable('drive_file')
      .set({
        cloud_status: true,
        name,
        received,
        content_type: contentType,
        state: isPlan ? 'processing' : 'ready',
        version: file.version + 1 + Number(isGone),
        content_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      })
      .where('file_id', '=', file.file_id)
      .execute();
    await auditItem({ ...file, name }, 'created', context);
    const job = { tenantId: user.tenant_id, fileId: file.file_id };
    context.afterCommit(() => ports.jobs.send(isPlan ? 'plan-process' : 'drive-text', job));
    return {
      data: address({ ...file, name }, contentType),
      ...(isGone
        ? {
            message: `The folder you uploaded “${file.name}” to was deleted. The file is at the top level of ${file.prop_type ? 'these files' : 'your drive'} as “${name}”.`,
          }
        : {}),
    };
  },
} satisfies Partial<Handlers>;

/** File that the upload becomes a new version of, by name. */
async function targetOf(file: ItemRow, context: Context): Promise<ItemRow | undefined> {
  let uuid = file.replaces ?? undefined;
  if (!uuid && file.on_clash === 'replace') uuid = (await namesIn(file, context)).get(nameKey(file.name));
  if (!uuid) return undefined;
  const target = await itemOf(uuid, context);
  // A folder with the name blocks it.
  if (target.type !== 1) return undefined;
  assertCanEdit(target);
  return target;
}

/** Target folder of the upload. If it was deleted or unshared in the meantime, the file goes to the top level. */
async function existingParent(
  file: ItemRow,
  context: Context,
): Promise<{ parentId: string | null; isGone: boolean }> {
  if (!file.parent_id) return { parentId: null, isGone: false };
  try {
    const parent = await itemOf(file.parent_id, context);
    assertCanEdit(parent);
    return { parentId: parent.file_id, isGone: false };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { parentId: null, isGone: true };
  }
}
