import type { useStatuses } from '@plumbline/app-kit/data/lookups';
import type { Column } from '@plumbline/ui/DataTable';
import { bidsMessages } from './messages.ts';

interface Bid {
  stage?: string;
  bid_date?: string | null;
  amount?: string | null;
}

/** Columns of an opportunity list inside another record: stage, bid date and amount. */
export const bidColumns = <Row extends Bid>(stages: ReturnType<typeof useStatuses>): Column<Row>[] => [
  {
    id: 'stage',
    header: bidsMessages.stage,
    type: 'status',
    accessor: ({ stage }) => stages.cell(stage),
    width: 130,
  },
  {
    id: 'bid_date',
    header: bidsMessages.bidDate,
    type: 'date',
    accessor: (each) => each.bid_date ?? null,
    width: 110,
  },
  {
    id: 'amount',
    header: bidsMessages.amount,
    type: 'money',
    accessor: (each) => each.amount ?? null,
    width: 130,
  },
];
