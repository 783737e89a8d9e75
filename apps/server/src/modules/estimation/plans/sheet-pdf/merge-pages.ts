import { Worker } from 'node:worker_threads';
import type { SheetDrawing } from './types.ts';

/** A one-page PDF, its overlay, and a clockwise rotation in addition to its own. */
export interface DrawnSheet {
  pdf: Uint8Array<ArrayBuffer>;
  drawing: SheetDrawing;
  turn: number;
}

/** A page that cannot be modified. */
export class UnmodifiablePage extends Error {}

const TIMEOUT_MS = 120_000;
const memory = 1536;

/**
 * Merges sheets with their overlays into one PDF without changing their content, in a worker thread.
 * @throws Unbindable if a page cannot be modified.
 */
export function mergeSheets(sheets: readonly DrawnSheet[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./merge-pages-worker.ts', import.meta.url), {
    workerData: sheets,
    transferList: sheets.map(({ pdf }) => pdf.buffer),
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: false,
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const late = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    worker.once('message', ({ value, error }: { value?: Uint8Array; error?: string }) => {
      if (value) resolve(value);
      else reject(new UnmodifiablePage(error));
    });
    worker.on('error', (error) => reject(new UnmodifiablePage(error.message)));
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new UnmodifiablePage('the thread ended'));
    });
  });
}
