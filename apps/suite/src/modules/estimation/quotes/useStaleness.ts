import type { Quote, QuoteStaleness } from '@plumbline/api';
import { useQuotesReadStaleness } from '@plumbline/api/hooks/estimation';
import { useDecision } from '@plumbline/permissions/react';

/** Staleness of a newest draft or an active sent or accepted quote; undefined if nothing changed or the user may not see it. */
export function useStaleness(quote: Quote): QuoteStaleness | undefined {
  const maySee = useDecision({ app: 7, name: 'estimation', type: 'v' });
  const isOpen =
    quote.status === 'Draft'
      ? quote.is_newest
      : quote.is_active && (quote.status === 'Sent' || quote.status === 'Accepted');
  const { data } = useQuotesReadStaleness(quote.estimation_id, quote.uuid, {
    swr: { enabled: maySee.allowed && isOpen },
  });
  const found = isOpen ? data?.data : undefined;
  return found && (found.reasons.length > 0 || Number(found.difference) !== 0) ? found : undefined;
}
