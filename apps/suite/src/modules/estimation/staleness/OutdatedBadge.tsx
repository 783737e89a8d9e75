import type { Estimation } from '@plumbline/api';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { Pill } from '@plumbline/ui/Pill';
import { formatWholeMoney } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';
import { stalenessMessages } from './messages.ts';

const amountOf = (difference: string | null | undefined): string | undefined =>
  Number(difference ?? 0) === 0 ? undefined : signed(difference ?? '0');

/** Text of a stale record: the difference of its total today, or "Out of date". */
export const staleText = (difference: string | null | undefined): string => {
  const amount = amountOf(difference);
  return amount === undefined ? stalenessMessages.outOfDate : `${amount} today`;
};

/** The difference in whole dollars, for phone cards. */
export function staleAmount(difference: string | null | undefined): string {
  const amount = Number(difference ?? 0);
  return amount === 0
    ? stalenessMessages.outOfDate
    : `${amount > 0 ? '+' : ''}${formatWholeMoney(String(amount))}`;
}

/** Pill of the "Out of date" column. */
export function OutdatedBadge({ difference }: { difference: string | null | undefined }) {
  return <Pill tone="warn">{amountOf(difference) ?? stalenessMessages.outOfDate}</Pill>;
}

type Behind = Pick<Estimation, 'is_stale' | 'stale_difference' | 'quote_difference'>;

/**
 * Text for a change of the estimate since the customer's quote; undefined if there is none or the staleness already
 * shows it.
 */
export function quoteBehind({ is_stale, stale_difference, quote_difference }: Behind): string | undefined {
  const amount = Number(quote_difference ?? 0);
  if (amount === 0 || (is_stale && Number(stale_difference ?? 0) === amount)) return undefined;
  return stalenessMessages.outdatedQuoteAmount(staleAmount(quote_difference));
}

/** Pill of the quote difference column; names the quote for screen readers. */
export function QuoteBehind({ of }: { of: Pick<Estimation, 'quote_difference' | 'quote_behind'> }) {
  const amount = amountOf(of.quote_difference);
  if (amount === undefined) return null;
  return (
    <>
      {amount}
      <VisuallyHidden>{` since ${of.quote_behind ?? 'it was sent'}`}</VisuallyHidden>
    </>
  );
}
