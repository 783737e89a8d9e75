import { Readable } from 'node:stream';
import { HttpError } from '../core/http-error.ts';

/**
 * Bytes of one call at most; a file that is larger comes in parts. What arrived of one before its connection broke is kept,
 * and none of it waits in memory: it is for the sender to choose parts that its line takes in good time.
 */
export const MAX_PART_BYTES = 256 * 1024 * 1024;

export const bodyTooLarge = (bytes: number) =>
  new HttpError(
    413,
    `The request is larger than ${Math.round(bytes / 1024 / 1024)} MB. Upload the file in parts.`,
  );

/** Maximum buffered bytes before the connection is paused. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Yields a stream chunk by chunk as received; the stream's own iterator joins all waiting chunks into one.
 * @throws the error of the stream, after the chunks before it. A consumer that stops leaves the stream open.
 */
async function* partsOf(stream: Readable): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let over: { error?: unknown } | undefined;
  let wake = () => {};
  const onData = (part: Uint8Array) => {
    waiting.push(part);
    size += part.length;
    if (size >= MAX_BUFFERED_BYTES) stream.pause();
    wake();
  };
  const onOver = (error?: unknown) => {
    over ??= error === undefined ? {} : { error };
    wake();
  };
  const onEnd = () => onOver();
  const onClose = () => onOver(new Error('The connection was closed.'));
  // A reader that stops early removes its listeners; a later connection error would be unhandled and end the server.
  stream.on('error', () => undefined);
  stream.on('data', onData).once('end', onEnd).once('error', onOver).once('close', onClose);
  if (stream.destroyed && !stream.readableEnded) onClose();
  try {
    for (;;) {
      while (waiting.length === 0 && !over) await new Promise<void>((resolve) => (wake = resolve));
      const parts = waiting;
      waiting = [];
      size = 0;
      stream.resume();
      yield* parts;
      if (over && waiting.length === 0) {
        if ('error' in over) throw over.error;
        return;
      }
    }
  } finally {
    stream.pause();
    stream.off('data', onData).off('end', onEnd).off('error', onOver).off('close', onClose);
  }
}

async function* limitedBody(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytes) throw bodyTooLarge(bytes);
    yield part;
  }
}

/**
 * Unread body of an upload. Read from the socket if there is one, because a web stream costs more than the write to
 * disk. A consumer that stops reading leaves the connection open, so that the rejection still arrives.
 * @throws 413 if more bytes are announced or received than one call may send.
 */
export function uploadBody(request: Request, env: { incoming?: unknown }): AsyncIterable<Uint8Array> | null {
  if (Number(request.headers.get('content-length')) > MAX_PART_BYTES) throw bodyTooLarge(MAX_PART_BYTES);
  const body: AsyncIterable<Uint8Array> | null =
    env.incoming instanceof Readable
      ? partsOf(env.incoming)
      : (request.body as ReadableStream<Uint8Array> | null);
  return body && limitedBody(MAX_PART_BYTES, body);
}
