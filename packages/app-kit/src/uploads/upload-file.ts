import { ApiError, callHeaders } from '@plumbline/api';
import {
  workdriveCreate,
  workdriveCompleteUpload,
  workdriveReadUploadProgress,
} from '@plumbline/api/hooks/workdrive';
import { toast } from '@plumbline/ui/toast';
import { nextChunkSize } from './chunk-size.ts';
import type { UploadTarget } from './UploadTarget.ts';
import { uploadsMessages } from './messages.ts';

/** Upload record on the server with its content URL. */
export interface UploadRecord {
  uuid: string;
  url: string;
  /** Maximum chunk size in bytes. */
  chunk: number;
}

/** Sends one chunk and reports its progress. */
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
      // Uploads count as activity although the user may be idle.
      if (name !== 'x-unattended') request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('content-range', range);
    request.upload.onprogress = (event) => onBytes(event.loaded);
    request.onload = () => {
      if (request.status < 300) return resolve();
      let message = uploadsMessages.uploadRejected;
      try {
        message = (JSON.parse(request.responseText) as { message?: string }).message ?? message;
      } catch {
        // A proxy's error page; the message above applies.
      }
      reject(new ApiError(request.status, message));
    };
    request.onerror = () => reject(new ApiError(0, uploadsMessages.connectionLost));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let sending = 0;
/** Asks before leaving the page during an upload, which cannot continue without the file. */
function hold(): () => void {
  if (sending++ === 0) addEventListener('beforeunload', ask);
  return () => {
    if (--sending === 0) removeEventListener('beforeunload', ask);
  };
}

/**
 * Uploads a file in the three specified steps: create the record, send the content in chunks, mark it complete.
 * @returns the id of the file.
 * @throws ApiError when the server rejects it, AbortError when it was cancelled.
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
    if (record) sent = (await workdriveReadUploadProgress(record.uuid, { signal })).data.received;
    else {
      record = (
        await workdriveCreate(
          { name: file.name, type: 1, size: file.size, ...target },
          { headers: { 'idempotency-key': key }, signal },
        )
      ).data;
      onRecord(record);
    }
    let before: Parameters<typeof nextChunkSize>[0];
    while (sent < file.size) {
      const end = Math.min(sent + nextChunkSize(before, record.chunk), file.size);
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
    const { message } = await workdriveCompleteUpload(
      record.uuid,
      { cloud_status: true, type: 1 },
      { signal },
    );
    // The server stored the file in another place and explains why.
    if (message) toast.warning(message);
    return record.uuid;
  } finally {
    release();
  }
}
