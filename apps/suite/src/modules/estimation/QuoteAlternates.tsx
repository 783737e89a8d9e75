import type { Quote, QuoteAlternateChoice } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { alternateItems } from '@plumbline/app-kit/quote/alternate-items';
import { AlternateList } from '@plumbline/ui/EstimateQuote';

/** The choices beside a quote's base bid; of a draft, which are offered and which are in the total. */
export function QuoteAlternates({
  quote,
  save,
}: {
  quote: Quote;
  /** Of a draft that may be changed. */
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
      title="Alternates"
      note="Checked alternates are in the total"
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
