import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipStream } from '../../files/zip-stream.ts';
import { unzipTexts } from './unzip.ts';
import { docxText, storable, xlsxText } from './text-extraction.ts';

const archive = async (parts: Record<string, string>) =>
  new Uint8Array(
    await new Response(
      zipStream(
        Object.entries(parts).map(([name, text]) => {
          const bytes = new TextEncoder().encode(text);
          return {
            name,
            size: bytes.length,
            modified: new Date(),
            read: () => new Blob([bytes]).stream() as ReadableStream<Uint8Array>,
          };
        }),
      ),
    ).arrayBuffer(),
  );

test('extracts the paragraphs of a document', async () => {
  const bytes = await archive({
    'word/document.xml':
      '<w:document><w:p><w:r><w:t>Scope &amp; terms</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">Door </w:t></w:r><w:r><w:t>101</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p></w:document>',
  });
  expect(await docxText(bytes)).toBe('Scope & terms\nDoor 101');
});

test('extracts a table row of a document as one line', async () => {
  const cell = (...words: string[]) =>
    `<w:tc><w:tcPr/>${words.map((each) => `<w:p><w:r><w:t>${each}</w:t></w:r></w:p>`).join('')}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr><w:trPr/>${cells.join('')}</w:tr>`;
  const bytes = await archive({
    'word/document.xml': `<w:document><w:p><w:r><w:t>Terms</w:t></w:r></w:p><w:tbl>${row(cell('Door'), cell('120'))}${row(cell('Hollow', 'metal'), cell('', '389.50'))}</w:tbl><w:p><w:r><w:t>End</w:t></w:r></w:p></w:document>`,
  });
  expect(await docxText(bytes)).toBe('Terms\nDoor\t120\nHollow metal\t 389.50\nEnd');
});

test('extracts sheets, rows and cells of a workbook', async () => {
  const bytes = await archive({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Bid" sheetId="1"/><sheet name="R&amp;D" sheetId="2"/></sheets></workbook>',
    'xl/sharedStrings.xml': '<sst><si><t>Gypsum</t></si><si><r><t>5/8 </t></r><r><t>in</t></r></si></sst>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1"/><c r="D1"><v>12.5</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Free</t></is></c><c r="B1" t="b"><v>1</v></c></row></sheetData></worksheet>',
  });
  expect(await xlsxText(bytes)).toBe('Bid\nGypsum\t5/8 in\t\t12.5\n\nR&D\nFree\tTRUE');
});

test('skips a part that unpacks beyond the limit', async () => {
  const packed = deflateRawSync(Buffer.alloc(40 * 1024 * 1024));
  const name = Buffer.from('word/document.xml');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(packed), 14);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  const bytes = Buffer.concat([head, name, packed, entry, name, end]);
  expect((await unzipTexts(new Uint8Array(bytes), () => true)).size).toBe(0);
  expect(await docxText(new Uint8Array(bytes))).toBe('');
});

test('returns nothing for binary data and never splits a character', async () => {
  expect((await unzipTexts(new Uint8Array([1, 2, 3]), () => true)).size).toBe(0);
  expect(storable(`a\0${'🏗'.repeat(250_000)}`).isWellFormed()).toBe(true);
});
