import type { Estimation } from '@plumbline/api';
import { useQuotesList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { utcDay } from '@plumbline/dates';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import type { ReactNode } from 'react';
import { QuoteForm } from './QuoteForm.tsx';
import { quoteTone } from './quote-status.ts';
import { quotesMessages } from './messages.ts';

/** Section with the latest quote revisions of an estimation and a button for the next one. */
export function LatestQuotes({
  estimation,
  action,
  isMaking,
  onClose,
  onSaved,
}: {
  estimation: Estimation;
  action: ReactNode;
  isMaking: boolean;
  onClose: () => void;
  onSaved: (uuid: string) => void;
}) {
  const { uuid } = estimation;
  const { data, error, mutate } = useQuotesList(uuid);
  const quotes = data?.data ?? [];
  // Newest revision of the customer’s quote, or of the first bidder’s.
  const [newest] = quotes;
  return (
    <Section
      title={quotesMessages.quotes}
      {...(data ? { count: quotes.length } : {})}
      {...(quotes.length
        ? {
            actions: (
              <Link href={href('estimation-quotes', { uuid })} size="small">
                {quotesMessages.viewAllRevisions}
              </Link>
            ),
          }
        : {})}
    >
      {error && !data ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="line" count={2} label={quotesMessages.loadingTheQuotes} />
      ) : quotes.length ? (
        <DataTable
          label={quotesMessages.latestRevisions}
          frame="card"
          hasStickyHeader={false}
          rows={quotes.slice(0, 3)}
          getRowId={(quote) => quote.uuid}
          rowLabel={(quote) => `R${quote.revision}, ${quote.name}`}
          rowHref={(quote) => href('estimation-quote', { uuid, quoteId: quote.uuid })}
          columns={[
            {
              id: 'revision',
              header: quotesMessages.revision,
              accessor: (quote) => `R${quote.revision}`,
              width: 84,
            },
            { id: 'name', header: quotesMessages.quote, accessor: (quote) => quote.name, width: 220 },
            {
              id: 'status',
              header: quotesMessages.status,
              type: 'status',
              accessor: (quote) => ({ label: quote.status, tone: quoteTone(quote.status) }),
              width: 100,
            },
            {
              id: 'createdAt',
              header: quotesMessages.created,
              type: 'date',
              accessor: (quote) => utcDay(quote.createdAt),
              width: 110,
            },
            {
              id: 'total',
              header: quotesMessages.total,
              type: 'money',
              accessor: (quote) => quote.total,
              width: 130,
            },
          ]}
        />
      ) : (
        <EmptyState size="sm" title={quotesMessages.noQuotesYet} {...(action ? { action } : {})}>
          {quotesMessages.quotesEmpty}
        </EmptyState>
      )}
      {isMaking && data && (
        <QuoteForm
          estimation={estimation}
          {...(newest ? { previous: newest } : {})}
          onClose={onClose}
          onSaved={(quote) => {
            void mutate();
            onSaved(quote.uuid);
          }}
        />
      )}
    </Section>
  );
}
