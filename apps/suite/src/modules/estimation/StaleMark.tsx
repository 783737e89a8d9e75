import { Pill } from '@plumbline/ui/Pill';
import { formatWholeMoney } from '@plumbline/ui/format';
import { signed } from './signed.ts';

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
