import { useQuotesList } from '@plumbline/api/hooks/estimation';
import type { Quote as QuoteRow } from '@plumbline/api';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed, Missing } from '@plumbline/app-kit/data/load-states';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { useParams } from 'react-router';
import { QuoteDocument } from './QuoteDocument.tsx';
import { useEstimation } from '../useEstimation.ts';
import { quotesMessages } from './messages.ts';

export default function Quote() {
  const { uuid = '', quoteId = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  const quotes = useQuotesList(uuid);
  // A failed revalidation keeps the quote and its open forms on screen.
  const areQuotesLost = useFatalError(quotes.error, quotes.data !== undefined);
  const failure: unknown = error ?? (areQuotesLost ? quotes.error : undefined);
  if (failure)
    return (
      <Failed
        error={failure}
        onRetry={() => {
          reload();
          void quotes.mutate();
        }}
      />
    );
  const list = quotes.data?.data ?? [];
  const quote = list.find((each) => each.uuid === quoteId);
  // A quote that was just created is not in the cached list yet: report it missing only after revalidation.
  if (!estimation || !quotes.data || (!quote && quotes.isValidating))
    return <Skeleton shape="card" count={3} label={quotesMessages.loadingTheQuote} />;
  if (!quote) return <Missing />;
  const put = (next: QuoteRow) =>
    void quotes.mutate(
      {
        success: true,
        data: list.map((each) => {
          if (each.uuid === next.uuid) return next;
          // One revision of each number is active.
          return next.is_active && each.number === next.number ? { ...each, is_active: false } : each;
        }),
      },
      { revalidate: false },
    );
  return (
    <QuoteDocument
      key={quote.uuid}
      estimation={estimation}
      quote={quote}
      revisions={list.filter(({ number }) => number === quote.number)}
      put={put}
      reload={async () => {
        reload();
        await quotes.mutate();
      }}
    />
  );
}
