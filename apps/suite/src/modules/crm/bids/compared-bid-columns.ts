import type { Bid } from '@plumbline/api';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import type { Column } from '@plumbline/ui/DataTable';
import { comparisonOf, spreadText } from './bid-comparison.ts';
import { bidRoles, bidStatuses, bidTones, type BidRole } from './bid-roles.ts';
import { leveled, scopeOf, spreadOf } from './bidders.ts';
import { bidsMessages as text } from './messages.ts';

/**
 * Columns of the vendors or bidders of an opportunity, with each price compared to the lowest one.
 * @param bids all bids of the table, by which prices are compared
 * @param isEditable true if cells can be edited
 */
export function comparedBidColumns(role: BidRole, bids: readonly Bid[], isEditable: boolean): Column<Bid>[] {
  const marks = leveled(bids);
  const editable = isEditable ? {} : { isEditable: () => false };
  return [
    {
      id: 'name',
      header: role.words.company,
      type: 'link',
      accessor: (bid) => ({ label: bid.name, href: recordHref(role.kind.name, bid.company_id) ?? '' }),
      width: 170,
    },
    // Bidders rarely receive prices by scope: show the column only when one of them has a scope.
    ...(role === bidRoles.vendor || bids.some(scopeOf)
      ? [
          {
            id: 'scope',
            header: text.scope,
            accessor: (bid: Bid) => bid.scope,
            width: 116,
            editor: { kind: 'text' as const },
            ...editable,
          },
        ]
      : []),
    {
      id: 'status',
      header: text.status,
      type: 'status',
      accessor: ({ status }) => ({ label: status, tone: bidTones[status] ?? 'neutral' }),
      width: 108,
      editor: { kind: 'select', options: bidStatuses.map(({ id, label }) => ({ value: id, label })) },
      ...editable,
    },
    {
      id: 'amount',
      header: role.words.amount,
      type: 'money',
      accessor: ({ amount }) => amount ?? null,
      width: 116,
      editor: { kind: 'decimal', maxFractionDigits: 2 },
      validate: (value) => (value.startsWith('-') ? text.amountNegative : undefined),
      aggregate: 'min',
      ...editable,
    },
    {
      id: 'mark',
      header: text.vsLowest,
      type: 'status',
      align: 'end',
      accessor: ({ uuid }) => comparisonOf(marks.get(uuid)),
      width: 104,
      aggregate: (rows) => {
        const spread = spreadOf([...rows]);
        return spread ? `spread ${spreadText(spread)}` : null;
      },
    },
    {
      id: 'due_on',
      header: text.due,
      type: 'date',
      accessor: (bid) => bid.due_on ?? null,
      width: 100,
      editor: { kind: 'date' },
      ...editable,
    },
  ];
}
