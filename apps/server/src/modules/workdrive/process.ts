import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../database/database.ts';
import type { Ports } from '../../http/context.ts';
import type { JobKinds } from '../../jobs/jobs.ts';
import { readyMessage, refusedMessage } from './rules.ts';
import { sheetName, sheetNumber, type PlacedText } from './sheet.ts';

const previewWidth = 480;
const reader = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** What the reader fetches in a browser and finds on disk here: fonts that a file names and does not carry, code maps. */
const readerFiles = {
  standardFontDataUrl: `${path.join(reader, 'standard_fonts')}/`,
  cMapUrl: `${path.join(reader, 'cmaps')}/`,
  wasmUrl: `${path.join(reader, 'wasm')}/`,
  iccUrl: `${path.join(reader, 'iccs')}/`,
};
const damaged = 'This PDF cannot be read: it is damaged or not complete.';

interface Parts {
  database: Database;
  ports: Pick<Ports, 'storage'>;
  log: Logger;
}

/**
 * Takes a plan set apart: each page becomes a PDF of its own (1 split), its words are read and its sheet number and
 * name found (2 text), a picture is made (3 preview), and it is ready (4). A run that was cut off goes on where it
 * stopped; a page that is ready is not touched again. Whoever uploaded it is told when it is ready or refused.
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
  if (!file || file.deleted_at || !file.cloud_status || file.state !== 'processing') return;

  /** Ends the work on a file, once: state, reason and the uploader's notification stand or fall together. */
  const settle = (state: 'ready' | 'password' | 'refused', problem: string | null, pages = 0) =>
    run(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('drive_file')
        .set({ state, problem, updated_at: new Date().toISOString() })
        .where('file_id', '=', fileId)
        .where('state', '=', 'processing')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!numUpdatedRows || !file.created_by) return;
      await tx
        .insertInto('notification')
        .values({
          tenant_id: tenantId,
          notification_id: uuidv7(),
          user_id: file.created_by,
          data: JSON.stringify({
            name: state === 'ready' ? 'Plan set is ready' : 'Plan set was refused',
            message:
              state === 'ready' ? readyMessage(file.name, pages) : refusedMessage(file.name, problem ?? ''),
            module: file.prop_type || 'workdrive',
            prop_type: file.prop_type,
            prop_id: file.prop_id,
            pdf_id: fileId,
          }),
        })
        .execute();
    });

  const bytes = await ports.storage.bytes(file.storage_key);
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  let whole: PDFDocumentProxy;
  try {
    // The reader keeps and detaches what it is given; the splitter needs the bytes, too.
    whole = await pdfjs.getDocument({
      data: bytes.slice(),
      ...readerFiles,
      cMapPacked: true,
      useSystemFonts: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const { name, message } = error as Error;
    log.warn({ fileId, reason: message }, 'plan set refused');
    await (name === 'PasswordException'
      ? settle('password', 'password protected file')
      : settle('refused', damaged));
    return;
  }
  try {
    const pages = await receivePages(whole, { tenantId, fileId }, run).catch(async (error: unknown) => {
      if (!isUnreadable(error)) throw error;
      log.warn({ fileId, reason: (error as Error).message }, 'plan set refused');
      await settle('refused', damaged);
      return undefined;
    });
    if (!pages) return;
    const original =
      whole.numPages > 1
        ? await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined)
        : undefined;
    for (const { id, number } of pages) {
      const key = `${tenantId}/${fileId}/page-${number}`;
      /** @returns whether somebody still wants the page. */
      const step = async (values: { is_processed: number; [column: string]: string | number }) => {
        const { numUpdatedRows } = await run((tx) =>
          tx
            .updateTable('plan_page')
            .set({ ...values, updated_at: new Date().toISOString() })
            .where('page_id', '=', id)
            .where('deleted_at', 'is', null)
            .executeTakeFirst(),
        );
        return numUpdatedRows > 0n;
      };

      const single = whole.numPages === 1 ? bytes : await splitPage(original, whole, number);
      await ports.storage.put(`${key}.pdf`, single);
      if (!(await step({ is_processed: 1, pdf_key: `${key}.pdf` }))) continue;

      const page = await whole.getPage(number);
      const placed = await placedTexts(page).catch(() => []);
      const code = sheetNumber(placed);
      await step({
        is_processed: 2,
        // A text column holds no NUL; some fonts map glyphs to it.
        text: placed
          .map((each) => each.text)
          .join(' ')
          .replaceAll('\0', '')
          .slice(0, 100_000),
        page_name: code,
        name: sheetName(placed, code) || `Page ${number}`,
      });

      const preview = await previewOf(page).catch((error: unknown) => {
        // A sheet without a picture can still be opened and measured.
        log.warn({ fileId, number, reason: (error as Error).message }, 'no preview');
        return undefined;
      });
      if (preview) await ports.storage.put(`${key}.webp`, preview);
      await step({ is_processed: 3, preview_key: preview ? `${key}.webp` : '' });
      page.cleanup();
      await step({ is_processed: 4 });
    }
    await settle('ready', null, whole.numPages);
  } finally {
    await whole.loadingTask.destroy();
  }
}

/** The reader's own refusals, by name; everything else (database, disk) is worth another attempt. */
const isUnreadable = (error: unknown): boolean =>
  /^(InvalidPDF|Format|Unknown|MissingPDF|Password|Response)\w*(Exception|Error)$/.test(
    (error as Error).name,
  ) || (error as Error).message.startsWith('Page dictionary');

/** All pages appear at once as received, so that a person sees how many are coming. @returns those still to do. */
async function receivePages(
  whole: PDFDocumentProxy,
  { tenantId, fileId }: JobKinds['plan-process'],
  run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<{ id: string; number: number }[]> {
  const sizes: { number: number; width: number; height: number; rotation: number }[] = [];
  for (let number = 1; number <= whole.numPages; number++) {
    const { view, rotate } = await whole.getPage(number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = view;
    sizes.push({ number, width: x1 - x0, height: y1 - y0, rotation: rotate });
  }
  return run(async (tx) => {
    // A second worker on the same file waits here and then finds the pages.
    await tx.selectFrom('drive_file').select('file_id').where('file_id', '=', fileId).forUpdate().execute();
    const held = await tx.selectFrom('plan_page').selectAll().where('file_id', '=', fileId).execute();
    const known = new Map(held.map((page) => [page.number, page]));
    const pages: { id: string; number: number }[] = [];
    for (const { number, ...size } of sizes) {
      const page = known.get(number);
      const id = page?.page_id ?? uuidv7();
      if (!page) {
        await tx
          .insertInto('plan_page')
          .values({
            tenant_id: tenantId,
            page_id: id,
            file_id: fileId,
            number,
            name: `Page ${number}`,
            ...size,
            calibrations: '[]',
          })
          .execute();
      }
      if (!page || (page.is_processed < 4 && !page.deleted_at)) pages.push({ id, number });
    }
    return pages;
  });
}

/** One page as a PDF of its own, with its layers; by the reader's own means where the splitter cannot read the file. */
async function splitPage(
  original: PDFDocument | undefined,
  whole: PDFDocumentProxy,
  number: number,
): Promise<Uint8Array> {
  if (original) {
    try {
      const part = await PDFDocument.create({ updateMetadata: false });
      const [copied] = await part.copyPages(original, [number - 1]);
      if (copied) {
        part.addPage(copied);
        keepLayers(original, part);
        return await part.save();
      }
    } catch {
      // Falls through to the reader.
    }
  }
  const extracted = await whole.extractPages([{ document: null, includePages: [number - 1] }]);
  if (!extracted) throw new Error(`page ${number} cannot be split off`);
  return extracted;
}

/** Copying a page leaves the catalogue's list of layers behind; without it a viewer cannot switch them. */
function keepLayers(from: PDFDocument, to: PDFDocument): void {
  const layersOf = (document: PDFDocument) =>
    document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
      if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('OCG')) return [];
      const name = object.lookup(PDFName.of('Name'));
      const text = name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
      return [{ ref, text }];
    });
  const layers = layersOf(to);
  if (!layers.length) return;
  const names = new Map(layersOf(from).map(({ ref, text }) => [ref.toString(), text]));
  const properties = from.catalog.lookup(PDFName.of('OCProperties'));
  const view = properties instanceof PDFDict ? properties.lookup(PDFName.of('D')) : undefined;
  const off = view instanceof PDFDict ? view.lookup(PDFName.of('OFF')) : undefined;
  const hidden = new Set(
    off instanceof PDFArray
      ? off.asArray().flatMap((each) => (each instanceof PDFRef ? [names.get(each.toString()) ?? ''] : []))
      : [],
  );
  const all = layers.map(({ ref }) => ref);
  to.catalog.set(
    PDFName.of('OCProperties'),
    to.context.obj({
      OCGs: all,
      D: { Order: all, OFF: layers.filter(({ text }) => hidden.has(text)).map(({ ref }) => ref) },
    }),
  );
}

/** The page's pieces of text, where a person sees them. */
async function placedTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  const size = page.getViewport({ scale: 1 });
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
    const [x, y] = size.convertToViewportPoint(e, f) as [number, number];
    // Turned text is as tall as unturned; a page that is turned turns what reads straight.
    return [
      {
        text: item.str.trim(),
        x: x / size.width,
        y: y / size.height,
        size: Math.hypot(c, d) || Math.hypot(a, b),
      },
    ];
  });
}

async function previewOf(page: PDFPageProxy): Promise<Uint8Array> {
  const viewport = page.getViewport({ scale: previewWidth / page.getViewport({ scale: 1 }).width });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
    .promise;
  return canvas.encode('webp', 82);
}
