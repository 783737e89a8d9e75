import type { Quote } from '@plumbline/api';
import { quotesCloseOthers, quotesReopen, useQuotesList } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { countText } from '@plumbline/app-kit/format/count-text';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { openOthers } from './quote-status.ts';
import { quotesMessages } from './messages.ts';

const named = ({ customer_name, number, revision }: Quote) =>
  `${customer_name ? `${customer_name}, ` : ''}${number} R${revision}`;

/** Banner of an accepted quote that closes the open quotes to other bidders; on a closed quote, reopens it. */
export function CompetingQuotes({ quote, onChanged }: { quote: Quote; onChanged: () => void }) {
  const { estimation_id, uuid, status, version } = quote;
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const { data, mutate } = useQuotesList(estimation_id);
  const [isPending, setPending] = useState(false);
  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
      await mutate();
      onChanged();
    } catch (reason) {
      showError(reason);
    }
    setPending(false);
  };
  const reopen = async (closed: readonly Quote[]) => {
    for (const each of closed) await quotesReopen(estimation_id, each.uuid, { version: each.version });
  };
  const close = async () => {
    const { data: closed } = await quotesCloseOthers(estimation_id, uuid);
    toast.success(`${countText(closed.length, { one: 'quote', many: 'quotes' })} closed`, {
      duration: 10_000,
      action: { label: quotesMessages.undo, onPress: () => void run(() => reopen(closed)) },
    });
  };
  if (status === 'Closed')
    return (
      <Banner
        tone="info"
        action={
          <Button
            size="sm"
            isPending={isPending}
            onPress={() => void run(() => reopen([{ ...quote, version }]))}
            {...denied(mayEdit)}
          >
            {quotesMessages.reopenQuote}
          </Button>
        }
      >
        {quotesMessages.closedByAcceptanceNotice}
      </Banner>
    );
  const others = openOthers(quote, data?.data ?? []);
  if (!others.length) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" isPending={isPending} onPress={() => void run(close)} {...denied(mayEdit)}>
          {others.length === 1 ? quotesMessages.closeQuote : quotesMessages.closeQuotes(others.length)}
        </Button>
      }
    >
      {quotesMessages.openQuotesNotice(
        others.length === 1 ? 'Another quote is' : `${others.length} other quotes are`,
        others.map(named).join('; '),
        others.length,
      )}
    </Banner>
  );
}
