import type { PublicClause, PublicQuote, Quote, QuoteClause, QuoteDocument } from '@plumbline/api';
import { visibleQuoteLines } from '@plumbline/estimating';
import type { Shareable } from '../../../capabilities/share-links/shareable.ts';
import { undecidableReason } from './answer-transition.ts';
import { answerQuote, recordQuoteOpening } from './decide-quote.ts';
import { quoteDocument } from './quote-document.ts';
import { findQuote } from './revision-lines.ts';
import { browserDocument } from './browser-document.ts';

const clauseOf = ({ name, codes = [], amount }: QuoteClause): PublicClause => ({
  name,
  codes,
  ...(amount === undefined ? {} : { amount }),
});

/** Customer's view of a quote. */
const shown = (quote: Quote, currency: string, document: QuoteDocument | undefined): PublicQuote => {
  const closed = undecidableReason(quote);
  return {
    number: quote.number,
    revision: quote.revision,
    createdAt: quote.createdAt,
    project_name: quote.project_name,
    site: quote.site,
    customer_name: quote.customer_name,
    contact_name: quote.contact_name,
    sales_specialist: quote.sales_specialist,
    description: quote.description ?? '',
    valid_until: quote.valid_until ?? null,
    status: quote.status,
    currency,
    lines: visibleQuoteLines(quote.lines),
    ...(quote.changes ? { changes: quote.changes } : {}),
    totals: quote.totals,
    total: quote.total,
    inclusions: quote.inclusions.map(clauseOf),
    exclusions: quote.exclusions.map(clauseOf),
    alternates: quote.alternates.filter(({ offered }) => offered),
    base: quote.base,
    ...(quote.decision ? { decision: quote.decision } : {}),
    ...(document ? { document } : {}),
    ...(closed ? { closed } : {}),
  };
};

/** Share view of a quote revision, which its customer reads and answers. */
export const publicQuote: Shareable = {
  label: 'This quote',
  module: 'estimation',
  right: { app: 7, name: 'quote', type: 'e' },
  show: async (uuid, context) => {
    const quote = await findQuote(uuid, context);
    if (!quote) return undefined;
    const head = await quoteDocument.letterhead(quote, context.company, context);
    return {
      title: quote.name,
      note: [`${quote.number} R${quote.revision}`, quote.project_name].filter(Boolean).join(' · '),
      items: [{ id: uuid, name: `${quote.number} R${quote.revision}.pdf`, content_type: 'application/pdf' }],
      quote: shown(quote, head.currency, await browserDocument(quote, head, context)),
    };
  },
  file: async (uuid, { name, content_type }, context) => {
    const quote = await findQuote(uuid, context);
    if (!quote) throw new Error('a quote that was just shown is not there');
    return {
      file: await quoteDocument.pdf(quote, context.company, context),
      contentType: content_type,
      name,
    };
  },
  opened: async (uuid, context) => {
    const quote = await findQuote(uuid, context);
    if (quote) await recordQuoteOpening(quote, context);
  },
  answer: async (uuid, body, context) => {
    const quote = await findQuote(uuid, context);
    if (quote) await answerQuote(quote, body, context);
  },
};
