import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReaderAnswer } from './reader-worker.ts';
import { UnreadableSheet, type SheetRow } from './sheet.ts';

const memory = 1536;
const TIMEOUT_MS = 180_000;

/**
 * Reads an xlsx or csv file in chunks in a worker thread, so that large files do not block requests and memory is
 * released.
 * @param bytes are transferred to the thread.
 * @throws UnreadableSheet
 */
export async function* sheetRows(bytes: Uint8Array<ArrayBuffer>, atOnce = 500): AsyncGenerator<SheetRow[]> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { bytes, atOnce },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  // Errors between two chunks have no pending request.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  worker.on('error', () => ended.abort());
  try {
    for (;;) {
      worker.postMessage('more');
      const [answer] = (await once(worker, 'message', {
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ended.signal]),
      }).catch(() => {
        // Out of memory or timed out.
        throw new UnreadableSheet('damaged');
      })) as [ReaderAnswer];
      if ('reason' in answer) throw new UnreadableSheet(answer.reason);
      if (!answer.rows.length) return;
      yield answer.rows;
    }
  } finally {
    await worker.terminate();
  }
}
