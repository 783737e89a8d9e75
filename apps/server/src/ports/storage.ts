import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs, truncate } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Storage of file contents. Keys are generated, never user input. */
export interface Storage {
  /**
   * Writes at `offset` and truncates what is after it. Asynchronous chunks are consumed.
   * @returns bytes held now.
   */
  append(key: string, offset: number, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<number>;
  /** The last byte of an appended file is there: keeps it for good. */
  settle(key: string): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(
    key: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: ReadableStream<Uint8Array>; size: number }>;
  bytes(key: string): Promise<Uint8Array>;
  /** 0 when there is no such file. */
  size(key: string): Promise<number>;
  remove(key: string): Promise<void>;
  ready(): Promise<boolean>;
}

/**
 * Frees the memory of a part that was written. Left to the collector, a gigabyte of them has it walk through the whole heap
 * again and again, for a third of the time that the upload takes.
 */
function releaseBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
/** Bytes: larger writes cost fewer turns, and hold more of each upload in memory. */
const WRITE_BYTES = 1024 * 1024;
const keyPattern = /^[0-9a-z][0-9a-z./_-]*$/i;

/** Free bytes below which a disk counts as full: a part of an upload, and what PostgreSQL writes beside it. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** @param minFreeBytes free bytes below which the storage is not ready. */
export function diskStorage(folder: string, minFreeBytes = MIN_FREE_BYTES): Storage {
  const at = (key: string) => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error('not a storage key');
    return path.join(folder, key);
  };
  const size = (key: string) =>
    stat(at(key)).then(
      (found) => found.size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return 0;
        throw error;
      },
    );
  const storage: Storage = {
    async append(key, offset, bytes) {
      await mkdir(path.dirname(at(key)), { recursive: true });
      const storedBytes = await size(key);
      if (offset > storedBytes) throw new Error(`bytes ${storedBytes} to ${offset} are missing`);
      if (offset < storedBytes) await truncate(at(key), offset);
      // Writes in batches, so that data before a lost connection is kept. Writes at an offset instead of appending, so
      // that a broken upload that continues beside its resumed one writes identical data.
      const file = await open(at(key), storedBytes > 0 ? 'r+' : 'w');
      let position = offset;
      let waiting: Uint8Array[] = [];
      let length = 0;
      let written: Promise<void> = Promise.resolve();
      const write = async (parts: Uint8Array[], from: number, expected: number) => {
        const { bytesWritten } = parts.length ? await file.writev(parts, from) : { bytesWritten: 0 };
        if (bytesWritten !== expected) throw new Error(`${bytesWritten} of ${expected} bytes were written`);
        if (bytes !== parts[0]) parts.forEach(releaseBuffer);
      };
      // The next bytes are read while these are written; never more than two writes' worth is held.
      const writeNext = async () => {
        await written;
        written = write(waiting, position, length);
        written.catch(() => undefined);
        position += length;
        waiting = [];
        length = 0;
      };
      try {
        for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) {
          waiting.push(part);
          length += part.length;
          if (length >= WRITE_BYTES) await writeNext();
        }
      } finally {
        try {
          await writeNext();
          await written;
        } finally {
          await file.close();
        }
      }
      return size(key);
    },
    settle: async () => undefined,
    async put(key, bytes) {
      await mkdir(path.dirname(at(key)), { recursive: true });
      // Writes a temporary file and renames it, so that readers never see a partial file.
      // The name is unique, because two workers may write one file concurrently.
      const aside = `${at(key)}.${randomUUID()}.part`;
      try {
        await pipeline(Readable.from([bytes]), createWriteStream(aside));
        await rename(aside, at(key));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const found = await stat(at(key));
      const stream = createReadStream(at(key), range ?? {});
      return { stream: Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>, size: found.size };
    },
    async bytes(key) {
      const { stream } = await storage.read(key);
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
    size,
    remove: (key) => rm(at(key), { force: true }),
    async ready() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= minFreeBytes;
    },
  };
  return storage;
}
