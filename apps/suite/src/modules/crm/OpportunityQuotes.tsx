import type { OpportunityQuote } from '@plumbline/api';
import type { useOpportunityQuotesList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { SectionTable } from '@plumbline/app-kit/record/SectionTable';
import { utcDay } from '@plumbline/dates';
import type { Column } from '@plumbline/ui/DataTable';
import { FileTextIcon } from '@plumbline/ui/icons';
import { crmMessages } from './messages.ts';
import { revisionStatus } from './revision-status.ts';

/** How often the customer opened a sent revision. */
function views({ status, opened }: OpportunityQuote): string {
  if (status === 'Draft') return '';
  return opened > 0 ? crmMessages.times(opened) : crmMessages.notYet;
}

const columns: Column<OpportunityQuote>[] = [
  {
    id: 'number',
    header: crmMessages.quote,
    type: 'code',
    accessor: ({ number, revision }) => `${number} R${revision}`,
    width: 128,
  },
  { id: 'name', header: crmMessages.description, accessor: ({ name }) => name, width: 112 },
  { id: 'customer_name', header: crmMessages.recipient, accessor: (row) => row.customer_name, width: 140 },
  { id: 'total', header: crmMessages.amount, type: 'money', accessor: ({ total }) => total, width: 108 },
  {
    id: 'margin',
    header: crmMessages.margin,
    type: 'percent',
    accessor: ({ margin }) => margin ?? null,
    width: 72,
  },
  {
    id: 'issued_at',
    header: crmMessages.sent,
    type: 'date',
    accessor: ({ issued_at }) => (issued_at ? utcDay(issued_at) : null),
    width: 100,
  },
  { id: 'opened', header: crmMessages.viewed, accessor: views, isMuted: true, width: 72 },
  { id: 'status', header: crmMessages.status, type: 'status', accessor: revisionStatus, width: 126 },
];

/** Quote revisions of an opportunity, the newest first. */
export function OpportunityQuotes({ of }: { of: ReturnType<typeof useOpportunityQuotesList> }) {
  const rows = of.data?.data ?? [];
  const hidden = new Set([
    ...(rows.some(({ margin }) => margin !== undefined) ? [] : ['margin']),
    // One recipient is the customer, whom the header names.
    ...(new Set(rows.map(({ customer_name }) => customer_name)).size > 1 ? [] : ['customer_name']),
  ]);
  return (
    <SectionTable<OpportunityQuote>
      of={of}
      label={crmMessages.quotes}
      rows={rows}
      getRowId={({ uuid }) => uuid}
      rowLabel={({ number, revision, name }) => `${number} R${revision}, ${name}`}
      rowHref={({ uuid, estimation_id }) => href('estimation-quote', { uuid: estimation_id, quoteId: uuid })}
      columns={columns.filter(({ id }) => !hidden.has(id))}
      empty={{ icon: FileTextIcon, title: crmMessages.noQuotesYet, children: crmMessages.quotesEmpty }}
    />
  );
}
