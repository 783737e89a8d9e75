import { freeName, nameKey, splitName } from './file-names.ts';

/** Bytes of a name in UTF-8: file systems of Linux and macOS take 255, fewer leave room for a counter. */
const MAX_BYTES = 240;
/** Names of devices, with and without an extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i;
const byteLength = (text: string) => Buffer.byteLength(text);

/** The beginning of a text that has at most this many bytes, cut between characters. */
function cutToBytes(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let cut = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    size += byteLength(segment);
    if (size > bytes) break;
    cut += segment;
  }
  return cut;
}

/** Ends of names that Windows drops, so that `Trail.` and `Trail` are one folder. */
const withoutDroppedEnd = (text: string) => text.replace(/[. ]+$/, '');

/**
 * A name that every system can unpack: in Unicode form NFC, without characters that Windows refuses, not the name of a
 * device, without a point or space at its end, of at most 240 bytes.
 */
export function portableName(name: string): string {
  const allowed = withoutDroppedEnd(
    name
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[<>:"/\\|?*\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '_')
      .trimStart(),
  );
  const { stem, extension } = splitName(allowed);
  const cut = withoutDroppedEnd(cutToBytes(stem, MAX_BYTES - byteLength(extension)));
  // A device is recognized by what is before the first point, whatever follows.
  const [device = '', ...others] = `${cut}${extension}`.split('.');
  const free = reserved.test(device.trimEnd())
    ? [`${device.trimEnd()}_`, ...others].join('.')
    : `${cut}${extension}`;
  return free === '' ? '_' : free;
}

/** Names that an archive has in each of its folders. */
export class ArchiveNames {
  /** Keys of names by the key of their folder. */
  readonly #taken = new Map<string, Set<string>>();

  /**
   * Path of an entry below a folder of the archive: its portable name, with a counter if the folder has that name already,
   * whatever its case.
   * @param folder path that ends in a slash, empty for the top.
   */
  pathOf(folder: string, name: string): string {
    const key = nameKey(folder);
    const taken = this.#taken.get(key) ?? new Set<string>();
    this.#taken.set(key, taken);
    const free = freeName(portableName(name), taken);
    taken.add(nameKey(free));
    return `${folder}${free}`;
  }
}
