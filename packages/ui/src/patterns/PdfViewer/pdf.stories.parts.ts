import { PdfPen } from '../../takeoff/fixtures/writePdf.ts';

const lines = [
  'Deflection track at every full-height partition on level 2.',
  'Keep a 1-1/2 in. gap and no fasteners through the slotted leg.',
  'Rated heads follow HW-D-0043, see detail 7 on A-551.',
  'The architect of record walks the mock-up before close-in.',
];

function pageOf(number: number, width: number, height: number): string {
  const pen = new PdfPen();
  pen.style(0.75, 0.6).rect(36, 36, width - 72, height - 72);
  pen.style(0.5, 0);
  pen.text(width / 2, height - 76, 20, `Section 09 21 16, sheet ${number}`, true);
  // A page in landscape format has as many lines on less height.
  const step = Math.min(28, (height - 184) / 17);
  for (let line = 0; line < 18; line++) {
    pen.text(width / 2, height - 124 - line * step, 12, lines[(line + number) % lines.length] ?? '');
  }
  return pen.content;
}

/** PDF with this number of pages; every third is in landscape format. */
export function writeBook(pages: number): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, at) => `${5 + at * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  for (let at = 0; at < pages; at++) {
    const isWide = at % 3 === 2;
    const [width, height] = isWide ? [792, 612] : [612, 792];
    const content = pageOf(at + 1, width, height);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${6 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((body, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  pdf += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(pdf, (character) => character.charCodeAt(0));
}

/** PDF of one page with the password "halvorsen". */
export const locked = Uint8Array.from(
  atob(
    'JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDEgPj4KZW5kb2JqCjMgMCBvYmoKPDwgL1R5cGUgL1BhZ2UgL1BhcmVudCAyIDAgUiAvTWVkaWFCb3ggWzAgMCA2MTIgMzk2XSAvQ29udGVudHMgNCAwIFIgL1Jlc291cmNlcyA8PCAvRm9udCA8PCAvRjEgNSAwIFIgPj4gPj4gPj4KZW5kb2JqCjQgMCBvYmoKPDwgL0xlbmd0aCA1NSA+PgpzdHJlYW0Kt40nRYkVHjnUKDIFQmoGqf2cKu1kqTWWHx9fslcMIIjn5nA507V62cb3T4n2/yq//lsqJdHgBgplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nID4+CmVuZG9iago2IDAgb2JqCjw8IC9GaWx0ZXIgL1N0YW5kYXJkIC9WIDEgL1IgMiAvTyA8ZGU2NTE0NTFjOTNjYTY5OTgyZWM4N2JkYTA0MDBhOGI2MmQxM2ZlOTMzNzUxZjlkNDRlNTE5YmJhYzRkYWI3YT4gL1UgPDg5M2NiNTBjNmJkOTc1ZGFiZmU3MzFkOGU4OWViNzZmYzk1OTdjZTU1YjMxZTVhY2FmYjVhYmMxYTlhMDg2ZmQ+IC9QIC00ID4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1OCAwMDAwMCBuIAowMDAwMDAwMTE1IDAwMDAwIG4gCjAwMDAwMDAyNDEgMDAwMDAgbiAKMDAwMDAwMDM0NiAwMDAwMCBuIAowMDAwMDAwNDQzIDAwMDAwIG4gCnRyYWlsZXIKPDwgL1NpemUgNyAvUm9vdCAxIDAgUiAvRW5jcnlwdCA2IDAgUiAvSUQgWzwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj48MzAzMTMyMzMzNDM1MzYzNzM4Mzk2MTYyNjM2NDY1NjY+XSA+PgpzdGFydHhyZWYKNjM4CiUlRU9GCg==',
  ),
  (character) => character.charCodeAt(0),
);
