import { letterhead } from '../configured.ts';
import type { PublicThing } from '../public-thing.ts';
import { quotePdf } from './quote-pdf.ts';
import { findQuote } from './quotes.ts';

/** One revision of a quote, as the PDF that a customer reads. */
export const publicQuote: PublicThing = {
  label: 'This quote',
  module: 'estimation',
  right: { app: 7, name: 'quote', type: 'e' },
  show: async (uuid, context) => {
    const quote = await findQuote(uuid, context);
    return (
      quote && {
        title: quote.name,
        note: [`${quote.number} R${quote.revision}`, quote.project_name].filter(Boolean).join(' · '),
        items: [
          { id: uuid, name: `${quote.number} R${quote.revision}.pdf`, content_type: 'application/pdf' },
        ],
      }
    );
  },
  file: async (uuid, { name, content_type }, context) => {
    const quote = await findQuote(uuid, context);
    if (!quote) throw new Error('a quote that was just shown is not there');
    return {
      file: await quotePdf(quote, await letterhead(context, context.company)),
      contentType: content_type,
      name,
    };
  },
};
