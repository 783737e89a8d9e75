import { ApiError } from '@plumbline/api';
import type { Upload } from '@plumbline/ui/UploadPanel';
import { errorText } from '../data/error-message.ts';
import type { UploadRecord } from './upload-file.ts';

/** What a file is attached to, or where in the drive it goes. */
export interface UploadTarget {
  prop_type?: string;
  prop_id?: string;
  /** The folder; null for the top of the person's own files. */
  parent_id?: string | null;
  /** Where the name is taken: both are kept unless it says otherwise. */
  on_clash?: 'keep' | 'replace';
  /** The file whose next version this is. */
  replaces?: string;
}
interface Job {
  id: string;
  /** Of the record that is asked for: sent again it gives the same record. */
  key: string;
  file: File;
  target: UploadTarget;
  percent: number;
  status: Upload['status'];
  reason?: string;
  /** Once step 1 is done: a retry goes on with it. */
  record?: UploadRecord;
  abort: AbortController;
  onDone: (uuid: string) => void;
}

/** Documented: three at a time. */
const atOnce = 3;
/** Files that the panel lists; what waits behind them is counted. */
const listed = 60;
let jobs: readonly Job[] = [];
let shown: { uploads: readonly Upload[]; waiting: number } = { uploads: [], waiting: 0 };
const listeners = new Set<() => void>();

function publish(next: readonly Job[]): void {
  jobs = next;
  // What has begun, or failed, is always among them: the queue is worked from its beginning.
  const first = jobs.slice(0, listed);
  shown = {
    uploads: first.map(({ id, file, percent, status, reason }) => ({
      id,
      name: file.name,
      percent,
      status,
      ...(reason ? { reason } : {}),
    })),
    waiting: jobs.length - first.length,
  };
  for (const listener of listeners) listener();
}
const change = (id: string, values: Partial<Job>) =>
  publish(jobs.map((job) => (job.id === id ? { ...job, ...values } : job)));
const find = (id: string) => jobs.find((job) => job.id === id);

/** The uploads of this window, as the panel shows them. They go on while the person goes elsewhere in the app. */
export const uploadStore = {
  get: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

async function run(id: string): Promise<void> {
  const job = find(id);
  if (!job) return;
  try {
    // With the calls of the drive: the frame, which lists uploads, begins without them.
    const { sendFile } = await import('./upload-file.ts');
    const uuid = await sendFile(
      { ...job, signal: job.abort.signal },
      {
        onRecord: (record) => change(id, { record }),
        onPercent: (percent) => change(id, { percent }),
      },
    );
    change(id, { percent: 100, status: 'done' });
    job.onDone(uuid);
  } catch (error) {
    if ((error as Error).name === 'AbortError') return;
    // A record that was refused for what the file is, or is gone, is not there to go on with: a retry begins anew.
    const gone = error instanceof ApiError && (error.status === 415 || error.status === 404);
    const { record: _record, ...rest } = find(id) ?? job;
    publish(
      jobs.map((each) =>
        each.id === id
          ? {
              ...(gone ? { ...rest, key: crypto.randomUUID() } : each),
              status: 'failed',
              reason: errorText(error),
            }
          : each,
      ),
    );
  }
  next();
}

const running = new Set<string>();
function next(): void {
  for (const job of jobs) if (job.status !== 'uploading') running.delete(job.id);
  for (const job of jobs) {
    if (running.size >= atOnce) return;
    if (job.status !== 'uploading' || running.has(job.id)) continue;
    running.add(job.id);
    void run(job.id);
  }
}

/** Puts files on their way. `onDone` is called once for each that arrived whole and was accepted. */
export function uploadFiles(
  files: readonly File[],
  target: UploadTarget,
  onDone: (uuid: string) => void,
): void {
  publish([
    ...jobs,
    ...files.map((file) => ({
      id: crypto.randomUUID(),
      key: crypto.randomUUID(),
      file,
      target,
      percent: 0,
      status: 'uploading' as const,
      abort: new AbortController(),
      onDone,
    })),
  ]);
  next();
}

/** Goes on from the last byte that arrived. */
export function retryUpload(id: string): void {
  publish(
    jobs.map((job) => {
      if (job.id !== id) return job;
      const { reason: _reason, ...rest } = job;
      return { ...rest, status: 'uploading', abort: new AbortController() };
    }),
  );
  next();
}

/** Takes a file off the list, and off the wire while it is on it. */
export function removeUpload(id: string): void {
  find(id)?.abort.abort();
  running.delete(id);
  publish(jobs.filter((job) => job.id !== id));
  next();
}
