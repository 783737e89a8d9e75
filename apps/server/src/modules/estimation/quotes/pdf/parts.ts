import type { Quote } from '@plumbline/api';
import type { Letterhead } from '../../../../pdf/letterhead.ts';
import { drawClauses } from './clauses.ts';
import { decisionHeight, drawDecision } from './decision.ts';
import {
  brandColor,
  formatDate,
  inkColor,
  ruleColor,
  money,
  mutedColor,
  pageTop,
  quantity,
  unitPrice,
  type QuotePages,
} from './page.ts';

/** Draws the company's logo; unreadable ones are skipped. */
export function drawLogo(
  { doc }: QuotePages,
  head: Letterhead,
  at: [x: number, y: number],
  fit: [number, number],
) {
  if (!head.logo) return;
  try {
    doc.image(Buffer.from(head.logo), at[0], at[1], { fit });
  } catch {
    // A quote without logo is better than none.
  }
}

/** Draws logo, company and quote number above a line. */
export function drawHead(paper: QuotePages, quote: Quote, head: Letterhead, label = ''): void {
  const { font, left, width, rule } = paper;
  const top = paper.y - pageTop;
  const textLeft = head.logo ? left + 84 : left;
  drawLogo(paper, head, [left, top + 50], [72, 36]);
  font(true, 15, brandColor).text(head.name, textLeft, top + (head.lines.length > 0 ? 46 : 54));
  for (const [at, text] of head.lines.entries())
    font(false, 8, mutedColor).text(text, textLeft, top + 66 + at * 11, { lineBreak: false });
  if (label) font(false, 9, mutedColor).text(label, left, top + 54, { width, align: 'right' });
  font(true, 13).text(`${quote.number}  R${quote.revision}`, left, top + 66, { width, align: 'right' });
  rule(top + 92, brandColor, 1.5);
  paper.y = top + 106;
}

/** Draws recipient, project, author and validity side by side. */
export function drawFacts(paper: QuotePages, quote: Quote, company: string): void {
  const { doc, font, left, width } = paper;
  const facts: [string, string, string][] = [
    ['To', quote.customer_name || '—', quote.contact_name],
    ['Project', quote.project_name, quote.site],
    ['Prepared by', quote.sales_specialist || company, `Dated ${formatDate(quote.createdAt)}`],
    ['Valid until', quote.valid_until ? formatDate(quote.valid_until) : '—', ''],
  ];
  const column = width / facts.length;
  const top = paper.y;
  for (const [index, [label, value, also]] of facts.entries()) {
    const x = left + column * index;
    font(false, 8, mutedColor).text(label, x, top, { width: column - 10 });
    font(true, 9.5).text(value, x, doc.y + 1, { width: column - 10 });
    if (also) font(false, 8.5, mutedColor).text(also, x, doc.y + 1, { width: column - 10 });
    paper.y = Math.max(paper.y, doc.y);
  }
}

/** Visible columns beside the scope. */
export interface LineColumns {
  hasQuantity: boolean;
  hasUnitPrice: boolean;
  hasAmount: boolean;
}

/** Draws a unit price at the right of its column; one with many decimals is smaller. */
function drawUnitPrice(
  { font, figures }: QuotePages,
  price: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const text = unitPrice(price);
  const isLong = font(false, 9).widthOfString(text, figures) > width;
  font(false, isLong ? 7 : 9).text(text, x, isLong ? y + 1.5 : y, {
    width,
    align: 'right',
    lineBreak: false,
    ...figures,
  });
}

/** Draws the line table with repeated header. */
export function drawLines(paper: QuotePages, quote: Quote, shown: LineColumns): void {
  const { doc, font, medium, figures, left, right, width, bottom, rule } = paper;
  const { hasQuantity, hasUnitPrice, hasAmount } = shown;
  // Hidden columns leave their width to the scope.
  const shift = hasAmount ? 0 : 118;
  // Tabular figures are wider than those of the previous typeface.
  const quantityWidth = paper.typeface === 'Inter' ? 52 : 42;
  const columns = {
    index: left,
    scope: left + 20,
    code: right - 194 - quantityWidth + shift,
    quantity: right - 144 - quantityWidth + shift,
    unit: right - 140 + shift,
    price: right - 118,
    amount: right - 66,
  };
  const numeric = { align: 'right', lineBreak: false, ...figures } as const;
  const columnHead = () => {
    const y = paper.y;
    doc.rect(left, y, width, 18).fill('#f1f4f7');
    medium(8, mutedColor);
    doc.text('Scope', columns.scope, y + 5.5, { lineBreak: false });
    if (hasQuantity) {
      doc.text('Code', columns.code, y + 5.5, { lineBreak: false });
      doc.text('Quantity', columns.quantity - 4, y + 5.5, { width: quantityWidth, ...numeric });
      doc.text('Unit', columns.unit, y + 5.5, { lineBreak: false });
    }
    if (hasUnitPrice) doc.text('Unit price', columns.price - 4, y + 5.5, { width: 52, ...numeric });
    if (hasAmount) doc.text('Amount', columns.amount - 6, y + 5.5, { width: 68, ...numeric });
    paper.y += 18;
  };
  columnHead();
  const scope = (hasQuantity ? columns.code : columns.amount) - columns.scope - 10;
  quote.lines.forEach((each, index) => {
    const nameHeight = medium(9).heightOfString(each.name, { width: scope });
    const descriptionHeight = each.description
      ? font(false, 8).heightOfString(each.description, { width: scope })
      : 0;
    const height = nameHeight + descriptionHeight + 10;
    if (paper.y + height > bottom()) {
      paper.newPage();
      columnHead();
    }
    const y = paper.y;
    font(false, 9, mutedColor).text(String(index + 1), columns.index, y + 5, { width: 14, ...numeric });
    medium(9).text(each.name, columns.scope, y + 5, { width: scope });
    if (each.description)
      font(false, 8, mutedColor).text(each.description, columns.scope, y + 5 + nameHeight, { width: scope });
    if (hasQuantity) {
      font(false, 8.5, mutedColor).text(each.code, columns.code, y + 5, { lineBreak: false });
      font(false, 9).text(quantity(each.quantity), columns.quantity - 4, y + 5, {
        width: quantityWidth,
        ...numeric,
      });
      font(false, 8.5, mutedColor).text(each.unit, columns.unit, y + 5, { lineBreak: false });
    }
    if (hasUnitPrice) drawUnitPrice(paper, each.unit_price, { x: columns.price - 4, y: y + 5, width: 52 });
    if (hasAmount)
      font(true, 9).text(money(each.amount).slice(1), columns.amount - 6, y + 5, { width: 68, ...numeric });
    paper.y += height;
    rule(paper.y, ruleColor);
  });
}

/** Draws totals at the right. */
export function drawTotals(paper: QuotePages, quote: Quote, currency: string): void {
  const { doc, font, figures, right, bottom } = paper;
  if (paper.y + quote.totals.length * 16 + 20 > bottom()) paper.newPage();
  for (const each of quote.totals) {
    const last = each.key === 'total';
    if (last) {
      doc
        .moveTo(right - 220, paper.y)
        .lineTo(right, paper.y)
        .lineWidth(1)
        .strokeColor(inkColor)
        .stroke();
      paper.y += 6;
    }
    font(last, last ? 11 : 9, last ? inkColor : mutedColor).text(
      `${each.label}${each.percentage ? ` ${Number(each.percentage)}%` : ''}${last && currency !== 'USD' ? ` (${currency})` : ''}`,
      right - 220,
      paper.y + (last ? 2 : 0),
      { lineBreak: false },
    );
    font(last, last ? 14 : 9).text(money(each.value), right - 140, paper.y, {
      width: 140,
      align: 'right',
      lineBreak: false,
      ...figures,
    });
    paper.y += last ? 24 : 16;
  }
}

/** Draws inclusions and exclusions, omitting empty lists. */
export function drawClauseLists(
  paper: QuotePages,
  quote: Quote,
  { inclusions, exclusions }: { inclusions: boolean; exclusions: boolean },
): void {
  const shown = {
    ...quote,
    inclusions: inclusions ? quote.inclusions : [],
    exclusions: exclusions ? quote.exclusions : [],
  };
  const end = drawClauses(paper, shown, paper.y);
  paper.doc.switchToPage(end.page);
  paper.y = end.y;
}

/** Draws the signature block or decision without a page break inside. */
export function drawSignature(paper: QuotePages, quote: Quote): void {
  if (paper.y + decisionHeight > paper.bottom()) paper.newPage();
  drawDecision(paper, quote, paper.y);
  paper.y += decisionHeight;
}
