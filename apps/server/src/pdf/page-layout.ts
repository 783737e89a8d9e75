import PDFDocument from 'pdfkit';
import { currentTypeface, registerTypeface, type Face, type Typeface } from './fonts.ts';

export { formatDate } from '../core/format-date.ts';

export const inkColor = '#141b24';
export const mutedColor = '#5d6775';
export const ruleColor = '#d3d8df';
export const brandColor = '#072146';

export const money = (value: string): string => {
  const [whole = '0', cents = '00'] = Number.isFinite(Number(value)) ? value.split('.') : ['0', '00'];
  const sign = whole.startsWith('-') ? '−' : '';
  return `${sign}$${whole.replace('-', '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`;
};

/** Top of the content of a page, in points. */
export const pageTop = 54;

/** Letter-size pages that are written from the top down. */
export interface Pages {
  doc: PDFKit.PDFDocument;
  typeface: Typeface;
  font: (bold: boolean, size: number, color?: string) => PDFKit.PDFDocument;
  /** Medium weight; bold if the typeface has no medium. */
  medium: (size: number, color?: string) => PDFKit.PDFDocument;
  /** Text options for columns of figures. */
  figures: PDFKit.Mixins.TextOptions;
  left: number;
  right: number;
  width: number;
  /** Vertical position of the next content on the last page. */
  y: number;
  /** Below it nothing is written. */
  bottom: () => number;
  rule: (y: number, color?: string, weight?: number) => PDFKit.PDFDocument;
  newPage: () => void;
  /** Numbers the pages and closes them. */
  finish: () => Promise<Uint8Array>;
}

/**
 * @param about.made creation date, so that equal content gives equal bytes.
 * @param about.foot footer of every page.
 * @param about.flows text continues on the next page automatically.
 * @param about.typeface typeface of a frozen document.
 */
export function createPages(about: {
  title: string;
  author: string;
  createdAt: Date;
  foot: string;
  flows?: boolean;
  typeface?: Typeface | undefined;
}): Pages {
  const { title: Title, author: Author, createdAt, foot: footText, flows = false } = about;
  const { typeface = currentTypeface } = about;
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: pageTop, bottom: flows ? 72 : 54, left: 54, right: 54 },
    bufferPages: true,
    info: { Title, Author, CreationDate: createdAt, ModDate: createdAt },
  });
  registerTypeface(doc, typeface);
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve).once('error', reject);
  });
  // The error is reported to the caller who awaits the end, possibly later.
  done.catch(() => undefined);
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const [left, right] = [54, doc.page.width - 54];
  const width = right - left;
  const inFace = (face: Face, size: number, color: string) => doc.font(face).fontSize(size).fillColor(color);
  const font = (bold: boolean, size: number, color = inkColor) =>
    inFace(bold ? 'bold' : 'regular', size, color);
  const isInter = typeface === 'Inter';
  const pages: Pages = {
    doc,
    typeface,
    font,
    // PDFKit numbers fonts by first use, so a document in the old typeface must not use a third name to stay identical.
    medium: (size, color = inkColor) => inFace(isInter ? 'medium' : 'bold', size, color),
    figures: isInter ? { features: ['tnum'] } : {},
    left,
    right,
    width,
    y: pageTop,
    bottom: () => doc.page.height - 72,
    rule: (y, color = ruleColor, weight = 0.75) =>
      doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke(),
    newPage: () => {
      doc.addPage();
      pages.y = pageTop;
    },
    finish: async () => {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        // Written into the margin: pdfkit would otherwise begin another page for it.
        doc.page.margins.bottom = 0;
        const footY = doc.page.height - 40;
        font(false, 8, mutedColor).text(footText, left, footY, { lineBreak: false });
        doc.text(`Page ${page + 1} of ${count}`, left, footY, { width, align: 'right', lineBreak: false });
      }
      doc.end();
      await done;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
  return pages;
}
