import { ApiError, callHeaders } from '@plumbline/api';
import { workdriveCreate, workdriveFinish, workdriveReceived } from '@plumbline/api/hooks/workdrive';
import { toast } from '@plumbline/ui/toast';
import { nextPart } from './chunk-size.ts';
import type { UploadTarget } from './upload-store.ts';

/** The record of an upload on the server, and where its content goes. */
export interface UploadRecord {
  uuid: string;
  url: string;
  /** Bytes that one part may have. */
  chunk: number;
}

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
    for (const [name, value] of Object.entries(callHeaders()))
      // A long upload is work, and whoever waits for it need not move a hand.
      if (name !== 'x-unattended') request.setRequestHeader(name, value);
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

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let sending = 0;
/** Whoever leaves while bytes are on their way is asked first: they cannot go on without the file. */
function hold(): () => void {
  if (sending++ === 0) addEventListener('beforeunload', ask);
  return () => {
    if (--sending === 0) removeEventListener('beforeunload', ask);
  };
}

/**
 * The documented three steps: the record, the content in parts, the mark that it is whole.
 * @returns the id of the file. @throws ApiError where the server refuses it, AbortError where it was taken off.
 */
export async function sendFile(
  {
    file,
    target,
    key,
    record: begun,
    signal,
  }: { file: File; target: UploadTarget; key: string; record?: UploadRecord; signal: AbortSignal },
  { onRecord, onPercent }: { onRecord: (record: UploadRecord) => void; onPercent: (percent: number) => void },
): Promise<string> {
  const release = hold();
  try {
    let sent = 0;
    let record = begun;
    if (record) sent = (await workdriveReceived(record.uuid, { signal })).data.received;
    else {
      record = (
        await workdriveCreate(
          { name: file.name, type: 1, size: file.size, ...target },
          { headers: { 'idempotency-key': key }, signal },
        )
      ).data;
      onRecord(record);
    }
    let before: Parameters<typeof nextPart>[0];
    while (sent < file.size) {
      const end = Math.min(sent + nextPart(before, record.chunk), file.size);
      const from = sent;
      const begunAt = performance.now();
      await sendPart(
        record.url,
        file.slice(from, end),
        `bytes ${from}-${end - 1}/${file.size}`,
        signal,
        (bytes) => onPercent(Math.min(99, ((from + bytes) / file.size) * 100)),
      );
      before = { bytes: end - from, took: performance.now() - begunAt };
      sent = end;
    }
    const { message } = await workdriveFinish(record.uuid, { cloud_status: true, type: 1 }, { signal });
    // It did not go where it was sent.
    if (message) toast.warning(message);
    return record.uuid;
  } finally {
    release();
  }
}
