import { storableText } from '../../database/storable-text.ts';
import { unzipTexts } from './unzip.ts';

/** Maximum number of extracted characters. */
export const MAX_TEXT_LENGTH = 500_000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) =>
  xml.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,5}));/gi,
    (all, hex: string, decimal: string, name: string) => {
      if (name) return entities[name] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Extracted text as it is stored and searched, cut to the maximum length. */
export const storable = (text: string): string => storableText(text, MAX_TEXT_LENGTH);

/** Text of a Word document: one line per paragraph and table row, cells separated by tabs. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const parts = await unzipTexts(bytes, (name) => name === 'word/document.xml');
  const body = parts.get('word/document.xml') ?? '';
  const marked = body
    // A table row is one line regardless of its cells.
    .replaceAll(
      /<w:tc\b[^>]*>(.*?)<\/w:tc>/gs,
      (_, cell: string) =>
        cell.replaceAll(/<\/w:p>(?!\s*$)|<w:(?:br|tab)\b[^>]*\/>/g, ' ').replaceAll('</w:p>', '') + '\t',
    )
    .replaceAll(/\t\s*<\/w:tr>/g, '\n')
    .replaceAll(/<w:tab\b[^>]*\/>/g, '\t')
    .replaceAll(/<w:br\b[^>]*\/>|<\/w:p>/g, '\n')
    .replaceAll(/<w:(?:instrText|delText)\b[^>]*>[^<]*/g, '');
  return storable(
    plain(marked.replaceAll(/<[^>]*>/g, ''))
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

/** Text of a workbook: one line per row, cells separated by tabs. */
export async function xlsxText(bytes: Uint8Array): Promise<string> {
  const parts = await unzipTexts(
    bytes,
    (name) =>
      name === 'xl/sharedStrings.xml' ||
      name === 'xl/workbook.xml' ||
      /^xl\/worksheets\/[^/]+\.xml$/.test(name),
  );
  const textOf = (xml: string) =>
    plain([...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text).join(''));
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, xml = '']) => textOf(xml),
  );
  const titles = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\b[^>]*?\bname="([^"]*)"/g)].map(
    ([, name = '']) => plain(name),
  );
  const numberOf = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
  const sheets = [...parts.keys()]
    .filter((name) => name.startsWith('xl/worksheets/'))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
  const lines: string[] = [];
  let length = 0;
  for (const [index, name] of sheets.entries()) {
    if (sheets.length > 1) lines.push(`${index ? '\n' : ''}${titles[index] ?? `Sheet ${index + 1}`}`);
    for (const [, row = ''] of (parts.get(name) ?? '').matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)) {
      const cells = [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, head = '', xml = '']) => {
        const value = plain(/<v\b[^>]*>([^<]*)<\/v>/.exec(xml)?.[1] ?? '');
        if (/\bt="s"/.test(head)) return shared[Number(value)] ?? '';
        if (/\bt="inlineStr"/.test(head)) return textOf(xml);
        return /\bt="b"/.test(head) ? (value === '1' ? 'TRUE' : 'FALSE') : value;
      });
      const line = cells.join('\t').trimEnd();
      lines.push(line);
      length += line.length + 1;
      if (length > MAX_TEXT_LENGTH) return storable(lines.join('\n'));
    }
  }
  return storable(lines.join('\n').trim());
}
