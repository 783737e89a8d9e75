import { Readable } from 'node:stream';
import { Problem } from './problem.ts';

/** Bytes of one call at most; a file that is larger comes in parts. */
export const largestPart = 32 * 1024 * 1024;

export const tooLarge = (bytes: number) =>
  new Problem(
    413,
    `The request is larger than ${Math.round(bytes / 1024 / 1024)} MB. Files are uploaded in parts.`,
  );

async function* upTo(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytes) throw tooLarge(bytes);
    yield part;
  }
}

/**
 * The body of an upload, unread.
 *
 * It is read from the connection itself where there is one: a web stream around it costs more than the write to the
 * disk. Whoever stops reading leaves the connection open, so that the refusal still arrives.
 * @throws 413 when more bytes are announced, or arrive, than one call may bring.
 */
export function uploadBody(request: Request, env: { incoming?: unknown }): AsyncIterable<Uint8Array> | null {
  if (Number(request.headers.get('content-length')) > largestPart) throw tooLarge(largestPart);
  const body: AsyncIterable<Uint8Array> | null =
    env.incoming instanceof Readable
      ? env.incoming.iterator({ destroyOnReturn: false })
      : (request.body as ReadableStream<Uint8Array> | null);
  return body && upTo(largestPart, body);
}
