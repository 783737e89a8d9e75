import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { containsPattern } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { addressOf } from './signed-downloads.ts';
import { itemOf } from './items.ts';
import { foundIn, pagesWhere } from './pages.ts';

const pdf = 'application/pdf';

/** A visible plan page with internal columns. */
async function pageRow(uuid: string, context: Context) {
  const row = await context.tx
    .selectFrom('plan_sheet')
    .selectAll()
    .where('page_id', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFoundError('This page');
  return { row, file: await itemOf(row.file_id, context) };
}
type Page = Awaited<ReturnType<typeof pageRow>>;

const fileName = ({ row, file }: Page) =>
  `${
    [row.page_name, row.name]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/[\\/:*?"<>|]/g, '-') || file.name
  }.pdf`;

const assertProcessed = ({ row }: Page) => {
  if (!row.pdf_key) throw new HttpError(409, 'This page is still being processed. Try again in a moment.');
};

/** Copies content to another key, so that deleting one page keeps the other. */
async function copyBytes(from: string, to: string, { ports }: Context): Promise<string> {
  if (!from) return '';
  await ports.storage.put(to, await ports.storage.bytes(from));
  return to;
}

export const drivePages = {
  planPagesList: async ({ query }, context) => ({
    data: await pagesWhere(
      context,
      sql`f.prop_type = ${query.prop_type} and f.prop_id = ${query.prop_id}
      ${query.parent_id ? sql`and f.file_id::text = ${query.parent_id}` : sql``}
      ${query.search ? sql`and (p.name || ' ' || p.page_name || ' ' || p.text) ilike ${containsPattern(query.search.trim())}` : sql``}`,
      query.search ? (text) => foundIn(text, query.search ?? '') : undefined,
    ),
  }),
  planPagesRead: async ({ params }, context) => {
    const [page] = await pagesWhere(
      context,
      sql`p.file_id = ${params.pdfId}::uuid and p.number = ${params.pageNo}`,
    );
    if (!page) throw notFoundError('This page');
    return { data: page };
  },
  planPagesRename: async ({ params, body }, context) => {
    const isThere = await commandsOf('planSheets').update(context.tx, params.uuid, {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.page_name === undefined ? {} : { page_name: body.page_name }),
      ...(body.turn === undefined ? {} : { turn: body.turn }),
    });
    const [page] = await pagesWhere(context, sql`p.page_id = ${params.uuid}::uuid`);
    if (!isThere || !page) throw notFoundError('This page');
    await context.audit({
      module: 'workdrive',
      entity: 'page',
      entityId: params.uuid,
      entityName: page.name,
      action: 'updated',
    });
    return { data: page };
  },
  planPagesCopy: async ({ params, body }, context) => {
    const page = await pageRow(body.page_id, context);
    const { row, file } = page;
    if (file.file_id !== params.pdfId.toLowerCase()) throw notFoundError('This page');
    if (file.permission !== 0)
      throw new HttpError(403, 'You do not have permission to change this plan set.');
    if (file.prop_type !== body.prop_type || file.prop_id !== body.prop_id)
      throw invalidField('prop_id', 'A page can only be copied within its plan set.');
    if (row.is_processed < 4)
      throw new HttpError(409, 'This page is still being processed. Try again in a moment.');
    // Serialized, because each copy gets the next number.
    await sql`select 1 from drive_file where file_id = ${file.file_id}::uuid for update`.execute(context.tx);
    const { next } = await context.tx
      .selectFrom('plan_sheet')
      .select(({ fn }) => fn.max('number').as('next'))
      .where('file_id', '=', file.file_id)
      .executeTakeFirstOrThrow();
    const number = next + 1;
    const page_id = uuidv7();
    const key = `${file.tenant_id}/${file.file_id}/page-${number}`;
    await commandsOf('planSheets').insertCopy(context.tx, {
      tenant_id: file.tenant_id,
      page_id,
      file_id: file.file_id,
      number,
      name: `${row.name} (copy)`,
      page_name: row.page_name,
      is_processed: row.is_processed,
      width: row.width,
      height: row.height,
      rotation: row.rotation,
      turn: row.turn,
      text: row.text,
      pdf_key:
        row.pdf_key === file.storage_key ? row.pdf_key : await copyBytes(row.pdf_key, `${key}.pdf`, context),
      preview_key: await copyBytes(row.preview_key, `${key}.webp`, context),
      calibrations: row.calibrations,
      copied_from: row.copied_from ?? row.number,
    });
    await context.audit({
      module: 'workdrive',
      entity: 'page',
      entityId: page_id,
      entityName: `${row.name} (copy)`,
      action: 'created',
    });
    const [copy] = await pagesWhere(context, sql`p.page_id = ${page_id}::uuid`);
    if (!copy) throw notFoundError('This page');
    return { data: copy };
  },
  workdriveDownloadPdf: async ({ params }, context) => {
    const isPage = await context.tx
      .selectFrom('plan_sheet')
      .select('page_id')
      .where('page_id', '=', params.uuid)
      .executeTakeFirst();
    if (isPage) {
      const page = await pageRow(params.uuid, context);
      assertProcessed(page);
      const name = fileName(page);
      return {
        data: {
          url: addressOf(
            { kind: 'file', uuids: [page.file.file_id], key: page.row.pdf_key },
            { name, contentType: pdf },
            context,
          ),
          name,
        },
      };
    }
    const file = await itemOf(params.uuid, context);
    if (file.type === 0 || !file.cloud_status || file.content_type !== pdf)
      throw notFoundError('This plan set');
    if (file.state === 'password') throw new HttpError(403, 'password protected file');
    const { name } = file;
    return {
      data: {
        url: addressOf(
          { kind: 'file', uuids: [file.file_id], key: file.storage_key },
          { name, contentType: pdf },
          context,
        ),
        name,
      },
    };
  },
  planPagesDownload: async ({ params, body }, context) => {
    const file = await itemOf(params.pdfId, context);
    const pages: Page[] = [];
    for (const uuid of body.pages) pages.push(await pageRow(uuid, context));
    const elsewhere = pages.findIndex((page) => page.file.file_id !== file.file_id);
    if (elsewhere >= 0)
      throw invalidField(`pages.${elsewhere}`, 'This page does not belong to this plan set.');
    for (const page of pages) assertProcessed(page);
    const [first] = pages;
    const name = pages.length === 1 && first ? fileName(first) : file.name;
    return {
      data: {
        url: addressOf(
          {
            kind: 'pages',
            uuids: [file.file_id],
            pages: pages.map(({ row }) => row.copied_from ?? row.number),
          },
          { name, contentType: pdf, inline: body.inline ?? false },
          context,
        ),
        name,
      },
    };
  },
} satisfies Partial<Handlers>;
