import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Quote } from '@plumbline/api';
import PDFDocument from 'pdfkit';
import type { Letterhead } from '../configured.ts';
import { drawClauses } from './quote-pdf-clauses.ts';
import { decisionHeight, drawDecision } from './quote-pdf-decision.ts';

// Embedded: the reader's built-in fonts know neither ″ nor − nor most names outside western Europe.
const fonts = path.join(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')), '../standard_fonts');
const fontFiles = {
  regular: path.join(fonts, 'LiberationSans-Regular.ttf'),
  bold: path.join(fonts, 'LiberationSans-Bold.ttf'),
};

const ink = '#141b24';
const muted = '#5d6775';
const line = '#d3d8df';
const brand = '#072146';

const money = (value: string) => {
  const [whole = '0', cents = '00'] = Number.isFinite(Number(value)) ? value.split('.') : ['0', '00'];
  const sign = whole.startsWith('-') ? '−' : '';
  return `${sign}$${whole.replace('-', '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`;
};
const quantity = (value: string) => Number(value).toLocaleString('en-US', { maximumFractionDigits: 2 });
const day = (value: string) =>
  new Date(`${value.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  });

/**
 * The quote as a letter-size PDF, from the revision's own figures alone: the same bytes whenever it is made, below the
 * same head.
 */
export async function quotePdf(quote: Quote, head: Letterhead): Promise<Uint8Array> {
  const company = head.name;
  const made = new Date(quote.createdAt);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 54, left: 54, right: 54 },
    bufferPages: true,
    info: { Title: `${quote.number} R${quote.revision}`, Author: company, CreationDate: made, ModDate: made },
  });
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve) => doc.once('end', resolve));
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const [left, right] = [54, doc.page.width - 54];
  const width = right - left;
  const bottom = () => doc.page.height - 72;
  const font = (bold: boolean, size: number, color = ink) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const rule = (y: number, color = line, weight = 0.75) =>
    doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke();

  const beside = head.logo ? left + 84 : left;
  if (head.logo)
    try {
      doc.image(Buffer.from(head.logo), left, 50, { fit: [72, 36] });
    } catch {
      // A quote without its picture is better than none.
    }
  font(true, 15, brand).text(company, beside, head.lines.length > 0 ? 46 : 54);
  for (const [at, text] of head.lines.entries())
    font(false, 8, muted).text(text, beside, 66 + at * 11, { lineBreak: false });
  font(false, 9, muted).text('Quote', left, 54, { width, align: 'right' });
  font(true, 13).text(`${quote.number}  R${quote.revision}`, left, 66, { width, align: 'right' });
  rule(92, brand, 1.5);
  font(true, 16).text(quote.name, left, 106, { width });
  let y = doc.y + 10;
  const facts: [string, string, string][] = [
    ['To', quote.customer_name || '—', quote.contact_name],
    ['Project', quote.project_name, quote.site],
    ['Prepared by', quote.sales_specialist || company, `Dated ${day(quote.createdAt)}`],
    ['Valid until', quote.valid_until ? day(quote.valid_until) : '—', ''],
  ];
  const column = width / facts.length;
  const top = y;
  for (const [index, [label, value, also]] of facts.entries()) {
    const x = left + column * index;
    font(false, 8, muted).text(label, x, top, { width: column - 10 });
    font(true, 9.5).text(value, x, doc.y + 1, { width: column - 10 });
    if (also) font(false, 8.5, muted).text(also, x, doc.y + 1, { width: column - 10 });
    y = Math.max(y, doc.y);
  }
  y += 14;
  if (quote.description) {
    font(false, 9.5).text(quote.description, left, y, { width });
    y = doc.y + 10;
  }

  const columns = {
    index: left,
    scope: left + 20,
    code: right - 236,
    quantity: right - 186,
    unit: right - 140,
    price: right - 118,
    amount: right - 66,
  };
  const columnHead = () => {
    doc.rect(left, y, width, 18).fill('#f1f4f7');
    font(true, 8, muted);
    doc.text('Scope', columns.scope, y + 5.5, { lineBreak: false });
    doc.text('Code', columns.code, y + 5.5, { lineBreak: false });
    doc.text('Quantity', columns.quantity - 4, y + 5.5, { width: 42, align: 'right', lineBreak: false });
    doc.text('Unit', columns.unit, y + 5.5, { lineBreak: false });
    doc.text('Unit price', columns.price - 4, y + 5.5, { width: 52, align: 'right', lineBreak: false });
    doc.text('Amount', columns.amount - 6, y + 5.5, { width: 68, align: 'right', lineBreak: false });
    y += 18;
  };
  columnHead();
  quote.lines.forEach((each, index) => {
    const scope = columns.code - columns.scope - 10;
    const nameHeight = font(true, 9).heightOfString(each.name, { width: scope });
    const descriptionHeight = each.description
      ? font(false, 8).heightOfString(each.description, { width: scope })
      : 0;
    const height = nameHeight + descriptionHeight + 10;
    if (y + height > bottom()) {
      doc.addPage();
      y = 54;
      columnHead();
    }
    font(false, 9, muted).text(String(index + 1), columns.index, y + 5, {
      width: 14,
      align: 'right',
      lineBreak: false,
    });
    font(true, 9).text(each.name, columns.scope, y + 5, { width: scope });
    if (each.description)
      font(false, 8, muted).text(each.description, columns.scope, y + 5 + nameHeight, { width: scope });
    font(false, 8.5, muted).text(each.code, columns.code, y + 5, { lineBreak: false });
    font(false, 9).text(quantity(each.quantity), columns.quantity - 4, y + 5, {
      width: 42,
      align: 'right',
      lineBreak: false,
    });
    font(false, 8.5, muted).text(each.unit, columns.unit, y + 5, { lineBreak: false });
    font(false, 9).text(money(each.unit_price).slice(1), columns.price - 4, y + 5, {
      width: 52,
      align: 'right',
      lineBreak: false,
    });
    font(true, 9).text(money(each.amount).slice(1), columns.amount - 6, y + 5, {
      width: 68,
      align: 'right',
      lineBreak: false,
    });
    y += height;
    rule(y);
  });
  y += 10;
  if (y + quote.totals.length * 16 + 20 > bottom()) {
    doc.addPage();
    y = 54;
  }
  for (const each of quote.totals) {
    const last = each.key === 'total';
    if (last) {
      doc
        .moveTo(right - 220, y)
        .lineTo(right, y)
        .lineWidth(1)
        .strokeColor(ink)
        .stroke();
      y += 6;
    }
    font(last, last ? 11 : 9, last ? ink : muted).text(
      `${each.label}${each.percentage ? ` ${Number(each.percentage)}%` : ''}${last && head.currency !== 'USD' ? ` (${head.currency})` : ''}`,
      right - 220,
      y + (last ? 2 : 0),
      { lineBreak: false },
    );
    font(last, last ? 14 : 9).text(money(each.value), right - 140, y, {
      width: 140,
      align: 'right',
      lineBreak: false,
    });
    y += last ? 24 : 16;
  }
  const end = drawClauses({ doc, font, left, width, ink, muted, day, money, bottom }, quote, y);
  doc.switchToPage(end.page);
  y = end.y + 18;
  if (y + decisionHeight > bottom()) {
    doc.addPage();
    y = 54;
  }
  drawDecision({ doc, font, left, width, ink, muted, day }, quote, y);
  const pages = doc.bufferedPageRange().count;
  for (let page = 0; page < pages; page++) {
    doc.switchToPage(page);
    // Written into the margin: pdfkit would otherwise begin another page for it.
    doc.page.margins.bottom = 0;
    font(false, 8, muted).text(
      `${quote.number} R${quote.revision} · ${company}`,
      left,
      doc.page.height - 40,
      { lineBreak: false },
    );
    doc.text(`Page ${page + 1} of ${pages}`, left, doc.page.height - 40, {
      width,
      align: 'right',
      lineBreak: false,
    });
  }
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
