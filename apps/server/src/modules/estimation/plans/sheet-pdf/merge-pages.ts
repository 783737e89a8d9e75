import { Worker } from 'node:worker_threads';
import type { SheetDrawing } from './types.ts';

/** A PDF of one page, what is drawn over it, and how far it is turned beside its own rotation, clockwise. */
export interface DrawnSheet {
  pdf: Uint8Array<ArrayBuffer>;
  drawing: SheetDrawing;
  turn: number;
}

/** A sheet cannot be written into. */
export class Unbindable extends Error {}

const patience = 120_000;
const memory = 1536;

/**
 * Sheets as one PDF, each with what is drawn on it: the sheets' own drawing stays what it is. Made in a thread, so that
 * nobody else waits for it.
 * @throws Unbindable where one of them cannot be written into.
 */
export function bindSheets(sheets: readonly DrawnSheet[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./merge-pages-worker.ts', import.meta.url), {
    workerData: sheets,
    transferList: sheets.map(({ pdf }) => pdf.buffer),
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: false,
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const late = setTimeout(() => void worker.terminate(), patience);
    worker.once('message', ({ value, error }: { value?: Uint8Array; error?: string }) => {
      if (value) resolve(value);
      else reject(new Unbindable(error));
    });
    worker.on('error', (error) => reject(new Unbindable(error.message)));
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Unbindable('the thread ended'));
    });
  });
}
