import type { Estimation } from '@plumbline/api';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { Pill } from '@plumbline/ui/Pill';
import { formatWholeMoney } from '@plumbline/ui/format';
import { signed } from './format-signed-money.ts';

const amountOf = (difference: string | null | undefined): string | undefined =>
  Number(difference ?? 0) === 0 ? undefined : signed(difference ?? '0');

/** What something that is out of date would come to more or less today. */
export const staleText = (difference: string | null | undefined): string => {
  const amount = amountOf(difference);
  return amount === undefined ? 'Out of date' : `${amount} today`;
};

/** In whole dollars, for a card of a phone. */
export function staleAmount(difference: string | null | undefined): string {
  const amount = Number(difference ?? 0);
  return amount === 0 ? 'Out of date' : `${amount > 0 ? '+' : ''}${formatWholeMoney(String(amount))}`;
}

/** In a column whose name says what it is. */
export function StaleMark({ difference }: { difference: string | null | undefined }) {
  return <Pill tone="warn">{amountOf(difference) ?? 'Out of date'}</Pill>;
}

type Behind = Pick<Estimation, 'is_stale' | 'stale_difference' | 'quote_difference'>;

/**
 * That the estimate has come to something else since the quote that its customer has; undefined where it has not, or where what
 * changed under it says so already.
 */
export function quoteBehind({ is_stale, stale_difference, quote_difference }: Behind): string | undefined {
  const amount = Number(quote_difference ?? 0);
  if (amount === 0 || (is_stale && Number(stale_difference ?? 0) === amount)) return undefined;
  return `Quote ${staleAmount(quote_difference)}`;
}

/** The same in a column whose name says what it is: by how much, and since which quote for whoever listens. */
export function QuoteBehind({ of }: { of: Pick<Estimation, 'quote_difference' | 'quote_behind'> }) {
  const amount = amountOf(of.quote_difference);
  if (amount === undefined) return null;
  return (
    <>
      {amount}
      <VisuallyHidden>{` since ${of.quote_behind ?? 'it was handed over'}`}</VisuallyHidden>
    </>
  );
}
