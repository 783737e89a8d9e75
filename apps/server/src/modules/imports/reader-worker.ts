import { parentPort, workerData } from 'node:worker_threads';
import { addCell, noEvidence, type ColumnEvidence } from './column-evidence.ts';
import {
  openSheet,
  UnreadableSheet,
  type FileReading,
  type ReadingSettings,
  type SheetProblem,
  type SheetRow,
} from './sheet.ts';

/** Rows of a file with how it is read. */
export interface SheetChunk {
  /** Empty after the last row. */
  rows: SheetRow[];
  reading: FileReading;
  /** Evidence of the columns; complete in the last chunk, empty in the others. */
  evidence: ColumnEvidence[];
}
/** A chunk, or the reason why the file cannot be read. */
export type ReaderAnswer = SheetChunk | { reason: SheetProblem; line: number | undefined };
/** Input of the worker. */
export interface ReaderTask {
  bytes: Uint8Array<ArrayBuffer>;
  atOnce: number;
  settings: ReadingSettings;
}

const { bytes, atOnce, settings } = workerData as ReaderTask;
let sheet: ReturnType<typeof openSheet> | undefined;
let isHeading = true;
const evidence: ColumnEvidence[] = [];

function addRow({ cells, marks }: SheetRow): void {
  for (const [index, cell] of cells.entries())
    addCell((evidence[index] ??= noEvidence()), cell, typeof marks[index] === 'object');
}

// Pull-based, so that rows do not accumulate in the server's memory.
parentPort?.on('message', () => {
  try {
    sheet ??= openSheet(bytes, settings);
    const part: SheetRow[] = [];
    while (part.length < atOnce) {
      const next = sheet.rows.next();
      if (next.done) break;
      part.push(next.value);
      if (!isHeading) addRow(next.value);
      isHeading = false;
    }
    parentPort?.postMessage({
      rows: part,
      reading: sheet.reading,
      evidence: part.length
        ? []
        : Array.from({ length: evidence.length }, (_, at) => evidence[at] ?? noEvidence()),
    } satisfies ReaderAnswer);
  } catch (error) {
    const { reason, line } = error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged');
    parentPort?.postMessage({ reason, line } satisfies ReaderAnswer);
  }
});
