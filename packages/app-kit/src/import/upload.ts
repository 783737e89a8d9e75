import { importsCreate } from '@plumbline/api/hooks/imports';
import { send } from '@plumbline/api';

/**
 * Sends a file to be imported, part by part.
 * @param key of the import: sent again it gives the same one.
 * @returns the import's id, once the last byte has arrived.
 */
export async function uploadImport(
  kind: string,
  file: File,
  { key, onProgress, signal }: { key: string; onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  const { data } = await importsCreate(
    kind,
    { name: file.name.slice(0, 250), size: file.size },
    { headers: { 'idempotency-key': key }, signal },
  );
  for (let from = 0; from < file.size; from += data.chunk) {
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
