import { Zip, type ZipInputFile } from 'fflate';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** 1980-01-01, the first day of the format, so that the same rows give the same bytes. */
const modified = new Date(1980, 0, 1);
const DEFLATED = 8;
/** Sizes have 4 bytes in the format. */
const MAX_SIZE = 0xffff_ffff;

export interface ZipText {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Entry of an archive in fflate. Zip writes its header and, behind the last piece, its sizes and checksum. */
interface Entry extends ZipInputFile {
  /** Size in bytes before compression. */
  size: number;
  crc: number;
}

/** Compresses an entry with the platform's zlib, whose threads leave the event loop free. */
async function* packedBytes(text: ZipText['text'], entry: Entry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw({ level: 1, chunkSize: 65_536 });
  const packing = pipeline(async function* () {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (entry.size > MAX_SIZE) throw new RangeError(`${entry.filename} exceeds 4 GB`);
      yield bytes;
    }
  }, packer);
  // A failure is thrown below; without this it would count as an unhandled rejection until then.
  packing.catch(() => undefined);
  try {
    for await (const piece of packer as AsyncIterable<Buffer>) yield new Uint8Array(piece);
    await packing;
  } finally {
    // A consumer that stops early must not leave a query or packer running.
    packer.destroy();
    await packing.catch(() => undefined);
  }
}

async function* archiveBytes(parts: readonly ZipText[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const take = () => written.splice(0);
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for (const { name, text } of parts) {
    const entry: Entry = { filename: name, compression: DEFLATED, mtime: modified, size: 0, crc: 0 };
    archive.add(entry);
    for await (const piece of packedBytes(text, entry)) {
      entry.ondata?.(null, piece, false);
      yield* take();
    }
    entry.ondata?.(null, new Uint8Array(), true);
    yield* take();
  }
  archive.end();
  yield* take();
}

const pieceLength = 65_536;
/** Yields the bytes of a file; removes its folder at the end of the file or when the reader stops. */
async function* readOnce(at: string, folder: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    const file = await open(at);
    try {
      for (;;) {
        const { bytesRead, buffer } = await file.read({ buffer: new Uint8Array(pieceLength) });
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Zip archive on disk whose entries are compressed while they are written, so that memory holds one chunk. The file is
 * removed when it has been read or reading is cancelled.
 * @throws the error of an entry; no file remains then.
 */
export async function zipFile(
  parts: readonly ZipText[],
): Promise<{ file: ReadableStream<Uint8Array>; size: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-file-'));
  const at = path.join(folder, 'file.zip');
  let size = 0;
  const counted = async function* () {
    for await (const bytes of archiveBytes(parts)) {
      size += bytes.length;
      yield bytes;
    }
  };
  try {
    await writeFile(at, counted(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const bytes = readOnce(at, folder);
  const file = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
        // A generator that was never started does not run its `finally`.
        await rm(folder, { recursive: true, force: true });
      },
    },
    { highWaterMark: 0 },
  );
  return { file, size };
}
