import type { Quote, QuoteStaleness } from '@plumbline/api';
import { useQuoteRadarRead } from '@plumbline/api/hooks/estimation';
import { useDecision } from '@plumbline/permissions/react';

/** What has changed under a quote that is worked on, or with the customer and not answered; undefined where nothing has, or nobody may see it. */
export function useStaleness(quote: Quote): QuoteStaleness | undefined {
  const maySee = useDecision({ app: 7, name: 'estimation', type: 'v' });
  const isOpen = quote.status === 'Draft' ? quote.is_newest : quote.is_active && quote.status === 'Sent';
  const { data } = useQuoteRadarRead(quote.estimation_id, quote.uuid, {
    swr: { enabled: maySee.allowed && isOpen },
  });
  const found = isOpen ? data?.data : undefined;
  return found && (found.reasons.length > 0 || Number(found.difference) !== 0) ? found : undefined;
}
