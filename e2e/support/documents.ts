import { CFB } from 'xlsx';

/** A document of Word with one paragraph. */
export function docx(words: string): Buffer {
  const archive = CFB.utils.cfb_new();
  const put = (name: string, text: string) => CFB.utils.cfb_add(archive, name, Buffer.from(text));
  put(
    '/[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  );
  put(
    '/word/document.xml',
    `<w:document><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  );
  return Buffer.from(CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
}
