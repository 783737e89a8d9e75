import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { parseRange } from '../../http/byte-range.ts';
import { batchOf, setBatch } from './batch.ts';
import { mayImport, assertState, startWork } from './permissions.ts';

/** Receives a part of a file; the last part starts parsing. @returns received bytes. */
export async function receive(uuid: string, context: Context): Promise<number> {
  const { ports, upload } = context;
  const batch = await context.separate('read', (tx) => mayImport(uuid, { ...context, tx }));
  assertState(batch, ['receiving'], 'This file is already uploaded.');
  if (!upload.stream) throw new HttpError(400, 'The uploaded part is empty.');
  const range = parseRange(upload.range, batch.size);
  if (!range) throw new HttpError(400, 'The content range does not match the file.');
  const held = await ports.storage.size(batch.storage_key);
  if (range.start > held)
    throw new HttpError(409, `Bytes ${held} to ${range.start} are missing. Continue from ${held}.`);
  const received = await ports.storage
    .append(batch.storage_key, range.start, upload.stream)
    .catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      context.log.warn({ err: error, importId: uuid }, 'upload broke off');
      throw new HttpError(400, 'The connection was lost. Continue from the last received byte.');
    });
  if (received > batch.size) {
    await ports.storage.remove(batch.storage_key);
    throw new HttpError(413, 'The file is larger than announced. Start the upload again.');
  }
  if (received < batch.size) return received;
  await ports.storage.settle(batch.storage_key);
  const isFirst = await context.separate('write', async (tx) => {
    const now = await batchOf(uuid, tx, 'locked');
    if (now.state !== 'receiving') return false;
    await setBatch(uuid, tx, { state: 'reading', progress: 0 });
    return true;
  });
  if (isFirst) startWork(uuid, context);
  return received;
}
