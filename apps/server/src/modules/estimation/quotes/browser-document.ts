import type { Quote, QuoteDocument } from '@plumbline/api';
import type { Context } from '../../../context/context.ts';
import type { Letterhead } from '../../../pdf/letterhead.ts';
import { browserLetterhead } from './document.ts';
import { quoteDocument } from './quote-document.ts';

/** Revision document for browsers: as sent, for a draft from its template; undefined for the standard layout. */
export async function browserDocument(
  quote: Quote,
  head: Letterhead,
  context: Pick<Context, 'tx'>,
): Promise<QuoteDocument | undefined> {
  const html = await quoteDocument.text(quote, head, context);
  return html === undefined ? undefined : { html, head: browserLetterhead(head) };
}
