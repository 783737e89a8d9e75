import type { Quote } from '@plumbline/api';
import { visibleQuoteLines } from '@plumbline/estimating';
import type { Letterhead } from '../../../../pdf/letterhead.ts';
import { drawAlternates } from './alternates.ts';
import { drawDocument } from './rich-text.ts';
import { createQuotePages } from './page.ts';
import { drawClauseLists, drawFacts, drawHead, drawLines, drawSignature, drawTotals } from './parts.ts';

/**
 * Renders a quote as a letter-size PDF from stored data only, so that the bytes are reproducible.
 * @param html document with filled fields; undefined for the standard layout.
 */
export async function quotePdf(stored: Quote, head: Letterhead, html?: string): Promise<Uint8Array> {
  const quote: Quote = { ...stored, lines: visibleQuoteLines(stored.lines) };
  const paper = createQuotePages(quote, head, html !== undefined);
  if (html !== undefined) {
    drawDocument(paper, html, quote, head);
    return paper.finish();
  }
  const { doc, font, left, width } = paper;
  drawHead(paper, quote, head, 'Quote');
  font(true, 16).text(quote.name, left, paper.y, { width });
  paper.y = doc.y + 10;
  drawFacts(paper, quote, head.name);
  paper.y += 14;
  if (quote.description) {
    font(false, 9.5).text(quote.description, left, paper.y, { width });
    paper.y = doc.y + 10;
  }
  drawLines(paper, quote, { hasQuantity: true, hasUnitPrice: true, hasAmount: true });
  paper.y += 10;
  drawTotals(paper, quote, head.currency);
  drawAlternates(paper, quote);
  drawClauseLists(paper, quote, { inclusions: true, exclusions: true });
  paper.y += 18;
  drawSignature(paper, quote);
  return paper.finish();
}
