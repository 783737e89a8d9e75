import type { Quote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pill } from '@plumbline/ui/Pill';
import { staleText } from '../staleness/OutdatedBadge.tsx';
import { useStaleness } from './useStaleness.ts';
import { quotesMessages } from './messages.ts';

/** Label of a revision: "Active", "Replaced", or its difference today if its inputs have changed. */
function useRevisionLabel(quote: Quote): { text: string; tone: 'ok' | 'warn' | 'neutral' } | undefined {
  const stale = useStaleness(quote);
  if (stale) return { text: staleText(stale.difference), tone: 'warn' };
  if (quote.is_active) return { text: quotesMessages.active, tone: 'ok' };
  return quote.status === 'Draft' ? undefined : { text: quotesMessages.replaced, tone: 'neutral' };
}

export function RevisionStatus({ quote }: { quote: Quote }) {
  const label = useRevisionLabel(quote);
  return label ? <Pill tone={label.tone}>{label.text}</Pill> : null;
}

/** Card of a revision on a narrow screen. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const label = useRevisionLabel(quote);
  return (
    <ListCard
      title={`R${quote.revision} ${quote.name}`}
      figure={formatMoney(quote.total)}
      subtitle={[quote.number, quote.customer_name].filter(Boolean).join(' · ')}
      meta={[
        quote.status,
        formatDate(utcDay(quote.createdAt)),
        label?.text ?? '',
        quote.tags.join(', '),
      ].filter(Boolean)}
    />
  );
}
