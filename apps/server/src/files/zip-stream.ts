import { crc32 } from 'node:zlib';

/** A file of an archive, or a folder: its name ends in a slash and it has no bytes. */
export interface ZipPart {
  /** Path with slashes. */
  name: string;
  /** Known before it is read. */
  size: number;
  modified: Date;
  read(): Promise<ReadableStream<Uint8Array>> | ReadableStream<Uint8Array>;
}

const limit32 = 0xffff_ffff;
const limit16 = 0xffff;
/** Checksums follow the bytes; names are UTF-8. */
const flags = 0x0808;
/** Zip version: 45 for offsets and sizes of 8 bytes, else 20, which every program reads. */
const versionOf = (isLarge: boolean) => (isLarge ? 45 : 20);

/** Two-second steps from 1980 on, in local time as archives have it. */
function dosTime(at: Date): number {
  const year = Math.min(Math.max(at.getFullYear(), 1980), 2107) - 1980;
  const date = (year << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
const nameOf = ({ name }: ZipPart) => Buffer.from(name);
const isLarge = ({ size }: ZipPart) => size >= limit32;

function localHeader(part: ZipPart): Buffer {
  const name = nameOf(part);
  // Sizes are known, checksums are not: readers from front to end find the bytes' end here. Sizes of 8 bytes say that
  // those behind the bytes have 8 bytes, too.
  const extra = isLarge(part) ? 20 : 0;
  const head = Buffer.alloc(30 + name.length + extra);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(versionOf(isLarge(part)), 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt32LE(dosTime(part.modified), 10);
  head.writeUInt32LE(Math.min(part.size, limit32), 18);
  head.writeUInt32LE(Math.min(part.size, limit32), 22);
  if (extra) {
    head.writeUInt16LE(1, 30 + name.length);
    head.writeUInt16LE(16, 32 + name.length);
    head.writeBigUInt64LE(BigInt(part.size), 34 + name.length);
    head.writeBigUInt64LE(BigInt(part.size), 42 + name.length);
  }
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra, 28);
  name.copy(head, 30);
  return head;
}

const descriptorLength = (part: ZipPart) => (isLarge(part) ? 24 : 16);
function descriptor(part: ZipPart, crc: number): Buffer {
  const tail = Buffer.alloc(descriptorLength(part));
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  if (isLarge(part)) {
    tail.writeBigUInt64LE(BigInt(part.size), 8);
    tail.writeBigUInt64LE(BigInt(part.size), 16);
  } else {
    tail.writeUInt32LE(part.size, 8);
    tail.writeUInt32LE(part.size, 12);
  }
  return tail;
}

function directoryEntry(part: ZipPart, crc: number, offset: number): Buffer {
  const name = nameOf(part);
  const isFar = offset >= limit32;
  const wide = [...(isLarge(part) ? [part.size, part.size] : []), ...(isFar ? [offset] : [])];
  const extra = wide.length ? 4 + wide.length * 8 : 0;
  const head = Buffer.alloc(46 + name.length + extra);
  head.writeUInt32LE(0x02014b50, 0);
  // Made on UNIX, so that the kind of file is read; a version that knows 8 bytes.
  head.writeUInt16LE((3 << 8) | 45, 4);
  head.writeUInt16LE(versionOf(wide.length > 0), 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt32LE(dosTime(part.modified), 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(Math.min(part.size, limit32), 20);
  head.writeUInt32LE(Math.min(part.size, limit32), 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra, 30);
  head.writeUInt32LE((part.name.endsWith('/') ? 0o40755 << 16 : 0o100644 << 16) >>> 0, 38);
  head.writeUInt32LE(Math.min(offset, limit32), 42);
  name.copy(head, 46);
  if (extra) {
    head.writeUInt16LE(1, 46 + name.length);
    head.writeUInt16LE(extra - 4, 48 + name.length);
    wide.forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 50 + name.length + at * 8));
  }
  return head;
}

function directoryEnd(entries: number, size: number, offset: number): Buffer {
  const isWide = entries >= limit16 || size >= limit32 || offset >= limit32;
  const wide = Buffer.alloc(isWide ? 76 : 0);
  if (isWide) {
    wide.writeUInt32LE(0x06064b50, 0);
    wide.writeBigUInt64LE(44n, 4);
    wide.writeUInt16LE((3 << 8) | 45, 12);
    wide.writeUInt16LE(45, 14);
    wide.writeBigUInt64LE(BigInt(entries), 24);
    wide.writeBigUInt64LE(BigInt(entries), 32);
    wide.writeBigUInt64LE(BigInt(size), 40);
    wide.writeBigUInt64LE(BigInt(offset), 48);
    wide.writeUInt32LE(0x07064b50, 56);
    wide.writeBigUInt64LE(BigInt(offset + size), 64);
    wide.writeUInt32LE(1, 72);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, limit16), 8);
  end.writeUInt16LE(Math.min(entries, limit16), 10);
  end.writeUInt32LE(Math.min(size, limit32), 12);
  end.writeUInt32LE(Math.min(offset, limit32), 16);
  return Buffer.concat([wide, end]);
}

/** Bytes that an archive of these parts has. */
export function archiveSize(parts: readonly ZipPart[]): number {
  let offset = 0;
  let directory = 0;
  for (const part of parts) {
    directory += directoryEntry(part, 0, offset).length;
    offset += localHeader(part).length + part.size + descriptorLength(part);
  }
  return offset + directory + directoryEnd(parts.length, directory, offset).length;
}

/**
 * An archive that is made while it is read: nothing is packed, and memory holds one piece of one file. Files, numbers of
 * files and whole archives may be of any size.
 * @throws while it is read, if a part does not have its stated size. The archive then has no end record.
 */
export async function* zipBytes(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  let offset = 0;
  const directory: Buffer[] = [];
  for (const part of parts) {
    const from = offset;
    const head = localHeader(part);
    yield head;
    let crc = 0;
    let size = 0;
    if (part.size > 0)
      for await (const piece of await part.read()) {
        crc = crc32(piece, crc);
        size += piece.length;
        yield piece;
      }
    if (size !== part.size) throw new Error(`${part.name} has ${size} bytes, not ${part.size}`);
    yield descriptor(part, crc);
    directory.push(directoryEntry(part, crc, from));
    offset += head.length + size + descriptorLength(part);
  }
  const entries = Buffer.concat(directory);
  yield entries;
  yield directoryEnd(parts.length, entries.length, offset);
}

/** Archive as a stream, which stops reading without a consumer. */
export function zipStream(parts: readonly ZipPart[]): ReadableStream<Uint8Array> {
  const bytes = zipBytes(parts);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
