import { DriveFileFields } from '@plumbline/api/fields';
import type { DriveFile } from '@plumbline/api';
import { sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema } from '../../database/schema.ts';
import type { AuditEntry, Context, Handlers } from '../../http/context.ts';
import { containing, listRows } from '../../http/listing.ts';
import { invalid, notFound, Problem } from '../../http/problem.ts';
import { pagesWhere } from './pages.ts';
import { parseRange } from './rules.ts';

/** Bytes of one part of an upload; a broken connection loses at most this much. */
const chunk = 4 * 1024 * 1024;
const largestFile = 2 * 1024 * 1024 * 1024;
/** A plan set is taken apart in memory, several times its size. */
const largestPlan = 512 * 1024 * 1024;
/** What one person may have unfinished at once, so that an upload that never ends cannot fill the disk. */
const unfinishedLimit = 200;

async function fileOf(uuid: string, { tx }: Pick<Context, 'tx'>) {
  const row = await tx
    .selectFrom('drive_file')
    .selectAll()
    .where('file_id', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('This file');
  return row;
}

type FileRow = Awaited<ReturnType<typeof fileOf>>;
const setFile = (file: FileRow, { tx }: Pick<Context, 'tx'>, values: Updateable<Schema['drive_file']>) =>
  tx.updateTable('drive_file').set(values).where('file_id', '=', file.file_id).execute();
const auditFile = (file: FileRow, action: AuditEntry['action'], context: Context) =>
  context.audit({
    module: 'workdrive',
    entity: 'file',
    entityId: file.file_id,
    entityName: file.name,
    action,
  });

/** By its first bytes: a name says what somebody would like it to be. */
async function contentTypeOf(file: FileRow, { ports }: Context): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const { stream } = await ports.storage.read(file.storage_key, { start: 0, end: 4200 });
  const head = new Uint8Array(await new Response(stream).arrayBuffer());
  const found = await fileTypeFromBuffer(head);
  return found?.mime ?? 'application/octet-stream';
}

type NewFile = Parameters<Handlers['workdriveCreate']>[0]['body'];
/** @throws why this file is not taken. */
async function checkUpload(body: NewFile, context: Context): Promise<void> {
  const { tx, user } = context;
  if (body.type !== 1) throw invalid('type', 'Only files are uploaded here.');
  if (body.size <= 0) throw invalid('size', 'This file is empty.');
  if (body.size > largestFile) throw new Problem(413, 'A file may be 2 GB at most.');
  if (body.prop_type === 'estimation') {
    const { rows } =
      await sql`select 1 from estimation_view where uuid::text = ${body.prop_id ?? ''}`.execute(tx);
    if (!rows.length) throw invalid('prop_id', 'This estimation does not exist.');
    if (!/\.pdf$/i.test(body.name)) throw invalid('name', 'A plan set is a PDF file.');
    if (body.size > largestPlan)
      throw new Problem(413, 'A plan set may be 512 MB at most. Split it and upload the parts.');
  }
  const unfinished = await tx
    .selectFrom('drive_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', user.user_id)
    .where('cloud_status', '=', false)
    .where('deleted_at', 'is', null)
    // What was given up yesterday does not stand in the way for ever.
    .where('updated_at', '>', new Date(context.ports.clock().getTime() - 86_400_000).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(unfinished.count) >= unfinishedLimit)
    throw new Problem(429, 'Too many uploads are unfinished. Finish or remove some first.');
}

export const workdrive = {
  workdriveList: async ({ query }, { tx }) => {
    const { rows, count } = await listRows<DriveFile & { tenant_id?: string }>(
      tx,
      'drive_file_view',
      DriveFileFields,
      query,
      { order: 'name' },
    );
    return {
      data: rows.map(({ tenant_id: _tenant, problem, ...row }) => ({
        ...row,
        ...(problem ? { problem } : {}),
      })),
      meta: { count },
    };
  },
  workdriveCreate: async ({ body }, context) => {
    const { tx, user } = context;
    await checkUpload(body, context);
    const uuid = uuidv7();
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id: user.tenant_id,
        file_id: uuid,
        name: body.name,
        type: 1,
        parent_id: body.parent_id ?? null,
        prop_type: body.prop_type ?? '',
        prop_id: body.prop_id ?? '',
        size: body.size,
        storage_key: `${user.tenant_id}/${uuid}/file`,
        created_by: user.user_id,
      })
      .execute();
    return { data: { uuid, url: `/workdrive/content/${uuid}`, chunk } };
  },
  workdriveReceived: async ({ params }, context) => {
    const file = await fileOf(params.uuid, context);
    return {
      data: {
        received: file.cloud_status ? file.size : await context.ports.storage.size(file.storage_key),
        size: file.size,
      },
    };
  },
  workdriveContent: async ({ params }, context) => {
    const { ports, upload } = context;
    const file = await context.separate('read', (tx) => fileOf(params.uuid, { tx }));
    if (file.cloud_status) throw new Problem(409, 'This file is complete already.');
    if (!upload.stream) throw new Problem(400, 'The body is empty.');
    const range = parseRange(upload.range, file.size);
    if (!range) throw new Problem(400, 'The content range does not fit the file.');
    const held = await ports.storage.size(file.storage_key);
    if (range.start > held)
      throw new Problem(409, `Bytes ${held} to ${range.start} have not arrived. Go on from ${held}.`);
    const received = await ports.storage
      .append(file.storage_key, range.start, upload.stream)
      .catch((error: unknown) => {
        // What arrived before the connection broke is kept; the answer is for the log.
        context.log.warn({ err: error, fileId: file.file_id }, 'upload broke off');
        throw new Problem(400, 'The connection broke off. Go on from what has arrived.');
      });
    if (received > range.end + 1 && received <= file.size) {
      await ports.storage.append(file.storage_key, range.start, new Uint8Array());
      throw new Problem(400, 'More bytes arrived than the content range says. Send this part again.');
    }
    if (received > file.size) {
      await ports.storage.remove(file.storage_key);
      throw new Problem(413, 'More bytes arrived than the file was said to have. The upload starts again.');
    }
    return { data: { received } };
  },
  workdriveFinish: async ({ params, body }, context) => {
    const { tx, ports, user } = context;
    await sql`select 1 from drive_file where file_id = ${params.uuid}::uuid for update`.execute(tx);
    const file = await fileOf(params.uuid, context);
    if (!body.cloud_status) throw invalid('cloud_status', 'An upload is only ever finished.');
    const address = (type: string) => ports.sign(file.storage_key, { name: file.name, contentType: type });
    // Finishing twice is finishing once: the answer may have been lost on the way.
    if (file.cloud_status) return { data: address(file.content_type) };
    const received = await ports.storage.size(file.storage_key);
    if (received !== file.size)
      throw new Problem(409, `${received} of ${file.size} bytes have arrived. Go on from ${received}.`);
    const contentType = await contentTypeOf(file, context);
    const isPlan = file.prop_type === 'estimation';
    if (isPlan && contentType !== 'application/pdf') {
      await ports.storage.remove(file.storage_key);
      await setFile(file, context, { deleted_at: new Date().toISOString(), state: 'refused' });
      throw new Problem(415, `“${file.name}” is not a PDF, whatever its name says. Nothing was kept of it.`, {
        errors: [{ field: 'file', message: 'This is not a PDF.' }],
        keep: true,
      });
    }
    await ports.storage.settle(file.storage_key);
    await setFile(file, context, {
      cloud_status: true,
      received,
      content_type: contentType,
      state: isPlan ? 'processing' : 'ready',
      version: file.version + 1,
      updated_at: new Date().toISOString(),
    });
    await auditFile(file, 'created', context);
    if (isPlan)
      context.afterCommit(() =>
        ports.jobs.send('plan-process', { tenantId: user.tenant_id, fileId: file.file_id }),
      );
    return { data: address(contentType) };
  },
  workdrivePages: async ({ query }, context) => ({
    data: await pagesWhere(
      context,
      sql`f.prop_type = ${query.prop_type} and f.prop_id = ${query.prop_id}
      ${query.parent_id ? sql`and f.file_id::text = ${query.parent_id}` : sql``}
      ${query.search ? sql`and (p.name || ' ' || p.page_name || ' ' || p.text) ilike ${containing(query.search)}` : sql``}`,
    ),
  }),
  workdrivePage: async ({ params }, context) => {
    const [page] = await pagesWhere(
      context,
      sql`p.file_id = ${params.pdfId}::uuid and p.number = ${params.pageNo}`,
    );
    if (!page) throw notFound('This page');
    return { data: page };
  },
  workdriveRenamePage: async ({ params, body }, context) => {
    const { numUpdatedRows } = await context.tx
      .updateTable('plan_page')
      .set({
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.page_name === undefined ? {} : { page_name: body.page_name }),
        updated_at: new Date().toISOString(),
      })
      .where('page_id', '=', params.uuid)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const [page] = await pagesWhere(context, sql`p.page_id = ${params.uuid}::uuid`);
    if (!numUpdatedRows || !page) throw notFound('This page');
    await context.audit({
      module: 'workdrive',
      entity: 'page',
      entityId: params.uuid,
      entityName: page.name,
      action: 'updated',
    });
    return { data: page };
  },
  workdriveDownload: async ({ query }, context) => {
    const file = await fileOf(query.objectId, context);
    if (!file.cloud_status) throw notFound('This file');
    if (file.state === 'password') throw new Problem(403, 'password protected file');
    return {
      data: {
        url: context.ports.sign(file.storage_key, { name: file.name, contentType: file.content_type }),
        name: file.name,
      },
    };
  },
  workdriveTrash: async ({ params }, context) => {
    const file = await fileOf(params.id, context);
    // Whoever is saving measures on these sheets holds them: their measures are counted below.
    await sql`select 1 from plan_page where file_id = ${file.file_id}::uuid for update`.execute(context.tx);
    const measured = await sql<{
      count: number;
    }>`select count(*)::int as count from takeoff t join plan_page p on p.tenant_id = t.tenant_id and p.page_id = t.page_id
      where p.file_id = ${file.file_id}::uuid and t.deleted_at is null and p.deleted_at is null`.execute(
      context.tx,
    );
    if (measured.rows[0]?.count) {
      throw new Problem(
        409,
        `${measured.rows[0].count} measures are drawn on this plan set. Delete them first.`,
      );
    }
    const now = new Date().toISOString();
    await setFile(file, context, { deleted_at: now });
    await context.tx
      .updateTable('plan_page')
      .set({ deleted_at: now })
      .where('file_id', '=', file.file_id)
      .execute();
    await auditFile(file, 'deleted', context);
    return { data: { deleted: 1 } };
  },
  workdriveSigned: async ({ params }, { ports }) => {
    const named = ports.unsign(params.token);
    if (!named) throw new Problem(410, 'This address is out of time. Open the file again.');
    const { stream, size } = await ports.storage.read(named.key).catch(() => {
      throw notFound('This file');
    });
    return { file: stream, contentType: named.contentType, name: named.name, inline: named.inline, size };
  },
} satisfies Partial<Handlers>;
