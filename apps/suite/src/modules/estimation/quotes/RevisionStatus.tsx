import type { Quote } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pill } from '@plumbline/ui/Pill';
import { staleText } from '../staleness/OutdatedBadge.tsx';
import { useStaleness } from './useStaleness.ts';
import { quotesMessages } from './messages.ts';

/** Label of a revision: "Active", or its difference today if its inputs have changed. */
function useForce(quote: Quote): { text: string; tone: 'ok' | 'warn' } | undefined {
  const stale = useStaleness(quote);
  if (!stale) return quote.is_active ? { text: quotesMessages.active, tone: 'ok' } : undefined;
  return { text: staleText(stale.difference), tone: 'warn' };
}

export function RevisionStatus({ quote }: { quote: Quote }) {
  const force = useForce(quote);
  return force ? <Pill tone={force.tone}>{force.text}</Pill> : null;
}

/** Card of a revision on a narrow screen. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const force = useForce(quote);
  return (
    <ListCard
      title={`R${quote.revision} ${quote.name}`}
      figure={formatMoney(quote.total)}
      subtitle={[quote.number, quote.customer_name].filter(Boolean).join(' · ')}
      meta={[
        quote.status,
        formatDate(utcDay(quote.createdAt)),
        force?.text ?? '',
        quote.tags.join(', '),
      ].filter(Boolean)}
    />
  );
}
