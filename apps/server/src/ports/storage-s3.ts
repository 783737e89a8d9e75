import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { diskStorage, type Storage } from './storage.ts';

/**
 * Files in S3-compatible storage. A chunked upload gathers on local disk and is sent whole when its last byte is
 * there, because S3 cannot append; a load balancer must therefore keep one upload on one server.
 */
export function s3Storage(
  options: { bucket: string; endpoint: string | undefined; region: string },
  scratchFolder: string,
): Storage {
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
  });
  const scratch = diskStorage(scratchFolder);
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });
  const inScratch = async (key: string) => (await scratch.size(key)) > 0;
  const storage: Storage = {
    append: (key, offset, bytes) => scratch.append(key, offset, bytes),
    async settle(key) {
      const { stream, size } = await scratch.read(key);
      await client.send(new PutObjectCommand({ ...at(key), Body: stream, ContentLength: size }));
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
        () => 0,
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
