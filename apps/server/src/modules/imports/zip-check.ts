import { inflateRawSync } from 'node:zlib';

/** Maximum unpacked size of a spreadsheet. */
const LIMITS = { entries: 2_000, bytes: 300 * 1024 * 1024, ratio: 200, unsuspicious: 10 * 1024 * 1024 };

export type ZipProblem = 'damaged' | 'bomb' | 'protected';

/**
 * Verifies a zip archive before parsing: rejects entries that unpack to more than declared, are compressed
 * excessively, or exceed the maximum size.
 */
export function checkZip(bytes: Uint8Array): ZipProblem | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > view.length) return 'damaged';
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  if (count > LIMITS.entries) return 'bomb';
  let total = 0;
  const parts: { method: number; packed: number; size: number; offset: number }[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) return 'damaged';
    if (view.readUInt16LE(at + 8) & 1) return 'protected';
    const part = {
      method: view.readUInt16LE(at + 10),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
    };
    total += part.size;
    if (total > LIMITS.bytes) return 'bomb';
    if (part.size > LIMITS.unsuspicious && part.size / Math.max(1, part.packed) > LIMITS.ratio) return 'bomb';
    parts.push(part);
    at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  // Overlapping entries unpack to far more than the file size.
  if (parts.reduce((sum, { packed }) => sum + packed, 0) > view.length) return 'bomb';
  for (const part of parts) {
    const problem = checkPart(view, part);
    if (problem) return problem;
  }
  return undefined;
}

function checkPart(
  view: Buffer,
  { method, packed, size, offset }: { method: number; packed: number; size: number; offset: number },
): ZipProblem | undefined {
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
