import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  PasswordResponses,
  RenderingCancelledException,
  ResponseException,
  TextLayer,
} from 'pdfjs-dist';
import { pdfAssets } from '../../pdfAssets.ts';
import type { OpenPdf, PdfFailure, PdfSource } from './pdfTypes.ts';

export interface ReadOptions {
  workerUrl?: string;
  assetsUrl?: string;
  password?: string;
}

/** Reason why a document could not be opened. */
export class PdfError extends Error {
  readonly failure: PdfFailure;
  constructor(failure: PdfFailure, cause: unknown) {
    super(failure, { cause });
    this.name = 'PdfError';
    this.failure = failure;
  }
}

function failureOf(reason: unknown): PdfFailure {
  if (reason instanceof PasswordException)
    return reason.code === PasswordResponses.INCORRECT_PASSWORD ? 'wrongPassword' : 'password';
  if (reason instanceof ResponseException) return 'missing';
  return 'broken';
}

/** Opens a document. Rejects with a `PdfError`. */
export async function readPdf(
  source: PdfSource,
  { workerUrl, assetsUrl, password }: ReadOptions,
): Promise<OpenPdf> {
  // Separate files beside the bundle, which satisfy the policy `worker-src 'self'`.
  if (workerUrl !== undefined) GlobalWorkerOptions.workerSrc = workerUrl;
  else if (!GlobalWorkerOptions.workerSrc)
    GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const task = getDocument({
    ...('url' in source ? { url: source.url } : { data: source.data.slice() }),
    ...(password === undefined ? {} : { password }),
    ...pdfAssets(assetsUrl),
    verbosity: 0,
  });
  const document = await task.promise.catch((reason: unknown) => {
    void task.destroy();
    throw new PdfError(failureOf(reason), reason);
  });
  const contents = new Map<number, Promise<readonly string[]>>();
  return {
    count: document.numPages,
    async sizeOf(number) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    },
    draw(number, canvas, scale, rotation) {
      let cancel = () => undefined as void;
      let isCancelled = false;
      const run = async () => {
        const page = await document.getPage(number);
        if (isCancelled) return;
        const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
        canvas.width = Math.max(1, Math.floor(viewport.width));
        canvas.height = Math.max(1, Math.floor(viewport.height));
        const rendering = page.render({ canvas, viewport });
        cancel = () => rendering.cancel();
        await rendering.promise.catch((reason: unknown) => {
          if (!(reason instanceof RenderingCancelledException)) throw reason;
        });
      };
      return {
        done: run(),
        cancel: () => {
          isCancelled = true;
          cancel();
        },
      };
    },
    itemsOf(number) {
      const cached = contents.get(number);
      if (cached) return cached;
      const reading = document
        .getPage(number)
        .then((page) => page.getTextContent())
        .then(({ items }) => items.flatMap((item) => ('str' in item ? [item.str] : [])));
      contents.set(number, reading);
      return reading;
    },
    async layText(number, into, scale, rotation) {
      const page = await document.getPage(number);
      const layer = new TextLayer({
        textContentSource: await page.getTextContent(),
        container: into,
        viewport: page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 }),
      });
      await layer.render();
      return { elements: layer.textDivs as HTMLElement[], items: layer.textContentItemsStr as string[] };
    },
    bytes: () => document.getData(),
    close: () => void task.destroy(),
  };
}
