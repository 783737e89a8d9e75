import type { CustomerAiRequest } from '@plumbline/api';
import { CustomerAiRequestFields } from '@plumbline/api/fields';
import { useCustomerAiRequestsList } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { ListScreen, stateText, type ListStates } from '@plumbline/app-kit/list/ListScreen';
import { ago } from '@plumbline/app-kit/format/format-values';
import { formatMoney } from '@plumbline/ui/format';
import { DraftingCompassIcon } from '@plumbline/ui/icons';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { stateOf, stateOptions } from './request-state.ts';
import { requestsMessages } from './messages.ts';

const states: ListStates = {
  field: 'request_status',
  all: requestsMessages.allRequests,
  states: stateOptions.map(({ id }) => ({ id, ...stateOf(id) })),
};

/** Lists paid AI estimate requests, newest first. */
export default function CustomerRequests() {
  return (
    <ListScreen<CustomerAiRequest>
      title={requestsMessages.aiEstimateRequests}
      noun={['request', 'requests']}
      preferenceKey="customer-requests"
      fields={CustomerAiRequestFields}
      useList={useCustomerAiRequestsList}
      defaultSort={{ columnId: 'submitted_at', direction: 'desc' }}
      states={states}
      columns={[
        { id: 'company', width: 190, cell: (row) => <MarkedName name={row.company} /> },
        { id: 'estimation', width: 190 },
        { id: 'pages', type: 'number', width: 70 },
        { id: 'amount', type: 'money', width: 100 },
        { id: 'request_status', width: 120 },
        { id: 'submitted_at', type: 'datetime', width: 170 },
        { id: 'completed_at', type: 'datetime', width: 170 },
        { id: 'completed_by', width: 125, accessor: (row) => row.completed_by || '—' },
      ]}
      rowLabel={(row) => `${row.company}, ${row.estimation}`}
      rowHref={(row) => href('admin-request-overview', {}, { tenant: row.tenant_id, request: row.uuid })}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.company} size={40} letters={2} />}
          title={row.company}
          figure={formatMoney(row.amount)}
          subtitle={row.estimation}
          meta={[
            stateText(states, row.request_status),
            `${row.pages} ${row.pages === 1 ? 'page' : 'pages'}`,
            requestsMessages.sentAgo(ago(row.submitted_at)),
          ]}
        />
      )}
      empty={{
        icon: DraftingCompassIcon,
        text: requestsMessages.requestsEmpty,
      }}
    />
  );
}
