import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}
/** 1980-01-01, so that the same rows give the same bytes. */
const dosDate = 0x21;
/** Sizes stand behind the data, names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(dosDate, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}
function descriptor({ crc, packed, size }: Entry): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}
function directoryEntry({ name, crc, packed, size, offset }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflated, 10);
  head.writeUInt16LE(dosDate, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}
function directoryEnd(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

export interface ZipText {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** One part packed, beside the event loop. Its entry knows the sizes and the checksum behind the last piece. */
async function* packedBytes(text: ZipText['text'], entry: Entry): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw({ level: 1, chunkSize: 65_536 });
  const packing = pipeline(async function* () {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }, packer);
  // Its failure is thrown below; until then nobody waits for it.
  packing.catch(() => undefined);
  try {
    for await (const piece of packer as AsyncIterable<Buffer>) {
      entry.packed += piece.length;
      yield piece;
    }
    await packing;
  } finally {
    // A consumer that stops early must not leave a query or packer running.
    packer.destroy();
    await packing.catch(() => undefined);
  }
}

async function* archiveBytes(parts: readonly ZipText[]): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(entry.name);
    yield head;
    yield* packedBytes(text, entry);
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  yield directoryEnd(entries.length, directory.length, offset);
}

const pieceLength = 65_536;
/** A file's bytes; the folder goes with the last of them, or with whoever stops reading. */
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
 * A zip archive on disk, each part packed while it is made: memory holds one piece of it. The file is gone once it was
 * read, or its reading was cancelled.
 * @throws what a part throws; then there is no file.
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
        // One that was never begun has no `finally`.
        await rm(folder, { recursive: true, force: true });
      },
    },
    { highWaterMark: 0 },
  );
  return { file, size };
}
