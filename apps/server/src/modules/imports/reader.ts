import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReaderAnswer } from './reader-worker.ts';
import { UnreadableSheet, type SheetRow } from './sheet.ts';

const memory = 1536;
const patience = 180_000;

/**
 * Rows of an xlsx or csv file, some hundred at a time, read in a thread of its own: a large file keeps nobody waiting,
 * and its memory is given back with the thread.
 * @param bytes are moved to the thread.
 * @throws UnreadableSheet
 */
export async function* sheetRows(bytes: Uint8Array<ArrayBuffer>, atOnce = 500): AsyncGenerator<SheetRow[]> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { bytes, atOnce },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  // Between two answers, too, where nobody waits for one.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  worker.on('error', () => ended.abort());
  try {
    for (;;) {
      worker.postMessage('more');
      const [answer] = (await once(worker, 'message', {
        signal: AbortSignal.any([AbortSignal.timeout(patience), ended.signal]),
      }).catch(() => {
        // It ran out of memory or of time.
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
