import type { Bid } from '@plumbline/api';
import { formatMoney } from '@plumbline/ui/format';
import { Text } from '@plumbline/ui/Text';
import { spreadText } from './bid-comparison.ts';
import type { BidRole } from './bid-roles.ts';
import { isPriced, scopeOf, spreadOf } from './bidders.ts';
import { bidsMessages as text } from './messages.ts';

/** Summary line of the bids: number of answers and, for a single scope, the lowest price and the spread. */
export function BidsSummary({ bids, role }: { bids: readonly Bid[]; role: BidRole }) {
  const answered = bids.filter((bid) => isPriced(bid) || bid.status === 'Declined').length;
  const scopes = new Set(bids.map(scopeOf)).size;
  const spread = scopes === 1 ? spreadOf(bids) : undefined;
  const low = spread && bids.filter(({ uuid }) => spread.lowest.includes(uuid)).map(({ name }) => name);
  return (
    <Text size="small" tone="muted">
      {[
        text.answeredCount(answered, bids.length, role.words.answered),
        ...(scopes > 1 ? [`${scopes} scopes`] : []),
        ...(spread && low
          ? [
              `${role.words.lowest.replace(' ', ` ${formatMoney(spread.low)} `)} ${low.join(', ')}`,
              `spread ${spreadText(spread)}`,
            ]
          : []),
      ].join(' · ')}
    </Text>
  );
}
