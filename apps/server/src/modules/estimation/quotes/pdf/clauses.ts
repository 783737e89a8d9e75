import type { Quote, QuoteClause } from '@plumbline/api';
import type { Pen } from './decision.ts';

/** Page functions for clauses: money format and page end. */
export interface ClausePen extends Pen {
  money: (value: string) => string;
  bottom: () => number;
  figures: PDFKit.Mixins.TextOptions;
}

const gutter = 24;
const amountWidth = 64;

/** Clause text with the codes of its lines, unless it applies to all. */
const clauseText =
  ({ lines }: Pick<Quote, 'lines'>) =>
  ({ name, codes = [] }: QuoteClause) =>
    codes.length && !(codes.length > 1 && codes.length === lines.length)
      ? `${name} (${codes.join(', ')})`
      : name;

/**
 * Draws inclusions and exclusions side by side, each continuing on further pages.
 * @param y end of the previous content.
 * @returns end of the longer list.
 */
export function drawClauses(pen: ClausePen, quote: Quote, y: number): { page: number; y: number } {
  const { doc, font, left, width, muted, money, bottom, figures } = pen;
  const clauses = (
    [
      ['Inclusions', quote.inclusions],
      ['Exclusions', quote.exclusions],
    ] as const
  ).filter(([, list]) => list.length > 0);
  let end = { page: doc.bufferedPageRange().count - 1, y };
  if (!clauses.length) return end;
  const wordsOf = clauseText(quote);
  const each = clauses.length === 2 ? (width - gutter) / 2 : width;
  const isCounted = (clause: QuoteClause, title: string) =>
    clause.amount !== undefined && title === 'Inclusions';
  const wordWidth = (clause: QuoteClause, title: string) =>
    each - 14 - (isCounted(clause, title) ? amountWidth : 0);
  const noteOf = ({ amount }: QuoteClause, title: string) =>
    amount !== undefined && title === 'Exclusions'
      ? `${money(amount)} if added, not included in the total`
      : '';
  const textHeight = (clause: QuoteClause, title: string) =>
    font(false, 9).heightOfString(wordsOf(clause), { width: wordWidth(clause, title) });
  const heightOf = (clause: QuoteClause, title: string) =>
    textHeight(clause, title) + (noteOf(clause, title) ? 11 : 0) + 3;
  const tallest = Math.max(
    ...clauses.map(([title, list]) => list.reduce((sum, clause) => sum + heightOf(clause, title), 26)),
  );
  const onOnePage = tallest < bottom() - 54;
  let at = y + 8;
  if (at + (onOnePage ? tallest : 60) > bottom()) {
    doc.addPage();
    at = 54;
  }
  const start = { page: doc.bufferedPageRange().count - 1, y: at };
  for (const [index, [title, list]] of clauses.entries()) {
    const x = left + index * (each + gutter);
    let page = start.page;
    doc.switchToPage(page);
    font(true, 10).text(title, x, start.y, { width: each });
    at = doc.y + 4;
    for (const clause of list) {
      const height = heightOf(clause, title);
      if (at + height > bottom()) {
        page++;
        if (page < doc.bufferedPageRange().count) doc.switchToPage(page);
        else doc.addPage();
        at = 54;
      }
      font(false, 9, muted).text('•', x, at, { lineBreak: false });
      font(false, 9).text(wordsOf(clause), x + 12, at, { width: wordWidth(clause, title) });
      if (isCounted(clause, title))
        font(false, 9).text(money(clause.amount ?? '0'), x + each - amountWidth, at, {
          width: amountWidth,
          align: 'right',
          lineBreak: false,
          ...figures,
        });
      const note = noteOf(clause, title);
      if (note)
        font(false, 8, muted).text(note, x + 12, at + height - 13, { width: each - 14, lineBreak: false });
      at += height;
    }
    if (index === 0 || page > end.page || (page === end.page && at > end.y)) end = { page, y: at };
  }
  return end;
}
