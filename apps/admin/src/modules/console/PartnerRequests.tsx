import type { PartnerRequest } from '@plumbline/api';
import { PartnerRequestFields } from '@plumbline/api/fields';
import { usePartnerRequestsList } from '@plumbline/api/hooks/partner';
import { href } from '@plumbline/app-kit';
import { ListScreen, viewOf } from '@plumbline/app-kit/list/ListScreen';
import { ago } from '@plumbline/app-kit/format/format-values';
import { HandshakeIcon } from '@plumbline/ui/icons';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { stateOf, stateOptions } from './request-state.ts';
import { consoleMessages } from './messages.ts';

const nameOf = ({ firstname, lastname }: PartnerRequest) => `${firstname} ${lastname}`;

const all = { id: 'all', label: consoleMessages.allRequests, filters: [] };
export const states = stateOptions.map(({ id, label }) => viewOf(id, label, 'state', id));

/** List of partner requests with the given views. */
export function RequestList({
  title,
  preferenceKey,
  views,
  empty,
}: {
  title: string;
  preferenceKey: string;
  views: readonly (typeof all | (typeof states)[number])[];
  empty: string;
}) {
  return (
    <ListScreen<PartnerRequest>
      title={title}
      noun={['request', 'requests']}
      preferenceKey={preferenceKey}
      fields={PartnerRequestFields}
      useList={usePartnerRequestsList}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      options={{ state: stateOptions }}
      views={views}
      columns={[
        { id: 'company', width: 240, cell: (row) => <MarkedName name={row.company} /> },
        { id: 'firstname', header: consoleMessages.contact, width: 170, accessor: nameOf },
        { id: 'email', width: 220, isMuted: true },
        { id: 'state', type: 'status', width: 120, accessor: (row) => stateOf(row.state) },
        { id: 'createdAt', header: consoleMessages.received, type: 'datetime', width: 180 },
        { id: 'decided_by', width: 150, accessor: (row) => row.decided_by || '—' },
      ]}
      rowLabel={(row) => row.company}
      rowHref={(row) => href('admin-partner-request', { uuid: row.uuid })}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.company} size={40} letters={2} />}
          title={row.company}
          subtitle={nameOf(row)}
          meta={[stateOf(row.state).label, consoleMessages.receivedAgo(ago(row.createdAt))]}
        />
      )}
      empty={{
        icon: HandshakeIcon,
        text: empty,
      }}
    />
  );
}

/** Partner requests, pending ones first. */
export default function PartnerRequests() {
  return (
    <RequestList
      title={consoleMessages.partnerRequests}
      preferenceKey="partner-requests"
      views={[all, ...states]}
      empty={consoleMessages.partnerRequestsEmpty}
    />
  );
}
