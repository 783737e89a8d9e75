import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, UnreadableSheet, type SheetProblem, type SheetRow } from './sheet.ts';

/** Chunk of rows; empty after the last one. */
export type ReaderAnswer = { rows: SheetRow[] } | { reason: SheetProblem };

const { bytes, atOnce } = workerData as { bytes: Uint8Array; atOnce: number };
const rows = readSheet(bytes);

// Pull-based, so that rows do not accumulate in the server's memory.
parentPort?.on('message', () => {
  try {
    const part: SheetRow[] = [];
    while (part.length < atOnce) {
      const next = rows.next();
      if (next.done) break;
      part.push(next.value);
    }
    parentPort?.postMessage({ rows: part } satisfies ReaderAnswer);
  } catch (error) {
    const reason = error instanceof UnreadableSheet ? error.reason : 'damaged';
    parentPort?.postMessage({ reason } satisfies ReaderAnswer);
  }
});
