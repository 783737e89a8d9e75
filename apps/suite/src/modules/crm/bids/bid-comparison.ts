import { formatMoney, formatPercent } from '@plumbline/ui/format';
import type { leveled, Spread } from './bidders.ts';
import { bidsMessages as text } from './messages.ts';

/** Difference of the highest and the lowest price, with its percentage, e.g. `$4,100.00 (9.9%)`. */
export const spreadText = ({ difference, percent }: Spread): string =>
  `${formatMoney(difference)}${percent === undefined ? '' : ` (${formatPercent(percent)})`}`;

type Marks = ReturnType<typeof leveled>;
/** Cell that compares a bid with the lowest one of its scope; null for a bid without a rival. */
export function comparisonOf(mark: ReturnType<Marks['get']>) {
  if (!mark) return null;
  return mark.isLowest
    ? { label: text.lowest, tone: 'ok' as const }
    : mark.above
      ? `+${formatPercent(mark.above)}`
      : null;
}
