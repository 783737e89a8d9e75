import type { Quote, QuoteClause } from '@plumbline/api';
import type { Pen } from './decision.ts';

/** What the page offers beside a pen: how money is written, and where a page ends. */
export interface ClausePen extends Pen {
  money: (value: string) => string;
  bottom: () => number;
  figures: PDFKit.Mixins.TextOptions;
}

const gutter = 24;
const amountWidth = 64;

/** The words of a clause with the lines that it is about, where those are not all. */
const wordsIn =
  ({ lines }: Pick<Quote, 'lines'>) =>
  ({ name, codes = [] }: QuoteClause) =>
    codes.length && !(codes.length > 1 && codes.length === lines.length)
      ? `${name} (${codes.join(', ')})`
      : name;

/**
 * Inclusions and exclusions side by side, as they are read against each other; each goes on where it must on a page of
 * its own. An inclusion's amount is part of the total; an exclusion says what it would be.
 * @param y where the last thing on the page ends.
 * @returns where the longer one of them ends.
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
  const wordsOf = wordsIn(quote);
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
