import type { Estimation, Quote } from '@plumbline/api';
import { useQuotesList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { BannerWithActions } from '../versions/BannerWithActions.tsx';
import { quotesMessages } from './messages.ts';
import { stalenessTitle } from './staleness-title.ts';
import { useStaleness } from './useStaleness.ts';

/** Banner of an estimate that has moved since one of its quotes was accepted, with both totals. */
export function AcceptedQuoteBanner({ estimation: { uuid } }: { estimation: Estimation }) {
  const { data } = useQuotesList(uuid);
  const accepted = data?.data.find(({ status, is_active }) => status === 'Accepted' && is_active);
  return accepted ? <Difference quote={accepted} /> : null;
}

function Difference({ quote }: { quote: Quote }) {
  const found = useStaleness(quote);
  // A changed input that leaves the total as it is belongs to the staleness of the estimate.
  if (!found || Number(found.difference) === 0) return null;
  return (
    <BannerWithActions
      tone="warn"
      title={`${stalenessTitle(quote, found)}.`}
      actions={
        <Button size="sm" href={href('estimation-quote', { uuid: quote.estimation_id, quoteId: quote.uuid })}>
          {quotesMessages.openAcceptedQuote}
        </Button>
      }
    >
      {quotesMessages.acceptedAdvice}
    </BannerWithActions>
  );
}
