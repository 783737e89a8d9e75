import type { PlanMark } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../../../core/http-error.ts';
import { requirePermission } from '../../../../auth/permissions.ts';
import { conditionsOf } from '../../takeoff/conditions.ts';
import { estimationRow, takeoffsWhere } from '../../estimates/queries.ts';
import { marksWhere } from '../../takeoff/list-marks.ts';
import { imagesWhere } from '../../takeoff/plan-images.ts';
import { mergeSheets, UnmodifiablePage, type DrawnSheet } from './merge-pages.ts';
import { sheetDrawing, sheetParts, type SheetContent, type SheetPart } from './draw-measures.ts';

interface PageRow {
  page_id: string;
  file_id: string;
  name: string;
  page_name: string;
  pdf_key: string;
  turn: number;
  calibrations: SheetContent['calibrations'];
}
const MAX_SHEETS = 100;
const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const splitList = (text: string | undefined) => (text ? text.split(',').filter(Boolean) : []);

/** Requested pages in order. @throws HttpError for a page of another estimation or one not processed yet. */
async function requestedPages(estimationId: string, pageList: string, context: Context): Promise<PageRow[]> {
  const ids = splitList(pageList).map((each) => each.toLowerCase());
  if (ids.length === 0 || ids.length > MAX_SHEETS || !ids.every(isId))
    throw invalidField('pages', `Choose 1 to ${MAX_SHEETS} sheets.`);
  const { rows } = await sql<PageRow>`
    select p.page_id, p.file_id, p.name, p.page_name, p.pdf_key, p.turn, p.calibrations
    from plan_page p join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.page_id = any(${ids}::uuid[]) and p.deleted_at is null and f.deleted_at is null
      and f.prop_type = 'estimation' and f.prop_id = ${estimationId}`.execute(context.tx);
  const byId = new Map(rows.map((row) => [row.page_id, row]));
  return ids.map((id) => {
    const page = byId.get(id);
    if (!page) throw notFoundError('This page');
    if (!page.pdf_key) throw new HttpError(409, 'This page is still being processed. Try again in a moment.');
    return page;
  });
}

async function mergedPdf(sheets: readonly DrawnSheet[]): Promise<Uint8Array> {
  try {
    return await mergeSheets(sheets);
  } catch (error) {
    if (error instanceof UnmodifiablePage)
      throw new HttpError(
        422,
        'The markup cannot be added to the PDF of one of these sheets. Download that sheet without markup.',
      );
    throw error;
  }
}

/** Image bytes of a page. Missing images are skipped. */
async function picturesOf(marks: readonly PlanMark[], context: Context): Promise<Map<string, Uint8Array>> {
  const ids = new Set(marks.flatMap(({ content }) => content.image_id?.toLowerCase() ?? []));
  const pictures = new Map<string, Uint8Array>();
  for (const [id, { storage_key }] of await imagesWhere([...ids], context)) {
    const bytes = await context.ports.storage.bytes(storage_key).catch(() => undefined);
    if (bytes) pictures.set(id, new Uint8Array(bytes));
  }
  return pictures;
}

const nameOf = ({ page_name, name }: PageRow) => [page_name, name].filter(Boolean).join(' ');

export const sheetPdfOperations = {
  sheetPdfsRead: async ({ params, query }, context) => {
    const { estimation_id } = params;
    const row = await estimationRow(estimation_id, context);
    // The sheets belong to the drive.
    requirePermission({ app: 2, name: 'drive', type: 'v' }, context);
    const pages = await requestedPages(estimation_id, query.pages, context);
    const unknown = splitList(query.without).find((part) => !sheetParts.includes(part as SheetPart));
    if (unknown !== undefined) throw invalidField('without', `“${unknown}” cannot be left out.`);
    const choice = {
      hidden: new Set(splitList(query.hidden).map((each) => each.toLowerCase())),
      without: new Set(splitList(query.without) as SheetPart[]),
      corner: query.corner,
    };
    const conditions = await conditionsOf(estimation_id, context);
    const { rows: groups } = await sql<{ group_id: string; multiplier: number }>`select group_id, multiplier
      from typical_group where estimation_id = ${estimation_id}::uuid and deleted_at is null`.execute(
      context.tx,
    );
    const { rows: codes } = await sql<{ page_id: string; code: string }>`
      select p.page_id, coalesce(nullif(p.page_name, ''), p.name) as code
      from plan_page p join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
      where p.deleted_at is null and f.prop_type = 'estimation' and f.prop_id = ${estimation_id}`.execute(
      context.tx,
    );
    const sheets: DrawnSheet[] = [];
    for (const page of pages) {
      const marks = await marksWhere(context, estimation_id, page.page_id);
      sheets.push({
        pdf: new Uint8Array(await context.ports.storage.bytes(page.pdf_key)),
        turn: page.turn,
        drawing: sheetDrawing(
          {
            title: nameOf(page),
            calibrations: page.calibrations,
            conditions,
            takeoffs: await takeoffsWhere(context, estimation_id, page.page_id),
            marks,
            images: choice.without.has('marks') ? new Map() : await picturesOf(marks, context),
            times: new Map(groups.map(({ group_id, multiplier }) => [group_id, multiplier])),
            codes: new Map(codes.map(({ page_id, code }) => [page_id, code])),
          },
          choice,
        ),
      });
    }
    const file = await mergedPdf(sheets);
    const [first] = pages;
    const name = pages.length === 1 && first ? nameOf(first) : `${row.name}, ${pages.length} sheets`;
    return {
      file,
      name: `${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.pdf`,
      contentType: 'application/pdf',
      size: file.byteLength,
    };
  },
} satisfies Partial<Handlers>;
