import type { Estimation, Quote } from '@plumbline/api';
import { useQuoteCustomersList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { GitCompareIcon, UserPlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { QuoteForm } from '../quotes/QuoteForm.tsx';
import { bidsMessages } from './messages.ts';

/** Explains why there is nothing to compare, and leads to the next quote. */
export function EmptyBidComparison({
  estimation,
  quotes,
  onQuoted,
}: {
  estimation: Estimation;
  /** All revisions of the estimation. */
  quotes: readonly Quote[];
  /** Called when a quote for a bidder was created. */
  onQuoted: () => void;
}) {
  const { uuid, opportunity_id } = estimation;
  const { data } = useQuoteCustomersList(uuid);
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const [isQuoting, setQuoting] = useState(false);
  const navigate = useNavigate();
  const isUnquoted = data?.data.some(
    ({ bidder_id }) => bidder_id && !quotes.some((quote) => quote.bidder_id === bidder_id),
  );
  return (
    <>
      <EmptyState
        icon={GitCompareIcon}
        title={quotes.length === 0 ? bidsMessages.noQuotesTitle : bidsMessages.comparisonEmptyTitle}
        action={
          isUnquoted ? (
            <Button
              variant="primary"
              icon={UserPlusIcon}
              onPress={() => setQuoting(true)}
              {...denied(mayAdd)}
            >
              {bidsMessages.quoteABidder}
            </Button>
          ) : opportunity_id ? (
            <Button href={href('opportunity-view', { uuid: opportunity_id })}>
              {bidsMessages.addBidders}
            </Button>
          ) : (
            <Button href={href('estimation-quotes', { uuid })}>{bidsMessages.viewAllRevisions}</Button>
          )
        }
      >
        {isUnquoted || !opportunity_id ? bidsMessages.comparisonEmpty : bidsMessages.comparisonWithoutBidders}
      </EmptyState>
      {isQuoting && (
        <QuoteForm
          estimation={estimation}
          quotes={quotes}
          onClose={() => setQuoting(false)}
          onSaved={(quote) => {
            onQuoted();
            void navigate(href('estimation-quote', { uuid, quoteId: quote.uuid }));
          }}
        />
      )}
    </>
  );
}
