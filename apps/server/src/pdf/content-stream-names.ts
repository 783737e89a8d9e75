import { constants, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFName, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';

const SLASH = 0x2f;
/** White space and delimiters of PDF syntax, which end a name. */
const endsName = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32, ...Buffer.from('()<>[]{}/%', 'latin1')]) endsName[code] = 1;

const namesOfStreams = new WeakMap<PDFStream, ReadonlySet<PDFName> | null>();

/** @throws Error if a filter is unknown or its data is invalid. */
function decode(stream: PDFRawStream): Uint8Array {
  const { dict, contents } = stream;
  if (dict.has(PDFName.of('F'))) throw new Error('its data is in another file');
  if (!dict.has(PDFName.of('Filter'))) return contents;
  if (dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode') && !dict.has(PDFName.of('DecodeParms')))
    try {
      // A cut-off stream is drawn as far as it can be read.
      return inflateSync(contents, { finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      // The decoder of the library reads damaged streams further.
    }
  return decodePDFRawStream(stream).decode();
}

function readNames(bytes: Uint8Array): Set<PDFName> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Set<string>();
  for (let at = content.indexOf(SLASH); at >= 0; at = content.indexOf(SLASH, at)) {
    const from = ++at;
    while (at < content.length && !endsName[content[at] ?? 0]) at++;
    texts.add(content.toString('latin1', from, at));
  }
  return new Set([...texts].map((text) => PDFName.of(text)));
}

/**
 * Names that a content stream contains, whatever they are used for: resources that it uses are among them. Each stream
 * is decoded once.
 * @returns undefined if the stream cannot be decoded.
 */
export function contentNames(stream: PDFStream): ReadonlySet<PDFName> | undefined {
  let names = namesOfStreams.get(stream);
  if (names === undefined) {
    try {
      names = stream instanceof PDFRawStream ? readNames(decode(stream)) : null;
    } catch {
      names = null;
    }
    namesOfStreams.set(stream, names);
  }
  return names ?? undefined;
}
