import { importsCreate, importsRead } from '@plumbline/api/hooks/imports';
import { send } from '@plumbline/api';

/**
 * Uploads a file to import in chunks.
 * @param key idempotency key of the import.
 * @param isAgain resumes a previous upload.
 * @returns the id of the import after the last chunk.
 */
export async function uploadImport(
  kind: string,
  file: File,
  {
    key,
    isAgain,
    onProgress,
    signal,
  }: { key: string; isAgain: boolean; onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  const { data } = await importsCreate(
    kind,
    { name: file.name.slice(0, 250), size: file.size },
    { headers: { 'idempotency-key': key }, signal },
  );
  const begin = isAgain ? (await importsRead(data.uuid, { signal })).data.received : 0;
  onProgress(begin / file.size);
  for (let from = begin; from < file.size; from += data.chunk) {
    const end = Math.min(from + data.chunk, file.size);
    await send(data.url, {
      method: 'PUT',
      body: file.slice(from, end),
      headers: {
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${from}-${end - 1}/${file.size}`,
      },
      signal,
    });
    onProgress(end / file.size);
  }
  return data.uuid;
}
