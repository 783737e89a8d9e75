import type { PublicClause, PublicQuote, Quote, QuoteClause } from '@plumbline/api';
import type { PublicThing } from '../public-thing.ts';
import { answerQuote, closedBecause, headOf } from './quote-issue.ts';
import { quotePdf } from './quote-pdf.ts';
import { findQuote } from './quote-rows.ts';

const clauseOf = ({ name, codes = [], amount }: QuoteClause): PublicClause => ({
  name,
  codes,
  ...(amount === undefined ? {} : { amount }),
});

/** What a customer may know of a quote, and nothing beside it. */
const shown = (quote: Quote, currency: string): PublicQuote => {
  const closed = closedBecause(quote);
  return {
    number: quote.number,
    revision: quote.revision,
    project_name: quote.project_name,
    site: quote.site,
    customer_name: quote.customer_name,
    sales_specialist: quote.sales_specialist,
    description: quote.description ?? '',
    valid_until: quote.valid_until ?? null,
    status: quote.status,
    currency,
    lines: quote.lines,
    totals: quote.totals,
    total: quote.total,
    inclusions: quote.inclusions.map(clauseOf),
    exclusions: quote.exclusions.map(clauseOf),
    ...(quote.decision ? { decision: quote.decision } : {}),
    ...(closed ? { closed } : {}),
  };
};

/** One revision of a quote, as its customer reads it and answers it. */
export const publicQuote: PublicThing = {
  label: 'This quote',
  module: 'estimation',
  right: { app: 7, name: 'quote', type: 'e' },
  show: async (uuid, context) => {
    const quote = await findQuote(uuid, context);
    if (!quote) return undefined;
    const { currency } = await headOf(quote, context.company, context);
    return {
      title: quote.name,
      note: [`${quote.number} R${quote.revision}`, quote.project_name].filter(Boolean).join(' · '),
      items: [{ id: uuid, name: `${quote.number} R${quote.revision}.pdf`, content_type: 'application/pdf' }],
      quote: shown(quote, currency),
    };
  },
  file: async (uuid, { name, content_type }, context) => {
    const quote = await findQuote(uuid, context);
    if (!quote) throw new Error('a quote that was just shown is not there');
    return {
      file: await quotePdf(quote, await headOf(quote, context.company, context)),
      contentType: content_type,
      name,
    };
  },
  answer: async (uuid, body, context) => {
    const quote = await findQuote(uuid, context);
    if (quote) await answerQuote(quote, body, context);
  },
};
