import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Quote } from '@plumbline/api';
import PDFDocument from 'pdfkit';
import type { ClausePen } from './quote-pdf-clauses.ts';

// Embedded: the reader's built-in fonts know neither ″ nor − nor most names outside western Europe.
const fonts = path.join(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')), '../standard_fonts');
const fontFiles = {
  regular: path.join(fonts, 'LiberationSans-Regular.ttf'),
  bold: path.join(fonts, 'LiberationSans-Bold.ttf'),
  italic: path.join(fonts, 'LiberationSans-Italic.ttf'),
  boldItalic: path.join(fonts, 'LiberationSans-BoldItalic.ttf'),
};
export type Face = keyof typeof fontFiles;

export const ink = '#141b24';
export const muted = '#5d6775';
export const line = '#d3d8df';
export const brand = '#072146';

export const money = (value: string): string => {
  const [whole = '0', cents = '00'] = Number.isFinite(Number(value)) ? value.split('.') : ['0', '00'];
  const sign = whole.startsWith('-') ? '−' : '';
  return `${sign}$${whole.replace('-', '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`;
};
export const quantity = (value: string): string =>
  Number(value).toLocaleString('en-US', { maximumFractionDigits: 2 });
export const day = (value: string): string =>
  new Date(`${value.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  });

/** The top of what is written on a page, in points. */
export const pageTop = 54;

/** Letter-size pages that are written from the top down. */
export interface Paper extends ClausePen {
  right: number;
  /** Where the next thing begins, on the last page. */
  y: number;
  rule: (y: number, color?: string, weight?: number) => PDFKit.PDFDocument;
  newPage: () => void;
  /** Numbers the pages and closes them. */
  finish: () => Promise<Uint8Array>;
}

/**
 * @param flows words go on by themselves on the next page.
 * @returns pages with the same bytes whenever the same is written on them.
 */
export function openPaper(
  quote: Pick<Quote, 'number' | 'revision' | 'createdAt'>,
  company: string,
  flows = false,
): Paper {
  const made = new Date(quote.createdAt);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: pageTop, bottom: flows ? 72 : 54, left: 54, right: 54 },
    bufferPages: true,
    info: { Title: `${quote.number} R${quote.revision}`, Author: company, CreationDate: made, ModDate: made },
  });
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve) => doc.once('end', resolve));
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const [left, right] = [54, doc.page.width - 54];
  const width = right - left;
  const font = (bold: boolean, size: number, color = ink) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const paper: Paper = {
    doc,
    font,
    left,
    right,
    width,
    ink,
    muted,
    day,
    money,
    y: pageTop,
    bottom: () => doc.page.height - 72,
    rule: (y, color = line, weight = 0.75) =>
      doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke(),
    newPage: () => {
      doc.addPage();
      paper.y = pageTop;
    },
    finish: async () => {
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        // Written into the margin: pdfkit would otherwise begin another page for it.
        doc.page.margins.bottom = 0;
        const foot = doc.page.height - 40;
        font(false, 8, muted).text(`${quote.number} R${quote.revision} · ${company}`, left, foot, {
          lineBreak: false,
        });
        doc.text(`Page ${page + 1} of ${pages}`, left, foot, { width, align: 'right', lineBreak: false });
      }
      doc.end();
      await done;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
  return paper;
}
