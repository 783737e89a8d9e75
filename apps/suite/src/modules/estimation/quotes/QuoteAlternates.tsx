import type { Quote, QuoteAlternateChoice } from '@plumbline/api';
import { showError } from '@plumbline/app-kit';
import { alternateItems } from '@plumbline/quotes/alternate-items';
import { OptionalItemList } from '@plumbline/ui/OptionalItemList';
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
    <OptionalItemList
      title={quotesMessages.alternates}
      note={quotesMessages.alternatesNote}
      items={alternateItems(quote.alternates)}
      {...(save
        ? {
            onInclude: ({ id }, accepted) => put(id, { accepted }),
            onVisibilityChange: ({ id }, offered) => put(id, { offered }),
          }
        : {})}
    />
  );
}
