import { ApiError } from '@plumbline/api';
import type { Upload } from '@plumbline/ui/UploadPanel';
import { errorText } from '../data/error-message.ts';
import type { UploadRecord } from './upload-file.ts';
import type { UploadTarget } from './UploadTarget.ts';

interface Job {
  id: string;
  /** Idempotency key of the upload record. */
  key: string;
  file: File;
  target: UploadTarget;
  percent: number;
  status: Upload['status'];
  reason?: string;
  /** The connection was lost: the upload goes on by itself. */
  isInterrupted?: boolean;
  /** Upload record after step 1, reused by a retry. */
  record?: UploadRecord;
  abort: AbortController;
  onDone: (uuid: string) => void;
}

/** Number of concurrent uploads, as specified. */
const MAX_CONCURRENT = 3;
/** Maximum number of files MAX_LISTED in the panel; further ones are counted. */
const MAX_LISTED = 60;
let jobs: readonly Job[] = [];
let shown: { uploads: readonly Upload[]; waiting: number } = { uploads: [], waiting: 0 };
const listeners = new Set<() => void>();

function publish(next: readonly Job[]): void {
  jobs = next;
  // Started and failed uploads are always MAX_LISTED, because the queue is processed in order.
  const first = jobs.slice(0, MAX_LISTED);
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

/** Store of this window's uploads. They continue during navigation. */
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
    // Loaded on demand so that the frame starts without the drive's code.
    const { sendFile } = await import('./upload-file.ts');
    const uuid = await sendFile(
      { ...job, signal: job.abort.signal },
      {
        onRecord: (record) => change(id, { record }),
        onPercent: (percent) => change(id, { percent }),
      },
    );
    change(id, { percent: 100, status: 'done' });
    pause = SHORTEST_PAUSE_MS;
    job.onDone(uuid);
  } catch (error) {
    if ((error as Error).name === 'AbortError') return;
    // A rejected or deleted record cannot be resumed: a retry starts over.
    const gone = error instanceof ApiError && (error.status === 415 || error.status === 404);
    const { record: _record, ...rest } = find(id) ?? job;
    publish(
      jobs.map((each) =>
        each.id === id
          ? {
              ...(gone ? { ...rest, key: crypto.randomUUID() } : each),
              status: 'failed',
              reason: errorText(error),
              isInterrupted: error instanceof ApiError && error.status === 0,
            }
          : each,
      ),
    );
    resumeLater();
  }
  next();
}

const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
let pause = SHORTEST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Resumes interrupted uploads when the browser is online again, and after a pause that grows, because a server that
 * restarts or a network without internet access changes nothing that the browser reports.
 */
function resumeLater(): void {
  if (timer !== undefined || !jobs.some((job) => job.isInterrupted)) return;
  timer = setTimeout(resumeInterrupted, pause);
  addEventListener('online', resumeInterrupted, { once: true });
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

function resumeInterrupted(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('online', resumeInterrupted);
  for (const job of jobs) if (job.isInterrupted) retryUpload(job.id);
}

const running = new Set<string>();
function next(): void {
  for (const job of jobs) if (job.status !== 'uploading') running.delete(job.id);
  for (const job of jobs) {
    if (running.size >= MAX_CONCURRENT) return;
    if (job.status !== 'uploading' || running.has(job.id)) continue;
    running.add(job.id);
    void run(job.id);
  }
}

/** Starts uploads. `onDone` is called for each file that was completed and accepted. */
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

/** Resumes an upload from the last received byte. */
export function retryUpload(id: string): void {
  publish(
    jobs.map((job) => {
      if (job.id !== id) return job;
      const { reason: _reason, isInterrupted: _isInterrupted, ...rest } = job;
      return { ...rest, status: 'uploading', abort: new AbortController() };
    }),
  );
  next();
}

/** Removes an upload from the list and cancels it. */
export function removeUpload(id: string): void {
  find(id)?.abort.abort();
  running.delete(id);
  publish(jobs.filter((job) => job.id !== id));
  next();
}
