import type { Quote, QuoteAlternateChoice } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { alternateItems } from '@plumbline/app-kit/quote/alternate-items';
import { AlternateList } from '@plumbline/ui/EstimateQuote';
import { quotesMessages } from './messages.ts';

/** Alternates of a quote; in a draft, their offered and accepted states can be changed. */
export function QuoteAlternates({
  quote,
  save,
}: {
  quote: Quote;
  /** Saves the choices; absent if the revision cannot be edited. */
  save?: (change: { alternates: QuoteAlternateChoice[] }) => Promise<void>;
}) {
  const put = (uuid: string, change: Partial<QuoteAlternateChoice>) => {
    const now = quote.alternates.find((each) => each.uuid === uuid);
    if (!save || !now) return;
    const { offered, accepted } = now;
    save({ alternates: [{ uuid, offered, accepted, ...change }] }).catch(showError);
  };
  return (
    <AlternateList
      title={quotesMessages.alternates}
      note={quotesMessages.quoteAlternatesNote}
      items={alternateItems(quote.alternates)}
      {...(save
        ? {
            onAccept: ({ id }, accepted) => put(id, { accepted }),
            onOffer: ({ id }, offered) => put(id, { offered }),
          }
        : {})}
    />
  );
}
