/** Body of a numbered object, such as `<</Type/Font>>` or the stream that `pdfStream` gives. */
export type RawObjects = Record<number, string>;

/** A content stream, or another stream with further entries. @param data bytes as Latin-1. */
export const pdfStream = (data: string, entries = ''): string =>
  `<<${entries}/Length ${data.length}>>stream\n${data}\nendstream`;

/** Writes a PDF object by object, for structures that libraries do not write. Object 1 is the catalog. */
export function rawPdf(objects: RawObjects): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, body] of Object.entries(objects)) {
    offsets.set(Number(number), text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const entries = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? `0000000000 65535 f \n` : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${size}\n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
