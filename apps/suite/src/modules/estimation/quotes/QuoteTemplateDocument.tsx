import type { Quote } from '@plumbline/api';
import { useQuotesReadDocument } from '@plumbline/api/hooks/estimation';
import { visibleQuoteLines } from '@plumbline/estimating';
import { QuotePaper } from '@plumbline/quotes/QuotePaper';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useEffect, useRef } from 'react';
import { QuoteTemplateProblems } from './QuoteTemplateProblems.tsx';
import { quotesMessages } from './messages.ts';

/** Document of a revision as the customer sees it, with the problems of its template. */
export function QuoteTemplateDocument({ quote }: { quote: Quote }) {
  const { data, error, mutate } = useQuotesReadDocument(quote.estimation_id, quote.uuid);
  const shown = useRef(quote.version);
  useEffect(() => {
    if (shown.current === quote.version) return;
    shown.current = quote.version;
    void mutate();
  }, [quote.version, mutate]);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={quotesMessages.loadingTheDocument} />;
  const { document, problems } = data.data;
  return (
    <Stack gap={12}>
      <QuoteTemplateProblems problems={problems} />
      {document ? (
        <QuotePaper quote={{ ...quote, lines: visibleQuoteLines(quote.lines) }} document={document} />
      ) : (
        <Text tone="muted">{quotesMessages.standardLayoutNotice}</Text>
      )}
    </Stack>
  );
}
