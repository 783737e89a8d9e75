import { crc32, deflateSync } from 'node:zlib';
import { createRandom } from './random.ts';
import { createDocument, finish, ink, Sheet } from './sheet.ts';

/** A one-page plan that opens with a password only. Its bytes differ each time: the encryption draws its own keys. */
export function encryptedPdf(password = 'plumbline'): Promise<Buffer> {
  const doc = createDocument('Protected plan', {
    userPassword: password,
    ownerPassword: `${password}-owner`,
  });
  const sheet = new Sheet(doc, 792, 612, 0);
  sheet.rect(36, 36, 720, 540, 2);
  sheet.text('PROTECTED PLAN', 396, 306, { size: 28, bold: true, align: 'center' });
  return finish(doc);
}

/**
 * Bytes that claim to be a PDF and are not one.
 * @param how cut off in the middle, filled with noise behind the header, or empty.
 */
export function brokenPdf(how: 'truncated' | 'noise' | 'empty' = 'truncated'): Buffer {
  if (how === 'empty') return Buffer.alloc(0);
  const header =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Cou';
  if (how === 'truncated') return Buffer.from(header, 'latin1');
  const random = createRandom(1);
  const noise = Buffer.alloc(4096);
  for (let index = 0; index < noise.length; index++) noise[index] = random.whole(0, 255);
  return Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), noise]);
}

/**
 * One ARCH D page of at least `operators` drawing operators, spread over the sheet like a dense plan: for benches.
 * Counted as pdf.js lists them, two for each figure (its line width, its stroked path); the file itself has four.
 */
export async function densePlan(operators: number, seed = 1): Promise<Buffer> {
  const doc = createDocument(`Dense plan of ${operators} operators`);
  drawFigures(new Sheet(doc, 2592, 1728, 0), operators, seed);
  return finish(doc);
}

function drawFigures(sheet: Sheet, operators: number, seed: number): void {
  const random = createRandom(seed);
  sheet.rect(36, 36, 2520, 1656, 2);
  const { doc: page } = sheet;
  page.strokeColor(ink.line);
  const figures = Math.ceil(operators / 2);
  const columns = Math.ceil(Math.sqrt((figures * 2520) / 1656));
  const cell = 2520 / columns;
  for (let index = 0; index < figures; index++) {
    const x = 36 + (index % columns) * cell;
    const y = 36 + Math.floor(index / columns) * cell;
    const angle = random.next() * Math.PI;
    const reach = cell * (0.4 + random.next() * 0.5);
    page
      .lineWidth(random.pick([0.25, 0.35, 0.5, 0.7]))
      .moveTo(x, y)
      .lineTo(x + reach * Math.cos(angle), Math.min(1692, y + reach * Math.sin(angle)))
      .stroke();
  }
}

/** A scan that cannot be made smaller: grey noise of `side` pixels square. */
function noise(side: number, seed: number): Buffer {
  const random = createRandom(seed);
  const rows = Buffer.alloc(side * (side + 1));
  for (let at = 0; at < rows.length; at += 4) rows.writeUInt32LE(random.whole(0, 0xffffffff), at);
  // Each row begins with how it was filtered: not at all.
  for (let row = 0; row < side; row++) rows[row * (side + 1)] = 0;
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 1 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** Links of a sheet in a large set: to the sheets before it, through which each sheet leads to all of these. */
const linksPerSheet = 20;

/**
 * A plan set that is large on disk: each of its ARCH D pages has a scan that cannot be made smaller, lines, a sheet
 * number and links to the pages before it. For benches.
 * @param bytes of the whole set, roughly.
 */
export async function largePlanSet(pages: number, bytes: number): Promise<Buffer> {
  const doc = createDocument(`Plan set of ${pages} pages`);
  const side = Math.floor(Math.sqrt(bytes / pages) / 4) * 4;
  const written: (typeof doc.page.dictionary)[] = [];
  for (let page = 1; page <= pages; page++) {
    const sheet = new Sheet(doc, 2592, 1728, 0);
    sheet.doc.image(noise(side, page), 200, 200, { width: 1200 });
    drawFigures(sheet, 4000, page);
    sheet.text(`A${page}`, 2500, 60, { size: 28, bold: true, align: 'right' });
    written.slice(-linksPerSheet).forEach((dictionary, at) => {
      const link = { Subtype: 'Link', A: { S: 'GoTo', D: [dictionary, 'Fit'] } };
      doc.annotate(100 * (at + 1), 100, 40, 40, link);
    });
    written.push(doc.page.dictionary);
  }
  return finish(doc);
}
