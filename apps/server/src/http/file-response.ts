import { createHash } from 'node:crypto';
import type { Storage } from '../ports/storage.ts';
import type { FileReply } from '../context/context.ts';
import { notFoundError, HttpError } from '../core/http-error.ts';
import { resolveRange } from './byte-range.ts';

interface Sent {
  status?: number;
  body: Uint8Array | ReadableStream<Uint8Array> | null;
  headers: Record<string, string>;
}

/** Contents never change under their key, so that key and size say which they are. */
const tagOf = (key: string, size: number) =>
  `"${createHash('sha256').update(`${key}:${size}`).digest('base64url').slice(0, 22)}"`;

/** Stored bytes, whole or the requested range. */
async function stored(key: string, request: Request, storage: Storage): Promise<Sent> {
  const read = (part?: { start: number; end: number }) =>
    storage.read(key, part).catch(() => {
      throw notFoundError('This file');
    });
  const about = (size: number, length = size) => ({
    'accept-ranges': 'bytes',
    'content-length': String(length),
    etag: tagOf(key, size),
  });
  const range = request.method === 'GET' ? request.headers.get('range') : null;
  if (range !== null) {
    const size = await storage.size(key);
    const condition = request.headers.get('if-range');
    // If the client has part of another version, the complete file is sent.
    const part = condition === null || condition === tagOf(key, size) ? resolveRange(range, size) : undefined;
    if (part === 'outside')
      throw new HttpError(416, 'The requested range is outside the file.', {
        headers: { 'content-range': `bytes */${size}` },
      });
    if (part)
      return {
        status: 206,
        body: (await read(part)).stream,
        headers: {
          ...about(size, part.end - part.start + 1),
          'content-range': `bytes ${part.start}-${part.end}/${size}`,
        },
      };
  }
  const { stream, size } = await read();
  if (request.method === 'GET') return { body: stream, headers: about(size) };
  await stream.cancel();
  return { body: null, headers: about(size) };
}

/** Releases a file that will not be read, with its temporary files. */
export async function dropFile(reply: object): Promise<null> {
  if ('file' in reply && reply.file instanceof ReadableStream && !reply.file.locked)
    await reply.file.cancel();
  return null;
}

/**
 * @param cache value of `cache-control`.
 * @throws HttpError 404 for bytes that are gone, 416 for a part that the file does not have.
 */
export async function fileResponse(
  reply: FileReply,
  { request, storage, cache }: { request: Request; storage: Storage; cache: string },
): Promise<Response> {
  const { status, body, headers }: Sent =
    'stored' in reply
      ? await stored(reply.stored, request, storage)
      : {
          body: request.method === 'HEAD' ? await dropFile(reply) : reply.file,
          headers: reply.size === undefined ? {} : { 'content-length': String(reply.size) },
        };
  return new Response(body as BodyInit | null, {
    ...(status ? { status } : {}),
    headers: {
      ...headers,
      'content-type': reply.contentType,
      'content-disposition': `${reply.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(reply.name)}`,
      // The figures of a part are those of the bytes as they lie: nothing packs them on the way.
      'cache-control': status === 206 ? `${cache}, no-transform` : cache,
      'x-content-type-options': 'nosniff',
    },
  });
}
