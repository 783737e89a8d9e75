import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
/** Maximum unpacked size of one entry. */
const MAX_PART_BYTES = 20 * 1024 * 1024;

/**
 * Text entries of a zip archive by name, skipping damaged, encrypted and oversized ones.
 * @param isSelected selects entries to unpack.
 */
export async function unzipTexts(
  bytes: Uint8Array,
  isSelected: (name: string) => boolean,
): Promise<Map<string, string>> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, string>();
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > view.length) return found;
  let at = view.readUInt32LE(end + 16);
  for (let left = Math.min(view.readUInt16LE(end + 10), 5_000); left > 0; left--) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) break;
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.readUInt16LE(at + place));
    const name = view.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const [method, packed, offset] = [
      view.readUInt16LE(at + 10),
      view.readUInt32LE(at + 20),
      view.readUInt32LE(at + 42),
    ];
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (!isSelected(name) || offset + 30 > view.length) continue;
    const from = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
    const part = view.subarray(from, from + packed);
    const text =
      method === 0
        ? part
        : method === 8
          ? await inflate(part, { maxOutputLength: MAX_PART_BYTES }).catch(() => undefined)
          : undefined;
    if (text) found.set(name, text.toString('utf8'));
  }
  return found;
}
