import type { Bid } from '@plumbline/api';
import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Inline } from '@plumbline/ui/Inline';
import { useIsNarrow } from '@plumbline/ui/media';
import { Stack } from '@plumbline/ui/Stack';
import { PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { comparisonOf } from './bid-comparison.ts';
import type { BidRole } from './bid-roles.ts';
import { BidCard } from './BidCard.tsx';
import { leveled, scopeOf } from './bidders.ts';
import { BidsSummary } from './BidsSummary.tsx';
import { comparedBidColumns } from './compared-bid-columns.ts';
import { bidsMessages as text } from './messages.ts';

interface BidTableProps {
  role: BidRole;
  bids: readonly Bid[];
  /** Number of bids to show; more are linked. All are shown without it. */
  limit: number | undefined;
  mayEdit: Decision;
  /** Opens the form of a bid. */
  onEdit: (bid: Bid) => void;
  onRemove: (bid: Bid) => void;
  /** Saves a cell. The promise rejects with the message for the editor. */
  onCellEdit: (bid: Bid, column: string, value: string) => Promise<void>;
}

/** Vendors or bidders of an opportunity with their prices, grouped by scope if there are several. */
export function BidTable({ role, bids, limit, mayEdit, onEdit, onRemove, onCellEdit }: BidTableProps) {
  const isNarrow = useIsNarrow();
  const marks = leveled(bids);
  const scopes = new Set(bids.map(scopeOf)).size;
  // Without a limit the array keeps its identity, so that the table does not rerender.
  const shown = limit === undefined ? bids : bids.slice(0, limit);
  return (
    <Stack gap={8} isFullWidth>
      <BidsSummary bids={bids} role={role} />
      <DataTable<Bid>
        label={role.words.title}
        variant="document"
        frame="card"
        rows={shown}
        getRowId={({ uuid }) => uuid}
        rowLabel={(bid) => [bid.name, bid.scope].filter(Boolean).join(', ')}
        columns={comparedBidColumns(role, bids, mayEdit.allowed)}
        {...(scopes > 1 ? { groupBy: ['scope'], defaultExpanded: 'all' as const } : {})}
        onCellEdit={onCellEdit}
        rowActions={(bid) => [
          {
            id: 'edit',
            label: text.edit,
            icon: PencilIcon,
            onAction: () => onEdit(bid),
            ...denied(mayEdit),
          },
          {
            id: 'remove',
            label: text.remove,
            icon: Trash2Icon,
            tone: 'danger',
            onAction: () => onRemove(bid),
            ...denied(mayEdit),
          },
        ]}
        {...(isNarrow
          ? {
              cardView: (bid: Bid) => <BidCard bid={bid} comparison={comparisonOf(marks.get(bid.uuid))} />,
              ...(mayEdit.allowed ? { onRowOpen: onEdit } : {}),
            }
          : {})}
      />
      {shown.length < bids.length && (
        <Inline>
          <Button size="sm" variant="ghost" href={`?tab=${role.words.id}`}>
            {text.viewAll(bids.length)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
