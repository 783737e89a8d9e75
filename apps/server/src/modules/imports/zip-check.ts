import { inflateRawSync } from 'node:zlib';

/** Maximum unpacked size of a spreadsheet. */
const LIMITS = { entries: 2_000, bytes: 300 * 1024 * 1024, ratio: 200, unsuspicious: 10 * 1024 * 1024 };

export type ZipProblem = 'damaged' | 'bomb' | 'protected';

interface ZipEntry {
  method: number;
  packed: number;
  size: number;
  offset: number;
  /** Length of the entry in the directory. */
  length: number;
  /** True if a number of the entry has 8 bytes, which not every reader knows. */
  isZip64: boolean;
}

const LIMIT_16 = 0xffff;
const LIMIT_32 = 0xffff_ffff;

/** Number and position of the directory entries; undefined without an end record. */
function readDirectoryEnd(view: Buffer): { count: number; at: number; isZip64: boolean } | undefined {
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > view.length) return undefined;
  const plain = { count: view.readUInt16LE(end + 10), at: view.readUInt32LE(end + 16), isZip64: false };
  if (plain.count !== LIMIT_16 && plain.at !== LIMIT_32) return plain;
  if (end < 20 || view.readUInt32LE(end - 20) !== 0x07064b50) return plain;
  const wide = Number(view.readBigUInt64LE(end - 12));
  if (wide + 56 > view.length || view.readUInt32LE(wide) !== 0x06064b50) return undefined;
  return {
    count: Number(view.readBigUInt64LE(wide + 32)),
    at: Number(view.readBigUInt64LE(wide + 48)),
    isZip64: true,
  };
}

/** Numbers of 8 bytes of a directory entry, in the order in which they are stored. */
function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    at += 4;
    if (id === 1 && at + length <= extra.length)
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        Number(extra.readBigUInt64LE(at + index * 8)),
      );
    at += length;
  }
  return [];
}

/** Directory entry at a position; undefined if there is none. */
function readEntry(view: Buffer, at: number): ZipEntry | undefined {
  if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) return undefined;
  const [name, extra, comment] = [28, 30, 32].map((place) => view.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const wide = wideNumbers(view.subarray(at + 46 + name, at + 46 + name + extra));
  let isZip64 = false;
  const read = (place: number): number => {
    const plain = view.readUInt32LE(at + place);
    if (plain !== LIMIT_32) return plain;
    isZip64 = true;
    return wide.shift() ?? plain;
  };
  // The order of the numbers of 8 bytes: size, packed size, offset.
  const size = read(24);
  const packed = read(20);
  const offset = read(42);
  return {
    method: view.readUInt16LE(at + 10),
    packed,
    size,
    offset,
    length: 46 + name + extra + comment,
    isZip64,
  };
}

/**
 * Verifies a zip archive before parsing: rejects entries that unpack to more than declared, are compressed
 * excessively, or exceed the maximum size.
 */
export function checkZip(bytes: Uint8Array): { problem?: ZipProblem; isZip64: boolean } {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = readDirectoryEnd(view);
  let isZip64 = directory?.isZip64 ?? false;
  const found = (problem: ZipProblem) => ({ problem, isZip64 });
  if (!directory) return found('damaged');
  if (directory.count > LIMITS.entries) return found('bomb');
  let { at } = directory;
  let total = 0;
  const parts: ZipEntry[] = [];
  for (let entry = 0; entry < directory.count; entry++) {
    const part = readEntry(view, at);
    if (!part) return found('damaged');
    isZip64 ||= part.isZip64;
    if (view.readUInt16LE(at + 8) & 1) return found('protected');
    total += part.size;
    if (total > LIMITS.bytes) return found('bomb');
    if (part.size > LIMITS.unsuspicious && part.size / Math.max(1, part.packed) > LIMITS.ratio)
      return found('bomb');
    parts.push(part);
    at += part.length;
  }
  // Overlapping entries unpack to far more than the file size.
  if (parts.reduce((sum, { packed }) => sum + packed, 0) > view.length) return found('bomb');
  for (const part of parts) {
    const problem = checkPart(view, part);
    if (problem) return found(problem);
  }
  return { isZip64 };
}

function checkPart(view: Buffer, { method, packed, size, offset }: ZipEntry): ZipProblem | undefined {
  if (offset + 30 > view.length || view.readUInt32LE(offset) !== 0x04034b50) return 'damaged';
  const from = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  if (from + packed > view.length) return 'damaged';
  if (method === 0) return packed === size ? undefined : 'damaged';
  if (method !== 8) return 'damaged';
  try {
    const real = inflateRawSync(view.subarray(from, from + packed), { maxOutputLength: size + 1 }).length;
    return real === size ? undefined : real > size ? 'bomb' : 'damaged';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : 'damaged';
  }
}
