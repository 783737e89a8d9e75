import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  DeleteObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { diskStorage, type Storage } from './storage.ts';

/**
 * Files in S3-compatible storage. A chunked upload gathers on local disk and is sent whole when its last byte is
 * there, because S3 cannot append; a load balancer must therefore keep one upload on one server.
 */
export function s3Storage(
  options: {
    bucket: string;
    endpoint: string | undefined;
    region: string;
    /** Credentials; by default the SDK finds them in the environment, a profile or the machine's role. */
    credentials?: { accessKeyId: string; secretAccessKey: string };
  },
  scratchFolder: string,
): Storage {
  const client = new S3Client({
    region: options.region,
    ...(options.credentials ? { credentials: options.credentials } : {}),
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
  });
  const scratch = diskStorage(scratchFolder);
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });
  const inScratch = async (key: string) => (await scratch.size(key)) > 0;
  const storage: Storage = {
    append: (key, offset, bytes) => scratch.append(key, offset, bytes),
    async settle(key) {
      // Settled already, by a call whose answer was lost.
      if (!(await inScratch(key))) return;
      const { stream, size } = await scratch.read(key);
      // The SDK cannot sign a web stream.
      const body = Readable.fromWeb(stream as NodeStream<Uint8Array>);
      // The SDK does not listen to the body: a disk that fails would end the process, or keep the call waiting.
      const failed = new AbortController();
      body.on('error', (error) => failed.abort(error));
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: size }), {
          abortSignal: failed.signal,
        });
      } finally {
        body.destroy();
      }
      await scratch.remove(key);
    },
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
      await scratch.remove(key);
    },
    async read(key, range) {
      if (await inScratch(key)) return scratch.read(key, range);
      const answer = await client.send(
        new GetObjectCommand({
          ...at(key),
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      if (!answer.Body) throw new Error('empty object');
      return {
        stream: answer.Body.transformToWebStream() as ReadableStream<Uint8Array>,
        size: answer.ContentLength ?? 0,
      };
    },
    async bytes(key) {
      const { stream } = await storage.read(key);
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
    async size(key) {
      if (await inScratch(key)) return scratch.size(key);
      return client.send(new HeadObjectCommand(at(key))).then(
        (found) => found.ContentLength ?? 0,
        (error: unknown) => {
          // Anything else is no answer: an upload must not begin anew because the storage is away for a moment.
          if (error instanceof NotFound) return 0;
          throw error;
        },
      );
    },
    async remove(key) {
      await scratch.remove(key);
      await client.send(new DeleteObjectCommand(at(key)));
    },
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket: options.bucket })).then(
        () => true,
        () => false,
      ),
  };
  return storage;
}
