import type { Bid } from '@plumbline/api';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { StatusText } from '@plumbline/ui/StatusText';
import { comparisonOf } from './bid-comparison.ts';
import { bidTones } from './bid-roles.ts';

interface BidCardProps {
  bid: Bid;
  /** Comparison of the bid with the lowest one of its scope. */
  comparison: ReturnType<typeof comparisonOf>;
}

/** Card of a bid, for narrow screens. */
export function BidCard({ bid, comparison }: BidCardProps) {
  return (
    <ListCard
      title={bid.name}
      {...(bid.amount ? { figure: formatMoney(bid.amount) } : {})}
      subtitle={bid.scope}
      meta={[
        <StatusText key="status" tone={bidTones[bid.status] ?? 'neutral'}>
          {bid.status}
        </StatusText>,
        ...(comparison ? [typeof comparison === 'string' ? comparison : comparison.label] : []),
      ]}
    />
  );
}
