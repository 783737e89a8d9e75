import { createWriteStream, createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
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

/**
 * A zip archive on disk, each part packed while it is made: memory holds one piece of it. Packing runs beside the
 * event loop. The file is gone once it was read.
 */
export async function zipFile(
  parts: readonly { name: string; text: AsyncIterable<string> | Iterable<string> }[],
): Promise<{ file: ReadableStream<Uint8Array>; size: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-file-'));
  const at = path.join(folder, 'file.zip');
  const out = createWriteStream(at);
  let offset = 0;
  const write = async (bytes: Uint8Array) => {
    offset += bytes.length;
    if (!out.write(bytes)) await once(out, 'drain');
  };
  try {
    const entries: Entry[] = [];
    for (const { name, text } of parts) {
      const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
      await write(localHeader(entry.name));
      const from = offset;
      const packer = createDeflateRaw({ level: 1 });
      const packing = (async () => {
        for await (const piece of packer as AsyncIterable<Buffer>) await write(piece);
      })();
      try {
        for await (const piece of text) {
          const bytes = Buffer.from(piece);
          entry.crc = crc32(bytes, entry.crc);
          entry.size += bytes.length;
          if (!packer.write(bytes)) await once(packer, 'drain');
        }
        packer.end();
      } catch (error) {
        packer.destroy();
        await packing.catch(() => undefined);
        throw error;
      }
      await packing;
      entry.packed = offset - from;
      await write(descriptor(entry));
      entries.push(entry);
    }
    const begin = offset;
    for (const entry of entries) await write(directoryEntry(entry));
    await write(directoryEnd(entries.length, offset - begin, begin));
    out.end();
    await finished(out);
    const { size } = await stat(at);
    const stream = createReadStream(at);
    stream.once('close', () => void rm(folder, { recursive: true, force: true }));
    return { file: Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>, size };
  } catch (error) {
    out.destroy();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
