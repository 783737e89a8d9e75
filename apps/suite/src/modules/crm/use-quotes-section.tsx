import type { OpportunityQuote } from '@plumbline/api';
import { useOpportunityQuotesList } from '@plumbline/api/hooks/estimation';
import type { RecordSection } from '@plumbline/app-kit/record/RecordScreen';
import { useDecision } from '@plumbline/permissions/react';
import { OpportunityQuotes } from './OpportunityQuotes.tsx';
import { crmMessages } from './messages.ts';

/** Section of an opportunity's record with its quotes, and the quote in force; nothing without the right to see quotes. */
export function useQuotesSection(opportunityId: string): {
  section: RecordSection | undefined;
  /** Newest revision that was sent and is in force. */
  inForce: OpportunityQuote | undefined;
} {
  const maySee = useDecision({ app: 7, name: 'quote', type: 'v' });
  const loaded = useOpportunityQuotesList(opportunityId, { swr: { enabled: maySee.allowed } });
  const quotes = loaded.data?.data;
  return {
    section: maySee.allowed
      ? {
          id: 'quotes',
          label: crmMessages.quotes,
          count: quotes?.length,
          content: <OpportunityQuotes of={loaded} />,
        }
      : undefined,
    inForce: quotes?.find(({ is_active, status }) => is_active && status !== 'Draft'),
  };
}
