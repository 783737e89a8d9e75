import type { Estimation } from '@plumbline/api';
import { useEstimationWorkQuotes } from '@plumbline/api/hooks/estimation';
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
  const { data, error, mutate } = useEstimationWorkQuotes(uuid);
  const quotes = data?.data ?? [];
  // Newest revision of the customer’s quote, or of the first bidder’s.
  const [newest] = quotes;
  return (
    <Section
      title="Quotes"
      {...(data ? { count: quotes.length } : {})}
      {...(quotes.length
        ? {
            actions: (
              <Link href={href('estimation-quotes', { uuid })} size="small">
                View all revisions
              </Link>
            ),
          }
        : {})}
    >
      {error && !data ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="line" count={2} label="Loading the quotes" />
      ) : quotes.length ? (
        <DataTable
          label="Latest revisions"
          frame="card"
          stickyHeader={false}
          rows={quotes.slice(0, 3)}
          getRowId={(quote) => quote.uuid}
          rowLabel={(quote) => `R${quote.revision}, ${quote.name}`}
          rowHref={(quote) => href('estimation-quote', { uuid, quoteId: quote.uuid })}
          columns={[
            {
              id: 'revision',
              header: 'Revision',
              accessor: (quote) => `R${quote.revision}`,
              width: 84,
            },
            { id: 'name', header: 'Quote', accessor: (quote) => quote.name, width: 220 },
            {
              id: 'status',
              header: 'Status',
              type: 'status',
              accessor: (quote) => ({ label: quote.status, tone: quoteTone(quote.status) }),
              width: 100,
            },
            {
              id: 'createdAt',
              header: 'Created',
              type: 'date',
              accessor: (quote) => utcDay(quote.createdAt),
              width: 110,
            },
            { id: 'total', header: 'Total', type: 'money', accessor: (quote) => quote.total, width: 130 },
          ]}
        />
      ) : (
        <EmptyState size="sm" title="No quotes yet" {...(action ? { action } : {})}>
          A quote is a copy of the estimate. Create one when the price is ready.
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
