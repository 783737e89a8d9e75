import { ImportFields } from '@plumbline/api/fields';
import type { ImportRow } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { requirePermission } from '../../auth/permissions.ts';
import { batchOf, rejectPendingRows, recount, setBatch, type Batch, type BatchState } from './batch.ts';
import { storeDecisions, presentRows } from './review-rows.ts';
import { editRows } from './edit-rows.ts';
import {
  importableKinds,
  mayImport,
  assertVersion,
  assertState,
  requireImport,
  startWork,
} from './permissions.ts';
import { receive } from './upload.ts';
import { resultFile, templateFile } from './files.ts';
import { kindOf, manyOf } from './import-kinds.ts';
import { keptColumns, mappedColumns } from './mapped-columns.ts';
import { fingerprint } from './mapping.ts';
import { importDetail, presentImport, type ViewRow } from './present-import.ts';
import { limits } from './sheet.ts';

/** Bytes per upload part. */
const chunk = 4 * 1024 * 1024;
/** Milliseconds without progress after which a step has lost its job. */
const STUCK_AFTER_MS = 60_000;
const working: readonly BatchState[] = ['reading', 'checking', 'importing', 'undoing'];

/** Requeues a step whose job was lost. */
function findLostJob(batch: Batch, context: Context): void {
  const age = context.ports.clock().getTime() - Date.parse(batch.updated_at);
  if (!working.includes(batch.state) || age < STUCK_AFTER_MS) return;
  const payload = { tenantId: context.user.tenant_id, importId: batch.import_id };
  context.afterCommit(async () => {
    if (!(await context.ports.jobs.isUnderWay('import-work', payload)))
      await context.ports.jobs.send('import-work', payload);
  });
}

export const importOperations = {
  importsList: async ({ query }, context) => {
    const kinds = importableKinds(context).map(({ name }) => name);
    const { rows, count } = await queryList<ViewRow>(context.tx, 'import_batch_view', ImportFields, query, {
      order: '-createdAt',
      where: [sql`kind = any(${kinds}::text[])`],
    });
    return {
      data: rows.map((row) => presentImport({ ...row, received: row.size }, context)),
      meta: { count },
    };
  },
  importsDownloadTemplate: async ({ params }, context) => {
    const kind = kindOf(params.prop_type);
    requireImport(kind, context);
    return templateFile(kind, context);
  },
  importsCreate: async ({ params, body }, context) => {
    const kind = kindOf(params.prop_type);
    requireImport(kind, context);
    if (body.size > limits.bytes)
      throw new HttpError(413, 'An import file can be up to 50 MB. Split it and import the parts.', {
        errors: [{ field: 'size', message: 'This file is larger than 50 MB.' }],
      });
    const uuid = uuidv7();
    await context.tx
      .insertInto('import_batch')
      .values({
        tenant_id: context.user.tenant_id,
        import_id: uuid,
        kind: kind.name,
        name: body.name,
        size: body.size,
        storage_key: `${context.user.tenant_id}/imports/${uuid}`,
        user_id: context.user.user_id,
      })
      .execute();
    return { data: { uuid, url: `/setup/imports/${uuid}/content`, chunk } };
  },
  importsUploadContent: async ({ params }, context) => ({
    data: { received: await receive(params.uuid, context) },
  }),
  importsRead: async ({ params }, context) => {
    findLostJob(await mayImport(params.uuid, context), context);
    return importDetail(params.uuid, context);
  },
  importsUpdateMapping: async ({ params, body }, context) => {
    const { tx } = context;
    const batch = await mayImport(params.uuid, context, 'locked');
    assertVersion(batch, body.version);
    assertState(batch, ['mapping', 'checked'], 'Columns can be changed only before the rows are imported.');
    const kind = kindOf(batch.kind);
    if (body.existing === 'update' && !kind.imports.existingRows)
      requirePermission({ ...kind.right, type: 'e' }, context);
    const columns = await mappedColumns(batch, body.columns, context, body.date_order);
    if (columns.every(({ field }) => field === null))
      throw invalidField('columns', 'Map at least one column.');
    await setBatch(params.uuid, tx, {
      state: 'checking',
      progress: 0,
      problem: '',
      columns: JSON.stringify(columns),
      date_order: body.date_order,
      existing: body.existing,
    });
    const remembered = {
      fields: JSON.stringify(columns.map(({ field }) => field)),
      formats: JSON.stringify(columns.map(({ date_order, decimal_sign }) => ({ date_order, decimal_sign }))),
      date_order: body.date_order,
      existing: body.existing,
    };
    await tx
      .insertInto('import_mapping')
      .values({
        tenant_id: context.user.tenant_id,
        kind: batch.kind,
        headers: fingerprint(columns.map(({ header }) => header)),
        ...remembered,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'kind', 'headers'])
          .doUpdateSet({ ...remembered, updated_at: new Date().toISOString() }),
      )
      .execute();
    // Decisions on rows applied to the previous mapping.
    await sql`update import_row set choice = '', alike = '[]'
      where import_id = ${params.uuid}::uuid and alike <> '[]'`.execute(tx);
    startWork(params.uuid, context);
    return importDetail(params.uuid, context);
  },
  importsUpdateReading: async ({ params, body }, context) => {
    const { tx } = context;
    const batch = await mayImport(params.uuid, context, 'locked');
    assertVersion(batch, body.version);
    assertState(
      batch,
      ['mapping', 'checked'],
      'How the file is read can be changed only before the rows are imported.',
    );
    const { reading } = batch;
    const { heading_line } = body;
    if (!reading.preview)
      throw new HttpError(409, 'The file of this import is no longer stored. Upload it again.');
    if (heading_line !== 0 && !reading.preview.some(({ number }) => number === heading_line))
      throw invalidField('heading_line', 'Choose one of the first lines of the file.');
    if (batch.read_as === 'text' && !/^[^"\r\n]$/.test(body.delimiter))
      throw invalidField('delimiter', 'Enter one character that separates the columns.');
    const columns = body.columns ? await mappedColumns(batch, body.columns, context) : [];
    await setBatch(params.uuid, tx, {
      state: 'reading',
      progress: 0,
      problem: '',
      reading: JSON.stringify({
        ...reading,
        corrected: { delimiter: body.delimiter, heading_line },
        kept: keptColumns(reading.kept ?? [], columns),
      }),
    });
    startWork(params.uuid, context);
    return importDetail(params.uuid, context);
  },
  importsListRows: async ({ params, query }, context) => {
    const batch = await mayImport(params.uuid, context);
    const { limit = 50, offset = 0 } = query;
    if (limit < 1 || limit > 1000) throw invalidField('limit', 'The limit must be between 1 and 1000.');
    if (offset < 0) throw invalidField('offset', 'The offset must be 0 or more.');
    const states = {
      errors: sql`and state in ('faulty', 'rejected')`,
      alike: sql`and alike <> '[]'`,
      all: sql``,
    }[query.only ?? 'all'];
    const where = sql`where import_id = ${params.uuid}::uuid ${states}`;
    const { rows } =
      await sql<ImportRow>`select number, state, cells, errors, alike, choice, undo from import_row ${where} order by number limit ${limit} offset ${offset}`.execute(
        context.tx,
      );
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from import_row ${where}`.execute(context.tx);
    return { data: presentRows(batch, rows, context), meta: { count: counted.rows[0]?.count ?? 0 } };
  },
  importsUpdateRow: async ({ params, body }, context) => {
    const batch = await mayImport(params.uuid, context);
    return { data: presentRows(batch, await editRows(params.uuid, body.rows, context), context) };
  },
  importsResolveMatches: async ({ params, body }, context) => {
    const batch = await mayImport(params.uuid, context, 'locked');
    const kind = kindOf(batch.kind);
    if (body.choice === 'update') requirePermission({ ...kind.right, type: 'e' }, context);
    if ((await storeDecisions(batch, body, context)) === 'later') startWork(params.uuid, context);
    return importDetail(params.uuid, context);
  },
  importsRun: async ({ params, body }, context) => {
    const { tx } = context;
    const batch = await mayImport(params.uuid, context, 'locked');
    assertVersion(batch, body.version);
    assertState(batch, ['checked'], 'Rows can be imported only once, after they are checked.');
    const kind = kindOf(batch.kind);
    if (batch.existing === 'update' && !kind.imports.existingRows)
      requirePermission({ ...kind.right, type: 'e' }, context);
    await recount(params.uuid, tx);
    const { faulty, alike, total } = await batchOf(params.uuid, tx);
    if (alike > 0)
      throw new HttpError(
        409,
        `${alike === 1 ? 'One row looks' : `${alike} rows look`} like existing ${manyOf(kind)} or other rows. Decide what to do with ${alike === 1 ? 'it' : 'them'} first.`,
      );
    if (body.mode === 'all' && faulty > 0)
      throw new HttpError(
        409,
        `${faulty === 1 ? 'One row has' : `${faulty} rows have`} errors. Correct them, or import only the valid rows.`,
      );
    if (faulty === total) throw new HttpError(409, `No row can be imported: all ${total} have errors.`);
    await setBatch(params.uuid, tx, { state: 'importing', mode: body.mode, progress: 0, problem: '' });
    await context.audit({
      module: kind.options.module,
      entity: 'import',
      entityId: params.uuid,
      entityName: `${batch.name}: ${total - faulty} ${manyOf(kind)}`,
      action: 'created',
    });
    // The rows contain all data of the file, which can no longer be read in another way.
    context.afterCommit(() => context.ports.storage.remove(batch.storage_key));
    startWork(params.uuid, context);
    return importDetail(params.uuid, context);
  },
  importsCancel: async ({ params }, context) => {
    const { tx, ports } = context;
    const batch = await mayImport(params.uuid, context, 'locked');
    switch (batch.state) {
      case 'checking':
        await setBatch(params.uuid, tx, { state: 'mapping', progress: 0 });
        break;
      case 'importing':
        await rejectPendingRows(params.uuid, tx, 'Canceled before this row.');
        await setBatch(params.uuid, tx, { state: 'cancelled' });
        break;
      case 'receiving':
      case 'reading':
      case 'mapping':
      case 'checked':
        await rejectPendingRows(params.uuid, tx, 'Canceled.');
        await setBatch(params.uuid, tx, { state: 'cancelled' });
        context.afterCommit(() => ports.storage.remove(batch.storage_key));
        break;
      default:
        throw new HttpError(409, 'There is nothing to cancel.');
    }
    return importDetail(params.uuid, context);
  },
  importsDownloadResult: async ({ params }, context) =>
    resultFile(await mayImport(params.uuid, context), context),
  importsUndo: async ({ params }, context) => {
    const { tx } = context;
    const batch = await mayImport(params.uuid, context, 'locked');
    assertState(batch, ['done', 'cancelled'], 'Only a finished import can be undone, and only once.');
    const kind = kindOf(batch.kind);
    if (batch.user_id !== context.user.user_id) requirePermission({ ...kind.right, type: 'd' }, context);
    if (batch.created + batch.updated === batch.undone + batch.kept)
      throw new HttpError(409, 'This import has no rows to undo.');
    await setBatch(params.uuid, tx, { state: 'undoing', progress: 0, problem: '' });
    await context.audit({
      module: kind.options.module,
      entity: 'import',
      entityId: params.uuid,
      entityName: batch.name,
      action: 'deleted',
    });
    startWork(params.uuid, context);
    return importDetail(params.uuid, context);
  },
} satisfies Partial<Handlers>;
