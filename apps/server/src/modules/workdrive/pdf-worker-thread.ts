import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { copyPages } from '../../pdf/copy-pages.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { copyOptionalContent } from '../../pdf/optional-content.ts';
import { replaceMissingPages } from '../../pdf/repair-page-tree.ts';
import { lowerThreadPriority } from '../../jobs/lower-thread-priority.ts';
import type { PlacedText } from './sheet.ts';

export interface PageSize {
  number: number;
  /** Unrotated, in points. */
  width: number;
  height: number;
  rotation: number;
  /** Points per user unit: 1 except, usually, on sheets larger than 200 inches. */
  unit: number;
}
export interface Opened {
  /** Readable pages in order. */
  pages: PageSize[];
  /** Numbers of unreadable pages. */
  damaged: number[];
  /** The file has neither layers nor restrictions, which are written anew for each sheet. */
  isPlain: boolean;
}
/** Calls of the thread; each is answered with a value or an error. */
export interface ReaderCalls {
  open(): Opened;
  /** Extracts pages into a PDF in the given order. */
  split(...numbers: number[]): Uint8Array;
  texts(number: number): PlacedText[];
  /** WebP of the given width. */
  preview(number: number, width: number): Uint8Array;
}
export interface ReaderRequest {
  id: number;
  call: keyof ReaderCalls;
  args: number[];
}
export type ReaderAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string } };

const folder = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** Local copies of the fonts and character maps that the reader would fetch in a browser. */
const readerFiles = {
  standardFontDataUrl: `${path.join(folder, 'standard_fonts')}/`,
  cMapUrl: `${path.join(folder, 'cmaps')}/`,
  wasmUrl: `${path.join(folder, 'wasm')}/`,
  iccUrl: `${path.join(folder, 'iccs')}/`,
};

let { bytes } = workerData as { bytes: Uint8Array };
let pdf: PDFDocumentProxy | undefined;
let original: Promise<PDFDocument | undefined> | undefined;
/** The page that was split off last, if it has layers. */
let layered: { number: number; pdf: Uint8Array } | undefined;

const withPages = () => openPdf(bytes).catch(() => undefined);

async function readPdf(content: Uint8Array): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return pdfjs.getDocument({
    // The reader detaches its buffer, and the splitter needs the bytes too.
    data: content.slice(),
    ...readerFiles,
    cMapPacked: true,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
}

/** Readable content page by page. */
async function readDocument(): Promise<Opened & { refusal?: unknown }> {
  pdf = await readPdf(bytes);
  const [permissions, layers] = await Promise.all([pdf.getPermissions(), pdf.getOptionalContentConfig()]);
  const isPlain = permissions === null && [...layers].length === 0;
  const found: Opened & { refusal?: unknown } = { pages: [], damaged: [], isPlain };
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      const { view, rotate, userUnit: unit } = await pdf.getPage(number);
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = view;
      found.pages.push({
        number,
        width: (x1 - x0) * unit,
        height: (y1 - y0) * unit,
        rotation: rotate,
        unit,
      });
    } catch (error) {
      found.refusal = error;
      found.damaged.push(number);
    }
  }
  return found;
}

async function open(): Promise<Opened> {
  let found = await readDocument();
  let lost: number[] = [];
  if (found.damaged.length > 0) {
    // An unreadable page does not prevent reading the following ones.
    const document = await withPages();
    lost = document ? replaceMissingPages(document) : [];
    if (document && lost.length > 0) {
      await pdf?.loadingTask.destroy();
      bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
      found = await readDocument();
    }
  }
  const pages = found.pages.filter(({ number }) => !lost.includes(number));
  if (pages.length === 0 && (found.refusal ?? lost.length))
    throw found.refusal ?? new Error('none of its pages is there');
  return { pages, damaged: [...new Set([...lost, ...found.damaged])], isPlain: found.isPlain };
}

const opened = (): PDFDocumentProxy => {
  if (!pdf) throw new Error('not open');
  return pdf;
};

/** Keeps PDF layers; uses the reader if the splitter cannot read the file. */
async function split(numbers: readonly number[]): Promise<Uint8Array> {
  original ??= withPages();
  const source = await original;
  layered = undefined;
  if (source) {
    try {
      const part = await PDFDocument.create({ updateMetadata: false });
      const { pages, groups } = copyPages(source, part, numbers);
      for (const page of pages) part.addPage(page);
      copyOptionalContent([{ source, groups }], part);
      const saved = await part.save();
      const [number] = numbers;
      if (groups.size > 0 && number !== undefined) layered = { number, pdf: saved };
      return saved;
    } catch {
      // Falls through to the reader.
    }
  }
  const extracted = await opened().extractPages(
    numbers.map((number) => ({ document: null, includePages: [number - 1] })),
  );
  if (!extracted) throw new Error(`pages ${numbers.join(', ')} cannot be split off`);
  return extracted;
}

/** Text items of a page at their displayed positions. */
async function texts(number: number): Promise<PlacedText[]> {
  const page: PDFPageProxy = await opened().getPage(number);
  const { items } = await page.getTextContent();
  const size = page.getViewport({ scale: 1 });
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
    const [x, y] = size.convertToViewportPoint(e, f) as [number, number];
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

/** A page with layers is rendered from its own file, whose states of layers are resolved. */
async function preview(number: number, width: number): Promise<Uint8Array> {
  if (layered?.number !== number) return renderPreview(await opened().getPage(number), width);
  const own = await readPdf(layered.pdf);
  try {
    return await renderPreview(await own.getPage(1), width);
  } finally {
    await own.loadingTask.destroy();
  }
}

async function renderPreview(page: PDFPageProxy, width: number): Promise<Uint8Array> {
  const unscaled = page.getViewport({ scale: 1 });
  // Limits the image size of extremely narrow pages.
  const height = Math.min(Math.ceil((unscaled.height / unscaled.width) * width), 8 * width);
  // Rendered at double size and scaled down, because hairlines are at least one pixel wide and would crowd a small
  // preview.
  const large = createCanvas(2 * width, 2 * height);
  const viewport = page.getViewport({ scale: (2 * width) / unscaled.width });
  await page.render({ canvas: large as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
    .promise;
  page.cleanup();
  const small = createCanvas(width, height);
  const drawing = small.getContext('2d');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(large, 0, 0, width, height);
  return small.encode('webp', 82);
}

const calls: { [K in keyof ReaderCalls]: (...args: number[]) => Promise<ReturnType<ReaderCalls[K]>> } = {
  open,
  split: (...numbers) => split(numbers),
  texts: (number = 0) => texts(number),
  preview: (number = 0, width = 0) => preview(number, width),
};

lowerThreadPriority();
parentPort?.on('message', ({ id, call, args }: ReaderRequest) => {
  calls[call](...args).then(
    (value) => parentPort?.postMessage({ id, value } satisfies ReaderAnswer),
    ({ name, message }: Error) =>
      parentPort?.postMessage({ id, error: { name, message } } satisfies ReaderAnswer),
  );
});
