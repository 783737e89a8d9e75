import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../database/database.ts';
import type { Ports } from '../../http/context.ts';
import type { JobKinds } from '../../jobs/jobs.ts';
import { sheetName, sheetNumber, type PlacedText } from './sheet.ts';

const previewWidth = 480;

interface Parts {
  database: Database;
  ports: Pick<Ports, 'storage'>;
  log: Logger;
}

/**
 * Takes a plan set apart: each page becomes a PDF of its own (1 split), its words are read and its sheet number and
 * name found (2 text), a picture is made (3 preview), and it is ready (4). A run that was cut off goes on where it
 * stopped; a page that is ready is not touched again.
 */
export async function processPlan(
  { tenantId, fileId }: JobKinds['plan-process'],
  { database, ports, log }: Parts,
): Promise<void> {
  const run = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.transaction({ tenantId }, 'write', ({ tx }) => work(tx));
  const file = await run((tx) =>
    tx.selectFrom('drive_file').selectAll().where('file_id', '=', fileId).executeTakeFirst(),
  );
  if (!file || file.deleted_at || file.state === 'ready') return;
  const settle = (state: string, problem: string | null) =>
    run((tx) =>
      tx
        .updateTable('drive_file')
        .set({ state, problem, updated_at: new Date().toISOString() })
        .where('file_id', '=', fileId)
        .execute(),
    );

  const bytes = await ports.storage.bytes(file.storage_key);
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const open = (data: Uint8Array) =>
    pdfjs.getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  let whole: Awaited<ReturnType<typeof open>>;
  try {
    whole = await open(bytes.slice());
  } catch (error) {
    const protectedFile = (error as Error).name === 'PasswordException';
    await settle(
      protectedFile ? 'password' : 'refused',
      protectedFile ? 'password protected file' : 'This PDF cannot be read: it is damaged or not complete.',
    );
    log.warn({ fileId, reason: (error as Error).message }, 'plan set refused');
    return;
  }
  try {
    const held = await run((tx) =>
      tx.selectFrom('plan_page').selectAll().where('file_id', '=', fileId).execute(),
    );
    const known = new Map(held.map((page) => [page.number, page]));
    const pages: { id: string; number: number }[] = [];
    for (let number = 1; number <= whole.numPages; number++) {
      const page = known.get(number);
      if (page) {
        if (page.is_processed < 4 && !page.deleted_at) pages.push({ id: page.page_id, number });
        continue;
      }
      const source = await whole.getPage(number);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = source.view;
      const id = uuidv7();
      // All pages appear at once as received, so that a person sees how many are coming.
      await run((tx) =>
        tx
          .insertInto('plan_page')
          .values({
            tenant_id: tenantId,
            page_id: id,
            file_id: fileId,
            number,
            name: `Page ${number}`,
            width: x1 - x0,
            height: y1 - y0,
            rotation: source.rotate,
            calibrations: '[]',
          })
          .execute(),
      );
      pages.push({ id, number });
    }
    const original = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
    for (const { id, number } of pages) {
      const key = `${tenantId}/${fileId}/page-${number}`;
      const step = (values: { is_processed: number; [column: string]: string | number }) =>
        run((tx) =>
          tx
            .updateTable('plan_page')
            .set({ ...values, updated_at: new Date().toISOString() })
            .where('page_id', '=', id)
            .execute(),
        );

      let single = bytes;
      if (whole.numPages > 1 && original) {
        const part = await PDFDocument.create({ updateMetadata: false });
        const [copied] = await part.copyPages(original, [number - 1]);
        if (copied) part.addPage(copied);
        single = await part.save();
      }
      await ports.storage.put(`${key}.pdf`, single);
      await step({ is_processed: 1, pdf_key: `${key}.pdf` });

      const page = await whole.getPage(number);
      const { items } = await page.getTextContent();
      const size = page.getViewport({ scale: 1 });
      const placed: PlacedText[] = items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [x, y] = size.convertToViewportPoint(
          item.transform[4] as number,
          item.transform[5] as number,
        ) as [number, number];
        return [
          {
            text: item.str.trim(),
            x: x / size.width,
            y: y / size.height,
            size: Math.hypot(item.transform[2] as number, item.transform[3] as number),
          },
        ];
      });
      const words = placed.map((each) => each.text).join(' ');
      const code = sheetNumber(placed);
      await step({
        is_processed: 2,
        text: words.slice(0, 100_000),
        page_name: code,
        name: sheetName(placed, code) || `Page ${number}`,
      });

      const viewport = page.getViewport({ scale: previewWidth / size.width });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
        .promise;
      await ports.storage.put(`${key}.webp`, await canvas.encode('webp', 82));
      await step({ is_processed: 3, preview_key: `${key}.webp` });
      page.cleanup();
      await step({ is_processed: 4 });
    }
    await settle('ready', null);
  } finally {
    await whole.loadingTask.destroy();
  }
}
