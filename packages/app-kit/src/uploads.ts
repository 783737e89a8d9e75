import { ApiError, callHeaders } from '@plumbline/api';
import {
  workdriveCreate,
  workdriveFinish,
  workdriveFolderUpload,
  workdriveReceived,
} from '@plumbline/api/hooks/workdrive';
import type { Upload } from '@plumbline/ui/UploadPanel';
import { errorText } from './errors.ts';

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
  /** The record on the server, once step 1 is done: a retry goes on with it. */
  record?: { uuid: string; url: string; chunk: number };
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

/** One part; its own progress is told while it travels. */
function sendPart(
  url: string,
  part: Blob,
  range: string,
  signal: AbortSignal,
  onBytes: (sent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('PUT', `/api${url}`);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('content-range', range);
    request.upload.onprogress = (event) => onBytes(event.loaded);
    request.onload = () => {
      if (request.status < 300) return resolve();
      let message = 'The upload was refused.';
      try {
        message = (JSON.parse(request.responseText) as { message?: string }).message ?? message;
      } catch {
        // A proxy's own page: the words above do.
      }
      reject(new ApiError(request.status, message));
    };
    request.onerror = () =>
      reject(new ApiError(0, 'The connection broke. What has arrived is kept; retry goes on from there.'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });
}

/** The documented three steps: the record, the content in parts, the mark that it is whole. */
async function run(id: string): Promise<void> {
  const job = find(id);
  if (!job) return;
  const { file, target, abort } = job;
  try {
    let record = job.record;
    let sent = 0;
    if (record) sent = (await workdriveReceived(record.uuid, { signal: abort.signal })).data.received;
    else {
      record = (
        await workdriveCreate(
          { name: file.name, type: 1, size: file.size, ...target },
          { headers: { 'idempotency-key': job.key }, signal: abort.signal },
        )
      ).data;
      change(id, { record });
    }
    while (sent < file.size) {
      const end = Math.min(sent + record.chunk, file.size);
      const from = sent;
      await sendPart(
        record.url,
        file.slice(from, end),
        `bytes ${from}-${end - 1}/${file.size}`,
        abort.signal,
        (bytes) => change(id, { percent: Math.min(99, ((from + bytes) / file.size) * 100) }),
      );
      sent = end;
    }
    await workdriveFinish(record.uuid, { cloud_status: true, type: 1 }, { signal: abort.signal });
    change(id, { percent: 100, status: 'done' });
    job.onDone(record.uuid);
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

/**
 * Puts a folder's files on their way, each into a folder of its own path below `parentId`, which are made first.
 * @throws ApiError where the folders cannot be made: nothing is uploaded then.
 */
export async function uploadFolders(
  files: readonly { file: File; path: string }[],
  { parent_id: parentId = null, on_clash: onClash }: UploadTarget,
  onDone: (uuid: string) => void,
): Promise<void> {
  const { data } = await workdriveFolderUpload(
    { fileList: files.map(({ path }) => ({ path })), parent_id: parentId },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const folderOf = new Map(data.outputData.map((each) => [each.path, each.parent_id]));
  const groups = new Map<string | null, File[]>();
  for (const { file, path } of files) {
    const folder = folderOf.get(path) ?? parentId;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  for (const [folder, group] of groups)
    uploadFiles(group, { parent_id: folder, ...(onClash ? { on_clash: onClash } : {}) }, onDone);
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
