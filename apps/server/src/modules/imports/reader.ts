import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReaderAnswer, ReaderTask, SheetChunk } from './reader-worker.ts';
import { UnreadableSheet, type ReadingSettings } from './sheet.ts';

const memory = 1536;
const TIMEOUT_MS = 180_000;

/**
 * Reads an xlsx or csv file in chunks in a worker thread, so that large files do not block requests and memory is
 * released. The last chunk has no rows.
 * @param bytes are transferred to the thread.
 * @param settings corrections by a person.
 * @throws UnreadableSheet
 */
export async function* sheetRows(
  bytes: Uint8Array<ArrayBuffer>,
  settings: ReadingSettings,
  atOnce = 500,
): AsyncGenerator<SheetChunk> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { bytes, atOnce, settings } satisfies ReaderTask,
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
      if ('reason' in answer) throw new UnreadableSheet(answer.reason, answer.line);
      yield answer;
      if (!answer.rows.length) return;
    }
  } finally {
    await worker.terminate();
  }
}
